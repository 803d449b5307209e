import type { Charge } from '../jobs/employer/run-payments.ts';
import type { NextUse, PayWith } from '@boardwright/api-client/contract';
import { and, eq, inArray, sql } from '../platform/database/drizzle.ts';
import type { Database, Transaction } from '../platform/database/connect.ts';
import { type jobs, products, subscriptions } from '../platform/database/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { mayRunOn } from './order.policy.ts';
import { balanceOf, spend, type Spending } from './ledger.ts';
import { daysOf } from './grant-order.ts';
import { paidSubject } from './paid-days.ts';

type Reader = Pick<Database, 'select'>;
type JobRow = typeof jobs.$inferSelect;

/** Products of a board that a job is published with. */
export async function findPublishingProducts(db: Reader, boardId: number): Promise<number[]> {
  const sold = await db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.jobBoardId, boardId),
        eq(products.active, true),
        inArray(products.type, ['jobPosting', 'slot', 'CPC']),
      ),
    );
  return sold.map(({ id }) => id);
}

/** What a product costs in balance: the ways to pay it, in the order in which they are tried. */
export function waysToPay(
  product: typeof products.$inferSelect,
): readonly (NextUse & Pick<Spending, 'productId'>)[] {
  if (product.productType === 'contract') return [{ kind: 'contract', amount: 1 }];
  return [
    { kind: 'posting', amount: 1, productId: product.id },
    ...(product.credits === null ? [] : [{ kind: 'credit' as const, amount: product.credits }]),
  ];
}

/**
 * Takes the first way that there is a balance for. Credits are dearer than what was bought for it, and can be used for
 * other things: nobody's are taken who did not say so (docs/decisions 'Credits are taken by name').
 */
async function payFirst(
  tx: Transaction,
  ways: ReturnType<typeof waysToPay>,
  payWith: PayWith | undefined,
  spending: Omit<Spending, 'kind' | 'amount' | 'productId'>,
): Promise<void> {
  for (const way of ways) {
    const { clientId, now } = spending;
    const left = await balanceOf(tx, { clientId, now, ...way });
    const isCredit = way.kind === 'credit';
    const values = { amount: way.amount, left };
    // Who has some, or offered them, reads that they are too few, not that nothing was bought.
    if (isCredit && left < way.amount && (left > 0 || payWith === 'credit'))
      throw new HttpError('creditsTooFew', { values, current: { kind: way.kind, ...values } });
    if (left < way.amount) continue;
    if (isCredit && payWith !== 'credit')
      throw new HttpError('creditsNeedConsent', { values, current: { kind: way.kind, ...values } });
    try {
      await spend(tx, { ...spending, ...way });
      return;
    } catch (error) {
      // Policy: somebody else took it in this moment; the next way is tried.
      if (!(error instanceof HttpError) || error.code !== 'balanceTooLow') throw error;
    }
  }
  throw new HttpError('productUnpaid');
}

/**
 * Pays for a job that is to run, from what its company has. Give the transaction that makes it run, the job locked.
 * @returns until when it is paid, null where it is not for a time; undefined where the board asks for nothing
 * @throws HttpError `productRequired`, `productNotSold`, `productUnpaid`, `creditsNeedConsent`, `creditsTooFew`,
 *   `productNeedsEmail`, `productNeedsUrl`
 */
export async function chargeJob(
  tx: Transaction,
  { clientId, boardId, job, from, startsLater = false, now, operation, payWith }: Charge,
): Promise<Date | null | undefined> {
  if (job.productId === null) {
    // A board that sells postings asks for one.
    if ((await findPublishingProducts(tx, boardId)).length > 0) throw new HttpError('productRequired');
    return undefined;
  }
  const [product] = await tx
    .select()
    .from(products)
    .where(and(eq(products.id, job.productId), eq(products.jobBoardId, boardId)));
  if (!product?.active) throw new HttpError('productNotSold');
  mayRunOn(product, job);
  if (product.type === 'CPC') {
    await checkClickBudget(tx, clientId, job, now);
    return null;
  }
  // A slot is given by its own call, which knows which.
  if (product.type !== 'jobPosting') throw new HttpError('productUnpaid');
  const till = new Date(from.getTime() + (daysOf(product) ?? 30) * 24 * 60 * 60 * 1000);
  const subject = paidSubject(job.id, { from, till, startsLater });
  await payFirst(tx, waysToPay(product), payWith, { clientId, operation, now, subject });
  return till;
}

/** What publishing with a product would take now; null where it would have to be ordered. */
export async function nextUse(
  db: Reader,
  clientId: number,
  product: typeof products.$inferSelect,
  now: Date,
): Promise<NextUse | null> {
  if (product.type !== 'jobPosting') return null;
  for (const way of waysToPay(product))
    if ((await balanceOf(db, { clientId, now, ...way })) >= way.amount)
      return { kind: way.kind, amount: way.amount };
  return null;
}

/** What is left of a click budget, in cents; null of a product that is none. */
export async function budgetLeft(
  db: Reader,
  clientId: number,
  { id: productId, type }: Pick<typeof products.$inferSelect, 'id' | 'type'>,
  now: Date,
): Promise<number | null> {
  return type === 'CPC' ? balanceOf(db, { clientId, kind: 'cpc', productId, now }) : null;
}

/** How often a company can use a product now, without ordering it; a click budget once while it holds a click. */
export async function usesLeft(
  db: Reader,
  clientId: number,
  product: typeof products.$inferSelect,
  now: Date,
): Promise<number> {
  const kinds = { jobUpSell: 'upsell', credit: 'credit', contract: 'contract' } as const;
  const budget = await budgetLeft(db, clientId, product, now);
  if (budget !== null) return budget >= (product.clickPrice ?? 1) ? 1 : 0;
  if (product.type === 'jobPosting') {
    const counts = await Promise.all(
      waysToPay(product).map(async (way) =>
        Math.floor((await balanceOf(db, { clientId, now, ...way })) / way.amount),
      ),
    );
    return counts.reduce((sum, left) => sum + left, 0);
  }
  if (product.type === 'slot') {
    const [free] = await db
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.clientId, clientId),
          eq(subscriptions.productId, product.id),
          sql`${subscriptions.jobId} is null and ${subscriptions.endedAt} is null`,
          sql`${subscriptions.paidTill} > ${now.toISOString()}::timestamptz`,
        ),
      );
    return free?.total ?? 0;
  }
  if (product.type === 'featuredEmployer' || product.type === 'custom' || product.type === 'CPC') return 0;
  return balanceOf(db, { clientId, kind: kinds[product.type], productId: product.id, now });
}

/**
 * Makes sure that a job which is paid by the click has a budget left to run on.
 * @throws HttpError `productUnpaid`
 */
export async function checkClickBudget(
  db: Reader,
  clientId: number,
  { productId }: Pick<JobRow, 'productId'>,
  now: Date,
): Promise<void> {
  if (productId === null) return;
  const [product] = await db.select().from(products).where(eq(products.id, productId));
  if (product?.type !== 'CPC') return;
  const left = await balanceOf(db, { clientId, kind: 'cpc', productId, now });
  if (left < (product.clickPrice ?? 1)) throw new HttpError('productUnpaid');
}
