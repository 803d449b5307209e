import { setFlagsFromString } from 'node:v8';
import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableFS, durableStartParams, type DurabilityCounters } from './durable-fs.ts';
import type { DatabaseRequest, DatabaseResponses, Failure, QueryResult, ReadOptions } from './protocol.ts';

// V8 shares between threads what lets WebAssembly call JavaScript, and may end the whole process when it frees such code
// (github.com/nodejs/node/issues/64500). Asked before any is compiled, it keeps what it has: some megabytes.
setFlagsFromString('--no-wasm-code-gc');

export type EmbeddedSource =
  | { readonly folder: string }
  /** Nothing is kept. `snapshot` is a data folder as `dumpDataDir` gave it. */
  | { readonly memory: true; readonly snapshot?: Blob | undefined };

/** What the embedded database has beside itself: trigrams, by which words of lists are looked up. */
export const extensions = { pg_trgm };

const asText = (value: string): string => value;
/** numeric, timestamp, timestamptz, interval and date arrays have no names in PGlite. */
const momentParsers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map(
    (type) => [type, asText],
  ),
);

/** The embedded database behind the questions its thread answers. */
export interface EmbeddedDatabase {
  readonly answer: <K extends DatabaseRequest['kind']>(
    ask: Extract<DatabaseRequest, { kind: K }>,
  ) => Promise<DatabaseResponses[K]>;
  readonly pglite: PGlite;
}

/** What is known of a failed statement, in a form that travels between threads. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error), facts: {} };
  const facts = Object.entries(error).filter(([, value]) =>
    ['string', 'number', 'undefined'].includes(typeof value),
  );
  return { message: error.message, facts: Object.fromEntries(facts) };
}

function readOptions({ rowMode, momentsAsText }: ReadOptions) {
  return { rowMode, ...(momentsAsText ? { parsers: momentParsers } : {}) };
}

/**
 * Opens the embedded PostgreSQL in this thread.
 * @param notified called with each notification of a channel that was asked for
 */
export async function openPglite(
  source: EmbeddedSource,
  notified: (channel: string, payload: string) => void,
): Promise<EmbeddedDatabase> {
  const fs = 'folder' in source ? new DurableFS(source.folder) : undefined;
  const snapshot = 'memory' in source ? source.snapshot : undefined;
  const pglite = await PGlite.create({
    extensions,
    ...(fs ? { fs, startParams: durableStartParams } : {}),
    ...(snapshot ? { loadDataDir: snapshot } : {}),
  });
  const listening = new Set<string>();

  const exec = async (text: string): Promise<QueryResult[]> => {
    try {
      return await pglite.exec(text);
    } catch (error) {
      // A block with its own BEGIN that failed half way must not leave its transaction to the next caller.
      await pglite.exec('ROLLBACK');
      throw error;
    }
  };
  const answers: {
    [K in DatabaseRequest['kind']]: (
      ask: Extract<DatabaseRequest, { kind: K }>,
    ) => Promise<DatabaseResponses[K]>;
  } = {
    query: async ({ text, params, read }) =>
      (await pglite.query(text, [...params], readOptions(read))) as QueryResult,
    exec: ({ text }) => exec(text),
    listen: async ({ channel }) => {
      if (!listening.has(channel)) {
        listening.add(channel);
        await pglite.listen(channel, (payload) => notified(channel, payload));
      }
      return null;
    },
    counters: async (): Promise<DurabilityCounters> => ({ fsyncs: fs?.fsyncs ?? 0 }),
    close: async () => {
      await pglite.close();
      return null;
    },
  };
  const answer = ((ask: DatabaseRequest) =>
    (answers[ask.kind] as (ask: DatabaseRequest) => Promise<unknown>)(ask)) as EmbeddedDatabase['answer'];
  return { answer, pglite };
}
