import { parentPort, workerData } from 'node:worker_threads';
import { type EmbeddedSource, failureOf, openPglite } from './open-pglite.ts';
import type { Request, DatabaseNotice } from './protocol.ts';

// The thread of the embedded database: its WASM computes here, so that requests keep flowing meanwhile.
const port = parentPort;
if (!port) throw new Error('This is the thread of the embedded database, started by embedded-client.ts.');
const notify = (message: DatabaseNotice) => port.postMessage(message);

try {
  const { answer } = await openPglite(workerData as EmbeddedSource, (channel, payload) =>
    notify({ kind: 'notification', channel, payload }),
  );
  port.on('message', ({ id, ask }: Request) => {
    answer(ask).then(
      (result) => notify({ kind: 'answer', id, result }),
      (error: unknown) => notify({ kind: 'failure', id, failure: failureOf(error) }),
    );
  });
  notify({ kind: 'ready' });
} catch (error) {
  // Policy: the asker decides; it gets the reason.
  notify({ kind: 'unusable', failure: failureOf(error) });
}
