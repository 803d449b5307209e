import type { PaidJob, Payer, StartingJob } from '../jobs/employer/run-payments.ts';
import { and, asc, eq, gt, inArray, isNull, sql } from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import {
  jobs,
  ledgerEntries,
  orders,
  organisations,
  products,
  refunds,
  slotStays,
  subscriptions,
} from '../platform/database/schema.ts';
import { balanceOf } from './ledger.ts';
import { ownPaidTill, type PaidDays, partsOf } from './paid-days.ts';

type Reader = Pick<Database, 'select'>;
type JobRow = typeof jobs.$inferSelect;

/** What was spent on a job, the earliest first. */
export async function paymentsOf(db: Reader, { id: jobId, from: start }: StartingJob): Promise<PaidDays[]> {
  const rows = await db
    .select({
      entry: ledgerEntries,
      refundedAt: refunds.createdAt,
      takesBack: refunds.takesBack,
      writtenOffAt: orders.writtenOffAt,
    })
    .from(ledgerEntries)
    .leftJoin(refunds, eq(refunds.orderId, ledgerEntries.orderId))
    .leftJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .where(
      and(
        inArray(ledgerEntries.kind, ['posting', 'contract', 'credit']),
        eq(ledgerEntries.reason, 'spent'),
        sql`${ledgerEntries.subject} ->> 'job_id' = ${String(jobId)}`,
        sql`${ledgerEntries.subject} ->> 'paid_till' is not null`,
      ),
    )
    .orderBy(asc(ledgerEntries.id));
  // Credits of several orders may pay one posting: each pays its part of the days, one after the other.
  const payments: PaidDays[] = [];
  let before = 0;
  for (const parts of Map.groupBy(rows, ({ entry }) => entry.operation).values()) {
    const [first] = parts;
    if (!first) continue;
    const { subject, createdAt: at } = first.entry;
    const till = new Date(String(subject.paid_till)).getTime();
    // Entries from before the start was written down followed the one before them.
    const from =
      typeof subject.paid_from === 'string'
        ? new Date(subject.paid_from).getTime()
        : Math.min(till, Math.max(at.getTime(), before));
    before = till;
    const notBefore = subject.starts_later === true ? start : at;
    const lengths = partsOf(
      till - from,
      parts.map(({ entry }) => -entry.amount),
    );
    parts.forEach(({ entry, refundedAt, takesBack, writtenOffAt }, nth) => {
      const { orderId, amount } = entry;
      const endedAt = (takesBack ? refundedAt : null) ?? writtenOffAt;
      payments.push({ orderId, amount: -amount, at, notBefore, length: lengths[nth] ?? 0, endedAt });
    });
  }
  return payments;
}

/** When a job was in a slot. */
export function staysOf(db: Reader, jobId: number) {
  return db
    .select({ from: slotStays.from, till: slotStays.till })
    .from(slotStays)
    .where(eq(slotStays.jobId, jobId));
}

/** Until when a job's own payments carry it once it is in no slot, see {@link ownPaidTill}. */
export async function ownTillOf(db: Reader, job: StartingJob, now: Date): Promise<Date | undefined> {
  return ownPaidTill(await paymentsOf(db, job), await staysOf(db, job.id), now);
}

/** Whether something was paid for a job before it began: its paid time counts from its start. */
export async function waitedForStart(db: Reader, jobId: number): Promise<boolean> {
  const [waited] = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.reason, 'spent'),
        sql`${ledgerEntries.subject} ->> 'job_id' = ${String(jobId)}`,
        sql`${ledgerEntries.subject} ->> 'starts_later' = 'true'`,
      ),
    )
    .limit(1);
  return waited !== undefined;
}

/** The slot that pays for a job at a moment. */
export async function slotOf(db: Reader, jobId: number, now: Date) {
  const [slot] = await db
    .select()
    .from(subscriptions)
    .where(
      and(eq(subscriptions.jobId, jobId), isNull(subscriptions.endedAt), gt(subscriptions.paidTill, now)),
    );
  return slot;
}

/** Whether the budget that a job is paid from holds another click; undefined for a job that is not paid by the click. */
async function hasClicksLeft(
  db: Reader,
  { id, productId }: Pick<JobRow, 'id' | 'productId'>,
  now: Date,
): Promise<boolean | undefined> {
  if (productId === null) return undefined;
  const [product] = await db.select().from(products).where(eq(products.id, productId));
  if (product?.type !== 'CPC') return undefined;
  const [owner] = await db
    .select({ clientId: sql<number | null>`coalesce(${jobs.clientId}, ${organisations.clientId})` })
    .from(jobs)
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .where(eq(jobs.id, id));
  if (!owner || owner.clientId === null) return false;
  const left = await balanceOf(db, { clientId: owner.clientId, kind: 'cpc', productId, now });
  return left >= (product.clickPrice ?? 1);
}

/** What pays for a job, were it in no slot: its days, and after them its clicks. */
export async function ownPayerOf(db: Reader, job: PaidJob, now: Date): Promise<Payer> {
  const stays = await staysOf(db, job.id);
  const own = ownPaidTill(await paymentsOf(db, job), stays, now);
  const hasClicks = await hasClicksLeft(db, job, now);
  if (own && own > now) return { by: 'days', till: hasClicks ? null : own };
  if (hasClicks) return { by: 'budget', till: null };
  const wasPaid = own !== undefined || job.productId !== null || stays.length > 0;
  if (!wasPaid) return { by: 'nobody', till: undefined };
  const till = own ?? (job.till !== null && job.till < now ? job.till : now);
  return { by: 'nothing', till, isByClick: hasClicks !== undefined };
}

/** What pays for a job at a moment (docs/decisions 'What has paid for a job'). */
export async function payerOf(db: Reader, job: PaidJob, now: Date): Promise<Payer> {
  const slot = await slotOf(db, job.id, now);
  if (slot) return { by: 'slot', till: slot.paidTill, productId: slot.productId };
  return ownPayerOf(db, job, now);
}

/**
 * Until when a job is paid for: what `till` never passes.
 * @returns a moment, which has passed where nothing pays any more; null: as long as there is a budget; undefined where
 *   nothing was ever asked for the job
 */
export async function paidTillOf(db: Reader, job: PaidJob, now: Date): Promise<Date | null | undefined> {
  return (await payerOf(db, job, now)).till;
}
