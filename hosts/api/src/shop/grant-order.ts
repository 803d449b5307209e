import type { LedgerKind, ProductKind } from '@boardwright/api-client/contract';
import { eq, sql } from '../platform/database/drizzle.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { jobs, type orders, subscriptions } from '../platform/database/schema.ts';
import { fitsApplyWay } from './apply-way.ts';
import { feature, featuredSpan } from './feature-organisation.ts';
import { paidSubject, type TimeSpan, premiumSubject, spanSubject } from './paid-days.ts';
import { addLot, type NewLot, spend } from './ledger.ts';
import { lockClient } from '../people/client/lock-client.ts';
import { lengthenSlotJob } from './slots.ts';
import { lockJob } from '../jobs/employer/my-jobs.queries.ts';
import { reviewsJobs } from '../jobs/employer/review.policy.ts';
import { daysAfter, isPublishable, liftJob, lockMyJob, runJob } from './run-job.ts';

/** An order whose buyer is known. */
export type OwnedOrder = typeof orders.$inferSelect & { readonly clientId: number };

/** How long a posting or an up-sell that was bought waits for its job, in days. */
const waitsFor = 365;
/** Days where a product names none. */
const usualDays: Readonly<Partial<Record<ProductKind, number>>> = { jobPosting: 30, jobUpSell: 14, slot: 30 };

/** How long what is bought lasts or runs, in days; null: for ever. */
export function daysOf({ type, duration }: { readonly type: ProductKind; readonly duration: number | null }) {
  return duration ?? usualDays[type] ?? null;
}

const lotKinds: Readonly<Partial<Record<ProductKind, LedgerKind>>> = {
  jobPosting: 'posting',
  jobUpSell: 'upsell',
  credit: 'credit',
  contract: 'contract',
  slot: 'slot',
  CPC: 'cpc',
  featuredEmployer: 'featured',
};

/** The time that an order pays for by itself, whatever it is used for: being featured, another cycle of a slot. */
async function spanOf(tx: Transaction, order: OwnedOrder, now: Date): Promise<TimeSpan | undefined> {
  const { product, organisationId, subscriptionId } = order;
  const days = daysOf(product);
  if (days === null) return undefined;
  if (product.type === 'featuredEmployer' && organisationId !== null)
    return featuredSpan(tx, organisationId, days, now);
  if (product.type !== 'slot' || subscriptionId === null) return undefined;
  const [slot] = await tx.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  const from = slot && slot.paidTill > now ? slot.paidTill : now;
  return { from, till: daysAfter(from, slot?.cycleDays ?? days) };
}

function lotOf(order: OwnedOrder, span: TimeSpan | undefined, now: Date): NewLot | undefined {
  const { product, id: orderId, clientId } = order;
  const kind = lotKinds[product.type];
  if (kind === undefined) return undefined;
  const waits = kind === 'posting' || kind === 'upsell';
  const days = waits ? waitsFor : daysOf(product);
  return {
    clientId,
    kind,
    amount: kind === 'cpc' ? product.budget : kind === 'featured' ? 1 : product.quantity,
    reason: order.subscriptionId === null ? 'bought' : 'renewed',
    name: product.name,
    productId: product.id,
    orderId,
    validTill: span?.till ?? (days === null ? null : daysAfter(now, days)),
    operation: `order:${orderId}`,
    subject: {
      ...(order.organisationId !== null && { organisation_id: order.organisationId }),
      ...(span && spanSubject(span)),
    },
  };
}

/** Uses what was just bought for the job it was bought for; where that cannot be yet, it waits in the balance. */
async function spendOnJob(tx: Transaction, order: OwnedOrder, now: Date): Promise<void> {
  const { product, clientId, jobId } = order;
  if (jobId === null) return;
  const row = await lockMyJob(tx, clientId, jobId);
  const days = daysOf(product);
  if (!row || days === null) return;
  const operation = `order-job:${order.id}`;
  const spending = { clientId, amount: 1, productId: product.id, operation, now };
  const canRun =
    product.type === 'jobPosting' &&
    (await isPublishable(tx, row, order.siteId)) &&
    (await fitsApplyWay(tx, product.id, row.job));
  const waits = row.job.status === 'draft' && (row.state === 'waiting' || reviewsJobs(row.settings));
  // It goes online with what was bought as soon as an admin has looked at its company or at it; not a day is used before.
  if (canRun && waits && row.state !== 'blocked')
    await tx
      .update(jobs)
      .set({ productId: product.id, publishAskedAt: row.job.publishAskedAt ?? now, updatedAt: now })
      .where(eq(jobs.id, jobId));
  if (canRun && !waits && row.state === 'approved') {
    const paid = await runJob(tx, row, { productId: product.id, days }, now);
    await spend(tx, { ...spending, kind: 'posting', subject: paidSubject(jobId, paid) });
  }
  if (product.type === 'jobUpSell' && row.job.status === 'active' && row.state === 'approved') {
    const lifted = await liftJob(tx, row, days, now);
    await spend(tx, { ...spending, kind: 'upsell', subject: premiumSubject(jobId, lifted) });
  }
}

/** The slots of a first cycle; a renewal lengthens the one it is for. */
async function openSlots(
  tx: Transaction,
  order: OwnedOrder,
  span: TimeSpan | undefined,
  now: Date,
): Promise<void> {
  const { product, clientId, id: orderId } = order;
  const cycleDays = daysOf(product) ?? 30;
  if (order.subscriptionId !== null && span) {
    const [before] = await tx.select().from(subscriptions).where(eq(subscriptions.id, order.subscriptionId));
    if (!before) return;
    await tx
      .update(subscriptions)
      .set({ cycles: sql`${subscriptions.cycles} + 1`, paidTill: span.till, endedAt: null })
      .where(eq(subscriptions.id, order.subscriptionId));
    await lengthenSlotJob(tx, before, now);
    return;
  }
  const slot = {
    clientId,
    productId: product.id,
    orderId,
    name: product.name,
    cycleDays,
    paidTill: daysAfter(now, cycleDays),
    createdAt: now,
  };
  await tx.insert(subscriptions).values(Array.from({ length: product.quantity }, () => slot));
}

/** The job in the slot that an order renews. */
async function jobOfSlot(tx: Transaction, slotId: number | null): Promise<number | null> {
  if (slotId === null) return null;
  const [slot] = await tx.select().from(subscriptions).where(eq(subscriptions.id, slotId));
  return slot?.jobId ?? null;
}

/**
 * Gives what was bought (docs/decisions 'Products of the shop'): a balance, and what comes of it at once. Give the
 * transaction that marks the order as paid; the ledger lets nobody be given twice.
 */
export async function grantOrder(tx: Transaction, order: OwnedOrder, now: Date): Promise<void> {
  // The job before the company: everybody locks in this order.
  const jobId = order.jobId ?? (await jobOfSlot(tx, order.subscriptionId));
  if (jobId !== null) await lockJob(tx, jobId);
  await lockClient(tx, order.clientId);
  const span = await spanOf(tx, order, now);
  const lot = lotOf(order, span, now);
  // Nothing in the ledger: a custom product is a request, which an admin grants.
  if (!lot || (await addLot(tx, lot, now)) === undefined) return;
  const { product, organisationId } = order;
  if (product.type === 'slot') await openSlots(tx, order, span, now);
  if (product.type === 'featuredEmployer' && organisationId !== null && span)
    await feature(tx, organisationId, span);
  await spendOnJob(tx, order, now);
}
