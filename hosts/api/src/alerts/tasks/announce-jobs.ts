import { sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';

/** Jobs announced in one run; a large import becomes several. */
const most = 5000;

/** One at a time, whoever does it: two that look at once would see the same new jobs. */
const lock = sql`select pg_advisory_xact_lock(hashtext('boardwright_alerts'))`;

/** Notes up to {@link most} jobs that came into view as new, in a run that will tell the direct alerts of them. */
function announceSome(db: Database, now: Date): Promise<number> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return db.transaction(async (tx) => {
    await tx.execute(lock);
    const noted = await tx.execute(sql`
      with fresh as (
        select b.job_id, b.job_board_id from job_board_jobs b join jobs j on j.id = b.job_id
        where j.status in ('active', 'scheduled') and j."from" <= ${moment}
          and (j.till is null or j.till > ${moment})
          and not exists (
            select 1 from job_appearances a where a.job_id = b.job_id and a.job_board_id = b.job_board_id
          )
        order by b.job_id limit ${most}
      ), run as (
        insert into job_alert_runs (started_at) select ${moment} where exists (select 1 from fresh) returning id
      )
      insert into job_appearances (job_id, job_board_id, appeared_at, run_id)
      select fresh.job_id, fresh.job_board_id, ${moment}, run.id from fresh cross join run
      returning job_id`);
    return noted.rows.length;
  });
}

/**
 * Notes every job that is on view on a board for the first time: once, so that a job that is paused and shown again, or
 * renewed after its end, is no news to anybody.
 * @returns how many there were
 */
export async function announceJobs(db: Database, now: Date): Promise<number> {
  let all = 0;
  for (;;) {
    const noted = await announceSome(db, now);
    all += noted;
    if (noted < most) return all;
  }
}
