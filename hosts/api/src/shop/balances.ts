import type {
  Balance,
  BalanceLot,
  JobSlot,
  LedgerKind,
  Subscriptions,
} from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import { and, asc, eq, inArray, isNull } from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import { jobs, ledgerEntries, subscriptions } from '../platform/database/schema.ts';
import { withRealEnds } from './real-ends.ts';
import { findLots, type Lot } from './ledger.ts';
import { lotName } from './lot-name.ts';

type Reader = Pick<Database, 'select'>;

/** Who reads of lots, and when. */
export interface LotReader {
  readonly locale: Locale;
  readonly now: Date;
}

/** A lot as its company sees it. */
export function presentLot({ lot, held }: Lot, { locale, now }: LotReader): BalanceLot {
  const isValid = lot.validTill === null || lot.validTill > now;
  return {
    id: lot.id,
    kind: lot.kind,
    name: lotName(lot, locale),
    product_id: lot.productId,
    order_id: lot.orderId,
    amount: lot.amount,
    amount_open: isValid ? held : 0,
    used: lot.amount - held,
    valid_till: lot.validTill?.toISOString() ?? null,
    next_payment_cycle: null,
    created_at: lot.createdAt.toISOString(),
  };
}

async function findKinds(db: Reader, clientId: number, kinds: readonly LedgerKind[], reader: LotReader) {
  const own = and(eq(ledgerEntries.clientId, clientId), inArray(ledgerEntries.kind, [...kinds]));
  return (await withRealEnds(db, await findLots(db, own), reader.now)).map((lot) => presentLot(lot, reader));
}

const sumOf = (lots: readonly BalanceLot[], name: 'amount' | 'amount_open' | 'used') =>
  lots.reduce((sum, lot) => sum + lot[name], 0);

/** All that a company has of a kind (§7 `GET /client/credits-balance`). */
export async function readBalance(
  db: Reader,
  clientId: number,
  kind: LedgerKind,
  reader: LotReader,
): Promise<Balance> {
  const lots = await findKinds(db, clientId, [kind], reader);
  const open = lots.filter((lot) => lot.amount_open > 0);
  const amountOpen = sumOf(lots, 'amount_open');
  return {
    balance: amountOpen,
    amount: sumOf(lots, 'amount'),
    amount_open: amountOpen,
    used: sumOf(lots, 'used'),
    valid_till: open.find((lot) => lot.valid_till !== null)?.valid_till ?? null,
    lots,
  };
}

/** A slot as its company sees it. */
export function presentSlot(slot: typeof subscriptions.$inferSelect, jobTitle: string | null): JobSlot {
  const isCancelled = slot.cancelledAt !== null;
  // A grant is not billed again.
  const isBilled = !isCancelled && slot.orderId !== null;
  return {
    subscription_id: slot.id,
    name: slot.name,
    job_id: slot.jobId,
    job_title: jobTitle,
    valid_till: slot.paidTill.toISOString(),
    next_payment_cycle: isBilled ? slot.paidTill.toISOString() : null,
    cancelled: isCancelled,
  };
}

async function findSlots(db: Reader, clientId: number): Promise<JobSlot[]> {
  const rows = await db
    .select({ slot: subscriptions, title: jobs.title })
    .from(subscriptions)
    .leftJoin(jobs, eq(jobs.id, subscriptions.jobId))
    .where(and(eq(subscriptions.clientId, clientId), isNull(subscriptions.endedAt)))
    .orderBy(asc(subscriptions.id));
  return rows.map(({ slot, title }) => presentSlot(slot, title));
}

/** Everything a company has (§7 `client/dashboard`); of lots those that can still be used, or were not long ago. */
export async function readSubscriptions(
  db: Reader,
  clientId: number,
  reader: LotReader,
): Promise<Subscriptions> {
  const kinds = ['credit', 'contract', 'posting', 'upsell', 'featured', 'cpc'] as const;
  const lots = await findKinds(db, clientId, kinds, reader);
  const live = lots.filter((lot) => lot.valid_till === null || new Date(lot.valid_till) > reader.now);
  const of = (...wanted: readonly LedgerKind[]) => live.filter(({ kind }) => wanted.includes(kind));
  return {
    credits: of('credit'),
    contracts: of('contract'),
    slots: await findSlots(db, clientId),
    subscriptions: of('featured', 'cpc').filter((lot) => lot.amount_open > 0),
    postings: of('posting', 'upsell').filter((lot) => lot.amount_open > 0),
  };
}
