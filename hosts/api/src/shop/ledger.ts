import { lockClient } from '../people/client/lock-client.ts';
import type { LedgerKind, LedgerReason } from '@boardwright/api-client/contract';
import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from '../platform/database/drizzle.ts';
import { isOfClient } from '../platform/database/deleted-sites.ts';
import type { Database, Transaction } from '../platform/database/connect.ts';
import { ledgerEntries } from '../platform/database/schema.ts';
import type { Json } from '../platform/database/tables/columns.ts';
import { HttpError } from '../platform/http/http-error.ts';

type Reader = Pick<Database, 'select'>;

/** Something that is bought or granted. */
export interface NewLot {
  readonly clientId: number;
  readonly kind: LedgerKind;
  /** Pieces; of a click budget cents. */
  readonly amount: number;
  readonly reason: Extract<LedgerReason, 'bought' | 'granted' | 'renewed'>;
  /** Null where nobody gave it one: it goes by its kind. */
  readonly name: string | null;
  readonly productId?: number | null;
  readonly orderId?: number | null;
  /** Null: for ever. */
  readonly validTill: Date | null;
  /** What is done, once and never again, as 'order:7:1'. */
  readonly operation: string;
  readonly subject?: Json;
  readonly note?: string | null;
}

/** Something that is used up. */
export interface Spending {
  readonly clientId: number;
  readonly kind: LedgerKind;
  readonly amount: number;
  /** What is done, once and never again, as 'resume:12'. */
  readonly operation: string;
  readonly now: Date;
  /** What it is for, as `{ resume_id: 12 }`. */
  readonly subject?: Json;
  /** Only what this product gave. */
  readonly productId?: number;
}

/**
 * Adds to a balance. Give the transaction of what it is added for.
 * @returns the lot; undefined where this very operation was done before, and nothing is added
 */
export async function addLot(tx: Transaction, lot: NewLot, now: Date): Promise<number | undefined> {
  await lockClient(tx, lot.clientId);
  const [added] = await tx
    .insert(ledgerEntries)
    .values({ ...lot, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: ledgerEntries.id });
  return added?.id;
}

/** What a lot still holds, whether or not it is still valid. In names of its own: the inner ones are the same table. */
const held = sql<number>`"ledger_entries"."amount" + coalesce((select sum(taken.amount) from ledger_entries as taken where taken.lot_id = "ledger_entries"."id"), 0)`;

/** Lots with what they hold, those that end first first. */
export function findLots(db: Reader, where: SQL | undefined) {
  return db
    .select({ lot: ledgerEntries, held: held.mapWith(Number) })
    .from(ledgerEntries)
    .where(and(isNull(ledgerEntries.lotId), where))
    .orderBy(sql`${ledgerEntries.validTill} asc nulls last`, asc(ledgerEntries.id));
}
export type Lot = Awaited<ReturnType<typeof findLots>>[number];

/** Lots of a company that can be used at a moment. */
export async function findOpenLots(
  db: Reader,
  { clientId, kind, now, productId }: Pick<Spending, 'clientId' | 'kind' | 'now' | 'productId'>,
): Promise<readonly Lot[]> {
  const lots = await findLots(
    db,
    and(
      eq(ledgerEntries.clientId, clientId),
      eq(ledgerEntries.kind, kind),
      or(isNull(ledgerEntries.validTill), gt(ledgerEntries.validTill, now)),
      productId === undefined ? undefined : eq(ledgerEntries.productId, productId),
    ),
  );
  return lots.filter((lot) => lot.held > 0);
}

/** What a company can use of a kind at a moment. */
export async function balanceOf(
  db: Reader,
  question: Pick<Spending, 'clientId' | 'kind' | 'now' | 'productId'>,
): Promise<number> {
  const lots = await findOpenLots(db, question);
  return lots.reduce((sum, lot) => sum + lot.held, 0);
}

async function wasDone(tx: Transaction, operation: string): Promise<boolean> {
  const [done] = await tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.operation, operation))
    .limit(1);
  return done !== undefined;
}

/** Takes from lots in their order until an amount is together. */
function portions(lots: readonly Lot[], amount: number): { readonly lot: Lot; readonly amount: number }[] {
  let missing = amount;
  return lots.flatMap((lot) => {
    const part = Math.min(lot.held, missing);
    missing -= part;
    return part > 0 ? [{ lot, amount: part }] : [];
  });
}

/**
 * Uses up a part of a balance: of what ends first, all of it or nothing. Give the transaction of what it is used for;
 * the same operation a second time takes nothing more.
 * @returns the lots it came from; empty where this very operation was done before
 * @throws HttpError `balanceTooLow`
 */
export async function spend(tx: Transaction, spending: Spending): Promise<readonly Lot['lot'][]> {
  const { clientId, kind, amount, operation, now, subject = {} } = spending;
  if (!Number.isInteger(amount) || amount <= 0) throw new RangeError(`Not an amount to spend: ${amount}`);
  await lockClient(tx, clientId);
  if (await wasDone(tx, operation)) return [];
  const parts = portions(await findOpenLots(tx, spending), amount);
  if (parts.reduce((sum, part) => sum + part.amount, 0) < amount) throw new HttpError('balanceTooLow');
  await tx.insert(ledgerEntries).values(
    parts.map((part) => ({
      clientId,
      kind,
      lotId: part.lot.lot.id,
      amount: -part.amount,
      reason: 'spent' as const,
      orderId: part.lot.lot.orderId,
      operation,
      subject,
      createdAt: now,
    })),
  );
  return parts.map((part) => part.lot.lot);
}

/**
 * Spends a company's credits, as for buying a resume. Give the transaction of what they buy.
 * @param spending `operation` names what is bought, as 'resume:12': bought twice it is paid once
 * @returns whether credits were taken; false where this was bought before
 * @throws HttpError `balanceTooLow` when there are too few: then nothing is taken
 */
export async function spendCredits(tx: Transaction, spending: Omit<Spending, 'kind'>): Promise<boolean> {
  // What costs nothing needs no balance.
  if (spending.amount === 0) return true;
  return (await spend(tx, { ...spending, kind: 'credit' })).length > 0;
}

/**
 * Takes the whole rest of some lots away: they ended, or the money for them goes back.
 * @returns how many there were
 */
export async function emptyLots(
  tx: Transaction,
  lots: readonly Lot[],
  reason: Extract<LedgerReason, 'expired' | 'refunded' | 'withdrawn'>,
  now: Date,
  why: { readonly note?: string | null; readonly subject?: Json } = {},
): Promise<number> {
  const rest = lots.filter((lot) => lot.held > 0);
  if (rest.length === 0) return 0;
  const added = await tx
    .insert(ledgerEntries)
    .values(
      rest.map(({ lot, held: amount }) => ({
        clientId: lot.clientId,
        kind: lot.kind,
        lotId: lot.id,
        amount: -amount,
        reason,
        orderId: lot.orderId,
        operation: `${reason}:${lot.id}`,
        ...why,
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: ledgerEntries.id });
  return added.length;
}

/** Companies with lots that ended and still hold something. */
export async function findEndedLots(db: Reader, now: Date, most: number): Promise<readonly Lot[]> {
  const ended = await findLots(
    db,
    and(lte(ledgerEntries.validTill, now), sql`${held} > 0`, isOfClient(ledgerEntries.clientId)),
  ).limit(most);
  return ended;
}

/** Lots by number, as they are now. */
export function findLotsById(db: Reader, ids: readonly number[]) {
  return findLots(db, inArray(ledgerEntries.id, [...ids]));
}
