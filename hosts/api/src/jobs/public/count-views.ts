import { createHash, timingSafeEqual } from 'node:crypto';
import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { TZDate } from '@date-fns/tz';
import type { Database } from '../../platform/database/connect.ts';
import { jobBoardJobs, jobs, jobViewBatches, jobViews, sites } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Clock } from '../../platform/ports/clock.ts';
import { timeZoneOf } from '../../platform/site-calendar.ts';

type Views = BodyOf<Contract['jobs']['countJobViews']>;

/** How long it is remembered that a batch has come: a site gives up long before. */
const remembered = 24 * 60 * 60 * 1000;

interface ViewsDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** What the site's own server says to be believed; nobody is where there is none. */
  readonly siteSecret?: string | undefined;
}

/** Compares without telling by the time it takes how much of it was right. */
function isSecret(given: string, secret: string | undefined): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return secret !== undefined && secret !== '' && timingSafeEqual(digest(given), digest(secret));
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
  if (!isSecret(secret, siteSecret)) throw new HttpError('forbidden');
  if (views.length === 0) return;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const [fresh] = await tx
      .insert(jobViewBatches)
      .values({ batch, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!fresh) return;
    await tx.delete(jobViewBatches).where(lt(jobViewBatches.createdAt, new Date(now.getTime() - remembered)));
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
