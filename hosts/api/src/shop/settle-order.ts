import { isRequest, orderAfter } from '@boardwright/api-client/contract';
import { and, asc, eq } from '../platform/database/drizzle.ts';
import type { Database, Transaction } from '../platform/database/connect.ts';
import { orders, organisations } from '../platform/database/schema.ts';
import type { Tenant } from '../platform/http/tenants.ts';
import { mailBrand } from '../platform/mail/mail-brand.ts';
import { type MailRequest, queueMails } from '../platform/mail/queue-mails.ts';
import { type MailedOrder, orderFailedMail, orderPaidMail, requestMail } from './mails/shop-mails.ts';
import { grantOrder } from './grant-order.ts';
import { type OrderOwner, ownerOfGuestOrder } from './guest-account.ts';
import { dueAtOf, dueDayIn } from './invoice-terms.ts';
import { issueInvoice } from './issue-invoice.ts';
import { orderUrl } from './order-links.ts';
import { moneyIn } from './price.ts';
import type { ShopDeps } from './shop-deps.ts';
import { orderedName } from './ordered-name.ts';

export type OrderRow = typeof orders.$inferSelect;
/** What settling works with: links of the mails, a place for invoices. */
export interface SettleDeps {
  readonly storage: ShopDeps['storage'];
  readonly tokens: Pick<ShopDeps['tokens'], 'seal'>;
}

/** An order as its mails tell of it. */
export async function mailedOrder(
  db: Pick<Database, 'select'>,
  deps: Pick<SettleDeps, 'tokens'>,
  tenant: Tenant,
  order: OrderRow,
): Promise<MailedOrder> {
  const { locale, buyer, email, product, poNumber, currency, dueAt } = order;
  const isAsked = isRequest({ type: product.type, net: order.netCents });
  const money = (cents: number) => (isAsked ? null : moneyIn(locale, currency, cents));
  return {
    locale,
    givenName: buyer.givenName,
    company: buyer.company,
    email,
    product: orderedName(product),
    net: money(order.netCents),
    vat: money(order.vatCents),
    total: money(order.totalCents),
    poNumber,
    payBy: dueAt === null ? null : dueDayIn(locale, tenant, dueAt),
    url: await orderUrl(db, deps, tenant, order),
  };
}

/** An order, which nobody else changes until the transaction ends. */
export async function lockOrder(tx: Transaction, id: number): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return row;
}

interface SettledFacts {
  readonly invoice: { readonly number: string; readonly fileId: number } | undefined;
  readonly owner: OrderOwner;
}

async function settledMails(
  tx: Transaction,
  deps: SettleDeps,
  tenant: Tenant,
  order: OrderRow,
  { invoice, owner: { passwordUrl, isKnown } }: SettledFacts,
): Promise<readonly MailRequest[]> {
  const { site, board } = tenant;
  const mailed = await mailedOrder(tx, deps, tenant, order);
  const brand = mailBrand(site, board.url);
  const isCustom = order.product.type === 'custom';
  const invoiceNumber = invoice?.number ?? null;
  const common = { siteId: site.id, event: `order.${order.status}`, locale: order.locale };
  const fileIds = invoice ? [invoice.fileId] : [];
  const facts = { isCustom, invoiceNumber, payBy: mailed.payBy };
  const mail = orderPaidMail(mailed, brand, { ...facts, passwordUrl, isKnown });
  const requests: MailRequest[] = [{ ...common, to: order.email, mail, fileIds }];
  // The bookkeeping gets the invoice and no link into the account.
  if (order.invoiceEmail !== order.email) {
    const copy = orderPaidMail(mailed, brand, facts);
    requests.push({ ...common, to: order.invoiceEmail, mail: copy, fileIds });
  }
  if (isCustom && board.email !== null) {
    const request = { ...common, event: 'order.request', to: board.email, replyTo: order.email };
    requests.push({ ...request, mail: requestMail(mailed, brand) });
  }
  return requests;
}

/** Which organisation a guest who ordered to be featured meant: the first of the company, which they could not name yet. */
async function featuredOf(tx: Transaction, { product }: OrderRow, clientId: number): Promise<number | null> {
  if (product.type !== 'featuredEmployer') return null;
  const [first] = await tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.clientId, clientId))
    .orderBy(asc(organisations.id))
    .limit(1);
  return first?.id ?? null;
}

/** Whether an order is delivered now and asks its money afterwards. */
export function isOnInvoice({ payment, totalCents }: Pick<OrderRow, 'payment' | 'totalCents'>): boolean {
  return payment === 'invoice' && totalCents > 0;
}

/**
 * Marks an order as paid, or as invoiced where it is paid afterwards, and gives what was bought, with its invoice and its
 * mails: all of it or nothing, and once.
 * @param order locked by {@link lockOrder}
 * @returns whether the order was open
 */
export async function settleOrder(
  tx: Transaction,
  deps: SettleDeps,
  tenant: Tenant,
  order: OrderRow,
  now: Date,
): Promise<boolean> {
  const onInvoice = isOnInvoice(order);
  const status = orderAfter(onInvoice ? 'invoice' : 'pay', order.status);
  if (!status) return false;
  const owner =
    order.clientId === null
      ? await ownerOfGuestOrder(tx, tenant, order, now)
      : { clientId: order.clientId, userId: order.userId };
  const { clientId, userId } = owner;
  const [settled] = await tx
    .update(orders)
    .set({
      status,
      clientId,
      userId,
      organisationId: order.organisationId ?? (await featuredOf(tx, order, clientId)),
      ...(onInvoice ? { dueAt: dueAtOf(tenant, now) } : { paidAt: now, closedAt: now }),
    })
    .where(and(eq(orders.id, order.id), eq(orders.status, order.status)))
    .returning();
  if (!settled) return false;
  await grantOrder(tx, { ...settled, clientId }, now);
  const invoice =
    settled.totalCents > 0 ? await issueInvoice(tx, deps, tenant, settled, 'invoice', now) : undefined;
  await queueMails(tx, await settledMails(tx, deps, tenant, settled, { invoice, owner }), now);
  return true;
}

const closings = { cancelled: 'cancel', failed: 'fail', expired: 'expire' } as const;
export type Closing = keyof typeof closings;

/**
 * Closes an order that was not paid, and says so to its buyer where they do not know it.
 * @param order locked by {@link lockOrder}
 * @returns whether the order was open
 */
export async function closeOrder(
  tx: Transaction,
  deps: SettleDeps,
  tenant: Tenant,
  order: OrderRow,
  closing: Closing,
  now: Date,
): Promise<boolean> {
  const status = orderAfter(closings[closing], order.status);
  if (!status) return false;
  await tx.update(orders).set({ status, closedAt: now }).where(eq(orders.id, order.id));
  // Who cancelled knows it; who never saw a page to pay on read so at once, and may have ordered anew.
  if (closing === 'cancelled' || (closing === 'expired' && order.paymentUrl === null)) return true;
  const mailed = await mailedOrder(tx, deps, tenant, order);
  const mail = orderFailedMail(mailed, mailBrand(tenant.site, tenant.board.url), closing === 'expired');
  const { locale, email: to } = order;
  await queueMails(tx, [{ siteId: tenant.site.id, event: `order.${closing}`, locale, to, mail }], now);
  return true;
}
