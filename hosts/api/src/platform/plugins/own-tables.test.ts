import { sql } from '../database/drizzle.ts';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  expectTypeOf,
  inject,
  it,
} from 'vitest';
import { createDatabase, withoutTables } from '../../../test/database-template.ts';
import { openTestBoard, type TestBoard } from '../../../test/test-board.ts';
import type { Database } from '../database/connect.ts';
import { connectDatabase } from '../database/open-database.ts';
import { HttpError } from '../http/http-error.ts';
import { migratePlugins } from './migrate-plugins.ts';
import { ownTable, rowsOf } from './own-table.ts';
import { definePlugin, type PluginMigration } from './plugin.ts';
import { PluginError } from './plugin-error.ts';

const ofSite = 'site_id integer not null references public.sites (id) on delete cascade';
const start: PluginMigration = {
  name: '0001-start',
  sql: [`create table tides (id serial primary key, place text not null, ${ofSite})`],
};
const heights: PluginMigration = {
  name: '0002-heights',
  sql: ['alter table tides add column height integer not null default 0', 'create index on tides (height)'],
};
const having = (...migrations: readonly PluginMigration[]) =>
  definePlugin({ name: 'acme-tides', migrations });

const tides = ownTable('acme-tides', 'tides', (of) => ({
  id: of.serial().primaryKey(),
  place: of.text().notNull(),
  height: of.integer().notNull().default(0),
}));

let board: TestBoard;
let db: Database;
beforeAll(async () => {
  board = await openTestBoard();
  ({ db } = board);
});
afterAll(() => board.close());
afterEach(async () => {
  for (const schema of ['plugin_acme_tides', 'plugin_zeta'])
    await db.execute(sql`drop schema if exists ${sql.identifier(schema)} cascade`);
});

const tablesOf = async (schema: string) => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = ${schema} order by name`,
  );
  return rows.map(({ name }) => name);
};
const applied = async () => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from plugin_acme_tides.applied_migrations order by position`,
  );
  return rows.map(({ name }) => name);
};
/** The sentence with which a start ends. */
const errorOf = async (...plugins: Parameters<typeof migratePlugins>[1]): Promise<string> => {
  const error = await migratePlugins(db, plugins).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error !== undefined) expect(error).toBeInstanceOf(PluginError);
  return error instanceof Error ? error.message : '';
};

describe('the tables of a plugin', () => {
  it('stand in a schema of their own, are brought on in order, and once', async () => {
    const before = await tablesOf('public');
    await migratePlugins(db, [having(start)]);
    await migratePlugins(db, [having(start)]);
    expect(await applied()).toEqual(['0001-start']);
    await migratePlugins(db, [having(start, heights)]);
    expect(await applied()).toEqual(['0001-start', '0002-heights']);
    expect(await tablesOf('plugin_acme_tides')).toEqual(['applied_migrations', 'tides']);
    expect(await tablesOf('public')).toEqual(before);
    // What a plugin names alone is looked for in its schema during its migrations, and afterwards no more.
    expect((await db.execute(sql`select count(*)::int as count from jobs`)).rows).toEqual([{ count: 0 }]);
  });

  it('are as they were where one statement of one plugin fails: not half of it, and nothing of the others', async () => {
    await migratePlugins(db, [having(start)]);
    const broken = { name: '0002-broken', sql: [...heights.sql, 'alter table nowhere add column x integer'] };
    const other = definePlugin({
      name: 'zeta',
      migrations: [{ name: '1', sql: [`create table z (${ofSite})`] }],
    });
    expect(await errorOf(other, having(start, broken))).toBe(
      `The migration '0002-broken' of the plugin 'acme-tides' failed: relation "nowhere" does not exist. Nothing of it was kept: mend it and start again.`,
    );
    expect(await tablesOf('plugin_zeta')).toEqual([]);
    expect(await applied()).toEqual(['0001-start']);
    await migratePlugins(db, [other, having(start, heights)]);
    expect(await applied()).toEqual(['0001-start', '0002-heights']);
  });

  it('are not brought on from a past that was not', async () => {
    await migratePlugins(db, [having(start, heights)]);
    expect(await errorOf(having(start))).toContain(
      "The plugin 'acme-tides' has no migration '0002-heights' any more, which this database has had",
    );
    expect(await errorOf(having(heights, start))).toContain(
      "has its migration '0002-heights' before '0001-start', which this database has had already: add new ones at the end",
    );
    expect(await errorOf(having(start, { ...heights, sql: ['select 1'] }))).toContain(
      "has changed its migration '0002-heights', which this database has had: put it back as it was",
    );
    expect(await errorOf(having(start, heights))).toBe('');
  });

  it.each([
    ['none', 'id integer'],
    ['one that may be empty', 'site_id integer references public.sites (id) on delete cascade'],
    ['one of any number', 'site_id integer not null'],
    ['one that outlives its site', 'site_id integer not null references public.sites (id)'],
  ])('have a column that says of which site a row is, not %s', async (_what, column) => {
    const sites = { name: '0001-start', sql: [`create table places (${column})`] };
    expect(await errorOf(having(sites))).toContain(
      "The table 'places' of the plugin 'acme-tides' does not say of which site its rows are: give it the column",
    );
    expect(await tablesOf('plugin_acme_tides')).toEqual([]);
  });

  it.runIf('server' in inject('databaseTemplate'))(
    'are made once by processes that start together',
    async () => {
      const template = inject('databaseTemplate');
      if (!('server' in template)) return;
      const url = await createDatabase(template, withoutTables);
      const open = () => connectDatabase({ url }, (more) => migratePlugins(more, [having(start, heights)]));
      const all = await Promise.all([open(), open(), open()]);
      await Promise.all(all.map((connection) => connection.close()));
    },
  );
});

