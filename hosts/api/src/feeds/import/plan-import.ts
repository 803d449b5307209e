import type { JobStatus } from '@boardwright/api-client/contract';
import { isSameJson } from '../../platform/database/same-json.ts';

/** What an import would do to one item of a feed or one job of the board. */
export type Action = 'created' | 'updated' | 'unchanged' | 'expired' | 'rejected';

/** A job that an earlier import of this feed made. */
export interface KnownJob {
  id: number;
  status: JobStatus;
  title: string;
}

/** The columns of a job that a feed decides; dates compare by their moment, lists and objects by content. */
export type FeedColumns = Readonly<Record<string, unknown>>;

export type Counts = Record<Action, number>;

export interface FeedPlan {
  counts: Counts;
  /** Jobs to write, by reference. */
  writes: ReadonlyMap<string, 'created' | 'updated'>;
  /** Jobs that are no longer in the feed. */
  expire: readonly { reference: string; job: KnownJob }[];
  /** Why the import must not go ahead unless it is forced. */
  stop: string | undefined;
}

/** Statuses that end when a job leaves its feed; drafts, ended and archived jobs stay what they are. */
const running: readonly JobStatus[] = ['active', 'scheduled', 'paused'];

/**
 * Decides, item by item, what an import does; holds references only, so that a feed of any size can be planned.
 * `known` are the jobs of this feed's source on this board and no others: what is not in it is never touched.
 */
export function createPlanner(known: ReadonlyMap<string, KnownJob>) {
  const seen = new Set<string>();
  const ended = new Set<string>();
  const writes = new Map<string, 'created' | 'updated'>();
  const counts: Counts = { created: 0, updated: 0, unchanged: 0, expired: 0, rejected: 0 };
  let present = 0;

  const count = <A extends Action>(action: A): A => {
    counts[action] += 1;
    return action;
  };
  return {
    /** Whether the reference comes for the first time. */
    isNew: (reference: string) => !seen.has(reference),
    /** An item that becomes a job: `changes` are the fields that differ from what is stored. */
    accept(reference: string, changes: readonly string[]): 'created' | 'updated' | 'unchanged' {
      seen.add(reference);
      present += 1;
      const job = known.get(reference);
      if (job && (job.status === 'archived' || changes.length === 0)) return count('unchanged');
      const action = count(job ? 'updated' : 'created');
      writes.set(reference, action);
      return action;
    },
    /** An item that does not. A job it made before stays, unless the item says that it has ended. */
    reject(reference: string | undefined, hasEnded: boolean): void {
      count('rejected');
      if (reference === undefined || seen.has(reference)) return;
      if (!known.has(reference)) return;
      if (hasEnded) ended.add(reference);
      else {
        seen.add(reference);
        present += 1;
      }
    },
    finish(): FeedPlan {
      const before = [...known].filter(([, job]) => running.includes(job.status));
      const expire = before
        .filter(([reference]) => !seen.has(reference))
        .map(([reference, job]) => ({ reference, job }));
      counts.expired = expire.length;
      const held = present + [...ended].filter((reference) => !seen.has(reference)).length;
      return { counts: { ...counts }, writes, expire, stop: shrinks(held, before.length) };
    },
  };
}

function shrinks(now: number, before: number): string | undefined {
  if (now * 2 >= before) return undefined;
  return `The feed has shrunk by more than half: ${now} of ${before} jobs are left. Nothing was changed; --force imports it all the same.`;
}

/** What becomes of a job's status when its feed has it again or still; a person's decisions stay. */
export function statusInFeed(stored: JobStatus | undefined, from: Date, now: Date): JobStatus {
  if (stored === 'draft' || stored === 'paused' || stored === 'archived') return stored;
  return from > now ? 'scheduled' : 'active';
}

/** Names of the columns in which a feed differs from what is stored, in the order of the columns. */
export function changesBetween(stored: FeedColumns | undefined, columns: FeedColumns): string[] {
  if (!stored) return Object.keys(columns);
  return Object.keys(columns).filter((name) => !isSameJson(stored[name], columns[name]));
}
