import { mayActivate, mayMove, mayPublish } from './job.policy.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { type EmployerJob, type JobMove, type PayWith, statusMoves } from '@boardwright/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { jobs } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type AccountEvent, noteEvent } from '../../people/account/account-logs.ts';

import { slugOfJob } from './job-slug.ts';
import { type JobOwner, type MyJobsDeps, readMyJob } from './my-jobs.ts';
import { findMyJob, lockJob } from './my-jobs.queries.ts';

type OwnJob = NonNullable<Awaited<ReturnType<typeof findMyJob>>>;

interface Move {
  readonly move: JobMove;
  readonly event: AccountEvent;
  /** What changes beside the status. */
  readonly set?: Partial<typeof jobs.$inferInsert>;
  /** What is to be paid, checked or freed for it, in the same transaction. @returns what changes because of that */
  readonly apply?: (tx: Transaction) => Promise<Partial<typeof jobs.$inferInsert>>;
}

/**
 * Moves a job to another status, if the contract's table allows it from the status it has at this moment.
 * @param choose the move for the job as it is; may refuse it for another reason
 * @throws HttpError `jobNotFound`, `transitionNotAllowed`
 */
async function moveJob(
  deps: MyJobsDeps,
  owner: JobOwner,
  id: number,
  choose: (row: OwnJob, now: Date) => Move,
): Promise<void> {
  const now = deps.clock.now();
  await transaction(deps, async (tx) => {
    await lockJob(tx, id);
    const row = await findMyJob(tx, owner.owner, id);
    if (!row) throw new HttpError('jobNotFound');
    const { move, event, set, apply } = choose(row, now);
    const status = mayMove(row.job, move, now);
    const paid = await apply?.(tx);
    await tx
      .update(jobs)
      .set({ ...set, ...paid, status, updatedAt: now })
      .where(eq(jobs.id, id));
    await noteEvent(tx, event, owner.visitor, now, { job: row.job.title, job_id: id });
  });
}

/** §7 `PUT /jobs/{id}/status`. @throws HttpError as {@link moveJob} */
export async function setStatus(
  deps: MyJobsDeps,
  owner: JobOwner,
  id: number,
  status: keyof typeof statusMoves,
): Promise<EmployerJob> {
  const event = status === 'active' ? 'job.activated' : 'job.paused';
  await moveJob(deps, owner, id, ({ job }, now) => ({
    move: statusMoves[status],
    event,
    apply: async (tx) => {
      if (status !== 'active') return {};
      const payer = await deps.runPayments.payerOf(tx, job, now);
      mayActivate(payer);
      // It may have waited for clicks without an end, and have got days meanwhile.
      const isUnpaidAfter = payer.till && payer.till > now && (job.till === null || job.till > payer.till);
      return isUnpaidAfter ? { till: payer.till } : {};
    },
  }));
  return readMyJob(deps, owner, id);
}

/** §7 `DELETE /jobs/{id}`: the record is kept, nobody sees it any more, and its slot is free. @throws HttpError as {@link moveJob} */
export async function archiveJob(deps: MyJobsDeps, owner: JobOwner, id: number): Promise<void> {
  await moveJob(deps, owner, id, (_row, now) => ({
    move: 'archive',
    event: 'job.deleted',
    set: { archivedAt: now },
    apply: async (tx) => {
      await deps.runPayments.freeSlot(tx, id, now);
      return {};
    },
  }));
}

/**
 * Publishes a draft: at once, or at its publish date where that lies ahead (§4, §7 `PUT /jobs/{id}/publish/draft`).
 * It is paid from what the company has, by the product chosen in its form.
 * @throws HttpError `jobNotFound`, `transitionNotAllowed`, `validation` with what is missing, `employerNotVerified`, and
 *   as {@link RunPayments.charge}
 */
export async function publishDraft(
  deps: MyJobsDeps,
  owner: JobOwner,
  id: number,
  payWith: PayWith | undefined,
): Promise<EmployerJob> {
  await moveJob(deps, owner, id, (row, now) => {
    const { job } = row;
    const move = mayPublish(row, owner, now);
    const startsLater = move === 'schedule';
    const from = startsLater ? job.from : now;
    return {
      move,
      event: 'job.published',
      // A draft may lie for weeks: it is new on the day it is published, and named by its last title.
      set: { from, slug: slugOfJob(job, job.uuid) },
      apply: async (tx) => {
        const { clientId, boardId } = owner.owner;
        const operation = `publish:${id}`;
        const charge = { clientId, boardId, job, from, startsLater, now, operation, payWith };
        const till = await deps.runPayments.charge(tx, charge);
        // Who wants it to end sooner has said so in its form.
        return till && (job.till === null || job.till > till) ? { till } : {};
      },
    };
  });
  return readMyJob(deps, owner, id);
}
