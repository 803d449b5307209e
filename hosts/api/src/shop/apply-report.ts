import { transaction } from '../platform/database/transaction.ts';
import { refunds } from '../platform/database/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { mailBrand } from '../platform/mail/mail-brand.ts';
import { queueMails } from '../platform/mail/queue-mails.ts';
import { refundMail } from './mails/shop-mails.ts';
import type { PaymentProvider, PaymentReport } from '../platform/ports/payments/payments.ts';
import type { Transaction } from '../platform/database/connect.ts';
import type { Tenant } from '../platform/http/tenants.ts';
import { findOrderByUuid } from './orders.queries.ts';
import { tenantOf } from '../platform/http/find-tenants.ts';
import { finishRefunds } from './refund-order.ts';
import { closeOrder, lockOrder, mailedOrder, type OrderRow, settleOrder } from './settle-order.ts';
import type { ShopDeps } from './shop-deps.ts';

/**
 * Money for an order that was closed meanwhile: nothing is granted, so it goes back.
 * @returns false where this was noted before
 */
async function returnLatePayment(
  tx: Transaction,
  deps: ShopDeps,
  tenant: Tenant,
  order: OrderRow,
  now: Date,
): Promise<boolean> {
  const refund = { orderId: order.id, amountCents: order.totalCents, reason: 'late', createdAt: now };
  const [noted] = await tx.insert(refunds).values(refund).onConflictDoNothing().returning();
  if (!noted) return false;
  const mailed = await mailedOrder(tx, deps, tenant, order);
  const mail = refundMail(mailed, mailBrand(tenant.site, tenant.board.url), {
    creditNote: null,
    takesBack: false,
    isUnpaid: false,
  });
  const { locale, email: to } = order;
  await queueMails(tx, [{ siteId: tenant.site.id, event: 'order.refunded', locale, to, mail }], now);
  return true;
}

/** What a report makes of an order that nobody else changes meanwhile. */
function moveOrder(
  tx: Transaction,
  deps: ShopDeps,
  tenant: Tenant,
  order: OrderRow,
  state: PaymentReport['state'],
  now: Date,
): Promise<boolean> | false {
  if (state === 'open') return false;
  if (state !== 'paid') return closeOrder(tx, deps, tenant, order, state, now);
  if (order.status === 'open') return settleOrder(tx, deps, tenant, order, now);
  return order.status === 'paid' ? false : returnLatePayment(tx, deps, tenant, order, now);
}

/**
 * Does what a provider says came of a payment. Late, double and out of order, it grants once at most, and a payment of
 * another amount or by another provider grants nothing.
 * @throws HttpError `orderNotFound`, `webhookRefused`
 */
export async function applyReport(
  deps: ShopDeps,
  provider: PaymentProvider,
  report: PaymentReport,
): Promise<void> {
  const { db, clock } = deps;
  const found = await findOrderByUuid(db, report.orderUuid);
  if (!found) throw new HttpError('orderNotFound');
  const { order: known } = found;
  if (known.payment !== provider.name) throw new HttpError('webhookRefused');
  const isWhole = report.amountCents === known.totalCents && report.currency === known.currency;
  if (report.state === 'paid' && !isWhole) throw new HttpError('webhookRefused');
  const tenant = await tenantOf(db, known.siteId);
  const now = clock.now();
  await transaction(deps, async (tx, after) => {
    const order = await lockOrder(tx, known.id);
    const isMoved = order !== undefined && (await moveOrder(tx, deps, tenant, order, report.state, now));
    if (isMoved && report.state === 'paid') after.run(() => finishRefunds(deps, known.id));
  });
}
