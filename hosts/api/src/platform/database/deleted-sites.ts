import { type SQL, sql, type PgColumn } from './drizzle.ts';
import { clients, jobs, sites } from './schema.ts';

/*
 * What work by the clock leaves out: whatever is of a deleted site stays as it is until the site is put back. What was
 * promised to people, as the end of their data, is kept there too.
 */

/** That the site of a row was not deleted; true of rows of no site. */
export const isOfSite = (siteId: PgColumn): SQL =>
  sql`not exists (select 1 from ${sites} as gone where gone.id = ${siteId} and gone.deleted_at is not null)`;

/** That the site of a board was not deleted. */
export const isOfBoard = (boardId: PgColumn): SQL =>
  sql`not exists (select 1 from ${sites} as gone where gone.job_board_id = ${boardId} and gone.deleted_at is not null)`;

/** That the site of a company was not deleted; true of what is no company's. */
export const isOfClient = (clientId: PgColumn): SQL =>
  sql`not exists (select 1 from ${clients} as owner join ${sites} as gone on gone.id = owner.site_id
    where owner.id = ${clientId} and gone.deleted_at is not null)`;

/** That the query's job is on no board of a deleted site. */
export const isOfLiveBoards: SQL = sql`not exists (select 1 from job_board_jobs as placed
  join ${sites} as gone on gone.job_board_id = placed.job_board_id
  where placed.job_id = ${jobs.id} and gone.deleted_at is not null)`;
