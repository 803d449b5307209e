import { type Contract, countedTo, type QueryOf, type QuoteState } from '@boardwright/api-client/contract';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { countRows } from '../../platform/database/count-to.ts';
import { fewOrWalk, type LookedFor } from '../../platform/database/few-or-walk.ts';
import { findFew, isAnyOf, seekTerms } from '../../platform/database/contains-terms.ts';
import {
  alias,
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from '../../platform/database/drizzle.ts';
import {
  clients,
  orders,
  products,
  quoteLinks,
  quotes,
  users,
  wordsOfClient,
  wordsOfQuote,
} from '../../platform/database/schema.ts';
import { hashOf } from '../../people/account/mailed-links.ts';

type Reader = Pick<Database, 'select'>;
export type QuoteRow = typeof quotes.$inferSelect;

const authors = alias(users, 'authors');

/** A quote with who it is for and who wrote it. */
function quotesWith(db: Reader, where: SQL | undefined) {
  return db
    .select({
      quote: getTableColumns(quotes),
      company: clients.name,
      person: {
        uuid: users.uuid,
        givenName: users.givenName,
        familyName: users.familyName,
        email: users.email,
      },
      author: { givenName: authors.givenName, familyName: authors.familyName, email: authors.email },
    })
    .from(quotes)
    .innerJoin(clients, eq(clients.id, quotes.clientId))
    .leftJoin(users, eq(users.id, quotes.userId))
    .leftJoin(authors, eq(authors.id, quotes.createdBy))
    .where(where);
}
export type QuoteWith = Awaited<ReturnType<typeof quotesWith>>[number];

/** Which quotes of a board: all, or those that a company may read. */
export interface QuoteOwner {
  readonly boardId: number;
  readonly clientId?: number;
}

/** A company reads what was sent to it; a draft is the site's alone. */
function theirs({ boardId, clientId }: QuoteOwner): SQL | undefined {
  return and(
    eq(quotes.jobBoardId, boardId),
    clientId === undefined
      ? undefined
      : and(eq(quotes.clientId, clientId), inArray(quotes.state, ['sent', 'accepted', 'declined'])),
  );
}

/** The same rule as `quoteStateOf`, for the database. */
function inState(state: QuoteState, now: Date): SQL | undefined {
  if (state === 'expired') return and(eq(quotes.state, 'sent'), lt(quotes.validUntil, now));
  return and(eq(quotes.state, state), state === 'sent' ? gte(quotes.validUntil, now) : undefined);
}

const keys = { created_at: quotes.createdAt, valid_until: quotes.validUntil, net: quotes.netCents } as const;

/** A word that is looked for in quotes: on them, and in the names of their companies. */
async function seek(db: Reader, has: (text: SQL) => SQL, isShort: boolean): Promise<LookedFor> {
  const own = has(wordsOfQuote(quotes));
  const isNamed = and(has(wordsOfClient(clients)), has(sql`${clients.name}`));
  const named = await findFew(isShort, (most) =>
    db.select({ id: clients.id }).from(clients).where(isNamed).limit(most),
  );
  if (named) {
    const either = or(own, isAnyOf(quotes.clientId, named)) ?? own;
    return { lookups: [either], ofRow: either };
  }
  const withIt = db.select({ id: quotes.id }).from(quotes).where(own);
  const ofCompanies = db
    .select({ id: quotes.id })
    .from(clients)
    .innerJoin(quotes, eq(quotes.clientId, clients.id))
    .where(isNamed);
  const name = sql`(select company.name from clients as company where company.id = ${quotes.clientId})`;
  return {
    lookups: [sql`${quotes.id} in (${withIt} union all ${ofCompanies})`],
    ofRow: sql`(${own} or ${has(name)})`,
    isDear: true,
  };
}

/** Quotes with each word of a search in what is on them or in the name of their company; undefined where there is none. */
const haveWords = (db: Reader, search: string | undefined): Promise<LookedFor | undefined> =>
  seekTerms(search, (has, isShort) => seek(db, has, isShort));

type QuotesQuery = QueryOf<Contract['quotes']['findQuotes']>;

/** A page of a board's quotes, and how many there are. */
export async function findQuotePage(
  db: Reader & Pick<Database, 'execute'>,
  boardId: number,
  query: QuotesQuery,
  now: Date,
) {
  const { page, limit, search, sort = '-created_at' } = query;
  const state = query['match[state]'];
  const clientId = query['match[client_id]'];
  const narrowed = and(
    state === 'all' ? undefined : inState(state, now),
    clientId === undefined ? undefined : eq(quotes.clientId, clientId),
  );
  const of = theirs({ boardId });
  const key = keys[sort.replace('-', '') as keyof typeof keys];
  const isDescending = sort.startsWith('-');
  const order = isDescending ? [desc(key), desc(quotes.id)] : [asc(key), asc(quotes.id)];
  const offset = (page - 1) * limit;
  const lookedFor = await haveWords(db, search);
  if (!lookedFor) {
    const where = and(of, narrowed);
    const rows = await quotesWith(db, where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
    const total = await countRows(db, quotes, where);
    return { rows, total, isExact: total <= countedTo };
  }
  const { places, total, isExact } = await fewOrWalk(db, {
    table: quotes,
    id: quotes.id,
    of,
    narrowed,
    lookedFor,
    counts: {},
    key: sql`${key}`,
    isDescending,
    hasIndex: true,
    offset,
    limit,
  });
  const ids = places.map(({ id }) => id);
  const rows = await quotesWith(db, and(of, inArray(quotes.id, ids))).orderBy(...order);
  return { rows, total, isExact };
}

/** The quotes of a company that are open or were decided about, the newest first. What expired is over. */
export function findCompanyQuotes(db: Reader, owner: QuoteOwner, now: Date): Promise<QuoteWith[]> {
  const isOver = and(eq(quotes.state, 'sent'), lt(quotes.validUntil, now));
  return quotesWith(db, and(theirs(owner), sql`not (${isOver})`))
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(50);
}

/** One quote; undefined for anybody else's, as for one that does not exist. */
export async function findQuote(db: Reader, owner: QuoteOwner, id: number): Promise<QuoteWith | undefined> {
  const [row] = await quotesWith(db, and(theirs(owner), eq(quotes.id, id)));
  return row;
}

/** The quote of a board behind a mailed link. */
export async function findQuoteByToken(db: Reader, boardId: number, token: string) {
  const [link] = await db
    .select({ quoteId: quoteLinks.quoteId })
    .from(quoteLinks)
    .where(eq(quoteLinks.tokenHash, hashOf(token)));
  return link && findQuote(db, { boardId }, link.quoteId);
}

/** A quote of a board, which nobody else changes until the transaction ends. */
export async function lockQuote(tx: Transaction, boardId: number, id: number): Promise<QuoteRow | undefined> {
  const [row] = await tx
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, id), eq(quotes.jobBoardId, boardId)))
    .for('update');
  return row;
}

