import { and, desc, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { clients, users } from '../../database/schema.ts';
import { type AccountRole, storedEmail } from './account-deps.ts';

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
