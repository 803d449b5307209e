import type { FastifyRequest } from 'fastify';
import type { Trial, TrialMeasure, VisitorOfDay } from '../app/index.ts';
import { createBatchedCounts, isLook, type Count } from './batched-counts.ts';

/** Visitors of a day that are remembered: who comes after them is not counted, in neither version. */
const mostVisitors = 100_000;

/** What visitors of a version did; that they saw it is one of it. */
export interface CountedTrial extends Trial {
  readonly did: TrialMeasure | 'visitors';
}

interface TrialCountsOptions {
  readonly report: (batch: string, counts: readonly Count<CountedTrial>[], host: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** What came of pages of which there are two versions: each visitor once a day for each thing they did. */
export interface TrialCounts {
  /** Notes that a visitor is sent a version of a page. */
  readonly saw: (
    request: FastifyRequest,
    visitor: VisitorOfDay | undefined,
    trial: Trial | undefined,
  ) => void;
  /** Notes what a visitor did, in each experiment of which they saw a page earlier in the day. */
  readonly did: (visitor: VisitorOfDay | undefined, measure: TrialMeasure) => void;
  readonly flush: () => Promise<void>;
  readonly start: () => void;
  readonly close: () => Promise<void>;
}

interface Seen {
  readonly trial: Trial;
  readonly did: Set<CountedTrial['did']>;
}

/** Remembers in memory, and only until the day ends, who saw which version: no more of it leaves than sums. */
export function createTrialCounts({ report, onError }: TrialCountsOptions): TrialCounts {
  const counts = createBatchedCounts<CountedTrial>({
    keyOf: ({ experiment, version, did, boardId }) => `${boardId} ${experiment} ${version} ${did}`,
    report,
    onError,
  });
  const visitors = new Map<string, Map<number, Seen>>();
  let today = '';

  function seenBy({ day, mark }: VisitorOfDay): Map<number, Seen> | undefined {
    if (day !== today) visitors.clear();
    today = day;
    return visitors.get(mark);
  }
  function count(seen: Seen, did: CountedTrial['did']): void {
    if (seen.did.has(did)) return;
    seen.did.add(did);
    counts.add({ ...seen.trial, did });
  }
  return {
    saw(request, visitor, trial) {
      if (!visitor || !trial || !isLook(request)) return;
      const known = seenBy(visitor);
      if (!known && visitors.size >= mostVisitors) return;
      const seen = known ?? new Map<number, Seen>();
      visitors.set(visitor.mark, seen);
      const one = seen.get(trial.experiment) ?? { trial, did: new Set() };
      seen.set(trial.experiment, one);
      count(one, 'visitors');
    },
    did(visitor, measure) {
      if (visitor) seenBy(visitor)?.forEach((seen) => count(seen, measure));
    },
    flush: counts.flush,
    start: counts.start,
    close: counts.close,
  };
}
