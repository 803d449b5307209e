import {
  type Contract,
  type PersonState,
  personStates,
  type QueryOf,
} from '@boardwright/api-client/contract';
import { and, count, eq, max, ne, type SQL, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { asCounted, countRows } from '../../platform/database/count-to.ts';
import { containsTerms } from '../../platform/database/contains-terms.ts';
import { accountLogs, clients, users, wordsOfUser } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { readCursor, writeCursor } from '../../platform/http/list-cursor.ts';
import { momentKey, orderByKey, textKey } from '../../platform/http/order-by-key.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { inPersonState, personStateSql } from './person-state.ts';

type Reader = Pick<Database, 'select'>;
export type PeopleQuery = QueryOf<Contract['people']['findPeople']>;
type Wanted = QueryOf<Contract['people']['exportPeople']>;

/** The candidates and employers of a site; its admins are its team. */
export const peopleOf = ({ site }: Tenant): SQL | undefined =>
  and(eq(users.siteId, site.id), ne(users.role, 'admin'));

const fullName = sql`lower(${users.givenName} || ' ' || ${users.familyName})`;
const searched = wordsOfUser(users);

const keys = { name: textKey(fullName), created_at: momentKey(users.createdAt) };

const lastLogin = (db: Reader) =>
  sql<Date | null>`(${db
    .select({ at: max(accountLogs.createdAt).as('at') })
    .from(accountLogs)
    .where(and(eq(accountLogs.userId, users.id), eq(accountLogs.event, 'account.logged-in')))})`.mapWith(
    accountLogs.createdAt,
  );

/** What an admin sees of a person in a list. */
export const summaryOf = (db: Reader) => ({
  user: users,
  state: personStateSql,
  company: clients.name,
  lastLogin: lastLogin(db),
});

const narrowed = (tenant: Tenant, query: Wanted): SQL | undefined => {
  const [role, state] = [query['match[role]'], query['match[state]']];
  return and(
    peopleOf(tenant),
    query.search?.trim() ? containsTerms(searched, query.search) : undefined,
    role && eq(users.role, role),
    inPersonState(state),
  );
};

/**
 * A page of a site's people, and what the next one begins after.
 * @throws HttpError `badRequest` for an `after` that no page gave
 */
export async function findPeoplePage(db: Reader, tenant: Tenant, query: PeopleQuery) {
  const { key, order, after } = orderByKey(keys, users.id, query.sort);
  const rows = await db
    .select({ ...summaryOf(db), key })
    .from(users)
    .leftJoin(clients, eq(clients.id, users.clientId))
    .where(
      and(narrowed(tenant, query), query.after === undefined ? undefined : after(readCursor(query.after))),
    )
    .orderBy(...order)
    .limit(query.limit + 1);
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const next = rows.length > page.length && last ? writeCursor({ key: last.key, id: last.user.id }) : null;
  return { rows: page, next };
}
export type PersonRow = Omit<Awaited<ReturnType<typeof findPeoplePage>>['rows'][number], 'key'>;

/** How many people of a site a search finds, of each state, as far as a list counts. */
export async function countPeople(
  db: Reader,
  tenant: Tenant,
  { 'match[state]': _any, ...wanted }: Wanted,
): Promise<ReadonlyMap<PersonState, number>> {
  if (!wanted.search?.trim()) {
    const counts = new Map<PersonState, number>();
    for (const state of personStates)
      counts.set(state, await countRows(db, users, and(narrowed(tenant, wanted), inPersonState(state))));
    return counts;
  }
  // Words are looked up once for all states.
  const rows = await db
    .select({ state: personStateSql, total: count() })
    .from(users)
    .where(narrowed(tenant, wanted))
    .groupBy(sql`1`);
  return new Map(rows.map(({ state, total }) => [state, asCounted(total)]));
}

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Somebody of a site, with the company they worked for last.
 * @throws HttpError `notFound`, also for another site's and for an admin
 */
export async function findPersonRow(db: Reader, tenant: Tenant, uuid: string): Promise<PersonRow> {
  const [row] = uuidPattern.test(uuid)
    ? await db
        .select(summaryOf(db))
        .from(users)
        .leftJoin(clients, eq(clients.id, users.clientId))
        .where(and(peopleOf(tenant), eq(users.uuid, uuid)))
    : [];
  if (!row) throw new HttpError('notFound');
  return row;
}
