import { join } from 'node:path';
import { mkdirSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, DatabaseConnection } from '../connect.ts';
import { lockFolder } from '../folder-lock.ts';
import { migrations } from '../migrate.ts';
import * as schema from '../schema.ts';
import { createSubscriptions } from '../subscriptions.ts';
import { requestHere, requestThread, type EmbeddedPort } from './request-thread.ts';
import { createEmbeddedClient } from './embedded-client.ts';

/** Milliseconds between two VACUUM ANALYZE: PGlite has no autovacuum. */
const vacuumEvery = 30 * 60_000;

async function connectThrough(port: EmbeddedPort, subscriptions: ReturnType<typeof createSubscriptions>) {
  const client = createEmbeddedClient(port, subscriptions.subscribe);
  // The client has all of PGlite that drizzle calls; its type asks for the rest as well.
  const orm = drizzle(client as unknown as PGlite, { schema });
  await migrate(orm, migrations);
  // One type for both drivers: what they answer is the same, what drizzle calls it is not.
  return { client, db: orm as unknown as Database };
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
export async function connectFolder(folder: string): Promise<DatabaseConnection> {
  const unlock = lockFolder(folder);
  const subscriptions = createSubscriptions();
  try {
    const database = join(folder, 'database');
    mkdirSync(database, { recursive: true });
    const port = await requestThread({ folder: database }, subscriptions.notified);
    const connected = await connectThrough(port, subscriptions);
    // Policy: a vacuum that failed is tried again by the next one; queries report what is really wrong.
    const vacuum = setInterval(
      () => void connected.client.exec('VACUUM ANALYZE').catch(() => {}),
      vacuumEvery,
    );
    vacuum.unref();
    return connection(port, connected, async () => {
      clearInterval(vacuum);
      await port.ask({ kind: 'close' });
      await port.end();
      unlock();
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A database that lives as long as the process: for tests. `snapshot` saves making its tables again. */
export async function connectMemory(snapshot?: Blob): Promise<DatabaseConnection> {
  const subscriptions = createSubscriptions();
  const port = await requestHere({ memory: true, snapshot }, subscriptions.notified);
  const connected = await connectThrough(port, subscriptions);
  return connection(port, connected, async () => {
    await port.ask({ kind: 'close' });
  });
}
