import { randomUUID } from 'node:crypto';
import { isbot } from 'isbot';
import type { FastifyRequest } from 'fastify';

/** Milliseconds between two reports. */
const flushEvery = 60_000;
/** Things of one report, as the contract allows it; what is over waits for the next. */
const mostAtOnce = 5000;
/** Things remembered while the API is away: more is not worth the memory. */
const mostStored = 100_000;

/** What is looked at, on a site. */
export interface Counted {
  /** The site's own host. */
  readonly host: string;
}

export interface Count<Thing> {
  readonly thing: Thing;
  readonly times: number;
}

interface BatchedCountsOptions<Thing extends Counted> {
  /** What makes two of them the same. */
  readonly keyOf: (thing: Thing) => string;
  /** Tells the API. A batch that is sent twice counts once. @throws whatever the call throws */
  readonly report: (batch: string, counts: readonly Count<Thing>[], host: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export interface BatchedCounts<Thing extends Counted> {
  /** Notes that a page goes to a visitor. Waits for nothing. */
  readonly note: (request: FastifyRequest, thing: Thing | undefined) => void;
  /** Counts a thing that is known to be worth it. */
  readonly add: (thing: Thing) => void;
  /** Tells the API what was noted; what does not arrive is sent again next time. */
  readonly flush: () => Promise<void>;
  /** Flushes every minute until it is closed, and once more then. */
  readonly start: () => void;
  readonly close: () => Promise<void>;
}

/** A person's browser asking for a page to look at: no robot, no page fetched in advance. */
export function isLook(request: FastifyRequest): boolean {
  const { headers } = request;
  if (request.method !== 'GET') return false;
  const purpose = `${String(headers['sec-purpose'] ?? '')} ${String(headers['purpose'] ?? '')}`;
  return !/prefetch|prerender/i.test(purpose) && !isbot(headers['user-agent']);
}

interface Batch<Thing> {
  readonly id: string;
  readonly counts: readonly Count<Thing>[];
  readonly host: string;
}

/** Counts in memory how often pages are sent, from the cache too, and tells the API once a minute. */
export function createBatchedCounts<Thing extends Counted>({
  keyOf,
  report,
  onError,
}: BatchedCountsOptions<Thing>): BatchedCounts<Thing> {
  const noted = new Map<string, { readonly thing: Thing; times: number }>();
  let unsent: Batch<Thing> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function nextBatch(): Batch<Thing> | undefined {
    const entries = [...noted].slice(0, mostAtOnce);
    const host = entries.at(-1)?.[1].thing.host;
    if (host === undefined) return undefined;
    for (const [key] of entries) noted.delete(key);
    return { id: randomUUID(), counts: entries.map(([, count]) => count), host };
  }
  async function flush(): Promise<void> {
    unsent ??= nextBatch();
    if (!unsent) return;
    try {
      await report(unsent.id, unsent.counts, unsent.host);
      unsent = undefined;
    } catch (error) {
      // Policy: the same batch is sent again in a minute; pages go on, and the API counts it once.
      onError(error);
    }
  }
  function add(thing: Thing): void {
    const key = keyOf(thing);
    const known = noted.get(key);
    if (known) known.times += 1;
    else if (noted.size < mostStored) noted.set(key, { thing, times: 1 });
  }
  return {
    note(request, thing) {
      if (thing && isLook(request)) add(thing);
    },
    add,
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
