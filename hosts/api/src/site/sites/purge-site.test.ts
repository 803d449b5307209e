import { coreSchemas } from '@boardwright/blocks-schema';
import { eq, getTableConfig, getTableName, is, PgTable, sql } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFreshDatabase } from '../../../test/fresh-database.ts';
import type { DatabaseConnection } from '../../platform/database/connect.ts';
import * as schema from '../../platform/database/schema.ts';
import { testClock } from '../../platform/ports/clock.ts';
import { memoryStorage } from '../../platform/ports/storage.ts';
import { seedDemo } from '../../seeding/seed-demo.ts';
import { deleteOldInvoices } from './retain-invoices.ts';
import { type PurgeDeps, purgeDeletedSites } from './purge-site.ts';
import { deletionSteps, isOwnRow, type SiteRows, withOwners } from './rows-of-site.ts';

const { files, invoices, retainedInvoices, sites } = schema;
const tables = Object.values(schema).filter((table) => is(table, PgTable));
const clock = testClock();
const storage = memoryStorage();
const day = 24 * 60 * 60 * 1000;
let connection: DatabaseConnection;
const lines: string[] = [];
const deps = (): PurgeDeps => ({
  db: connection.db,
  storage,
  clock,
  onJobsChanged: async () => undefined,
  log: (line) => void lines.push(line),
});

beforeAll(async () => {
  connection = await openFreshDatabase();
  await seedDemo(
    { db: connection.db, storage, clock, schemas: coreSchemas },
    { jobs: 300, url: (host) => `http://${host}:3000` },
  );
}, 120_000);
afterAll(() => connection.close());

it('knows every table with rows of a site, each once and before what it refers to', () => {
  const order = deletionSteps.flat();
  expect(new Set(order).size).toBe(order.length);
  for (const table of tables)
    for (const { reference, onDelete } of getTableConfig(table).foreignKeys) {
      const { foreignTable } = reference();
      if (onDelete === 'set null' || !order.includes(foreignTable)) continue;
      expect(order.map(getTableName)).toContain(getTableName(table));
    }
  expect(order.slice(-2).map(getTableName).toSorted()).toEqual(['job_boards', 'sites']);
});

/** What a row of jobs or of companies' pages counts or names beside itself, which the end of another site may change. */
const ofOthers = ['revision', 'client_id'];

/** The rows of a site, table by table, as digests; jobs and companies' pages by where they are placed. */
async function rowsOf(of: SiteRows): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  const placedIn: Record<string, string> = { jobs: 'job_id', organisations: 'organisation_id' };
  for (const table of deletionSteps.flat()) {
    const name = getTableName(table);
    const placements = sql.raw(name === 'jobs' ? 'job_board_jobs' : 'organisation_boards');
    const where =
      placedIn[name] === undefined
        ? isOwnRow(table, of)
        : sql`id in (select ${sql.raw(placedIn[name])} from ${placements} where job_board_id = ${of.boardId})`;
    const row =
      placedIn[name] === undefined
        ? sql`to_jsonb(own)`
        : sql`to_jsonb(own) - ${sql.raw(ofOthers.map((one) => `'${one}'`).join(' - '))}`;
    const { rows } = await connection.db.execute(
      sql`with ${withOwners([table], of)} own as (select * from ${table} where ${where})
        select count(*) || ' ' || coalesce(md5(string_agg((${row})::text, '|' order by (${row})::text)), '') as digest from own`,
    );
    all[name] = String(rows[0]?.['digest']);
  }
  return all;
}

it('leaves nothing of the site, nor its files, and everything else as it was, also when it is killed midway', async () => {
  const { db } = connection;
  const all = await db.select().from(sites).orderBy(sites.id);
  const [doomed, other] = all;
  if (!doomed || !other || all.length < 2) throw new Error('The demo has one site');
  const invoiced = await db.select().from(invoices).where(eq(invoices.siteId, doomed.id));
  const owned = await db.select().from(files).where(eq(files.siteId, doomed.id));
  await db.update(sites).set({ deletedAt: clock.now() }).where(eq(sites.id, doomed.id));

  const others = { siteId: other.id, boardId: other.jobBoardId };
  const before = await rowsOf(others);

  clock.advance(30 * day - 1);
  await purgeDeletedSites(deps());
  expect(lines).toEqual([]);
  clock.advance(1);
  // The first round takes the jobs out of the search of all processes.
  await purgeDeletedSites(deps());
  expect(lines).toEqual([]);
  let left = 6;
  const killed = {
    ...deps(),
    log: () => {
      if (--left === 0) throw new Error('killed');
    },
  };
  await expect(purgeDeletedSites(killed)).rejects.toThrow('killed');
  await purgeDeletedSites(deps());
  expect(lines.at(-1)).toBe(`Site ${doomed.id} is deleted for good`);

  for (const table of tables)
    for (const column of getTableConfig(table).columns)
      if (['site_id', 'job_board_id'].includes(column.name)) {
        const id = column.name === 'site_id' ? doomed.id : doomed.jobBoardId;
        expect([getTableName(table), column.name, await db.$count(table, eq(column, id))]).toEqual([
          getTableName(table),
          column.name,
          0,
        ]);
      }
  expect(await rowsOf(others)).toEqual(before);
  expect(invoiced.length).toBeGreaterThan(0);
  const retained = await db.select().from(retainedInvoices);
  expect(retained.map(({ year, number }) => [year, number]).toSorted()).toEqual(
    invoiced.map(({ year, number }) => [year, number]).toSorted(),
  );
  const documents = new Set(retained.map(({ storageKey }) => storageKey));
  const bytes = new Set(storage.keys());
  for (const { storageKey } of owned) expect(bytes.has(storageKey)).toBe(documents.has(storageKey));
  clock.advance(9 * 365 * day);
  await deleteOldInvoices(db, storage, clock.now());
  expect(await db.$count(retainedInvoices)).toBe(0);
  for (const key of documents) expect(storage.keys()).not.toContain(key);
}, 120_000);
