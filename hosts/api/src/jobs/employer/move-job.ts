import { transaction } from '../../platform/database/transaction.ts';
import {
  type EmployerJob,
  jobAfter,
  type JobMove,
  type PayWith,
  statusMoves,
} from '@boardwright/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { jobs } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type AccountEvent, noteEvent } from '../../people/account/account-logs.ts';

import { missingFields, needsPay } from './job-completeness.ts';
import { type Problem, refuseProblems } from '../../platform/forms/problems.ts';
import { jobFormMessage } from './job-form-words.ts';
import { slugOfJob } from './job-slug.ts';
import { type JobOwner, type MyJobsDeps, readMyJob } from './own-jobs.ts';
import { findMyJob, lockJob, statusAt } from './own-jobs.queries.ts';

type OwnJob = NonNullable<Awaited<ReturnType<typeof findMyJob>>>;

interface Move {
  readonly move: JobMove;
  readonly event: AccountEvent;
  /** What changes beside the status. */
  readonly set?: Partial<typeof jobs.$inferInsert>;
  /** What is to be paid, checked or freed for it, in the same transaction. @returns what changes because of that */
  readonly settle?: (tx: Transaction) => Promise<Partial<typeof jobs.$inferInsert>>;
}

/**
 * Moves a job to another status, if the contract's table allows it from the status it has at this moment.
 * @param choose the move for the job as it is; may refuse it for another reason
 * @throws ApiError `jobNotFound`, `transitionNotAllowed`
 */
async function moveJob(
  deps: MyJobsDeps,
  keeper: JobOwner,
  id: number,
  choose: (row: OwnJob, now: Date) => Move,
): Promise<void> {
  const now = deps.clock.now();
  await transaction(deps, async (tx) => {
    await lockJob(tx, id);
    const row = await findMyJob(tx, keeper.owner, id);
    if (!row) throw new ApiError('jobNotFound');
    const { move, event, set, settle } = choose(row, now);
    const status = jobAfter(move, statusAt(row.job, now));
    if (!status) throw new ApiError('transitionNotAllowed');
    const paid = await settle?.(tx);
    await tx
      .update(jobs)
      .set({ ...set, ...paid, status, updatedAt: now })
      .where(eq(jobs.id, id));
    await noteEvent(tx, event, keeper.visitor, now, { job: row.job.title, job_id: id });
  });
}

/** §7 `PUT /jobs/{id}/status`. @throws ApiError as {@link moveJob} */
export async function setStatus(
  deps: MyJobsDeps,
  keeper: JobOwner,
  id: number,
  status: keyof typeof statusMoves,
): Promise<EmployerJob> {
  const event = status === 'active' ? 'job.activated' : 'job.paused';
  await moveJob(deps, keeper, id, ({ job }, now) => ({
    move: statusMoves[status],
    event,
    settle: async (tx) => {
      const payer = status === 'active' ? await deps.runPayments.payerOf(tx, job, now) : undefined;
      if (payer?.by === 'nothing' && payer.isByClick) throw new ApiError('productUnpaid');
      return {};
    },
  }));
  return readMyJob(deps, keeper, id);
}

/** §7 `DELETE /jobs/{id}`: the record is kept, nobody sees it any more, and its slot is free. @throws ApiError as {@link moveJob} */
export async function archiveJob(deps: MyJobsDeps, keeper: JobOwner, id: number): Promise<void> {
  await moveJob(deps, keeper, id, (_row, now) => ({
    move: 'archive',
    event: 'job.deleted',
    set: { archivedAt: now },
    settle: async (tx) => {
      await deps.runPayments.freeSlot(tx, id, now);
      return {};
    },
  }));
}

function problemsOfDraft({ job }: OwnJob, { locale, site }: JobOwner, now: Date): Problem[] {
  const missing = missingFields(job, needsPay(site.settings)).map((field): Problem => [
    field,
    jobFormMessage(locale, field === 'salary_min' ? 'payRequired' : 'required'),
  ]);
  const isPast = job.till !== null && job.till <= now;
  return isPast ? [...missing, ['till', jobFormMessage(locale, 'tillPast')]] : missing;
}

/**
 * Publishes a draft: at once, or at its publish date where that lies ahead (§4, §7 `PUT /jobs/{id}/publish/draft`).
 * It is paid from what the company has, by the product chosen in its form.
 * @throws ApiError `jobNotFound`, `transitionNotAllowed`, `validation` with what is missing, `employerNotVerified`, and
 *   as {@link RunPayments.charge}
 */
export async function publishDraft(
  deps: MyJobsDeps,
  keeper: JobOwner,
  id: number,
  payWith: PayWith | undefined,
): Promise<EmployerJob> {
  await moveJob(deps, keeper, id, (row, now) => {
    const { job } = row;
    const isLater = job.from > now;
    const move = isLater ? 'schedule' : 'publish';
    if (!jobAfter(move, job.status)) throw new ApiError('transitionNotAllowed');
    refuseProblems(problemsOfDraft(row, keeper, now));
    // Nobody fills a board with jobs of a company that has shown no address of its own.
    if (!row.isShown) throw new ApiError('employerNotVerified');
    const from = isLater ? job.from : now;
    return {
      move,
      event: 'job.published',
      // A draft may lie for weeks: it is new on the day it is published, and named by its last title.
      set: { from, slug: slugOfJob(job, job.uuid) },
      settle: async (tx) => {
        const { clientId, boardId } = keeper.owner;
        const startsLater = isLater;
        const operation = `publish:${id}`;
        const charge = { clientId, boardId, job, from, startsLater, now, operation, payWith };
        const till = await deps.runPayments.charge(tx, charge);
        // Who wants it to end sooner has said so in its form.
        return till && (job.till === null || job.till > till) ? { till } : {};
      },
    };
  });
  return readMyJob(deps, keeper, id);
}