/** What became of quotes: the number of each order, and what it asks. */
export function findOrdersOfQuotes(db: Reader, ids: readonly number[]) {
  return db
    .select({
      quoteId: orders.quoteId,
      id: orders.id,
      netCents: orders.netCents,
      vatCents: orders.vatCents,
      totalCents: orders.totalCents,
      vatRate: orders.vatRate,
      reverseCharge: orders.reverseCharge,
      currency: orders.currency,
    })
    .from(orders)
    .where(inArray(orders.quoteId, [...ids]))
    .orderBy(asc(orders.quoteLine));
}

/** Which products of quotes are sold no more. */
export async function findUnsold(
  db: Reader,
  boardId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: products.id, active: products.active })
    .from(products)
    .where(and(eq(products.jobBoardId, boardId), inArray(products.id, [...ids])));
  const sold = new Set(rows.filter(({ active }) => active).map(({ id }) => id));
  return new Set(ids.filter((id) => !sold.has(id)));
}

/** Quotes that came to nothing and are over since before a day. */
export const isForgotten = (last: Date): SQL | undefined =>
  and(
    ne(quotes.state, 'accepted'),
    lt(quotes.updatedAt, last),
    or(lt(quotes.validUntil, last), eq(quotes.state, 'withdrawn')),
  );
