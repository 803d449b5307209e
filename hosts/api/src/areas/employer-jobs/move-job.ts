import { type EmployerJob, jobAfter, type JobMove, statusMoves } from '@boardwright/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { jobs } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { type AccountEvent, noteEvent } from '../account/account-logs.ts';
import { missingFields } from './job-completeness.ts';
import { type Problem, refuseProblems } from './job-problems.ts';
import { jobFormWord } from './job-form-words.ts';
import { slugOfJob } from './job-slug.ts';
import { type Employer, type OwnJobsDeps, readOwnJob } from './own-jobs.ts';
import { findOwnJob, lockJob, statusAt } from './own-jobs.queries.ts';

type OwnJob = NonNullable<Awaited<ReturnType<typeof findOwnJob>>>;

interface Move {
  readonly move: JobMove;
  readonly event: AccountEvent;
  /** What changes beside the status. */
  readonly set?: Partial<typeof jobs.$inferInsert>;
}

/**
 * Moves a job to another status, if the contract's table allows it from the status it has at this moment.
 * @param choose the move for the job as it is; may refuse it for another reason
 * @throws ApiError `jobNotFound`, `transitionNotAllowed`
 */
async function moveJob(
  { db, clock, search }: OwnJobsDeps,
  employer: Employer,
  id: number,
  choose: (row: OwnJob, now: Date) => Move,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx: Transaction) => {
    await lockJob(tx, id);
    const row = await findOwnJob(tx, employer.owner, id);
    if (!row) throw new ApiError('jobNotFound');
    const { move, event, set } = choose(row, now);
    const status = jobAfter(move, statusAt(row.job, now));
    if (!status) throw new ApiError('transitionNotAllowed');
    await tx
      .update(jobs)
      .set({ ...set, status, updatedAt: now })
      .where(eq(jobs.id, id));
    await noteEvent(tx, event, employer.visitor, now, { job: row.job.title, job_id: id });
  });
  await search.catchUp();
}

/** §7 `PUT /jobs/{id}/status`. @throws ApiError as {@link moveJob} */
export async function setStatus(
  deps: OwnJobsDeps,
  employer: Employer,
  id: number,
  status: keyof typeof statusMoves,
): Promise<EmployerJob> {
  const event = status === 'active' ? 'job.activated' : 'job.paused';
  await moveJob(deps, employer, id, () => ({ move: statusMoves[status], event }));
  return readOwnJob(deps, employer, id);
}

/** §7 `DELETE /jobs/{id}`: the record is kept, and nobody sees it any more. @throws ApiError as {@link moveJob} */
export async function archiveJob(deps: OwnJobsDeps, employer: Employer, id: number): Promise<void> {
  await moveJob(deps, employer, id, (_row, now) => ({
    move: 'archive',
    event: 'job.deleted',
    set: { archivedAt: now },
  }));
}

function problemsOfDraft({ job }: OwnJob, { locale }: Employer, now: Date): Problem[] {
  const missing = missingFields(job).map((field): Problem => [field, jobFormWord(locale, 'required')]);
  const isPast = job.till !== null && job.till <= now;
  return isPast ? [...missing, ['till', jobFormWord(locale, 'tillPast')]] : missing;
}

/**
 * Publishes a draft: at once, or at its publish date where that lies ahead (§4, §7 `PUT /jobs/{id}/publish/draft`).
 * @throws ApiError `jobNotFound`, `transitionNotAllowed`, `validation` with what is missing, `employerNotVerified`
 */
export async function publishDraft(deps: OwnJobsDeps, employer: Employer, id: number): Promise<EmployerJob> {
  await moveJob(deps, employer, id, (row, now) => {
    const { job } = row;
    const isLater = job.from > now;
    const move = isLater ? 'schedule' : 'publish';
    if (!jobAfter(move, job.status)) throw new ApiError('transitionNotAllowed');
    refuseProblems(problemsOfDraft(row, employer, now));
    // Nobody fills a board with jobs of a company that has shown no address of its own.
    if (!row.isShown) throw new ApiError('employerNotVerified');
    return {
      move,
      event: 'job.published',
      // A draft may lie for weeks: it is new on the day it is published, and named by its last title.
      set: { from: isLater ? job.from : now, slug: slugOfJob(job, job.uuid) },
    };
  });
  return readOwnJob(deps, employer, id);
}
