import { parentPort, workerData } from 'node:worker_threads';
import { cvFacts } from './cv-facts.ts';
import { cvText, type ReadableKind } from './cv-text.ts';

/** What the thread is started with. */
export interface CvTask {
  readonly kind: ReadableKind;
  readonly content: Uint8Array;
  readonly country: string;
}

const { kind, content, country } = workerData as CvTask;
const text = await cvText(kind, content);
// Pictures of a text are no text: nothing to read.
parentPort?.postMessage(/\p{L}{3}/u.test(text) ? cvFacts(text, country) : null);
