import type { ClientUser, ClientUserStatus } from '@boardwright/api-client/contract';
import {
  and,
  asc,
  count,
  eq,
  exists,
  isNotNull,
  isNull,
  sql,
  type SQL,
} from '../../platform/database/drizzle.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { clients, clientUsers, users } from '../../platform/database/schema.ts';
import { containsTerms } from '../../platform/database/contains-terms.ts';

type Reader = Pick<Database, 'select'>;
type Row = typeof clientUsers.$inferSelect;

/** Whether somebody works there now: the row was accepted and not ended. */
const works = and(eq(clientUsers.active, true), isNotNull(clientUsers.acceptedAt));

const colleagues = {
  row: clientUsers,
  email: users.email,
  givenName: users.givenName,
  familyName: users.familyName,
  userId: users.id,
} as const;

/** How somebody stands with a company. */
export function statusOf({ active, acceptedAt }: Pick<Row, 'active' | 'acceptedAt'>): ClientUserStatus {
  if (!active) return 'inactive';
  return acceptedAt === null ? 'invited' : 'active';
}

export interface ColleagueRow {
  readonly row: Row;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly userId: number;
}

/**
 * Somebody of the company. Of who never accepted only the address is given: whether there was an account of it, and in
 * whose name, is not the company's to know.
 */
export function presentColleague(
  { row, email, givenName, familyName, userId }: ColleagueRow,
  you: number,
): ClientUser {
  const isKnown = row.acceptedAt !== null;
  return {
    id: row.id,
    given_name: isKnown ? givenName : '',
    family_name: isKnown ? familyName : '',
    email,
    status: statusOf(row),
    is_you: userId === you,
    created_at: row.createdAt.toISOString(),
  };
}

function matching(search: string | undefined): SQL | undefined {
  const text = sql`case when ${clientUsers.acceptedAt} is null then ${users.email}
    else concat_ws(' ', ${users.givenName}, ${users.familyName}, ${users.email}) end`;
  return containsTerms(text, search);
}

/** A page of a company's people: who works there, who is invited, who left; each by name. */
export async function findColleagues(
  db: Reader,
  clientId: number,
  {
    search,
    page,
    limit,
  }: { readonly search?: string | undefined; readonly page: number; readonly limit: number },
) {
  const where = and(eq(clientUsers.clientId, clientId), matching(search));
  const [counted] = await db
    .select({ total: count() })
    .from(clientUsers)
    .innerJoin(users, eq(users.id, clientUsers.userId))
    .where(where);
  const rows = await db
    .select(colleagues)
    .from(clientUsers)
    .innerJoin(users, eq(users.id, clientUsers.userId))
    .where(where)
    .orderBy(
      sql`${clientUsers.active} desc, ${clientUsers.acceptedAt} is null`,
      asc(sql`lower(${users.givenName} || ' ' || ${users.familyName})`),
      asc(clientUsers.id),
    )
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: counted?.total ?? 0 };
}

/** Somebody of a company; undefined for another's people, as for nobody. */
export async function findColleague(
  db: Reader,
  clientId: number,
  of: { readonly id: number } | { readonly userId: number },
): Promise<ColleagueRow | undefined> {
  const wanted = 'id' in of ? eq(clientUsers.id, of.id) : eq(clientUsers.userId, of.userId);
  const [found] = await db
    .select(colleagues)
    .from(clientUsers)
    .innerJoin(users, eq(users.id, clientUsers.userId))
    .where(and(eq(clientUsers.clientId, clientId), wanted));
  return found;
}

/** The companies somebody works for or is invited to, by name. */
export function findMyUserRows(db: Reader, userId: number) {
  return db
    .select({ row: clientUsers, client: { id: clients.id, uuid: clients.uuid, name: clients.name } })
    .from(clientUsers)
    .innerJoin(clients, eq(clients.id, clientUsers.clientId))
    .where(and(eq(clientUsers.userId, userId), eq(clientUsers.active, true)))
    .orderBy(asc(sql`lower(${clients.name})`), asc(clientUsers.id));
}

/** How many companies somebody works for: no invitation, which anybody may send, and none that they left. */
export async function countWorkplaces(db: Reader, userId: number): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(clientUsers)
    .where(and(eq(clientUsers.userId, userId), works));
  return counted?.total ?? 0;
}

/** The company a new session of somebody speaks for: the last one, else another they work for; undefined for none. */
export async function workplaceOf(
  db: Reader,
  { id, clientId }: Pick<typeof users.$inferSelect, 'id' | 'clientId'>,
): Promise<number | undefined> {
  const [found] = await db
    .select({ clientId: clientUsers.clientId })
    .from(clientUsers)
    .where(and(eq(clientUsers.userId, id), works))
    .orderBy(sql`${clientUsers.clientId} = ${clientId ?? 0} desc`, asc(clientUsers.id))
    .limit(1);
  return found?.clientId;
}

/**
 * Somebody who opened a mailed link and works nowhere yet joins who invited them: an account that an invitation made is
 * of use only then.
 */
export async function acceptFirstInvitation(tx: Transaction, userId: number, now: Date): Promise<void> {
  const rows = await tx.select().from(clientUsers).where(eq(clientUsers.userId, userId));
  if (rows.some(({ active, acceptedAt }) => active && acceptedAt !== null)) return;
  await tx
    .update(clientUsers)
    .set({ acceptedAt: now })
    .where(and(eq(clientUsers.userId, userId), eq(clientUsers.active, true)));
}

/** Ends what somebody was invited to and has not accepted. */
export async function endInvitations(tx: Transaction, userId: number): Promise<void> {
  await tx
    .update(clientUsers)
    .set({ active: false })
    .where(and(eq(clientUsers.userId, userId), eq(clientUsers.active, true), isNull(clientUsers.acceptedAt)));
}

/** Who of `users` works for a company now, as a condition of a query of them. */
export function worksFor(db: Reader, clientId: number): SQL {
  const row = db
    .select({ one: sql`1` })
    .from(clientUsers)
    .where(and(eq(clientUsers.userId, users.id), eq(clientUsers.clientId, clientId), works));
  return exists(row);
}

/** Everybody who works for a company now: whom its mails go to. */
export function findPeopleOf(db: Reader, clientId: number) {
  return db
    .select()
    .from(users)
    .where(and(worksFor(db, clientId), eq(users.active, true)));
}

/** Whether anybody works for a company or is invited to. */
export async function hasPeople(db: Reader, clientId: number): Promise<boolean> {
  const [one] = await db
    .select({ id: clientUsers.id })
    .from(clientUsers)
    .where(and(eq(clientUsers.clientId, clientId), eq(clientUsers.active, true)))
    .limit(1);
  return one !== undefined;
}
