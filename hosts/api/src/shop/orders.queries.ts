import {
  type Contract,
  type InvoiceState,
  invoiceStates,
  type QueryOf,
} from '@boardwright/api-client/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  sql,
  type SQL,
  alias,
} from '../platform/database/drizzle.ts';
import { countRows } from '../platform/database/count-to.ts';
import type { Database } from '../platform/database/connect.ts';
import { invoices, orders, refunds, wordsOfOrder } from '../platform/database/schema.ts';
import { containsTerms } from '../platform/database/contains-terms.ts';
import { outstandingCents } from './invoice-terms.ts';

type Reader = Pick<Database, 'select'>;

const credit = alias(invoices, 'credit_notes');

/** An order with what belongs to it. */
function ordersWith(db: Reader, where: SQL | undefined) {
  return db
    .select({
      order: getTableColumns(orders),
      invoice: { year: invoices.year, number: invoices.number },
      creditNote: { year: credit.year, number: credit.number },
      refund: { state: refunds.state, createdAt: refunds.createdAt, amountCents: refunds.amountCents },
    })
    .from(orders)
    .leftJoin(invoices, and(eq(invoices.orderId, orders.id), eq(invoices.kind, 'invoice')))
    .leftJoin(credit, and(eq(credit.orderId, orders.id), eq(credit.kind, 'credit_note')))
    .leftJoin(refunds, eq(refunds.orderId, orders.id))
    .where(where);
}
export type OrderWith = Awaited<ReturnType<typeof ordersWith>>[number];

/** Whose orders: a company's, or all of a board. */
export type OrderOwnerFilter = { readonly boardId: number; readonly clientId?: number };

function theirs({ boardId, clientId }: OrderOwnerFilter): SQL | undefined {
  return and(
    eq(orders.jobBoardId, boardId),
    clientId === undefined ? undefined : eq(orders.clientId, clientId),
  );
}

function matching(search: string | undefined): SQL | undefined {
  return containsTerms(wordsOfOrder(orders), search);
}

type OrdersQuery = QueryOf<Contract['orders']['findOrders']>;

/** A page of orders, newest first, and how many there are. */
export async function findOrderPage(
  db: Pick<Database, 'select' | '$count'>,
  owner: OrderOwnerFilter,
  query: OrdersQuery,
) {
  const { page, limit, search } = query;
  const wanted = query['match[status]'] ?? 'all';
  const where = and(
    theirs(owner),
    wanted === 'all' ? undefined : eq(orders.status, wanted),
    matching(search),
  );
  const rows = await ordersWith(db, where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset((page - 1) * limit);
  // A company's own are few, and counted to the last.
  const total = owner.clientId === undefined ? countRows(db, orders, where) : db.$count(orders, where);
  return { rows, total: await total };
}

/** The same rule as `invoiceStateOf`, for the database; null for an order that was not delivered on invoice. */
function stateAt(now: Date): SQL<InvoiceState | null> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql`case when ${orders.dueAt} is null then null
    when ${orders.status} = 'invoiced' then case when ${orders.dueAt} < ${moment} then 'overdue' else 'open' end
    when ${orders.status} = 'written_off' then 'written_off'
    when ${orders.status} = 'paid' then 'received' end`;
}

type InvoicesQuery = QueryOf<Contract['shop']['findInvoices']>;

/** A page of a board's orders on invoice, those due first first, and how many there are. */
export async function findInvoicePage(db: Reader, boardId: number, query: InvoicesQuery, now: Date) {
  const { page, limit, search, 'match[state]': wanted } = query;
  const named: readonly InvoiceState[] =
    wanted === 'all' ? invoiceStates : wanted === 'due' ? ['open', 'overdue'] : [wanted];
  const where = and(
    eq(orders.jobBoardId, boardId),
    isNotNull(orders.dueAt),
    inArray(stateAt(now), [...named]),
    matching(search),
  );
  const rows = await ordersWith(db, where)
    .orderBy(asc(orders.dueAt), asc(orders.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await countRows(db, orders, where) };
}

/** How many of a board's invoices stand how, and what they ask together. */
export async function sumInvoices(db: Reader, boardId: number, now: Date) {
  const states = db
    .select({ state: stateAt(now).as('state'), cents: outstandingCents.as('cents') })
    .from(orders)
    .leftJoin(refunds, eq(refunds.orderId, orders.id))
    .where(and(eq(orders.jobBoardId, boardId), isNotNull(orders.dueAt)))
    .as('states');
  const rows = await db
    .select({ state: states.state, count: count(), total: sql<number>`sum(${states.cents})`.mapWith(Number) })
    .from(states)
    .groupBy(states.state);
  return invoiceStates.map((state) => {
    const found = rows.find((row) => row.state === state);
    return { state, count: found?.count ?? 0, total: found?.total ?? 0 };
  });
}

/** One order; undefined for anybody else's, as for one that does not exist. */
export async function findOrder(db: Reader, owner: OrderOwnerFilter, id: number) {
  const [row] = await ordersWith(db, and(theirs(owner), eq(orders.id, id)));
  return row;
}

/** An order of a site by its uuid. */
export async function findOrderByUuid(db: Reader, uuid: string, siteId?: number) {
  const [row] = await ordersWith(
    db,
    // As text: a uuid that is none finds nothing, rather than failing.
    and(sql`${orders.uuid}::text = ${uuid}`, siteId === undefined ? undefined : eq(orders.siteId, siteId)),
  );
  return row;
}
