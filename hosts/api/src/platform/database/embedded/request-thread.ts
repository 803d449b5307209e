import { Worker } from 'node:worker_threads';
import { type EmbeddedSource, openPglite } from './open-pglite.ts';
import type { DatabaseResponses, DatabaseRequest, Failure, Request, DatabaseNotice } from './protocol.ts';

/** Asks the embedded database, wherever it runs. */
export interface EmbeddedPort {
  readonly ask: <K extends DatabaseRequest['kind']>(
    ask: Extract<DatabaseRequest, { kind: K }>,
  ) => Promise<DatabaseResponses[K]>;
  readonly end: () => Promise<void>;
}
export type Notified = (channel: string, payload: string) => void;

/** A failed statement, with PostgreSQL's own facts (`code`, `constraint`, `detail`) as properties. */
export class StatementError extends Error {
  override readonly name = 'StatementError';
  constructor({ message, facts }: Failure) {
    super(message);
    Object.assign(this, facts);
  }
}

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/** The embedded database in this thread: for tests, which start many and keep none. */
export async function requestHere(source: EmbeddedSource, notified: Notified): Promise<EmbeddedPort> {
  const { answer } = await openPglite(source, notified);
  return { ask: answer, end: async () => {} };
}

/**
 * The embedded database in a thread of its own.
 * @throws StatementError when the database cannot be opened
 */
export async function requestThread(source: EmbeddedSource, notified: Notified): Promise<EmbeddedPort> {
  const thread = new Worker(new URL('./pglite-thread.ts', import.meta.url), {
    workerData: source,
    execArgv: [],
  });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let ended: Error | undefined;

  const end = (error: Error) => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  await new Promise<void>((resolve, reject) => {
    thread.on('message', (request: DatabaseNotice) => {
      if (request.kind === 'notification') notified(request.channel, request.payload);
      else if (request.kind === 'ready') resolve();
      else if (request.kind === 'unusable') reject(new StatementError(request.failure));
      else {
        const asker = waiting.get(request.id);
        waiting.delete(request.id);
        // What it resolves to follows from the request of this number: a message carries no type.
        if (request.kind === 'answer') asker?.resolve(request.result as never);
        else asker?.reject(new StatementError(request.failure));
      }
    });
    const stopped = (error: Error) => {
      end(error);
      reject(error);
    };
    thread.on('error', stopped);
    thread.on('exit', () => stopped(new Error('The embedded database has stopped.')));
  });

  return {
    ask: (ask) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        asked += 1;
        waiting.set(asked, { resolve, reject });
        thread.postMessage({ id: asked, ask } satisfies Request);
      }),
    end: async () => {
      await thread.terminate();
    },
  };
}
