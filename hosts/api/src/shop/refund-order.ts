import { transaction } from '../platform/database/transaction.ts';
import { type BodyOf, type Contract, orderAfter } from '@boardwright/api-client/contract';
import { and, eq } from '../platform/database/drizzle.ts';
import { ledgerEntries, orders, refunds } from '../platform/database/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Transaction } from '../platform/database/connect.ts';
import type { Locale } from '@boardwright/messages';
import type { Tenant } from '../platform/http/tenants.ts';
import { mailBrand } from '../platform/mail/mail-brand.ts';
import { queueMails } from '../platform/mail/queue-mails.ts';
import { refundMail } from './mails/shop-mails.ts';
import { pauseOutOfClicks } from './click-budgets.ts';
import { issueInvoice } from './issue-invoice.ts';
import { emptyLots, findLots } from './ledger.ts';
import { orderMessage } from './order.messages.ts';
import { moneyIn } from './price.ts';
import { followPayments, lockUses, usesOfOrder } from './purchase-uses.ts';
import { lockOrder, mailedOrder, type OrderRow } from './settle-order.ts';
import type { ShopDeps } from './shop-deps.ts';
import { providerOf } from './start-payment.ts';
import { mayRefund } from './order.policy.ts';

type Refund = Omit<BodyOf<Contract['shop']['refundOrder']>, 'reason'> & { readonly reason: string };

/** An order as a credit note of a part of it tells it: the same VAT of less. */
function partOfOrder(order: OrderRow, amountCents: number): OrderRow {
  if (amountCents === order.totalCents) return order;
  const netCents = Math.round((amountCents * order.netCents) / order.totalCents);
  return { ...order, netCents, vatCents: amountCents - netCents, totalCents: amountCents };
}

/** How much goes back. @throws HttpError `validation` for more than was paid */
function amountOf({ amount }: Refund, { totalCents, currency }: OrderRow, locale: Locale): number {
  if (amount === undefined || amount <= totalCents) return amount ?? totalCents;
  const most = moneyIn(locale, currency, totalCents);
  throw new HttpError('validation', {
    fields: { amount: [orderMessage(locale, 'refundTooHigh', { most })] },
  });
}

/**
 * Takes back what is left of an order, and ends what nothing else pays for. Write down before that its money went back or
 * was given up: from then on it pays for nothing.
 */
export async function takeBack(
  tx: Transaction,
  order: OrderRow,
  clientId: number,
  reason: 'refunded' | 'withdrawn',
  now: Date,
): Promise<void> {
  const uses = await usesOfOrder(tx, order);
  await lockUses(tx, uses, clientId);
  await emptyLots(tx, await findLots(tx, eq(ledgerEntries.orderId, order.id)), reason, now);
  await followPayments(tx, uses, now);
}

/**
 * Gives an order's money back, all of it or a part: what is left of it leaves the balance and what runs on it ends,
 * unless it is to stay; a credit note is issued and mailed. All of that first, in one transaction; the provider is asked
 * after it, until it was done.
 * @throws HttpError `orderNotFound`, `refundNotPossible`, `validation`
 */
export async function refundOrder(
  deps: ShopDeps,
  tenant: Tenant,
  orderId: number,
  refund: Refund,
  locale: Locale,
): Promise<void> {
  const now = deps.clock.now();
  await transaction(deps, async (tx, after) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.siteId !== tenant.site.id) throw new HttpError('orderNotFound');
    mayRefund(order, undefined);
    if (order.clientId === null) throw new HttpError('refundNotPossible');
    const takesBack = refund.take_back ?? true;
    const [noted] = await tx
      .insert(refunds)
      .values({
        orderId,
        amountCents: amountOf(refund, order, locale),
        reason: refund.reason,
        takesBack,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!noted) throw new HttpError('refundNotPossible');
    if (takesBack) await takeBack(tx, order, order.clientId, 'refunded', now);
    // Of an invoice that asks nothing any more no money is awaited.
    const isUnpaid = order.status === 'invoiced';
    const closed = isUnpaid && noted.amountCents === order.totalCents && orderAfter('credit', order.status);
    if (closed) await tx.update(orders).set({ status: closed, closedAt: now }).where(eq(orders.id, orderId));
    const returned = partOfOrder(order, noted.amountCents);
    const note =
      order.totalCents > 0 ? await issueInvoice(tx, deps, tenant, returned, 'credit_note', now) : undefined;
    const mailed = await mailedOrder(tx, deps, tenant, returned);
    const brand = mailBrand(tenant.site, tenant.board.url);
    const mail = refundMail(mailed, brand, { creditNote: note?.number ?? null, takesBack, isUnpaid });
    const common = { siteId: tenant.site.id, event: 'order.refunded', locale: order.locale, mail };
    const fileIds = note ? [note.fileId] : [];
    const to = [...new Set([order.email, order.invoiceEmail])];
    const requests = to.map((address) => ({ ...common, to: address, fileIds }));
    await queueMails(tx, requests, now);
    after.run(() => finishRefunds(deps, orderId));
    after.run(() => pauseOutOfClicks(deps));
  });
}

/**
 * Has the providers give back what was noted and not done yet: of one order, or of all. Asked again it is the same
 * refund. What fails stays noted for the next time, with the reason.
 * @returns how many were done
 */
export async function finishRefunds(deps: ShopDeps, orderId?: number): Promise<number> {
  const { db, clock } = deps;
  const pending = await db
    .select({ refund: refunds, order: orders })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(eq(refunds.state, 'pending'), orderId === undefined ? undefined : eq(refunds.orderId, orderId)),
    )
    .limit(50);
  let done = 0;
  for (const { refund, order } of pending) {
    const finish = (change: Partial<typeof refunds.$inferInsert>) =>
      db.update(refunds).set(change).where(eq(refunds.id, refund.id));
    const provider = providerOf(deps, order);
    // An invoice is paid back by hand; nothing is paid back of nothing.
    if (order.payment === 'invoice' || refund.amountCents === 0) {
      await finish({ state: 'done', finishedAt: clock.now() });
      done += 1;
      continue;
    }
    try {
      if (!provider || order.providerReference === null) throw new Error('The provider is not set up');
      const providerReference = await provider.refund({
        reference: order.providerReference,
        amountCents: refund.amountCents,
        currency: order.currency,
        idempotencyKey: `refund-${order.uuid}`,
      });
      await finish({ state: 'done', providerReference, lastError: null, finishedAt: clock.now() });
      done += 1;
    } catch (error) {
      // Policy: the row keeps the reason, and the worker asks again.
      await finish({ lastError: error instanceof Error ? error.message : String(error) });
    }
  }
  return done;
}
