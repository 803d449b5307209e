import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import { transaction } from '../../platform/database/transaction.ts';
import { and, eq, inArray, ne } from '../../platform/database/drizzle.ts';
import { jobBoardJobs, jobs } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { JobsDeps } from '../public/board-visit.ts';

const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Sets how far ahead a job stands in the order `featured`: the admin's own hand on one job (see docs/decisions).
 * @throws HttpError `jobNotFound` also for a job of another board; `conflict` with the boost that somebody else set
 */
export async function boostJob(
  deps: Pick<JobsDeps, 'db' | 'search' | 'mailsQueued'>,
  boardId: number,
  uuid: string,
  { boost_factor: boostFactor, was }: BodyOf<Contract['adminJobs']['boostJob']>,
): Promise<void> {
  if (!isUuid.test(uuid)) throw new HttpError('jobNotFound');
  const onBoard = deps.db
    .select({ id: jobBoardJobs.jobId })
    .from(jobBoardJobs)
    .where(eq(jobBoardJobs.jobBoardId, boardId));
  const own = and(eq(jobs.uuid, uuid), inArray(jobs.id, onBoard), ne(jobs.status, 'archived'));
  await transaction(deps, async (tx) => {
    const [job] = await tx.select({ before: jobs.boostFactor }).from(jobs).where(own).for('no key update');
    if (!job) throw new HttpError('jobNotFound');
    const { before } = job;
    // Set by two at once it is the same.
    if (was !== undefined && before !== was && before !== boostFactor)
      throw new HttpError('conflict', { current: { boost_factor: before } });
    await tx.update(jobs).set({ boostFactor }).where(own);
  });
}
