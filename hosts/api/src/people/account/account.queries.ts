import { and, desc, eq, isNotNull, isNull, or } from '../../platform/database/drizzle.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { clients, sessions, users } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Visitor } from '../../platform/http/authenticate.ts';
import { type AccountRole, storedEmail } from './member.ts';

/** The account one may log in to on a site: the site's own before one that runs all sites. */
export async function findLogin(db: Database, siteId: number, role: AccountRole, email: string) {
  const [account] = await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.email, storedEmail(email)),
        eq(users.role, role),
        eq(users.active, true),
        or(eq(users.siteId, siteId), isNull(users.siteId)),
      ),
    )
    .orderBy(desc(users.siteId))
    .limit(1);
  return account;
}

/** The account of an address that its site keeps from logging in, where it does: it is blocked, or will be deleted. */
export async function findBlocked(db: Database, siteId: number, role: AccountRole, email: string) {
  const [account] = await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.email, storedEmail(email)),
        eq(users.role, role),
        eq(users.siteId, siteId),
        or(isNotNull(users.blockedAt), isNotNull(users.deleteAfter)),
      ),
    );
  return account;
}

/** Whether a site has blocked who has this address, in whatever role (docs/decisions, 'What a board decided holds everywhere'). */
export async function isBlockedAddress(
  db: Pick<Database, 'select'>,
  siteId: number,
  email: string,
): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, storedEmail(email)), eq(users.siteId, siteId), isNotNull(users.blockedAt)))
    .limit(1);
  return found.length > 0;
}

/** A person and the company their session speaks for. */
export async function findPerson(db: Database, userId: number, clientId: number | null) {
  const [person] = await db
    .select({ user: users, client: clients })
    .from(users)
    .leftJoin(clients, eq(clients.id, clientId ?? 0))
    .where(eq(users.id, userId));
  return person;
}
export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/** An account as it is now; it stays so until the transaction is over. */
export async function lockPerson(tx: Transaction, id: number) {
  const [person] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return person;
}

/**
 * The account that calls, as {@link lockPerson}. While its password was compared, its owner may have taken it back.
 * @throws HttpError `unauthenticated` where the session has ended meanwhile
 */
export async function lockCaller(tx: Transaction, { id, session }: Pick<Visitor, 'id' | 'session'>) {
  const person = await lockPerson(tx, id);
  const [open] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.uuid, session));
  if (!person || !open) throw new HttpError('unauthenticated');
  return person;
}

/**
 * An account that still has the address a link was mailed to, as {@link lockPerson}: an address that it took on
 * meanwhile is not proved by the mail to another.
 * @throws HttpError `linkExpired`
 */
export async function lockAddress(tx: Transaction, id: number, email: string) {
  const person = await lockPerson(tx, id);
  if (!person?.active || person.email !== email) throw new HttpError('linkExpired');
  return person;
}