describe('the rows of a site', () => {
  const here = { tenant: undefined as never };
  const there = { tenant: undefined as never };
  beforeEach(async () => {
    await migratePlugins(db, [having(start, heights)]);
    Object.assign(here, { tenant: await board.tenants.atHost('localhost') });
    Object.assign(there, { tenant: await board.tenants.atHost('other.localhost') });
    await rowsOf(db, tides, here).add({ place: 'Delfzijl', height: 3 });
    await rowsOf(db, tides, here).add({ place: 'Lauwersoog', height: 1 });
    await rowsOf(db, tides, there).add({ place: 'Constanța' });
  });
  const placesOf = async (site: typeof here) =>
    (await rowsOf(db, tides, site).find({ orderBy: (row, { asc }) => asc(row.place) })).map(
      ({ place }) => place,
    );

  it('are found, changed and removed by their columns', async () => {
    const rows = rowsOf(db, tides, here);
    const [high, ...none] = await rows.find({ where: (row, { gt }) => gt(row.height, 2), limit: 5 });
    expect([high, none]).toMatchObject([{ place: 'Delfzijl', siteId: 18 }, []]);
    if (high) expectTypeOf(high.height).toEqualTypeOf<number>();
    // @ts-expect-error of which site it is says the call
    const add = () => rows.add({ place: 'Emden', siteId: 19 });
    expect(await add()).toMatchObject({ place: 'Emden', siteId: 18 });
    expect(await rows.change({ height: 9 }, (row, { eq }) => eq(row.place, 'Lauwersoog'))).toMatchObject([
      { place: 'Lauwersoog', height: 9 },
    ]);
    expect(await rows.remove((row, { gt }) => gt(row.height, 2))).toHaveLength(2);
    expect(await placesOf(here)).toEqual(['Emden']);
  });

  it('are those of no other', async () => {
    const rows = rowsOf(db, tides, here);
    const everything = () => sql`true`;
    expect(await placesOf(here)).toEqual(['Delfzijl', 'Lauwersoog']);
    expect(await rows.find({ where: (row, { eq }) => eq(row.place, 'Constanța') })).toEqual([]);
    // What is written into the condition does not widen it.
    expect(await rows.change({ place: 'mine' }, () => sql`true or true`)).toHaveLength(2);
    expect(await rows.remove(everything)).toHaveLength(2);
    expect(await placesOf(there)).toEqual(['Constanța']);
    expect(() => rowsOf(db, tides, { tenant: undefined })).toThrow(HttpError);
  });

  it('are kept together by a transaction', async () => {
    const failing = db.transaction(async (tx) => {
      await rowsOf(tx, tides, here).add({ place: 'Emden' });
      throw new Error('Not after all');
    });
    await expect(failing).rejects.toThrow('Not after all');
    expect(await placesOf(here)).toEqual(['Delfzijl', 'Lauwersoog']);
  });
});
