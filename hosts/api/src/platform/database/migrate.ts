import { fileURLToPath } from 'node:url';
import type { MigrationConfig } from 'drizzle-orm/migrator';
import { sql } from './drizzle.ts';
import type { Database } from './connect.ts';

/** Where drizzle-kit writes the migrations; they only ever go forward. */
export const migrations: MigrationConfig = {
  migrationsFolder: fileURLToPath(new URL('../../../migrations', import.meta.url)),
};

/** What brings up to date what is not the product's, after its tables and under the same lock. */
export type MigrateMore = (db: Database) => Promise<void>;

const lockKey = sql`hashtext('boardwright_migrations')`;

/** Several processes that start at once migrate one after another: the lock is held by this connection's transaction. */
export async function withMigrationLock(db: Database, migrate: () => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    await migrate();
  });
}
