import { and, eq, inArray, isNotNull, or, sql } from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import { ledgerEntries, orders, subscriptions } from '../platform/database/schema.ts';
import type { Lot } from './ledger.ts';
import { paidEnds } from './paid-days.ts';
import { featuredTimeOf, type LotTime, slotTimeOf } from './paid-time.ts';

type Reader = Pick<Database, 'select'>;

const organisationId = sql`coalesce(${ledgerEntries.subject} ->> 'organisation_id', ${orders.organisationId}::text)::integer`;

/** Which organisations lots feature. */
async function organisationsOf(db: Reader, lotIds: readonly number[]): Promise<readonly number[]> {
  const rows = await db
    .select({ id: organisationId.mapWith(Number) })
    .from(ledgerEntries)
    .leftJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .where(and(inArray(ledgerEntries.id, [...lotIds]), isNotNull(organisationId)))
    .groupBy(organisationId);
  return rows.map(({ id }) => id);
}

/** Which slots lots pay for: by the order that began one, by one of its next cycles, or by a grant. */
async function slotsOf(db: Reader, lotIds: readonly number[]) {
  const rows = await db
    .select({ slot: subscriptions })
    .from(ledgerEntries)
    .leftJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .innerJoin(
      subscriptions,
      or(
        eq(subscriptions.lotId, ledgerEntries.id),
        eq(subscriptions.orderId, ledgerEntries.orderId),
        eq(subscriptions.id, orders.subscriptionId),
      ),
    )
    .where(inArray(ledgerEntries.id, [...lotIds]));
  return [...new Map(rows.map(({ slot }) => [slot.id, slot])).values()];
}

/**
 * Lots as they are valid in truth. What features an organisation and what pays for a slot follow what was paid before:
 * where that was given back they begin, and end, sooner than their row says, which is never changed.
 */
export async function withRealEnds<Some extends Lot>(
  db: Reader,
  lots: readonly Some[],
  now: Date,
): Promise<readonly Some[]> {
  // The real end is never later than that of the row.
  const open = (wanted: 'featured' | 'slot') =>
    lots.flatMap(({ lot: { id, kind, validTill } }) =>
      kind === wanted && validTill !== null && validTill > now ? [id] : [],
    );
  const [featured, slots] = [open('featured'), open('slot')];
  const tills = new Map<number, Date>();
  const note = (payments: readonly LotTime[]) => {
    for (const { payment, till } of paidEnds(payments, now)) tills.set(payment.lotId, till);
  };
  if (featured.length > 0)
    for (const id of await organisationsOf(db, featured)) note(await featuredTimeOf(db, id));
  if (slots.length > 0) for (const slot of await slotsOf(db, slots)) note(await slotTimeOf(db, slot));
  return lots.map((row) => {
    const till = tills.get(row.lot.id);
    return till === undefined ? row : { ...row, lot: { ...row.lot, validTill: till } };
  });
}
