import { and, asc, eq, lt, lte, sql } from '../../platform/database/drizzle.ts';
import { isOfSite } from '../../platform/database/deleted-sites.ts';
import { dueDayIn } from '../invoice-terms.ts';
import { findInvoice, invoiceNumber } from '../issue-invoice.ts';
import { tenantOf } from '../../platform/http/find-tenants.ts';
import { moneyIn } from '../price.ts';
import { lockOrder, mailedOrder, type OrderRow } from '../settle-order.ts';
import type { ShopDeps } from '../shop-deps.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { orders, refunds } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import { reminderMail } from '../mails/shop-mails.ts';

const day = 24 * 60 * 60 * 1000;
/** When a buyer is reminded, as time after the end of the day by which it is to be paid: on that day, and twice later. */
const steps = [-day, 7 * day, 21 * day] as const;
const batch = 50;

/** How many reminders an order should have had by now. */
function stepOf(dueAt: Date, now: Date): number {
  return steps.filter((step) => dueAt.getTime() + step <= now.getTime()).length;
}

async function outstandingCents(tx: Transaction, { id, totalCents }: OrderRow): Promise<number> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.orderId, id));
  return totalCents - (refund?.amountCents ?? 0);
}

/** Reminds the buyer of one invoice, where it is still to be paid and nobody did so before. */
async function remind(deps: ShopDeps, id: number): Promise<void> {
  const now = deps.clock.now();
  await transaction(deps, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order?.status !== 'invoiced' || order.dueAt === null) return;
    // After a long stop only the last reminder is sent, not all that were missed.
    const reminders = stepOf(order.dueAt, now);
    if (reminders <= order.reminders) return;
    await tx.update(orders).set({ reminders }).where(eq(orders.id, id));
    const invoice = await findInvoice(tx, id, 'invoice');
    if (!invoice) return;
    const tenant = await tenantOf(tx, order.siteId);
    const { locale, currency } = order;
    const mail = reminderMail(
      await mailedOrder(tx, deps, tenant, order),
      mailBrand(tenant.site, tenant.board.url),
      {
        invoiceNumber: invoiceNumber(invoice),
        amount: moneyIn(locale, currency, await outstandingCents(tx, order)),
        date: dueDayIn(locale, tenant, order.dueAt),
        isOverdue: order.dueAt < now,
      },
    );
    const common = { siteId: order.siteId, event: `order.reminder.${reminders}`, locale, mail };
    const fileIds = invoice.fileId === null ? [] : [invoice.fileId];
    const to = [...new Set([order.email, order.invoiceEmail])];
    await queueMails(
      tx,
      to.map((address) => ({ ...common, to: address, fileIds })),
      now,
    );
  });
}

/** Reminds buyers of invoices that are to be paid today, or were before: at each step once, whoever asks how often. */
export async function remindOfInvoices(deps: ShopDeps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const [first, ...later] = steps;
  const before = (step: number) => new Date(now.getTime() - step);
  const reached = later.reduce(
    (sum, step) => sql`${sum} + (${orders.dueAt} <= ${before(step).toISOString()}::timestamptz)::int`,
    sql`1`,
  );
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'invoiced'),
        lte(orders.dueAt, before(first)),
        lt(orders.reminders, reached),
        isOfSite(orders.siteId),
      ),
    )
    .orderBy(asc(orders.dueAt))
    .limit(batch);
  for (const { id } of due) await remind(deps, id);
}
