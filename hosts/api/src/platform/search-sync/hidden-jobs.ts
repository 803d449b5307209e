import { type SQL, sql } from '../database/drizzle.ts';
import { jobBoardJobs } from '../database/schema.ts';

/** Since when the company of the query's job is held back: blocked, or not approved yet. Null: it is not. */
const heldSince = sql`(select owner.held_since from clients as owner where owner.id = coalesce(jobs.client_id,
  (select employer.client_id from organisations as employer where employer.id = jobs.organisation_id)))`;

/**
 * Since when a board does not show the query's job, whatever its status: an admin took it off, or its company is held
 * back. Null: it is shown. Whoever shows a job to visitors reads this, and nothing else of the two. Give a query of `jobs`
 * and `job_board_jobs`.
 */
export const hiddenAt: SQL<Date | null> =
  sql<Date | null>`coalesce(job_board_jobs.withheld_at, ${heldSince})`.mapWith(jobBoardJobs.withheldAt);

/** That a board shows the query's job, see {@link hiddenAt}. */
export const isVisibleJob: SQL = sql`(job_board_jobs.withheld_at is null and ${heldSince} is null)`;

/** That nothing holds the company of the query's organisation back. */
export const isVisibleCompany: SQL = sql`not exists (select 1 from clients as owner
  where owner.id = organisations.client_id and owner.held_since is not null)`;
