import { join } from 'node:path';
import { mkdirSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, DatabaseConnection } from '../connect.ts';
import { lockFolder } from '../folder-lock.ts';
import { type MigrateMore, migrations } from '../migrate.ts';
import * as schema from '../schema.ts';
import { createSubscriptions } from '../subscriptions.ts';
import { requestHere, requestThread, type EmbeddedPort } from './request-thread.ts';
import { createEmbeddedClient } from './embedded-client.ts';
import { placeEmptyDatabase, readEmptyDatabase } from './empty-database.ts';

/** Milliseconds between two VACUUM ANALYZE: PGlite has no autovacuum. */
const vacuumEvery = 30 * 60_000;
/** Milliseconds until the first one: a board that is never up for long is to have one too. */
const vacuumFirst = 60_000;

/** The tables are up to date then; else nothing of the database is left running. */
async function connectThrough(
  port: EmbeddedPort,
  subscriptions: ReturnType<typeof createSubscriptions>,
  more: MigrateMore,
) {
  const client = createEmbeddedClient(port, subscriptions.subscribe);
  // The client has all of PGlite that drizzle calls; its type asks for the rest as well.
  const orm = drizzle(client as unknown as PGlite, { schema });
  // One type for both drivers: what they answer is the same, what drizzle calls it is not.
  const db = orm as unknown as Database;
  try {
    await migrate(orm, migrations);
    await more(db);
  } catch (error) {
    await port.ask({ kind: 'close' });
    await port.end();
    throw error;
  }
  return { client, db };
}

function connection(
  port: EmbeddedPort,
  { client, db }: Awaited<ReturnType<typeof connectThrough>>,
  release: () => Promise<void>,
): DatabaseConnection {
  return {
    kind: 'embedded',
    db,
    queue: { pglite: client },
    listen: client.listen,
    fsyncs: async () => (await port.ask({ kind: 'counters' })).fsyncs,
    close: release,
  };
}

/**
 * Opens the embedded database of a data folder, which must be free.
 * @throws FolderInUseError when another process has it
 */
export async function connectFolder(folder: string, more: MigrateMore): Promise<DatabaseConnection> {
  const unlock = lockFolder(folder);
  const subscriptions = createSubscriptions();
  try {
    const database = join(folder, 'database');
    await placeEmptyDatabase(database);
    mkdirSync(database, { recursive: true });
    const port = await requestThread({ folder: database }, subscriptions.notified);
    const connected = await connectThrough(port, subscriptions, more);
    // Policy: a vacuum that failed is tried again by the next one; queries report what is really wrong.
    const vacuum = (): void => void connected.client.exec('VACUUM ANALYZE').catch(() => {});
    const timers = [setTimeout(vacuum, vacuumFirst).unref(), setInterval(vacuum, vacuumEvery).unref()];
    return connection(port, connected, async () => {
      for (const timer of timers) clearTimeout(timer);
      await port.ask({ kind: 'close' });
      await port.end();
      unlock();
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Read once: tests open a database each. */
let snapshot: Blob | undefined;

/** A database that lives as long as the process: for tests. */
export async function connectMemory(more: MigrateMore): Promise<DatabaseConnection> {
  const subscriptions = createSubscriptions();
  const tar = snapshot ? undefined : readEmptyDatabase();
  if (tar) snapshot = new Blob([new Uint8Array(tar)]);
  const port = await requestHere({ memory: true, snapshot }, subscriptions.notified);
  const connected = await connectThrough(port, subscriptions, more);
  return connection(port, connected, async () => {
    await port.ask({ kind: 'close' });
  });
}
