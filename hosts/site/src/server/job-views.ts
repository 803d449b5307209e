import { randomUUID } from 'node:crypto';
import { isbot } from 'isbot';
import type { FastifyRequest } from 'fastify';
import type { JobViewCount, ViewedJob } from '../app/index.ts';

/** Milliseconds between two tellings. */
const flushEvery = 60_000;
/** Jobs of one telling, as the contract allows it; what is over waits for the next. */
const mostAtOnce = 5000;
/** Jobs remembered while the API is away: more is not worth the memory. */
const mostStored = 100_000;

interface JobViewsOptions {
  /** Tells the API. A batch that is sent twice counts once. @throws whatever the call throws */
  readonly report: (batch: string, counts: readonly JobViewCount[], host: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export interface JobViews {
  /** Notes that a page of a job goes to a visitor. Waits for nothing. */
  readonly note: (request: FastifyRequest, job: ViewedJob | undefined) => void;
  /** Tells the API what was noted; what does not arrive is sent again next time. */
  readonly flush: () => Promise<void>;
  /** Flushes every minute until it is closed, and once more then. */
  readonly start: () => void;
  readonly close: () => Promise<void>;
}

/** A person's browser asking for a page to look at: no robot, no page fetched in advance. */
function isLook(request: FastifyRequest): boolean {
  const { headers } = request;
  if (request.method !== 'GET') return false;
  const purpose = `${String(headers['sec-purpose'] ?? '')} ${String(headers['purpose'] ?? '')}`;
  return !/prefetch|prerender/i.test(purpose) && !isbot(headers['user-agent']);
}

interface Batch {
  readonly id: string;
  readonly counts: readonly JobViewCount[];
}

/** Counts in memory how often pages of jobs are sent, from the cache too, and tells the API once a minute. */
export function createJobViews({ report, onError }: JobViewsOptions): JobViews {
  const noted = new Map<string, { readonly job: ViewedJob; views: number }>();
  let unsent: Batch | undefined;
  let host = '';
  let timer: NodeJS.Timeout | undefined;

  function nextBatch(): Batch | undefined {
    const entries = [...noted].slice(0, mostAtOnce);
    if (entries.length === 0) return undefined;
    for (const [key] of entries) noted.delete(key);
    const counts = entries.map(([, { job, views }]) => ({
      job_board_id: job.boardId,
      uuid: job.uuid,
      views,
    }));
    return { id: randomUUID(), counts };
  }
  async function flush(): Promise<void> {
    unsent ??= nextBatch();
    if (!unsent) return;
    try {
      await report(unsent.id, unsent.counts, host);
      unsent = undefined;
    } catch (error) {
      // Policy: the same batch is sent again in a minute; pages go on, and the API counts it once.
      onError(error);
    }
  }
  return {
    note(request, job) {
      if (!job || !isLook(request)) return;
      host = job.host;
      const key = `${job.boardId} ${job.uuid}`;
      const known = noted.get(key);
      if (known) known.views += 1;
      else if (noted.size < mostStored) noted.set(key, { job, views: 1 });
    },
    flush,
    start() {
      timer = setInterval(() => void flush(), flushEvery);
      timer.unref();
    },
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
