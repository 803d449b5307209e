import { mayActivate, mayMove } from './job.policy.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { type EmployerJob, type JobMove, statusMoves } from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { jobs } from '../../platform/database/schema.ts';
import type { EndedFrom } from '../../platform/database/tables/jobs.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type AccountEvent, noteEvent } from '../../people/account/account-logs.ts';
import { mayAct } from '../../people/client/company-state.ts';
import { type JobOwner, type MyJobsDeps, readMyJob } from './my-jobs.ts';
import { findMyJob, lockJob, statusAt } from './my-jobs.queries.ts';

export type OwnJob = NonNullable<Awaited<ReturnType<typeof findMyJob>>>;

export interface Move {
  readonly move: JobMove;
  readonly event: AccountEvent;
  /** What changes beside the status. */
  readonly set?: Partial<typeof jobs.$inferInsert>;
  /** What is to be paid, checked or freed for it, in the same transaction. @returns what changes because of that, also instead of the status */
  readonly apply?: (tx: Transaction) => Promise<Partial<typeof jobs.$inferInsert>>;
}

/** A job of a company, which nobody else changes until the transaction ends. @throws HttpError `jobNotFound` */
export async function lockOwn(tx: Transaction, { owner }: JobOwner, id: number): Promise<OwnJob> {
  await lockJob(tx, id);
  const row = await findMyJob(tx, owner, id);
  if (!row) throw new HttpError('jobNotFound');
  return row;
}

/** {@link moveJob}, of a job that is locked. */
export async function moveIn(
  tx: Transaction,
  owner: JobOwner,
  { job }: OwnJob,
  { move, event, set, apply }: Move,
  now: Date,
): Promise<void> {
  const status = mayMove(job, move, now);
  const paid = await apply?.(tx);
  await tx
    .update(jobs)
    .set({ status, ...set, ...paid, updatedAt: now })
    .where(eq(jobs.id, job.id));
  await noteEvent(tx, event, owner.visitor, now, { job: job.title, job_id: job.id });
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
    const row = await lockOwn(tx, owner, id);
    await moveIn(tx, owner, row, choose(row, now), now);
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
      if (owner.owner.clientId !== null) await mayAct(tx, owner.owner.clientId);
      const payer = await deps.runPayments.payerOf(tx, job, now);
      mayActivate(payer);
      // It may have waited for clicks without an end, and have got days meanwhile.
      const isUnpaidAfter = payer.till && payer.till > now && (job.till === null || job.till > payer.till);
      return isUnpaidAfter ? { till: payer.till } : {};
    },
  }));
  return readMyJob(deps, owner, id);
}

/**
 * Ends a job before its end, for the board. What was paid for it goes on, so that it can be opened again.
 * @throws HttpError as {@link moveJob}
 */
export async function endJob(deps: MyJobsDeps, owner: JobOwner, id: number): Promise<void> {
  await moveJob(deps, owner, id, ({ job }, now) => ({
    move: 'expire',
    event: 'job.ended',
    set: {
      till: now,
      endedFrom: {
        at: now.toISOString(),
        status: statusAt(job, now) === 'paused' ? 'paused' : 'active',
        till: job.till?.toISOString() ?? null,
      },
    },
  }));
}

/** How a job stood that was ended by {@link endJob} and not moved since; undefined of every other. */
export function endedFromOf({
  endedFrom,
  status,
  till,
}: Pick<OwnJob['job'], 'endedFrom' | 'status' | 'till'>): EndedFrom | undefined {
  const isSame = status === 'expired' && till !== null && till.toISOString() === endedFrom?.at;
  return isSame && endedFrom ? endedFrom : undefined;
}

/**
 * Opens a job again that {@link endJob} ended, as it stood then: till its end, and not longer than it is paid now.
 * @throws HttpError as {@link moveJob} and {@link mayAct}, `productUnpaid` where nothing pays for it any more
 */
export async function reopenJob(deps: MyJobsDeps, owner: JobOwner, id: number): Promise<void> {
  await moveJob(deps, owner, id, ({ job }, now) => {
    const ended = endedFromOf(job);
    const former = ended?.till ? new Date(ended.till) : null;
    if (!ended || (former !== null && former <= now)) throw new HttpError('transitionNotAllowed');
    return {
      move: 'renew',
      event: 'job.reopened',
      set: { endedFrom: null },
      apply: async (tx) => {
        if (owner.owner.clientId !== null) await mayAct(tx, owner.owner.clientId);
        const payer = await deps.runPayments.payerOf(tx, { ...job, till: former }, now);
        if (payer.by === 'nothing') throw new HttpError('productUnpaid');
        const before = { ...job, status: 'active', till: former } as const;
        const status = ended.status === 'paused' ? mayMove(before, 'pause', now) : before.status;
        const isUnpaidAfter = payer.till && (former === null || former > payer.till);
        return { status, till: isUnpaidAfter ? payer.till : former };
      },
    };
  });
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
