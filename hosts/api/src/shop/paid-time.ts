import { and, asc, eq, inArray, isNull, type SQL, sql, alias } from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import { ledgerEntries, orders, refunds, type subscriptions } from '../platform/database/schema.ts';
import type { PaidDays } from './paid-days.ts';

type Reader = Pick<Database, 'select'>;
type Slot = typeof subscriptions.$inferSelect;

const day = 24 * 60 * 60 * 1000;
const withdrawal = alias(ledgerEntries, 'withdrawal');

/** When the money of a payment went back, or was given up, and took what was left with it. */
const ended = {
  refundedAt: refunds.createdAt,
  takesBack: refunds.takesBack,
  writtenOffAt: orders.writtenOffAt,
};
interface Ended {
  readonly refundedAt: Date | null;
  readonly takesBack: boolean | null;
  readonly writtenOffAt: Date | null;
}
const endOf = ({ refundedAt, takesBack, writtenOffAt }: Ended) =>
  (takesBack ? refundedAt : null) ?? writtenOffAt;

const momentOf = (text: unknown) => (typeof text === 'string' ? new Date(text).getTime() : undefined);

/** What was paid for a job to be lifted, the earliest first. */
export async function premiumTimeOf(db: Reader, jobId: number): Promise<PaidDays[]> {
  const rows = await db
    .select({ entry: ledgerEntries, ...ended })
    .from(ledgerEntries)
    .leftJoin(refunds, eq(refunds.orderId, ledgerEntries.orderId))
    .leftJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .where(
      and(
        inArray(ledgerEntries.kind, ['upsell', 'contract']),
        eq(ledgerEntries.reason, 'spent'),
        sql`${ledgerEntries.subject} ->> 'job_id' = ${String(jobId)}`,
        sql`${ledgerEntries.subject} ->> 'premium_till' is not null`,
      ),
    )
    .orderBy(asc(ledgerEntries.id));
  let before = 0;
  return rows.map((row) => {
    const { subject, createdAt: at, orderId } = row.entry;
    const till = momentOf(subject.premium_till) ?? at.getTime();
    // Entries from before the start was written down followed the one before them.
    const from = momentOf(subject.premium_from) ?? Math.min(till, Math.max(at.getTime(), before));
    before = till;
    return { orderId, amount: 1, at, notBefore: at, length: till - from, endedAt: endOf(row) };
  });
}

/** Lots that pay for time by themselves, the earliest first, with when what was left of each was taken back. */
async function lotsOf(db: Reader, kind: 'featured' | 'slot', where: SQL) {
  const rows = await db
    .select({ lot: ledgerEntries, withdrawnAt: withdrawal.createdAt, ...ended })
    .from(ledgerEntries)
    .leftJoin(withdrawal, and(eq(withdrawal.lotId, ledgerEntries.id), eq(withdrawal.reason, 'withdrawn')))
    .leftJoin(refunds, eq(refunds.orderId, ledgerEntries.orderId))
    .leftJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .where(and(isNull(ledgerEntries.lotId), eq(ledgerEntries.kind, kind), where))
    .orderBy(asc(ledgerEntries.id));
  return rows.map((row) => ({ lot: row.lot, endedAt: endOf(row) ?? row.withdrawnAt }));
}

/** A lot as a payment for time. */
export interface LotTime extends PaidDays {
  readonly lotId: number;
}

/** A lot as the payment for so much time. */
function paymentBy({ lot, endedAt }: Awaited<ReturnType<typeof lotsOf>>[number], length: number): LotTime {
  const { id: lotId, orderId, createdAt: at } = lot;
  return { lotId, orderId, amount: 1, at, notBefore: at, length, endedAt };
}

/** What was paid, or granted, for an organisation to be featured. */
export async function featuredTimeOf(db: Reader, organisationId: number): Promise<LotTime[]> {
  const rows = await lotsOf(
    db,
    'featured',
    sql`coalesce(${ledgerEntries.subject} ->> 'organisation_id', ${orders.organisationId}::text) = ${String(organisationId)}`,
  );
  return rows.flatMap((row) => {
    const { subject, createdAt: at, validTill } = row.lot;
    if (validTill === null) return [];
    // Lots from before this was written down were valid for as long as they paid.
    const from = momentOf(subject.paid_from) ?? at.getTime();
    const till = momentOf(subject.paid_till) ?? validTill.getTime();
    return [paymentBy(row, till - from)];
  });
}

/** What was paid, or granted, for a slot: its first cycle and those that followed. */
export async function slotTimeOf(
  db: Reader,
  {
    id,
    orderId,
    lotId,
    cycleDays,
    createdAt,
  }: Pick<Slot, 'id' | 'orderId' | 'lotId' | 'cycleDays' | 'createdAt'>,
): Promise<LotTime[]> {
  const first = lotId === null ? eq(ledgerEntries.orderId, orderId ?? 0) : eq(ledgerEntries.id, lotId);
  const rows = await lotsOf(db, 'slot', sql`(${first} or ${orders.subscriptionId} = ${id})`);
  return rows.map((row) => {
    const { lot } = row;
    // A grant lasts until its day; what is ordered, for a cycle.
    const isGrant = lotId !== null && lot.id === lotId && lot.validTill !== null;
    const length = isGrant && lot.validTill ? lot.validTill.getTime() - createdAt.getTime() : cycleDays * day;
    return paymentBy(row, length);
  });
}
