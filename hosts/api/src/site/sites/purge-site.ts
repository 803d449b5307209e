import { getTableName, lte, type PgTable, type SQL, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import {
  clients,
  files,
  retainedInvoices,
  organisations,
  segments,
  sites,
} from '../../platform/database/schema.ts';
import type { Clock } from '../../platform/ports/clock.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { restorableFor } from '../../platform/restorable-for.ts';
import { storedKeys } from '../../platform/uploads/stored-keys.ts';
import { retainInvoices } from './retain-invoices.ts';
import { deletionSteps, isOwnRow, isTied, type SiteRows, withOwners } from './rows-of-site.ts';

export interface PurgeDeps {
  readonly db: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  /** Brings the search of this process up to date. */
  readonly onJobsChanged: () => Promise<void>;
  /** How far it is, for who runs the server. */
  readonly log: (line: string) => void;
}

/** Rows of a table that go at once: nobody else waits for long. */
const batch = 1000;

async function countIn(db: Pick<Database, 'execute'>, query: SQL): Promise<number> {
  const { rows } = await db.execute(query);
  return Number(rows[0]?.['count'] ?? 0);
}

/** Takes live jobs out of the search of every process first: of a row that is not there they would learn nothing. */
function withdrawJobs(db: Database, rows: SiteRows): Promise<number> {
  const jobs = deletionSteps.flat().find((table) => getTableName(table) === 'jobs');
  if (!jobs) throw new Error('There is no table of jobs');
  return countIn(
    db,
    sql`with ${withOwners([jobs], rows)} withdrawn as (update ${jobs} set status = 'archived'
      where status in ('active', 'scheduled') and ${isOwnRow(jobs, rows)} returning 1)
      select count(*) as count from withdrawn`,
  );
}

/** The bytes before the rows that name them: what is broken off is begun anew, and nothing stays that nobody knows. */
async function removeBytes({ db, storage }: PurgeDeps, { siteId }: SiteRows): Promise<void> {
  for (let last = 0; ;) {
    const found = await db
      .select({ id: files.id, storageKey: files.storageKey, isPublic: files.isPublic })
      .from(files)
      .where(
        sql`${files.siteId} = ${siteId} and ${files.id} > ${last} and not exists
          (select 1 from ${retainedInvoices} where ${retainedInvoices.storageKey} = ${files.storageKey})`,
      )
      .orderBy(files.id)
      .limit(batch);
    for (const file of found) for (const key of storedKeys(file)) await storage.remove(key);
    last = found.at(-1)?.id ?? 0;
    if (found.length < batch) return;
  }
}

/** A part of the rows of a table, or all of tables that refer to each other. @returns how many went */
async function deleteRows(db: Database, step: readonly PgTable[], rows: SiteRows): Promise<number> {
  const tied = isTied(step);
  const names = step.map((table) => sql.raw(`gone_${getTableName(table)}`));
  const parts = step.map((table, at) => {
    const own = isOwnRow(table, rows);
    const which = tied ? own : sql`ctid in (select ctid from ${table} where ${own} limit ${batch})`;
    return sql`${names[at]} as (delete from ${table} where ${which} returning 1)`;
  });
  const counts = names.map((name) => sql`(select count(*) from ${name})`);
  return db.transaction(async (tx) => {
    // The ledger refuses to lose an entry to anybody else.
    await tx.execute(sql`select set_config('boardwright.purges_site', 'on', true)`);
    return countIn(
      tx,
      sql`with ${withOwners(step, rows)} ${sql.join(parts, sql`, `)} select ${sql.join(counts, sql` + `)} as count`,
    );
  });
}

/** A company's page that other sites' jobs are on stays, as nobody's. */
async function detachPages(db: Database, { siteId }: SiteRows): Promise<void> {
  await db.execute(sql`update ${organisations} set client_id = null where client_id in
    (select id from ${clients} where ${clients.siteId} = ${siteId})`);
}

/** Categories of its board alone go; those that others offer too stay theirs. */
async function deleteCategories(db: Database, { boardId }: SiteRows): Promise<void> {
  await db.execute(sql`delete from ${segments} where job_board_ids = array[${boardId}]::integer[]`);
  await db.execute(sql`update ${segments} set job_board_ids = array_remove(job_board_ids, ${boardId})
    where ${boardId} = any (job_board_ids)`);
}

/** Rows of plugins: their tables refer to no other, and name the site. */
async function deletePluginRows(db: Database, { siteId }: SiteRows): Promise<void> {
  const { rows } = await db.execute(sql`select table_schema, table_name from information_schema.columns
    where column_name = 'site_id' and table_schema like 'plugin\\_%'`);
  for (const { table_schema: place, table_name: name } of rows)
    await db.execute(
      sql`delete from ${sql.identifier(String(place))}.${sql.identifier(String(name))} where site_id = ${siteId}`,
    );
}

/**
 * Deletes everything of a site but what the law has kept of its invoices. Killed midway it goes on with what is left: the
 * site's own row, by which it is found, is the last.
 */
export async function purgeSite(deps: PurgeDeps, rows: SiteRows): Promise<void> {
  const { db, log } = deps;
  await retainInvoices(db, rows.siteId);
  await removeBytes(deps, rows);
  await deletePluginRows(db, rows);
  for (const step of deletionSteps) {
    const names = step.map((table) => getTableName(table)).join(', ');
    if (step.includes(clients)) await detachPages(db, rows);
    if (step.includes(sites)) await deleteCategories(db, rows);
    let deleted = 0;
    for (;;) {
      const count = await deleteRows(db, step, rows);
      deleted += count;
      if (count < batch || isTied(step)) break;
    }
    if (deleted > 0) log(`Purging site ${rows.siteId}: ${deleted} rows of ${names}`);
  }
  log(`Site ${rows.siteId} is deleted for good`);
}

/**
 * Deletes for good the sites whose thirty days are over. A site whose jobs other processes may still have in their search is
 * left to the next round.
 */
export async function purgeDeletedSites(deps: PurgeDeps): Promise<void> {
  const { db, clock, onJobsChanged } = deps;
  const due = await db
    .select({ siteId: sites.id, boardId: sites.jobBoardId })
    .from(sites)
    .where(lte(sites.deletedAt, new Date(clock.now().getTime() - restorableFor)));
  for (const rows of due) {
    if ((await withdrawJobs(db, rows)) > 0) await onJobsChanged();
    else await purgeSite(deps, rows);
  }
}
