import { AsyncLocalStorage } from 'node:async_hooks';
import type { EmbeddedPort } from './request-thread.ts';
import type { QueryResult } from './protocol.ts';

interface QueryOptions {
  readonly rowMode?: 'array' | 'object';
  readonly parsers?: object;
}
type Row = Record<string, unknown>;
type Query = <T = Row>(
  text: string,
  params?: readonly unknown[],
  options?: QueryOptions,
) => Promise<{ rows: T[] }>;

/** As much of PGlite's interface as drizzle and pg-boss use, in front of a database in another thread. */
export interface EmbeddedClient {
  readonly query: Query;
  readonly exec: (text: string) => Promise<{ rows: Row[] }[]>;
  readonly transaction: <T>(work: (tx: { query: Query }) => Promise<T>) => Promise<T>;
  readonly listen: (channel: string, callback: (payload: string) => void) => Promise<() => Promise<void>>;
}

/** Runs tasks one after another: there is one connection. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task);
    // Policy: a failure is its asker's; the next in the queue runs all the same.
    last = result.catch(() => undefined);
    return result;
  };
}

/**
 * A client that keeps transactions apart: while one runs, whoever is not part of it waits.
 * @param subscribe tells of the notifications of all channels; gives a function that stops
 */
export function createEmbeddedClient(
  port: EmbeddedPort,
  subscribe: (channel: string, callback: (payload: string) => void) => () => void,
): EmbeddedClient {
  const queue = createQueue();
  const within = new AsyncLocalStorage<{ open: boolean }>();
  let inTransaction = 0;

  const refuseDeadlock = () => {
    // It would wait for itself for ever; PostgreSQL with its many connections would not even notice.
    if (within.getStore()?.open)
      throw new Error('Inside a transaction use its own `tx`, not the outer database.');
  };
  const send: Query = async <T>(
    text: string,
    params: readonly unknown[] = [],
    options: QueryOptions = {},
  ) => {
    const read = {
      rowMode: options.rowMode ?? 'object',
      momentsAsText: options.parsers !== undefined,
    } as const;
    return (await port.ask({ kind: 'query', text, params, read })) as QueryResult & { rows: T[] };
  };
  const sendAll = async (text: string) => (await port.ask({ kind: 'exec', text })) as { rows: Row[] }[];

  async function transaction<T>(work: (tx: { query: Query }) => Promise<T>): Promise<T> {
    const scope = { open: true };
    // What one part of it still asks when another has failed would be stored by itself, or by somebody else's.
    const query: Query = async (text, params, options) => {
      if (!scope.open)
        throw new Error('The transaction has ended: nothing can be asked of its `tx` any more.');
      return send(text, params, options);
    };
    await sendAll('BEGIN');
    try {
      const result = await within.run(scope, () => work({ query }));
      scope.open = false;
      await sendAll('COMMIT');
      return result;
    } catch (error) {
      scope.open = false;
      await sendAll('ROLLBACK');
      throw error;
    }
  }

  return {
    query: async (text, params, options) => {
      refuseDeadlock();
      // With no transaction about, the thread's own order is enough: no waiting for the answer before.
      if (inTransaction === 0) return send(text, params, options);
      return queue(() => send(text, params, options));
    },
    exec: async (text) => {
      refuseDeadlock();
      return queue(() => sendAll(text));
    },
    transaction: async (work) => {
      refuseDeadlock();
      inTransaction += 1;
      return queue(() => transaction(work)).finally(() => (inTransaction -= 1));
    },
    listen: async (channel, callback) => {
      const stop = subscribe(channel, callback);
      await queue(() => port.ask({ kind: 'listen', channel }));
      return async () => stop();
    },
  };
}
