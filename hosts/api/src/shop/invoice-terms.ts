import { TZDate } from '@date-fns/tz';
import { and, eq, inArray, lt, sql } from '../platform/database/drizzle.ts';
import type { Database, Transaction } from '../platform/database/connect.ts';
import { clients, orders, refunds } from '../platform/database/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Locale } from '@boardwright/messages';
import type { Tenant } from '../platform/http/tenants.ts';
import { timeZoneOf } from '../platform/site-calendar.ts';
import { lockClient } from '../people/client/lock-client.ts';
import { refusedOnInvoice } from './order.policy.ts';
import { moneyIn } from './price.ts';
import { sellerOf } from './seller.ts';

type Reader = Pick<Database, 'select'>;

/** Till when an invoice of this moment is to be paid: the last second of a day of the site's calendar. */
export function dueAtOf(tenant: Tenant, issuedAt: Date): Date {
  const day = new TZDate(issuedAt.getTime(), timeZoneOf(tenant.site.settings));
  day.setDate(day.getDate() + sellerOf(tenant).invoiceTerm);
  day.setHours(23, 59, 59, 0);
  return new Date(day.getTime());
}

/** The day by which an invoice is to be paid, as it is read. */
export function dueDayIn(locale: string, { site }: Pick<Tenant, 'site'>, dueAt: Date): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeZone: timeZoneOf(site.settings),
  }).format(dueAt);
}

/** What an order on invoice still asks in cents, what was credited left out. */
export const outstandingCents = sql<number>`${orders.totalCents} - coalesce(${refunds.amountCents}, 0)`;

/** What the invoices of companies still ask, in cents. */
export async function findOutstanding(db: Reader, clientIds: readonly number[]) {
  const rows =
    clientIds.length === 0
      ? []
      : await db
          .select({
            clientId: orders.clientId,
            total: sql<number>`sum(${outstandingCents})`.mapWith(Number),
          })
          .from(orders)
          .leftJoin(refunds, eq(refunds.orderId, orders.id))
          .where(and(inArray(orders.clientId, [...clientIds]), eq(orders.status, 'invoiced')))
          .groupBy(orders.clientId);
  const sums = new Map(rows.map(({ clientId, total }) => [clientId, total]));
  return (clientId: number) => sums.get(clientId) ?? 0;
}

async function isOverdue(db: Reader, clientId: number, now: Date): Promise<boolean> {
  const [overdue] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.clientId, clientId), eq(orders.status, 'invoiced'), lt(orders.dueAt, now)))
    .limit(1);
  return overdue !== undefined;
}

/** Who would order on invoice, and for how much. */
export interface InvoiceQuestion {
  readonly tenant: Tenant;
  /** Null for a guest. */
  readonly clientId: number | null;
  /** Cents with VAT. */
  readonly totalCents: number;
  readonly locale: Locale;
}

/**
 * Why somebody cannot order on invoice, by order.policy.ts.
 * @returns undefined where they can
 */
export async function invoiceRefusal(
  db: Reader,
  { tenant, clientId, totalCents, locale }: InvoiceQuestion,
  now: Date,
): Promise<HttpError | undefined> {
  if (totalCents === 0) return undefined;
  const [client] = clientId === null ? [] : await db.select().from(clients).where(eq(clients.id, clientId));
  const { currency, invoiceLimitCents } = sellerOf(tenant);
  const limit = client?.invoiceLimitCents ?? invoiceLimitCents;
  const outstanding = client ? (await findOutstanding(db, [client.id]))(client.id) : 0;
  const left = Math.max(0, limit - outstanding);
  const hasOverdue = client !== undefined && (await isOverdue(db, client.id, now));
  const code = refusedOnInvoice({ client, hasOverdue, left }, totalCents);
  if (code !== 'invoiceLimitReached') return code && new HttpError(code);
  const money = (cents: number) => moneyIn(locale, currency, cents);
  return new HttpError(code, { values: { limit: money(limit), left: money(left) } });
}

/**
 * {@link invoiceRefusal}, while nobody else orders for the company: two orders at once do not both pass its limit. Give
 * the transaction that delivers the order, its job locked.
 */
export async function lockedInvoiceRefusal(
  tx: Transaction,
  question: InvoiceQuestion,
  now: Date,
): Promise<HttpError | undefined> {
  if (question.clientId !== null) await lockClient(tx, question.clientId);
  return invoiceRefusal(tx, question, now);
}
