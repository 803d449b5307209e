import {
  type AdminClient,
  type AdminLot,
  type BodyOf,
  type Contract,
  countedTo,
  type LedgerKind,
} from '@boardwright/api-client/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
} from '../platform/database/drizzle.ts';
import { countRows } from '../platform/database/count-to.ts';
import type { Database } from '../platform/database/connect.ts';
import { fewOrWalk } from '../platform/database/few-or-walk.ts';
import { likePattern } from '../platform/database/contains-terms.ts';
import { clients, ledgerEntries, users, wordsOfClient } from '../platform/database/schema.ts';
import { revisionOf } from '../platform/forms/revision-of.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { type LotReader, presentLot } from './balances.ts';
import { withRealEnds } from './real-ends.ts';
import { findOutstanding } from './invoice-terms.ts';
import { findLots } from './ledger.ts';

type Reader = Pick<Database, 'select'>;
interface Paging {
  readonly page: number;
  readonly limit: number;
}

/** How much of lots went for which reason. */
async function findTaken(db: Reader, lotIds: readonly number[]) {
  if (lotIds.length === 0) return [];
  return db
    .select({
      lotId: ledgerEntries.lotId,
      reason: ledgerEntries.reason,
      amount: sql`-sum(${ledgerEntries.amount})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.lotId, [...lotIds]))
    .groupBy(ledgerEntries.lotId, ledgerEntries.reason);
}

async function findNames(db: Reader, userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(
    rows.map((user) => [user.id, [user.givenName, user.familyName].filter(Boolean).join(' ') || user.email]),
  );
}

/** Lots with where they came from and what became of them, newest first. */
export async function findAdminLots(
  db: Reader,
  where: SQL | undefined,
  reader: LotReader,
  { page, limit }: Paging = { page: 1, limit: 1 },
): Promise<AdminLot[]> {
  const rows = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(and(isNull(ledgerEntries.lotId), where))
    .orderBy(desc(ledgerEntries.createdAt), desc(ledgerEntries.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const ids = rows.map(({ id }) => id);
  const lots =
    ids.length === 0
      ? []
      : await withRealEnds(db, await findLots(db, inArray(ledgerEntries.id, ids)), reader.now);
  const taken = await findTaken(db, ids);
  const adminOf = (subject: (typeof lots)[number]['lot']['subject']) =>
    typeof subject.granted_by === 'number' ? subject.granted_by : undefined;
  const names = await findNames(
    db,
    lots.flatMap(({ lot }) => adminOf(lot.subject) ?? []),
  );
  return lots
    .toSorted((a, b) => ids.indexOf(a.lot.id) - ids.indexOf(b.lot.id))
    .map((row) => {
      const { lot } = row;
      const went = (...reasons: readonly string[]) =>
        taken
          .filter(({ lotId, reason }) => lotId === lot.id && reasons.includes(reason))
          .reduce((sum, { amount }) => sum + amount, 0);
      const admin = adminOf(lot.subject);
      return {
        ...presentLot(row, reader),
        used: went('spent', 'returned'),
        taken_back: went('refunded', 'withdrawn'),
        expired: went('expired'),
        reason: lot.reason,
        note: lot.note,
        granted_by: admin === undefined ? null : (names.get(admin) ?? null),
      };
    });
}

/** A page of all that a site's company has and had. @throws HttpError `notFound` */
export async function findClientLots(
  db: Database,
  siteId: number,
  clientId: number,
  paging: Paging,
  reader: LotReader,
): Promise<{ readonly data: AdminLot[]; readonly total: number }> {
  const [client] = await db
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.id, clientId), eq(clients.siteId, siteId)));
  if (!client) throw new HttpError('notFound');
  const own = eq(ledgerEntries.clientId, clientId);
  const [counted] = await db
    .select({ total: count() })
    .from(ledgerEntries)
    .where(and(own, isNull(ledgerEntries.lotId)));
  return { data: await findAdminLots(db, own, reader, paging), total: counted?.total ?? 0 };
}

/** What companies can use now, by kind. */
export async function findBalances(db: Reader, clientIds: readonly number[], now: Date) {
  const lots =
    clientIds.length === 0
      ? []
      : await withRealEnds(
          db,
          await findLots(
            db,
            and(
              inArray(ledgerEntries.clientId, [...clientIds]),
              or(isNull(ledgerEntries.validTill), gt(ledgerEntries.validTill, now)),
            ),
          ),
          now,
        );
  const sums = new Map<number, Map<LedgerKind, number>>();
  for (const { lot, held } of lots) {
    if (lot.validTill !== null && lot.validTill <= now) continue;
    const kinds = sums.get(lot.clientId) ?? new Map<LedgerKind, number>();
    if (held > 0) kinds.set(lot.kind, (kinds.get(lot.kind) ?? 0) + held);
    sums.set(lot.clientId, kinds);
  }
  return (clientId: number) =>
    [...(sums.get(clientId) ?? [])].map(([kind, amount]) => ({ kind, amount_open: amount }));
}

async function presentClients(
  db: Reader,
  rows: readonly (typeof clients.$inferSelect)[],
  now: Date,
): Promise<AdminClient[]> {
  const ids = rows.map(({ id }) => id);
  const balancesOf = await findBalances(db, ids, now);
  const outstandingOf = await findOutstanding(db, ids);
  return rows.map(({ id, name, createdAt, verifiedAt, invoiceLimitCents }) => ({
    id,
    name,
    created_at: createdAt.toISOString(),
    balances: balancesOf(id),
    verified_at: verifiedAt?.toISOString() ?? null,
    invoice_limit: invoiceLimitCents,
    outstanding: outstandingOf(id),
    revision: revisionOf([verifiedAt, invoiceLimitCents]),
  }));
}

/** A page of a site's companies, with what they can use. */
export async function findClients(
  db: Database,
  siteId: number,
  { page, limit, search }: Paging & { readonly search?: string },
  now: Date,
) {
  const words = search?.trim() ?? '';
  const ofSite = eq(clients.siteId, siteId);
  const key = sql`lower(${clients.name})`;
  const offset = (page - 1) * limit;
  if (words === '') {
    const rows = await db
      .select()
      .from(clients)
      .where(ofSite)
      .orderBy(key, asc(clients.id))
      .limit(limit)
      .offset(offset);
    const total = await countRows(db, clients, ofSite);
    return { data: await presentClients(db, rows, now), total, isExact: total <= countedTo };
  }
  // Of the words of a company, which are found by an index.
  const named = sql`(${wordsOfClient(clients)} ilike ${likePattern(words)} and ${clients.name} ilike ${likePattern(words)})`;
  const { places, total, isExact } = await fewOrWalk(db, {
    table: clients,
    id: clients.id,
    of: ofSite,
    lookedFor: { lookups: [named], ofRow: named },
    counts: {},
    key,
    isDescending: false,
    hasIndex: true,
    offset,
    limit,
  });
  const ids = places.map(({ id }) => id);
  const rows = await db
    .select()
    .from(clients)
    .where(and(ofSite, inArray(clients.id, ids)));
  const data = await presentClients(
    db,
    rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
    now,
  );
  return { data, total, isExact };
}

/**
 * Changes what an admin says of a site's company.
 * @throws HttpError `notFound`, `conflict` with what somebody else saved
 */
export async function changeClient(
  db: Database,
  siteId: number,
  id: number,
  { verified, invoice_limit: limit, revision }: BodyOf<Contract['shop']['changeClient']>,
  now: Date,
): Promise<AdminClient> {
  return db.transaction(async (tx) => {
    const own = and(eq(clients.id, id), eq(clients.siteId, siteId));
    const [before] = await tx.select().from(clients).where(own).for('no key update');
    if (!before) throw new HttpError('notFound');
    const [current] = await presentClients(tx, [before], now);
    if (revision !== undefined && current && revision !== current.revision)
      throw new HttpError('conflict', { current: { ...current } });
    const [row = before] = await tx
      .update(clients)
      .set({
        // Said again it stays since when it was.
        verifiedAt: verified === undefined ? before.verifiedAt : verified ? (before.verifiedAt ?? now) : null,
        invoiceLimitCents: limit === undefined ? before.invoiceLimitCents : limit,
      })
      .where(own)
      .returning();
    const [client] = await presentClients(tx, [row], now);
    if (!client) throw new HttpError('notFound');
    return client;
  });
}
