import { sql } from '../platform/database/drizzle.ts';
import type { Database, Transaction } from '../platform/database/connect.ts';
import { sites } from '../platform/database/schema.ts';
import { transaction, type TransactionDeps } from '../platform/database/transaction.ts';

/** Whether a database has a site already: then nothing is seeded. */
export async function hasSites(db: Pick<Database, 'select'>): Promise<boolean> {
  const [row] = await db
    .select({ one: sql<number>`1` })
    .from(sites)
    .limit(1);
  return row !== undefined;
}

/** Nothing follows the first rows of a database: the search reads all when it starts, and nobody is mailed. */
const nothingFollows: Omit<TransactionDeps, 'db'> = {
  search: { ready: () => false, catchUp: async () => undefined },
  mailsQueued: async () => undefined,
};

/**
 * Fills an empty database, all of it or nothing. Of processes that start at once on one database the first writes, the
 * others wait for it.
 * @returns what `write` gave; undefined when there was something already
 */
export async function seedOnce<Written>(
  db: Database,
  write: (tx: Transaction) => Promise<Written>,
): Promise<Written | undefined> {
  return transaction({ ...nothingFollows, db }, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('boardwright_seed'))`);
    return (await hasSites(tx)) ? undefined : write(tx);
  });
}
