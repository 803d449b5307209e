import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, DatabaseConnection } from './connect.ts';
import { migrations, withMigrationLock } from './migrate.ts';
import { EnvError } from '../env.ts';
import { createSubscriptions } from './subscriptions.ts';
import * as schema from './schema.ts';

/** The delays between attempts to listen again after a lost connection, in milliseconds. */
const listenAgainAfter = 1000;

/** One connection of its own that only listens; it comes back by itself when the server went away. */
function createListener(url: string, notified: (channel: string, payload: string) => void) {
  const channels = new Set<string>();
  let client: pg.Client | undefined;
  let closed = false;
  let again: NodeJS.Timeout | undefined;

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url });
    fresh.on('notification', ({ channel, payload }) => notified(channel, payload ?? ''));
    // Policy: a lost connection is not the asker's concern; who listens also polls.
    fresh.on('error', () => retry());
    fresh.on('end', () => retry());
    await fresh.connect();
    for (const channel of channels) await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    client = fresh;
  };
  const retry = () => {
    client = undefined;
    if (closed) return;
    clearTimeout(again);
    // Policy: tried until it works or the process ends.
    again = setTimeout(() => void connect().catch(retry), listenAgainAfter);
    again.unref();
  };
  return {
    async listen(channel: string) {
      if (channels.has(channel)) return;
      channels.add(channel);
      if (client) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      else await connect();
    },
    async close() {
      closed = true;
      clearTimeout(again);
      await client?.end();
    },
  };
}

/** The first connection: what is wrong with the address shows here, and is the caller's to mend. */
async function reach(pool: pg.Pool): Promise<void> {
  try {
    await pool.query('SELECT 1');
  } catch (cause) {
    // Where a name has several addresses, none of which answered, the reasons stand inside.
    const reason = cause instanceof AggregateError ? (cause.errors[0] as unknown) : cause;
    const words = reason instanceof Error ? reason.message : String(reason);
    throw new EnvError(`The PostgreSQL of DATABASE_URL cannot be used: ${words}`, { cause });
  }
}

/**
 * Connects to a PostgreSQL server and brings its tables up to date.
 * @throws EnvError when the server cannot be reached or does not let us in; its message holds no password
 */
export async function connectPostgres(url: string): Promise<DatabaseConnection> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // Policy: an idle connection that broke is replaced at the next query, which reports what is still wrong.
  pool.on('error', () => {});
  const client = drizzle(pool, { schema });
  const db = client as unknown as Database;
  try {
    await reach(pool);
    await withMigrationLock(db, () => migrate(client, migrations));
  } catch (error) {
    await pool.end();
    throw error;
  }
  const subscriptions = createSubscriptions();
  const listener = createListener(url, subscriptions.notified);
  return {
    kind: 'postgres',
    db,
    queue: { connectionString: url },
    listen: async (channel, callback) => {
      const stop = subscriptions.subscribe(channel, callback);
      await listener.listen(channel);
      return async () => stop();
    },
    fsyncs: async () => 0,
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}
