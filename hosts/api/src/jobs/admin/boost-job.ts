import { transaction } from '../../platform/database/transaction.ts';
import { and, eq, inArray, ne } from '../../platform/database/drizzle.ts';
import { jobBoardJobs, jobs } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { JobsDeps } from '../public/board-visit.ts';

const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Sets how far ahead a job stands in the order `featured`: the admin's own hand on one job (see docs/decisions).
 * @throws HttpError `jobNotFound` also for a job of another board
 */
export async function boostJob(
  deps: Pick<JobsDeps, 'db' | 'search' | 'mailsQueued'>,
  boardId: number,
  uuid: string,
  boostFactor: number,
): Promise<void> {
  if (!isUuid.test(uuid)) throw new HttpError('jobNotFound');
  const onBoard = deps.db
    .select({ id: jobBoardJobs.jobId })
    .from(jobBoardJobs)
    .where(eq(jobBoardJobs.jobBoardId, boardId));
  const boosted = await transaction(deps, (tx) =>
    tx
      .update(jobs)
      .set({ boostFactor })
      .where(and(eq(jobs.uuid, uuid), inArray(jobs.id, onBoard), ne(jobs.status, 'archived')))
      .returning({ id: jobs.id }),
  );
  if (boosted.length === 0) throw new HttpError('jobNotFound');
}
