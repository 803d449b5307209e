import { Worker } from 'node:worker_threads';
import type { DocumentType } from '../../../platform/uploads/document-type.ts';
import type { CvFacts } from './cv-facts.ts';
import type { CvTask } from './cv-thread.ts';

/** What came of reading a CV; `unread` says why nothing did. */
export type CvReading =
  | { readonly facts: CvFacts; readonly unread?: undefined }
  | { readonly facts?: undefined; readonly unread: 'kind' | 'empty' | 'broken' | 'late' };

/** Milliseconds for one CV; most take a third of a second. */
const timeLimit = 6000;
/** Megabytes a thread may fill: its heap, and, watched from outside, the buffers it unpacks into. */
const heapLimit = 192;
const growthLimit = 400 * 1024 * 1024;
const watchEvery = 50;
/** Threads at once; who comes while more wait than this gets the error. */
const atOnce = 1;
const mostWaiting = 6;

/** Milliseconds somebody waits for their turn: with the reading itself, less than a caller waits for an answer. */
const waitLimit = 2500;

const waiting: (() => void)[] = [];
let running = 0;

/** @returns whether one may read now; whoever may calls {@link done} afterwards */
async function turn(): Promise<boolean> {
  if (running < atOnce) {
    running += 1;
    return true;
  }
  if (waiting.length >= mostWaiting) return false;
  return new Promise<boolean>((resolve) => {
    // Whoever is done hands the turn on.
    const begin = () => {
      clearTimeout(tired);
      resolve(true);
    };
    const tired = setTimeout(() => {
      waiting.splice(waiting.indexOf(begin), 1);
      resolve(false);
    }, waitLimit);
    waiting.push(begin);
  });
}

function done(): void {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
}

function inThread(task: CvTask): Promise<CvReading> {
  return new Promise((resolve) => {
    const thread = new Worker(new URL('./cv-thread.ts', import.meta.url), {
      workerData: task,
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: heapLimit, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
      // A file may make a reader talk: nobody needs to hear it.
      stdout: true,
      stderr: true,
    });
    const before = process.memoryUsage.rss();
    const end = (reading: CvReading) => {
      clearTimeout(late);
      clearInterval(watch);
      void thread.terminate();
      resolve(reading);
    };
    const late = setTimeout(() => end({ unread: 'late' }), timeLimit);
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > growthLimit) end({ unread: 'broken' });
    }, watchEvery);
    thread.once('message', (facts: CvFacts | null) => end(facts ? { facts } : { unread: 'empty' }));
    // Policy: a file that cannot be read is kept all the same; its owner reads that nothing was found in it.
    thread.once('error', () => end({ unread: 'broken' }));
    thread.once('exit', () => end({ unread: 'broken' }));
  });
}

/**
 * Reads a CV in a thread of its own, stopped when it takes too long or too much: a hostile file ends its own reading and
 * nothing else. Never rejects.
 * @param country whose way of writing phone numbers is meant
 */
export async function readCv(
  kind: DocumentType['extension'],
  content: Uint8Array,
  country: string,
): Promise<CvReading> {
  if (kind === 'doc') return { unread: 'kind' };
  if (!(await turn())) return { unread: 'late' };
  try {
    return await inThread({ kind, content: new Uint8Array(content), country });
  } finally {
    done();
  }
}
