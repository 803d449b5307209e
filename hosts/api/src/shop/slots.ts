import { transaction } from '../platform/database/transaction.ts';
import type { JobSlot } from '@boardwright/api-client/contract';
import { and, eq, gt, isNull, ne, type SQL } from '../platform/database/drizzle.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { jobs, slotStays, subscriptions } from '../platform/database/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { noteEvent } from '../people/account/account-logs.ts';
import { missingProblems, needsPay } from '../jobs/employer/job-completeness.ts';
import { refuseProblems } from '../platform/forms/problems.ts';
import { slugOfJob } from '../jobs/employer/job-slug.ts';
import type { Employer } from '../people/client/employer.ts';
import { lockJob, statusAt } from '../jobs/employer/my-jobs.queries.ts';
import { presentSlot } from './balances.ts';
import { checkProductsApplyWay } from './apply-way.ts';
import { mustBeApproved } from '../people/client/company-state.ts';
import { lockClient } from '../people/client/lock-client.ts';
import { ownPayerOf } from './paid-till.ts';
import { notAsked, notReturned } from '../jobs/employer/publish-draft.ts';
import { isReviewed } from '../jobs/employer/review.policy.ts';
import type { Payer, SlotOwner } from '../jobs/employer/run-payments.ts';
import { lockMyJob } from './run-job.ts';
import type { ShopDeps } from './shop-deps.ts';

/** A slot of a company that has not ended; nobody else changes it until the transaction ends. */
async function lockSlot(tx: Transaction, clientId: number, id: number) {
  const [slot] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.clientId, clientId), isNull(subscriptions.endedAt)))
    .for('update');
  return slot;
}

/** Writes down that jobs are in no slot any more. */
async function endStay(tx: Transaction, where: SQL | undefined, now: Date): Promise<void> {
  await tx
    .update(slotStays)
    .set({ till: now })
    .where(and(where, isNull(slotStays.till)));
}

/** What becomes of a job that leaves a slot; undefined: it stays as it is. */
function afterSlot(
  job: typeof jobs.$inferSelect,
  slotTill: Date,
  payer: Payer,
  now: Date,
): Partial<typeof jobs.$inferInsert> | undefined {
  const runs = ['active', 'paused', 'scheduled'].includes(statusAt(job, now));
  // It ended with its slot, which the sweep may have written a moment ago; or its employer had it end before.
  if (!runs && (statusAt(job, now) !== 'expired' || job.till?.getTime() !== slotTill.getTime()))
    return undefined;
  const status = job.status === 'expired' ? 'active' : job.status;
  if (payer.by === 'days' || payer.by === 'budget') return { status, till: payer.till };
  // As everybody on a budget without a click: it goes on when some are bought.
  if (payer.by === 'nothing' && payer.isByClick) return { status: 'paused', till: null };
  return { status: 'expired', till: job.till !== null && job.till < now ? job.till : now };
}

/**
 * The job that leaves a slot goes on with the days and the clicks that were paid for itself, where it has any; else it
 * ends. Give the slot as it was; write afterwards that it is free or over.
 */
export async function releaseJob(
  tx: Transaction,
  { jobId, paidTill }: Pick<typeof subscriptions.$inferSelect, 'jobId' | 'paidTill'>,
  now: Date,
): Promise<void> {
  if (jobId === null) return;
  await endStay(tx, eq(slotStays.jobId, jobId), now);
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId));
  const change = job && afterSlot(job, paidTill, await ownPayerOf(tx, job, now), now);
  if (change)
    await tx
      .update(jobs)
      .set({ ...change, updatedAt: now })
      .where(eq(jobs.id, jobId));
}

/** Frees the slot of a job that is deleted. */
export async function freeSlotOf(tx: Transaction, jobId: number, now: Date): Promise<void> {
  await endStay(tx, eq(slotStays.jobId, jobId), now);
  await tx.update(subscriptions).set({ jobId: null }).where(eq(subscriptions.jobId, jobId));
}

/**
 * Puts a job into a slot (§7 `PUT jobs/{id}/slot`): it runs from now as long as the slot is paid, and keeps its own
 * product for when it leaves. The job that held the slot makes room, and the slot that held the job is free. The same job
 * into the same slot changes nothing. Where the site reviews each job, a draft waits for that first.
 * @throws HttpError `jobNotFound`, and as {@link RunPayments.fillSlot}
 */
export async function assignSlot(
  deps: ShopDeps,
  employer: Employer,
  jobId: number,
  slotId: number,
): Promise<void> {
  await transaction(deps, (tx) => fillSlot(tx, employer, jobId, slotId, deps.clock.now()));
}

