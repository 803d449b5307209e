import type { Overview } from '@boardwright/api-client/contract';
import { and, count, eq, min, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { jobBoardJobs, jobs } from '../../platform/database/schema.ts';
import { toReview } from '../../jobs/admin/listed-jobs.queries.ts';

/** The jobs of a board that wait for an admin's look. */
export async function jobsToReview(
  db: Pick<Database, 'select'>,
  boardId: number,
): Promise<Overview['tasks']['review']> {
  const since = sql<Date | null>`coalesce(${jobs.publishAskedAt}, ${jobs.unreviewedSince})`;
  const [row] = await db
    .select({ count: count(), since: min(since).mapWith(jobs.publishAskedAt) })
    .from(jobs)
    .innerJoin(jobBoardJobs, eq(jobBoardJobs.jobId, jobs.id))
    .where(and(eq(jobBoardJobs.jobBoardId, boardId), toReview));
  return { count: row?.count ?? 0, since: row?.since?.toISOString() ?? null };
}
