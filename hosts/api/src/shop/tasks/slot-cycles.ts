import { transaction } from '../../platform/database/transaction.ts';
import { and, eq, inArray, isNotNull, isNull, lte, sql } from '../../platform/database/drizzle.ts';
import { isOfClient } from '../../platform/database/deleted-sites.ts';
import { lockedInvoiceRefusal } from '../invoice-terms.ts';
import { lockClient } from '../../people/client/lock-client.ts';
import { webShopUrl } from '../order-links.ts';
import { tenantOf } from '../../platform/http/find-tenants.ts';
import { sellerOf } from '../seller.ts';
import { closeOrder, lockOrder, mailedOrder, type OrderRow, settleOrder } from '../settle-order.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { releaseJob } from '../slots.ts';
import { lockJob } from '../../jobs/employer/my-jobs.queries.ts';
import { findPeopleOf } from '../../people/client/client-users.queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { clients, orders, subscriptions } from '../../platform/database/schema.ts';
import { isLocale } from '@boardwright/messages';
import type { Tenant } from '../../platform/http/tenants.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import { renewalMail, slotEndedMail } from '../mails/shop-mails.ts';
import { timeZoneOf } from '../../platform/site-calendar.ts';

const day = 24 * 60 * 60 * 1000;
/** How long before its end the next cycle of a slot is billed. */
const billedAhead = 7 * day;
const batch = 50;

type Slot = typeof subscriptions.$inferSelect;

/** The order that the next cycle follows: the last one that was paid for this slot. */
async function orderOfSlot(db: Pick<ShopDeps['db'], 'select'>, slot: Slot) {
  const [renewal] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.subscriptionId, slot.id), inArray(orders.status, ['paid', 'invoiced'])))
    .orderBy(sql`${orders.cycle} desc`)
    .limit(1);
  if (renewal || slot.orderId === null) return renewal;
  const [first] = await db.select().from(orders).where(eq(orders.id, slot.orderId));
  return first;
}

/**
 * How the next cycle is paid: as the one before, but on invoice only while its company may; then online.
 * @returns undefined where there is no way to pay it
 */
async function paymentOfCycle(
  tx: Transaction,
  deps: ShopDeps,
  tenant: Tenant,
  slot: Slot,
  order: Pick<OrderRow, 'payment' | 'totalCents' | 'locale' | 'buyer'>,
): Promise<OrderRow['payment'] | undefined> {
  const { payment, totalCents, buyer } = order;
  if (payment !== 'invoice') return payment;
  const locale = isLocale(order.locale) ? order.locale : 'en';
  const question = { tenant, clientId: slot.clientId, totalCents, locale };
  const refusal = await lockedInvoiceRefusal(tx, question, deps.clock.now());
  // An invoice that asks money is made out to somebody somewhere.
  const isRequested = sellerOf(tenant).takesInvoice && buyer.address !== null;
  return !refusal && isRequested ? payment : deps.payments[0]?.name;
}

/** Whether a slot is to go on; its company is locked: nobody cancels it, or closes the company, before it was billed. */
async function isStillBilled(tx: Transaction, { id, clientId, jobId }: Slot): Promise<boolean> {
  if (jobId !== null) await lockJob(tx, jobId);
  await lockClient(tx, clientId);
  const [slot] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
  return slot !== undefined && slot.endedAt === null && slot.cancelledAt === null;
}

/**
 * Bills the next cycle of a slot, once: on invoice it goes on; else its buyer is mailed where to pay it.
 * A slot of several costs its part of what they cost together; one that was ordered at a price of its own costs what its
 * product did: that price was the order's alone.
 */
async function renewSlot(deps: ShopDeps, slot: Slot): Promise<void> {
  const { db, clock } = deps;
  const before = await orderOfSlot(db, slot);
  if (!before) return;
  const now = clock.now();
  const tenant = await tenantOf(db, before.siteId);
  const share = before.subscriptionId === null ? before.product.quantity : 1;
  const net = Math.round((before.listCents ?? before.netCents) / share);
  const vat = Math.round((net * before.vatRate) / 10_000);
  const { id: _id, uuid: _uuid, ...stored } = before;
  const { pieces: _pieces, ...product } = before.product;
  await transaction(deps, async (tx) => {
    const asked = {
      payment: before.payment,
      totalCents: net + vat,
      locale: before.locale,
      buyer: before.buyer,
    };
    if (!(await isStillBilled(tx, slot))) return [];
    const payment = await paymentOfCycle(tx, deps, tenant, slot, asked);
    // Nobody can pay it: the slot ends with its cycle, and its buyer is notified then.
    if (payment === undefined) return [];
    const [made] = await tx
      .insert(orders)
      .values({
        ...stored,
        payment,
        product: { ...product, quantity: 1 },
        placedBy: null,
        listCents: null,
        priceReason: null,
        jobId: null,
        subscriptionId: slot.id,
        cycle: slot.cycles + 1,
        status: 'open',
        netCents: net,
        vatCents: vat,
        totalCents: net + vat,
        redirectUrl: null,
        idempotencyKey: null,
        requestDigest: null,
        dueAt: null,
        reminders: 0,
        writtenOffAt: null,
        providerReference: null,
        paymentUrl: null,
        createdAt: now,
        paidAt: null,
        closedAt: null,
      })
      .onConflictDoNothing()
      .returning();
    // Billed before, by another process or in the minute before.
    if (!made) return;
    if (made.payment === 'invoice' || made.totalCents === 0)
      return void (await settleOrder(tx, deps, tenant, made, now));
    const { site, board } = tenant;
    const date = new Intl.DateTimeFormat(made.locale, {
      dateStyle: 'long',
      timeZone: timeZoneOf(site.settings),
    }).format(slot.paidTill);
    const mailed = await mailedOrder(tx, deps, tenant, made);
    const mail = renewalMail(mailed, mailBrand(site, board.url), date);
    const { locale, email: to } = made;
    await queueMails(tx, [{ siteId: site.id, event: 'order.renewal', locale, to, mail }], now);
  });
}

