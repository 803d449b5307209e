import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { jobs, ledgerEntries, orders, organisations, refunds, subscriptions } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Tenant } from '../../http/tenants.ts';
import { mailBrand } from '../../mail/mail-brand.ts';
import { queueMails } from '../../mail/queue-mails.ts';
import { refundMail } from '../../mail/shop-mails.ts';
import { lockJob, statusAt } from '../employer-jobs/own-jobs.queries.ts';
import { issueInvoice } from './issue-invoice.ts';
import { emptyLots, findLots, lockClient } from './ledger.ts';
import { lockOrder, mailedOrder, type OrderRow } from './settle-order.ts';
import type { ShopDeps } from './shop-deps.ts';
import { providerOf } from './start-payment.ts';

/** The jobs that run on what an order gave, or are lifted by it. */
async function findUses(tx: Transaction, orderId: number) {
  const rows = await tx
    .select({ kind: ledgerEntries.kind, subject: ledgerEntries.subject })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.orderId, orderId), eq(ledgerEntries.reason, 'spent')));
  return rows.flatMap(({ kind, subject }) =>
    typeof subject.job_id === 'number' ? [{ kind, jobId: subject.job_id }] : [],
  );
}

async function endJob(tx: Transaction, jobId: number, now: Date): Promise<void> {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId));
  if (!job || !['active', 'paused', 'scheduled'].includes(statusAt(job, now))) return;
  await tx.update(jobs).set({ status: 'expired', till: now, updatedAt: now }).where(eq(jobs.id, jobId));
}

function findSlots(tx: Transaction, order: OrderRow) {
  const ofOrder =
    order.subscriptionId === null
      ? eq(subscriptions.orderId, order.id)
      : eq(subscriptions.id, order.subscriptionId);
  return tx
    .select({ id: subscriptions.id, jobId: subscriptions.jobId })
    .from(subscriptions)
    .where(and(ofOrder, isNull(subscriptions.endedAt)));
}

/** What runs on the money ends with it: postings, premium places, slots, featured organisations. */
async function stopUses(tx: Transaction, order: OrderRow, clientId: number, now: Date): Promise<void> {
  const uses = await findUses(tx, order.id);
  const slots = await findSlots(tx, order);
  const held = slots.flatMap(({ jobId }) => (jobId === null ? [] : [jobId]));
  // Everybody locks jobs before companies, and several jobs in their order.
  const all = [...new Set([...uses.map(({ jobId }) => jobId), ...held])].sort((a, b) => a - b);
  for (const jobId of all) await lockJob(tx, jobId);
  await lockClient(tx, clientId);
  const ending = uses.filter(({ kind }) => kind !== 'upsell' && kind !== 'cpc').map(({ jobId }) => jobId);
  for (const jobId of new Set([...ending, ...held])) await endJob(tx, jobId, now);
  const lifted = uses.filter(({ kind }) => kind === 'upsell').map(({ jobId }) => jobId);
  if (lifted.length > 0)
    await tx
      .update(jobs)
      .set({ premium: false, premiumTill: now, updatedAt: now })
      .where(inArray(jobs.id, lifted));
  for (const { id } of slots)
    await tx
      .update(subscriptions)
      .set({ endedAt: now, cancelledAt: now, jobId: null })
      .where(eq(subscriptions.id, id));
  if (order.product.type === 'featuredEmployer' && order.organisationId !== null)
    await tx
      .update(organisations)
      .set({ featured: false, featuredTill: null })
      .where(and(eq(organisations.id, order.organisationId), sql`${organisations.featuredTill} is not null`));
}

/**
 * Gives an order's money back: what is left of it leaves the balance, what runs on it ends, a credit note is issued and
 * mailed. All of that first, in one transaction; the provider is asked after it, until it was done.
 * @throws ApiError `orderNotFound`, `refundNotPossible`
 */
export async function refundOrder(
  deps: ShopDeps,
  tenant: Tenant,
  orderId: number,
  reason: string,
): Promise<void> {
  const { db, clock, mailsQueued, search } = deps;
  const now = clock.now();
  const mailIds = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.siteId !== tenant.site.id) throw new ApiError('orderNotFound');
    if (order.status !== 'paid' || order.clientId === null) throw new ApiError('refundNotPossible');
    const [noted] = await tx
      .insert(refunds)
      .values({ orderId, amountCents: order.totalCents, reason, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!noted) throw new ApiError('refundNotPossible');
    await stopUses(tx, order, order.clientId, now);
    await emptyLots(tx, await findLots(tx, eq(ledgerEntries.orderId, orderId)), 'refunded', now);
    const note =
      order.totalCents > 0 ? await issueInvoice(tx, deps, tenant, order, 'credit_note', now) : undefined;
    const told = await mailedOrder(tx, deps, tenant, order);
    const mail = refundMail(told, mailBrand(tenant.site, tenant.board.url), note?.number ?? null);
    const common = { siteId: tenant.site.id, event: 'order.refunded', locale: order.locale, mail };
    const fileIds = note ? [note.fileId] : [];
    const to = [...new Set([order.email, order.invoiceEmail])];
    return queueMails(
      tx,
      to.map((address) => ({ ...common, to: address, fileIds })),
      now,
    );
  });
  await mailsQueued(mailIds);
  await finishRefunds(deps, orderId);
  if (search.ready()) await search.catchUp();
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
