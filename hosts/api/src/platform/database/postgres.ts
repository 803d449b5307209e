import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { atMost } from '../at-most.ts';
import type { Database, DatabaseConnection } from './connect.ts';
import { type MigrateMore, migrations, withMigrationLock } from './migrate.ts';
import { EnvError } from '../env-error.ts';
import { createSubscriptions } from './subscriptions.ts';
import * as schema from './schema.ts';

/** Milliseconds to wait for a connection: one that does not come is not there for a while. */
const connectTimeout = 5000;
/**
 * Milliseconds a statement may take. Callers get the error much earlier; by this a connection whose
 * server fell silent is given up, instead of being waited for until the network says so.
 */
const queryTimeout = 60_000;

/**
 * Gives out connections that answer nothing any more once they were given back: what one part of a transaction still
 * asks when another has failed would be stored by itself, or within somebody else's transaction.
 */
class ConnectionPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(
    callback: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: unknown) => void,
    ) => void,
  ): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    // By a callback the pool asks for itself, for one query.
    return callback ? super.connect(callback) : super.connect().then(untilReleased);
  }
}

function untilReleased(client: pg.PoolClient): pg.PoolClient {
  let released = false;
  const handle: pg.PoolClient = Object.create(client);
  handle.query = async (...args: unknown[]) => {
    if (released) throw new Error('The transaction has ended: nothing can be asked of its `tx` any more.');
    return Reflect.apply(client.query, client, args);
  };
  handle.release = (error) => {
    released = true;
    client.release(error);
  };
  return handle;
}

/** Milliseconds a server gets to end a connection. */
const closeTime = 2000;

/** The delays between attempts to listen again after a lost connection, in milliseconds. */
const listenAgainAfter = 1000;

/** One connection of its own that only listens; it comes back by itself when the server went away. */
function createListener(url: string, notified: (channel: string, payload: string) => void) {
  const channels = new Set<string>();
  /** That listens. */
  let client: pg.Client | undefined;
  /** That listens or is about to. */
  let current: pg.Client | undefined;
  let closed = false;
  let again: NodeJS.Timeout | undefined;

  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: connectTimeout,
    });
    current = fresh;
    fresh.on('notification', ({ channel, payload }) => notified(channel, payload ?? ''));
    // Policy: a lost connection is not the asker's concern; who listens also polls.
    fresh.on('error', () => retry(fresh));
    fresh.on('end', () => retry(fresh));
    try {
      await fresh.connect();
      for (const channel of channels) await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      client = fresh;
    } catch (error) {
      current = undefined;
      // Policy: it never came to listen; why is what the caller gets.
      await fresh.end().catch(() => {});
      throw error;
    }
  };
  /** What a connection says after another took its place, as its end after its error, starts no third one. */
  const retry = (lost: pg.Client) => {
    if (lost !== current) return;
    current = client = undefined;
    connectLater();
  };
  const connectLater = () => {
    if (closed) return;
    clearTimeout(again);
    // Policy: tried until it works or the process ends.
    again = setTimeout(() => void connect().catch(connectLater), listenAgainAfter);
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
      await current?.end();
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
    const message = reason instanceof Error ? reason.message : String(reason);
    throw new EnvError(`The PostgreSQL of DATABASE_URL cannot be used: ${message}`, { cause });
  }
}

/** The address with a time limit for statements, unless it says one: who opens connections of its own keeps to it too. */
function withTimeLimit(address: string): string {
  if (/[?&]query_timeout=/.test(address)) return address;
  return `${address}${address.includes('?') ? '&' : '?'}query_timeout=${queryTimeout}`;
}

/** On connections of its own, which wait as long as tables and other processes that start at once take. */
async function bringUpToDate(url: string, more: MigrateMore): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: connectTimeout });
  pool.on('error', () => {});
  const client = drizzle(pool, { schema });
  try {
    await reach(pool);
    await withMigrationLock(client, async () => {
      await migrate(client, migrations);
      await more(client);
    });
  } finally {
    await pool.end();
  }
}

/**
 * Connects to a PostgreSQL server and brings its tables up to date.
 * @throws EnvError when the server cannot be reached or does not let us in; its message holds no password
 */
export async function connectPostgres(url: string, more: MigrateMore): Promise<DatabaseConnection> {
  await bringUpToDate(url, more);
  const pool = new ConnectionPool({
    connectionString: withTimeLimit(url),
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: connectTimeout,
  });
  // Policy: an idle connection that broke is replaced at the next query, which reports what is still wrong.
  pool.on('error', () => {});
  // One type for both drivers, see connect-embedded.ts.
  const db = drizzle(pool, { schema }) as unknown as Database;
  const subscriptions = createSubscriptions();
  const listener = createListener(url, subscriptions.notified);
  return {
    kind: 'postgres',
    db,
    queue: { connectionString: withTimeLimit(url) },
    listen: async (channel, callback) => {
      const stop = subscriptions.subscribe(channel, callback);
      await listener.listen(channel);
      return async () => stop();
    },
    fsyncs: async () => 0,
    close: async () => {
      // Policy: a server that fell silent does not say goodbye; the process ends its connections.
      await atMost(closeTime, listener.close());
      await atMost(closeTime, pool.end());
    },
  };
}