/** {@link assignSlot}, in a transaction. @throws HttpError as {@link assignSlot} */
export async function fillSlot(
  tx: Transaction,
  employer: SlotOwner,
  jobId: number,
  slotId: number,
  now: Date,
): Promise<void> {
  const { clientId } = employer.owner;
  const [held] = await tx
    .select({ jobId: subscriptions.jobId })
    .from(subscriptions)
    .where(and(eq(subscriptions.id, slotId), eq(subscriptions.clientId, clientId)));
  // Everybody locks jobs before companies, and several jobs in their order.
  const both = [jobId, ...(held && held.jobId !== null ? [held.jobId] : [])].sort((a, b) => a - b);
  for (const id of new Set(both)) await lockJob(tx, id);
  const row = await lockMyJob(tx, clientId, jobId);
  if (!row) throw new HttpError('jobNotFound');
  await lockClient(tx, clientId);
  await mustBeApproved(tx, clientId);
  const slot = await lockSlot(tx, clientId, slotId);
  if (!slot || slot.paidTill <= now) throw new HttpError('slotNotAssigned');
  // Somebody else put another job there in this very moment.
  if (slot.jobId !== (held?.jobId ?? null)) throw new HttpError('slotNotAssigned');
  if (slot.jobId === jobId) return;
  refuseProblems(
    missingProblems(row.job, employer.locale, row.job.status === 'draft' && needsPay(employer.site.settings)),
  );
  if (!row.isVisible) throw new HttpError('employerNotVerified');
  await checkProductsApplyWay(tx, slot.productId, row.job);
  const { job } = row;
  const isNew = job.status === 'draft';
  if (isNew && isReviewed(employer)) {
    const asked = { publishAskedAt: job.publishAskedAt ?? now, publishPayWith: null, publishSlotId: slotId };
    await tx
      .update(jobs)
      .set({ ...asked, updatedAt: now })
      .where(eq(jobs.id, jobId));
    await noteEvent(tx, 'job.asked', employer.visitor, now, { job: job.title, job_id: jobId });
    return;
  }
  await releaseJob(tx, slot, now);
  await endStay(tx, eq(slotStays.jobId, jobId), now);
  await tx.insert(slotStays).values({ subscriptionId: slotId, jobId, from: now });
  await tx
    .update(subscriptions)
    .set({ jobId: null })
    .where(and(eq(subscriptions.jobId, jobId), ne(subscriptions.id, slotId)));
  await tx.update(subscriptions).set({ jobId }).where(eq(subscriptions.id, slotId));
  await tx
    .update(jobs)
    .set({
      status: 'active',
      till: slot.paidTill,
      updatedAt: now,
      // Also one that was to start later: what was paid for it waits, and the slot is not paid for nothing.
      ...((isNew || row.job.from > now) && { from: now }),
      ...(isNew && { slug: slugOfJob(job, job.uuid), ...notAsked, ...notReturned }),
    })
    .where(eq(jobs.id, jobId));
  await noteEvent(tx, 'job.slot', employer.visitor, now, { job: job.title, job_id: jobId });
}

/** Has a slot end with its cycle. @throws HttpError `notFound`, also for another company's */
export async function cancelSlot({ db, clock }: ShopDeps, { owner }: Employer, id: number): Promise<JobSlot> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const slot = await lockSlot(tx, owner.clientId, id);
    if (!slot) throw new HttpError('notFound');
    const [title] = slot.jobId === null ? [] : await tx.select().from(jobs).where(eq(jobs.id, slot.jobId));
    const cancelledAt = slot.cancelledAt ?? now;
    await tx.update(subscriptions).set({ cancelledAt }).where(eq(subscriptions.id, id));
    return presentSlot({ ...slot, cancelledAt }, title?.title ?? null);
  });
}

/**
 * Lengthens the job of a slot that was paid for another cycle, after the slot itself was. One that its employer had end
 * sooner than the slot stays ended.
 * @param paidTill till when the slot was paid before
 */
export async function lengthenSlotJob(
  tx: Transaction,
  { id, paidTill }: Pick<typeof subscriptions.$inferSelect, 'id' | 'paidTill'>,
  now: Date,
): Promise<void> {
  const [slot] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), gt(subscriptions.paidTill, now)));
  if (!slot?.jobId) return;
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, slot.jobId));
  if (!job || job.status === 'archived' || job.till?.getTime() !== paidTill.getTime()) return;
  const runs = statusAt(job, now) === 'expired' ? { status: 'active' as const } : {};
  await tx
    .update(jobs)
    .set({ till: slot.paidTill, updatedAt: now, ...runs })
    .where(eq(jobs.id, slot.jobId));
}

/** Has the job in a slot end with it where it was to run longer, after the slot itself was shortened. */
export async function shortenSlotJob(tx: Transaction, slotId: number, now: Date): Promise<void> {
  const [slot] = await tx.select().from(subscriptions).where(eq(subscriptions.id, slotId));
  if (!slot?.jobId) return;
  await tx
    .update(jobs)
    .set({ till: slot.paidTill, updatedAt: now })
    .where(and(eq(jobs.id, slot.jobId), ne(jobs.status, 'archived'), gt(jobs.till, slot.paidTill)));
}
