import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/connect.ts';
import { ledgerEntries, orders } from '../platform/database/schema.ts';
import type { Lot } from './ledger.ts';
import { paidEnds } from './paid-days.ts';
import { featuredTimeOf } from './paid-time.ts';

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

/**
 * Lots as they are valid in truth. What features an organisation follows what was paid before it: where that was given
 * back it begins, and ends, sooner than its row says, which is never changed.
 */
export async function withRealEnds<Some extends Lot>(
  db: Reader,
  lots: readonly Some[],
  now: Date,
): Promise<readonly Some[]> {
  // The real end is never later than that of the row.
  const featured = lots.flatMap(({ lot: { id, kind, validTill } }) =>
    kind === 'featured' && validTill !== null && validTill > now ? [id] : [],
  );
  if (featured.length === 0) return lots;
  const tills = new Map<number, Date>();
  for (const id of await organisationsOf(db, featured))
    for (const { payment, till } of paidEnds(await featuredTimeOf(db, id), now))
      tills.set(payment.lotId, till);
  return lots.map((row) => {
    const till = tills.get(row.lot.id);
    return till === undefined ? row : { ...row, lot: { ...row.lot, validTill: till } };
  });
}
