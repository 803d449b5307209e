import { transaction } from '../../platform/database/transaction.ts';
import { randomUUID } from 'node:crypto';
import type { EmployerJob } from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import { jobBoardJobs, jobs } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { noteEvent } from '../../people/account/account-logs.ts';
import { slugOfJob, uuidOfKey } from './job-slug.ts';
import { notAsked, notReturned } from './publish-draft.ts';
import { type MyJobsDeps, readMyJob } from './my-jobs.ts';
import type { Employer } from '../../people/client/employer.ts';
import { findMyJob } from './my-jobs.queries.ts';

/** The uuid of a copy: that of the same key is the same, so that a press sent twice makes one copy. */
function uuidOfCopy(id: number, key: string | null | undefined): string {
  return key ? uuidOfKey('copy', id, key) : randomUUID();
}

/**
 * A draft with all that a job says, from today and without an end: what was paid, seen and answered stays with the first.
 * @param key sent again it is the same copy
 * @throws HttpError `jobNotFound`
 */
export async function duplicateJob(
  deps: MyJobsDeps,
  employer: Employer,
  id: number,
  key: string | null | undefined,
): Promise<EmployerJob> {
  const { clock } = deps;
  const now = clock.now();
  const uuid = uuidOfCopy(id, key);
  const copyId = await transaction(deps, async (tx) => {
    const found = await findMyJob(tx, employer.owner, id);
    if (!found) throw new HttpError('jobNotFound');
    const {
      id: _id,
      revision: _revision,
      salaryYearMin: _min,
      salaryYearMax: _max,
      source: _source,
      externalReference: _reference,
      archivedAt: _archivedAt,
      ...mailed
    } = found.job;
    const [made] = await tx
      .insert(jobs)
      .values({
        ...mailed,
        uuid,
        slug: slugOfJob(mailed, uuid),
        clientId: employer.owner.clientId,
        status: 'draft',
        productId: null,
        premium: false,
        premiumTill: null,
        ...notAsked,
        ...notReturned,
        unreviewedSince: null,
        endedFrom: null,
        boostFactor: 1,
        from: now,
        till: null,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: jobs.uuid })
      .returning({ id: jobs.id });
    if (!made) {
      const [before] = await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.uuid, uuid));
      return before?.id ?? 0;
    }
    await tx.insert(jobBoardJobs).values({ jobId: made.id, jobBoardId: employer.board.id });
    await noteEvent(tx, 'job.created', employer.visitor, now, { job: mailed.title, job_id: made.id });
    return made.id;
  });
  return readMyJob(deps, employer, copyId);
}
