import { and, eq, inArray, isNull, type SQL } from '../platform/database/drizzle.ts';
import type { Transaction } from '../platform/database/connect.ts';
import {
  jobs,
  ledgerEntries,
  type orders,
  organisations,
  subscriptions,
} from '../platform/database/schema.ts';
import { lockJob, statusAt } from '../jobs/employer/my-jobs.queries.ts';
import { followFeatured } from './feature-organisation.ts';
import { lockClient } from '../people/client/lock-client.ts';
import { ownPaidTill } from './paid-days.ts';
import { paidTillOf } from './paid-till.ts';
import { premiumTimeOf, slotTimeOf } from './paid-time.ts';
import { releaseJob, shortenSlotJob } from './slots.ts';

type Reader = Pick<Transaction, 'select'>;
type Slot = typeof subscriptions.$inferSelect;

/** What runs on a purchase: jobs that are shown, jobs that are lifted, slots, an organisation that is featured. */
export interface Uses {
  /** Jobs that a posting runs. */
  readonly posted: readonly number[];
  readonly lifted: readonly number[];
  readonly slots: readonly Slot[];
  readonly organisationId: number | null;
}

function slotsOf(db: Reader, where: SQL | undefined) {
  return db
    .select()
    .from(subscriptions)
    .where(and(where, isNull(subscriptions.endedAt)));
}

/** What runs on an order. */
export async function usesOfOrder(
  db: Reader,
  order: Pick<typeof orders.$inferSelect, 'id' | 'subscriptionId' | 'organisationId' | 'product'>,
): Promise<Uses> {
  const slots = await slotsOf(
    db,
    order.subscriptionId === null
      ? eq(subscriptions.orderId, order.id)
      : eq(subscriptions.id, order.subscriptionId),
  );
  const spent = await db
    .select({ kind: ledgerEntries.kind, subject: ledgerEntries.subject })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.orderId, order.id), eq(ledgerEntries.reason, 'spent')));
  const used = spent.flatMap(({ kind, subject }) =>
    typeof subject.job_id === 'number' && kind !== 'cpc' ? [{ jobId: subject.job_id, subject }] : [],
  );
  // A contract pays for both.
  const isLift = ({ subject }: (typeof used)[number]) => subject.premium_till !== undefined;
  const jobsOf = (some: typeof used) => [...new Set(some.map(({ jobId }) => jobId))];
  return {
    posted: jobsOf(used.filter((one) => !isLift(one))),
    lifted: jobsOf(used.filter(isLift)),
    slots,
    organisationId: order.product.type === 'featuredEmployer' ? order.organisationId : null,
  };
}

/** What runs on a grant: slots, an organisation that is featured; what else was used of it stays used. */
export async function usesOfGrant(
  db: Reader,
  { id, kind, subject }: Pick<typeof ledgerEntries.$inferSelect, 'id' | 'kind' | 'subject'>,
): Promise<Uses> {
  const slots = await slotsOf(db, eq(subscriptions.lotId, id));
  const { organisation_id: organisationId } = subject;
  const isFeatured = kind === 'featured' && typeof organisationId === 'number';
  return { posted: [], lifted: [], slots, organisationId: isFeatured ? organisationId : null };
}

/** Whether a job would end were it not paid for. */
export const isRunning = (job: typeof jobs.$inferSelect, now: Date) =>
  ['active', 'paused', 'scheduled'].includes(statusAt(job, now));

/** Brings the end of a job down to what is still paid for it; where that is nothing, it ends. */
async function followJob(tx: Transaction, jobId: number, now: Date): Promise<void> {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId));
  if (!job || !isRunning(job, now)) return;
  const paid = await paidTillOf(tx, job, now);
  if (!paid || (job.till !== null && job.till <= paid)) return;
  const change = paid > now ? { till: paid } : { status: 'expired' as const, till: now };
  await tx
    .update(jobs)
    .set({ ...change, updatedAt: now })
    .where(eq(jobs.id, jobId));
}

/** Lifts a job as long as that is still paid for. */
async function followPremium(tx: Transaction, jobId: number, now: Date): Promise<void> {
  const till = ownPaidTill(await premiumTimeOf(tx, jobId), [], now);
  const isLifted = till !== undefined && till > now;
  await tx
    .update(jobs)
    .set({ premium: isLifted, premiumTill: isLifted ? till : now, updatedAt: now })
    .where(and(eq(jobs.id, jobId), eq(jobs.premium, true)));
}

/**
 * Has a slot last as long as it is still paid for. One of which something was given back is not billed again: what is
 * left of it runs out.
 */
async function followSlot(tx: Transaction, { id }: Slot, now: Date): Promise<void> {
  const [slot] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), isNull(subscriptions.endedAt)));
  if (!slot) return;
  const till = ownPaidTill(await slotTimeOf(tx, slot), [], now) ?? now;
  if (till >= slot.paidTill) return;
  const cancelledAt = slot.cancelledAt ?? now;
  const isOver = till <= now;
  if (isOver) await releaseJob(tx, slot, now);
  await tx
    .update(subscriptions)
    .set(isOver ? { endedAt: now, cancelledAt, paidTill: now, jobId: null } : { cancelledAt, paidTill: till })
    .where(eq(subscriptions.id, id));
  if (!isOver) await shortenSlotJob(tx, id, now);
}

/** Locks the jobs that run on a purchase, then their company: everybody locks in this order, and several jobs in theirs. */
export async function lockUses(
  tx: Transaction,
  { posted, lifted, slots }: Uses,
  clientId: number,
): Promise<void> {
  const held = slots.flatMap(({ jobId }) => (jobId === null ? [] : [jobId]));
  const all = [...new Set([...posted, ...lifted, ...held])].toSorted((a, b) => a - b);
  for (const jobId of all) await lockJob(tx, jobId);
  await lockClient(tx, clientId);
}

/**
 * Has all that ran on a purchase follow what remains paid for it, after its money went back: what is taken back is exactly
 * what it paid for and was not used, and nothing that another purchase paid. Lock first, see {@link lockUses}.
 */
export async function followPayments(
  tx: Transaction,
  { posted, lifted, slots, organisationId }: Uses,
  now: Date,
): Promise<void> {
  for (const jobId of lifted) await followPremium(tx, jobId, now);
  for (const slot of slots) await followSlot(tx, slot, now);
  for (const jobId of posted) await followJob(tx, jobId, now);
  if (organisationId !== null) await followFeatured(tx, organisationId, now);
}

/** The name of the organisation that is featured on a purchase. */
export async function featuredName(db: Reader, { organisationId }: Uses): Promise<string | null> {
  if (organisationId === null) return null;
  const [found] = await db
    .select({ name: organisations.name })
    .from(organisations)
    .where(eq(organisations.id, organisationId));
  return found?.name ?? null;
}

/** Jobs by their numbers. */
export async function findJobs(db: Reader, ids: readonly number[]) {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(jobs)
        .where(inArray(jobs.id, [...ids]));
}
