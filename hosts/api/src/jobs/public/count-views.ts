import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import { and, eq, inArray, sql } from '../../platform/database/drizzle.ts';
import { TZDate } from '@date-fns/tz';
import type { Database } from '../../platform/database/connect.ts';
import { jobBoardJobs, jobs, jobViews, sites } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { isSiteSecret } from '../../platform/http/site-secret.ts';
import type { Clock } from '../../platform/ports/clock.ts';
import { timeZoneOf } from '../../platform/site-calendar.ts';
import { isNewBatch } from './view-batches.ts';

type Views = BodyOf<Contract['jobs']['countJobViews']>;

interface ViewsDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** What the site's own server says to be believed; nobody is where there is none. */
  readonly siteSecret?: string | undefined;
}

/**
 * Adds how often pages of jobs were drawn to the day that it is on their site's calendar. A job that is on no such board
 * counts nothing.
 * @throws HttpError `forbidden` without the secret
 */
export async function countJobViews(
  { db, clock, siteSecret }: ViewsDeps,
  { secret, batch, views }: Views,
): Promise<void> {
  if (!isSiteSecret(secret, siteSecret)) throw new HttpError('forbidden');
  if (views.length === 0) return;
  const now = clock.now();
  await db.transaction(async (tx) => {
    if (!(await isNewBatch(tx, batch, now))) return;
    const known = await tx
      .select({
        id: jobs.id,
        uuid: jobs.uuid,
        boardId: jobBoardJobs.jobBoardId,
        settings: sites.settings,
      })
      .from(jobs)
      .innerJoin(jobBoardJobs, eq(jobBoardJobs.jobId, jobs.id))
      .innerJoin(sites, eq(sites.jobBoardId, jobBoardJobs.jobBoardId))
      .where(
        and(
          inArray(jobs.uuid, [...new Set(views.map(({ uuid }) => uuid))]),
          inArray(jobBoardJobs.jobBoardId, [...new Set(views.map((one) => one.job_board_id))]),
        ),
      );
    const rows = new Map<string, typeof jobViews.$inferInsert>();
    for (const { uuid, job_board_id: boardId, views: count } of views) {
      const job = known.find((one) => one.uuid === uuid && one.boardId === boardId);
      if (!job) continue;
      const day = new TZDate(now.getTime(), timeZoneOf(job.settings)).toISOString().slice(0, 10);
      const key = `${job.id} ${day}`;
      rows.set(key, { jobId: job.id, day, views: (rows.get(key)?.views ?? 0) + count });
    }
    if (rows.size === 0) return;
    // Everybody locks days of jobs in one order.
    const sorted = [...rows.values()].sort((one, other) => one.jobId - other.jobId);
    await tx
      .insert(jobViews)
      .values(sorted)
      .onConflictDoUpdate({
        target: [jobViews.jobId, jobViews.day],
        set: { views: sql`${jobViews.views} + excluded.views` },
      });
  });
}
