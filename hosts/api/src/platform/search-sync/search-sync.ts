import { LRUCache } from 'lru-cache';
import { and, asc, gt, inArray, max } from '../database/drizzle.ts';
import { atMost } from '../at-most.ts';
import type { Database } from '../database/connect.ts';
import { jobs } from '../database/schema.ts';
import { createJobIndex, type JobIndex } from '../search/job-index.ts';
import { indexedJob, indexedStatuses, type AreasOf, selectIndexRows } from './indexed-job.ts';
import {
  loadMergedSegments,
  loadSegmentCatalogue,
  type MergedSegments,
  type SegmentCatalogue,
} from './segment-catalogue.ts';

const slice = 500;
/** Milliseconds for a last look at the database. */
const closeTime = 2000;

/** Tells of writes by anybody on the same database; the function it gives stops listening. */
export type ListenForChanges = (changed: () => void) => Promise<() => Promise<void>>;

export interface SearchSyncOptions {
  readonly db: Database;
  /** Subscribes to `jobs_changed`. Without it the poll alone finds what others wrote. */
  readonly listen?: ListenForChanges | undefined;
  /** Milliseconds between looks at the database, should a notification get lost. */
  readonly pollEvery?: number;
  /** The areas a job lies in; without it no job is found by its area. */
  readonly areasOf?: AreasOf;
  readonly onError: (error: unknown) => void;
}

/** The job index, kept equal to the database. */
export interface SearchSync {
  readonly index: JobIndex;
  readonly catalogue: () => SegmentCatalogue;
  /** What segments that became a part of another are now. */
  readonly mergedSegments: () => MergedSegments;
  /** Brings in what was written to segments and their groups; without it, that is found within seconds. */
  readonly readCatalogue: () => Promise<void>;
  /** The areas a job lies in, as the index has them. */
  readonly areasOf: AreasOf;
  /** Fills the index, in slices that let other work pass, and stays current from then on; gives how many jobs there are. */
  readonly start: (onProgress?: (done: number) => void) => Promise<number>;
  /** Brings in what was written since the last look; after it, the next search sees every earlier write. */
  readonly catchUp: () => Promise<void>;
  /** Whether every job of the database is in. */
  readonly ready: () => boolean;
  readonly close: () => Promise<void>;
}

/** Remembers the areas of a place: many jobs are in the same one. */
function rememberAreas(areasOf: AreasOf): AreasOf {
  const known = new LRUCache<string, readonly string[]>({ max: 20_000 });
  return (place) => {
    const { lat, lon, locationName, countryCode } = place;
    const key = lat === null ? `${countryCode} ${locationName}` : `${lat} ${lon}`;
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = areasOf(place)));
    return found;
  };
}

async function* liveRows(db: Database, areasOf: AreasOf) {
  let after = 0;
  for (;;) {
    const where = and(inArray(jobs.status, [...indexedStatuses]), gt(jobs.id, after));
    const rows = await selectIndexRows(db, where, asc(jobs.id), slice);
    for (const row of rows) yield indexedJob(row, areasOf);
    const last = rows.at(-1);
    if (!last || rows.length < slice) return;
    after = last.id;
  }
}

/** Applies the writes after `seen`, in their order, and gives the last one. */
async function applyChanges(db: Database, index: JobIndex, seen: number, areasOf: AreasOf): Promise<number> {
  let last = seen;
  for (;;) {
    const rows = await selectIndexRows(db, gt(jobs.revision, last), asc(jobs.revision), slice);
    for (const row of rows) {
      if (row.status === 'active' || row.status === 'scheduled') index.upsert(indexedJob(row, areasOf));
      else index.remove(row.id);
    }
    last = rows.at(-1)?.revision ?? last;
    if (rows.length < slice) return last;
  }
}

/** Runs a task whenever asked, one run at a time; who asks during a run gets the result of the next. */
function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = () => {
    running = task().finally(() => (running = undefined));
    return running;
  };
  return () => {
    if (!running) return run();
    next ??= running
      .then(undefined, () => undefined)
      .then(() => {
        next = undefined;
        return run();
      });
    return next;
  };
}

function sameGroups(one: SegmentCatalogue, other: SegmentCatalogue): boolean {
  return one.size === other.size && [...one].every(([id, { groupId }]) => other.get(id)?.groupId === groupId);
}

/**
 * An empty index that `start` fills from the database and keeps current: by notification, and by a poll for what a
 * lost connection missed. Each write has a revision, so only what changed is read again, also by several processes.
 */
export function createSearchSync({
  db,
  listen,
  pollEvery = 5000,
  areasOf: lookUpAreas = () => [],
  onError,
}: SearchSyncOptions): SearchSync {
  const areasOf = rememberAreas(lookUpAreas);
  let catalogue: SegmentCatalogue = new Map();
  let mergedSegments: MergedSegments = new Map();
  const index = createJobIndex((segmentId) => catalogue.get(segmentId)?.groupId);
  let seen = 0;
  let ready = false;
  let poll: NodeJS.Timeout | undefined;
  let stopListening: (() => Promise<void>) | undefined;

  const catchUp = oneAtATime(async () => {
    seen = await applyChanges(db, index, seen, areasOf);
  });
  // Policy: a look that failed is logged and tried again by the next one.
  const refresh = () => void catchUp().catch(onError);
  const readCatalogue = async () => {
    // Both at once: between them the database may be closed.
    const [loaded, merged] = await Promise.all([loadSegmentCatalogue(db), loadMergedSegments(db)]);
    mergedSegments = merged;
    const regrouped = !sameGroups(loaded, catalogue);
    catalogue = loaded;
    if (regrouped) index.regroup((segmentId) => catalogue.get(segmentId)?.groupId);
  };

  return {
    index,
    areasOf,
    catalogue: () => catalogue,
    mergedSegments: () => mergedSegments,
    readCatalogue,
    catchUp,
    ready: () => ready,
    async start(onProgress) {
      await readCatalogue();
      // Read first: a write during the load is applied again afterwards rather than missed.
      const [newest] = await db.select({ revision: max(jobs.revision) }).from(jobs);
      seen = newest?.revision ?? 0;
      const loaded = await index.addAll(liveRows(db, areasOf), onProgress);
      await catchUp();
      stopListening = await listen?.(refresh);
      poll = setInterval(() => {
        refresh();
        readCatalogue().catch(onError);
      }, pollEvery);
      poll.unref();
      ready = true;
      return loaded;
    },
    async close() {
      clearInterval(poll);
      await stopListening?.();
      // Policy: what is being read is waited for, unless the database fell silent.
      await atMost(closeTime, catchUp().catch(onError));
    },
  };
}
