import type { RefundPlan } from '@boardwright/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { ledgerEntries, organisations } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { daysOf } from './grant-order.ts';
import { findLots } from './ledger.ts';
import type { OrderWith } from './orders.queries.ts';
import { findAffected, usesOfOrder } from './purchase-uses.ts';

const day = 24 * 60 * 60 * 1000;

/** What of a time was not used yet, from 0 to 1. */
function timeLeft(till: Date | null | undefined, days: number | null, now: Date): number {
  if (!till || days === null) return 0;
  return Math.min(1, Math.max(0, (till.getTime() - now.getTime()) / (days * day)));
}

async function nameOfOrganisation(db: Database, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [found] = await db
    .select({ name: organisations.name })
    .from(organisations)
    .where(eq(organisations.id, id));
  return found?.name ?? null;
}

/** Whether an order was delivered, so that its money, or what its invoice asks, can be given back. */
export function isRefundable({ status }: Pick<OrderWith['order'], 'status'>): boolean {
  return status === 'paid' || status === 'invoiced';
}

/**
 * What giving the money of an order back would take with it, for who decides on it.
 * @throws ApiError `refundNotPossible`
 */
export async function planRefund(db: Database, { order, refund }: OrderWith, now: Date): Promise<RefundPlan> {
  if (!isRefundable(order) || refund !== null) throw new ApiError('refundNotPossible');
  const [row] = await findLots(db, eq(ledgerEntries.orderId, order.id));
  const uses = await usesOfOrder(db, order);
  const affected = await findAffected(db, uses, now);
  const days = daysOf(order.product);
  const isTimed = order.product.type === 'featuredEmployer' || order.product.type === 'slot';
  const isValid = row !== undefined && (row.lot.validTill === null || row.lot.validTill > now);
  const open = row && isValid ? row.held : 0;
  const till = (isTimed ? row?.lot.validTill : uses.paidTill) ?? null;
  const share =
    row === undefined ? 1 : isTimed || open === 0 ? timeLeft(till, days, now) : open / row.lot.amount;
  return {
    total: order.totalCents,
    unused: Math.round(order.totalCents * share),
    balance:
      row === undefined || isTimed
        ? null
        : { kind: row.lot.kind, amount: row.lot.amount, amount_open: open, used: row.lot.amount - row.held },
    ...affected,
    slots: uses.slots.length,
    organisation:
      order.product.type === 'featuredEmployer' ? await nameOfOrganisation(db, order.organisationId) : null,
    valid_till: till?.toISOString() ?? null,
  };
}
