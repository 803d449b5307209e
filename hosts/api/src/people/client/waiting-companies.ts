import { and, desc, eq, isNull, notExists, sql } from '../../platform/database/drizzle.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { clientUsers, orders, organisations, users } from '../../platform/database/schema.ts';

type Reader = Pick<Database, 'select'>;
type Person = Pick<typeof users.$inferSelect, 'id' | 'email' | 'role' | 'siteId'>;

/**
 * Companies that a guest's paid order made and that nobody is in yet, because the account with the guest's address had
 * not shown that it reads its mail. Not those that were closed with their last account.
 */
async function findWaiting(
  db: Reader,
  { siteId, email }: { readonly siteId: number; readonly email: string },
): Promise<readonly number[]> {
  const people = db
    .select({ one: sql`1` })
    .from(clientUsers)
    .where(eq(clientUsers.clientId, orders.clientId));
  const rows = await db
    .select({ clientId: organisations.clientId, last: sql`max(${orders.id})` })
    .from(orders)
    .innerJoin(organisations, eq(organisations.clientId, orders.clientId))
    .where(
      and(
        eq(orders.siteId, siteId),
        eq(orders.email, email),
        isNull(orders.userId),
        isNull(organisations.archivedAt),
        notExists(people),
      ),
    )
    .groupBy(organisations.clientId)
    .orderBy(desc(sql`max(${orders.id})`));
  return rows.flatMap(({ clientId }) => (clientId === null ? [] : [clientId]));
}

/** The company in which what a guest of an address paid for waits for who reads its mail. */
export async function waitingCompany(
  db: Reader,
  site: { readonly siteId: number; readonly email: string },
): Promise<number | undefined> {
  return (await findWaiting(db, site))[0];
}

/**
 * Gives what guests of an address paid for to the account that has just shown, by a mailed link, that it reads the mail of
 * that address. In the transaction that opens the session of the link.
 * @returns the company of the last order, which the new session speaks for; undefined where nothing waited
 */
export async function joinWaitingCompanies(
  tx: Transaction,
  { id: userId, email, role, siteId }: Person,
  now: Date,
): Promise<number | undefined> {
  if (role !== 'employer' || siteId === null) return undefined;
  const waiting = await findWaiting(tx, { siteId, email });
  for (const clientId of waiting) {
    await tx
      .insert(clientUsers)
      .values({ userId, clientId, acceptedAt: now, createdAt: now })
      .onConflictDoNothing();
    await tx
      .update(orders)
      .set({ userId })
      .where(and(eq(orders.clientId, clientId), eq(orders.email, email), isNull(orders.userId)));
    await tx.update(organisations).set({ active: true }).where(eq(organisations.clientId, clientId));
  }
  const [last] = waiting;
  if (last !== undefined) await tx.update(users).set({ clientId: last }).where(eq(users.id, userId));
  return last;
}
