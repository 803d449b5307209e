import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import {
  jobs,
  ledgerEntries,
  orders,
  organisations,
  products,
  refunds,
  slotStays,
  subscriptions,
} from '../../database/schema.ts';
import { balanceOf } from './ledger.ts';
import { ownPaidTill, type PaidDays, partsOf } from './paid-days.ts';

type Reader = Pick<Database, 'select'>;
type JobRow = typeof jobs.$inferSelect;
/** A job as its paid time is reckoned: one that has not begun uses nothing before its start, wherever that is moved. */
type StartingJob = Pick<JobRow, 'id' | 'from'>;

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

/**
 * Until when a job is paid for: the one rule that `till` never passes (docs/decisions 'What has paid for a job'). A slot
 * pays while the job is in it, a budget while it holds a click, and else what was spent on the job itself.
 * @returns a moment, which has passed where nothing pays any more; null: as long as there is a budget; undefined where
 *   nothing was ever asked for the job
 */
export async function paidTillOf(
  db: Reader,
  job: Pick<JobRow, 'id' | 'productId' | 'from' | 'till'>,
  now: Date,
): Promise<Date | null | undefined> {
  const slot = await slotOf(db, job.id, now);
  if (slot) return slot.paidTill;
  const own = await ownTillOf(db, job, now);
  if (own && own > now) return own;
  const byClick = await hasClicksLeft(db, job, now);
  if (byClick === true) return null;
  if (byClick === undefined && job.productId === null) return own;
  // It was paid by something that is gone.
  return own ?? (job.till !== null && job.till < now ? job.till : now);
}
