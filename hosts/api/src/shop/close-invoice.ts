import { transaction } from '../platform/database/transaction.ts';
import { orderAfter } from '@boardwright/api-client/contract';
import { eq } from '../platform/database/drizzle.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { clients, orders } from '../platform/database/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Locale } from '@boardwright/messages';
import type { Tenant } from '../platform/http/tenants.ts';
import { mailBrand } from '../platform/mail/mail-brand.ts';
import { queueMails } from '../platform/mail/queue-mails.ts';
import { writtenOffMail } from './mails/shop-mails.ts';
import { timeZoneOf } from '../platform/site-calendar.ts';
import { dayOf, momentOf } from '../platform/site-calendar.ts';
import { pauseOutOfClicks } from './click-budgets.ts';
import { type OrderMessage, orderMessage } from './order.messages.ts';
import { takeBack } from './refund-order.ts';
import { lockOrder, mailedOrder, type OrderRow } from './settle-order.ts';
import type { ShopDeps } from './shop-deps.ts';

/** An order of a board, locked, that was delivered on invoice. */
async function lockInvoiced(tx: Transaction, { board }: Tenant, id: number): Promise<OrderRow> {
  const order = await lockOrder(tx, id);
  if (!order || order.jobBoardId !== board.id) throw new HttpError('orderNotFound');
  if (order.dueAt === null) throw new HttpError('invoiceNotOpen');
  return order;
}

/** The day the money came: not before the order, not ahead. */
function receivedAt(day: string | null, order: OrderRow, timeZone: string, locale: Locale, now: Date): Date {
  if (day === null || day === '') return now;
  const refuse = (word: OrderMessage) =>
    new HttpError('validation', { fields: { received_on: [orderMessage(locale, word)] } });
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(day) ? momentOf(day, timeZone, 'end') : undefined;
  if (!moment) throw refuse('dayWrong');
  if (day > dayOf(now, timeZone)) throw refuse('dayAhead');
  if (day < dayOf(order.createdAt, timeZone)) throw refuse('dayTooEarly');
  return moment < now ? moment : now;
}

/**
 * Marks the money of an invoice as received. Said again it changes nothing, not even the day.
 * @param day as '2026-11-20'; null for now
 * @throws HttpError `orderNotFound`, `invoiceNotOpen`, `validation`
 */
export async function receiveInvoice(
  { db, clock }: Pick<ShopDeps, 'db' | 'clock'>,
  tenant: Tenant,
  orderId: number,
  day: string | null,
  locale: Locale,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const order = await lockInvoiced(tx, tenant, orderId);
    const paidAt = receivedAt(day, order, timeZoneOf(tenant.site.settings), locale, now);
    if (order.status === 'paid') return;
    const status = orderAfter('receive', order.status);
    if (!status) throw new HttpError('invoiceNotOpen');
    await tx.update(orders).set({ status, paidAt, closedAt: now }).where(eq(orders.id, orderId));
  });
}

/**
 * Gives the money of an invoice up (docs/decisions 'Goods on invoice'): nobody keeps what was not paid, so what is left of
 * the order leaves the balance and what runs on it ends; the company orders on invoice no more until it is verified anew.
 * Said again it changes nothing.
 * @throws HttpError `orderNotFound`, `invoiceNotOpen`
 */
export async function writeOffInvoice(deps: ShopDeps, tenant: Tenant, orderId: number): Promise<void> {
  const now = deps.clock.now();
  await transaction(deps, async (tx, after) => {
    const order = await lockInvoiced(tx, tenant, orderId);
    if (order.status === 'written_off') return;
    const status = orderAfter('writeOff', order.status);
    if (!status || order.clientId === null) throw new HttpError('invoiceNotOpen');
    // Before what runs on it is looked at: from now on it pays for nothing.
    await tx.update(orders).set({ status, writtenOffAt: now, closedAt: now }).where(eq(orders.id, orderId));
    await takeBack(tx, order, order.clientId, 'withdrawn', now);
    await tx.update(clients).set({ verifiedAt: null }).where(eq(clients.id, order.clientId));
    const mailed = await mailedOrder(tx, deps, tenant, order);
    const { site, board } = tenant;
    const mail = writtenOffMail(mailed, mailBrand(site, board.url));
    const { locale, email: to } = order;
    await queueMails(tx, [{ siteId: site.id, event: 'order.writtenOff', locale, to, mail }], now);
    after.run(() => pauseOutOfClicks(deps));
  });
}