/** Bills slots whose cycle ends within a week and that were not cancelled. */
export async function renewSlots(deps: ShopDeps): Promise<void> {
  const { db, clock } = deps;
  const soon = new Date(clock.now().getTime() + billedAhead);
  const due = await db
    .select({ slot: subscriptions })
    .from(subscriptions)
    .leftJoin(
      orders,
      and(eq(orders.subscriptionId, subscriptions.id), eq(orders.cycle, sql`${subscriptions.cycles} + 1`)),
    )
    .where(
      and(
        isNull(subscriptions.endedAt),
        isNull(subscriptions.cancelledAt),
        // A grant is not billed.
        isNotNull(subscriptions.orderId),
        lte(subscriptions.paidTill, soon),
        isNull(orders.id),
        isOfClient(subscriptions.clientId),
      ),
    )
    .limit(batch);
  for (const { slot } of due) await renewSlot(deps, slot);
}

/** Of a slot that was granted: nobody ordered it, so all the company's people are notified. */
async function mailCompany(tx: Transaction, { clientId, name }: Slot, now: Date): Promise<void> {
  const [client] = await tx.select().from(clients).where(eq(clients.id, clientId));
  if (!client) return;
  const tenant = await tenantOf(tx, client.siteId);
  const { site, board } = tenant;
  const people = await findPeopleOf(tx, clientId);
  const requests = await Promise.all(
    people.map(async ({ email: to, givenName, locale }) => {
      const url = (await webShopUrl(tx, tenant, locale)).href;
      const mail = slotEndedMail({ givenName, locale, url }, mailBrand(site, board.url), name);
      return { siteId: site.id, event: 'slot.ended', locale, to, mail };
    }),
  );
  await queueMails(tx, requests, now);
}

/** Ends a slot: its job is no longer shown, its unpaid order is closed, its people are notified. */
async function endSlot(deps: ShopDeps, { id }: Slot): Promise<void> {
  const { clock } = deps;
  const now = clock.now();
  await transaction(deps, async (tx) => {
    const open = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.subscriptionId, id), eq(orders.status, 'open')));
    const renewal = open[0] && (await lockOrder(tx, open[0].id));
    const [seen] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id));
    if (seen && seen.jobId !== null) await lockJob(tx, seen.jobId);
    const [slot] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
    // Paid or given another job in this very moment: the next minute looks again.
    if (!slot || slot.endedAt !== null || slot.paidTill > now || slot.jobId !== seen?.jobId) return;
    const first = renewal ?? (await orderOfSlot(tx, slot));
    await releaseJob(tx, slot, now);
    await tx.update(subscriptions).set({ endedAt: now, jobId: null }).where(eq(subscriptions.id, id));
    if (!first) return mailCompany(tx, slot, now);
    const tenant = await tenantOf(tx, first.siteId);
    if (renewal) await closeOrder(tx, deps, tenant, renewal, 'cancelled', now);
    const { site, board } = tenant;
    const { locale, email: to, buyer } = first;
    const url = (await webShopUrl(tx, tenant, locale)).href;
    const owner = { locale, givenName: buyer.givenName, url };
    const mail = slotEndedMail(owner, mailBrand(site, board.url), slot.name);
    await queueMails(tx, [{ siteId: site.id, event: 'slot.ended', locale, to, mail }], now);
  });
}

/** Ends the slots whose paid time is over. */
export async function endSlots(deps: ShopDeps): Promise<void> {
  const { db, clock } = deps;
  const over = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        isNull(subscriptions.endedAt),
        lte(subscriptions.paidTill, clock.now()),
        isOfClient(subscriptions.clientId),
      ),
    )
    .limit(batch);
  for (const slot of over) await endSlot(deps, slot);
}
