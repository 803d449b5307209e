/**
 * How long does it take to find out which of 100,000 alerts 1,000 new jobs are for? Beside it the naive way: each
 * alert's search asked of the board. In this process, without the database and without writing mails.
 * `node bench/job-alerts.bench.ts [alerts] [new jobs] [jobs on the board]`.
 */
import { pathToFileURL } from 'node:url';
import {
  type AlertFilter,
  alertQuery,
  correctionBy,
  createAlertMatcher,
  createJobIndex,
  type IndexedJob,
} from '@boardwright/api';
import { machine } from './machine.ts';
import { BOARD, createDice, groupOf, NOW, syntheticJobs, syntheticQueries } from './search.jobs.ts';

/** Alerts the naive way is tried on; its time for all of them is worked out from these. */
const SAMPLE = 1000;

export interface AlertTiming {
  readonly alerts: number;
  readonly jobs: number;
  readonly onBoard: number;
  /** Alerts whose search no other has. */
  readonly distinct: number;
  /** Pairs of an alert and a new job for it. */
  readonly matches: number;
  /** Seconds. */
  readonly matched: number;
  /** Seconds, worked out from a sample. */
  readonly naive: number;
  /** Whether both found the same jobs for every alert of the sample. */
  readonly same: boolean;
}

/** What people save: searches as visitors ask them, of any place, and half of them with one more condition. */
function syntheticAlerts(count: number): AlertFilter[] {
  const dice = createDice(3);
  return syntheticQueries(count).map(({ search, lat, lon, distance, country_code, segment_ids }) => ({
    ...(search === undefined ? {} : { search }),
    ...(lat === undefined || lon === undefined ? {} : { lat, lon, range: distance ?? 25 }),
    ...(country_code === undefined ? {} : { countryCode: country_code }),
    ...(segment_ids === undefined ? {} : { segments: segment_ids }),
    ...(dice() < 0.5 ? {} : { salaryMin: 30_000 + 1000 * Math.floor(dice() * 30) }),
  }));
}

/** Matches the new jobs, which are the last of the board, with all alerts, both ways. */
export async function run(alerts = 100_000, jobs = 1000, onBoard = 100_000): Promise<AlertTiming> {
  const board = createJobIndex(groupOf, { remembered: 1 });
  const all = [...syntheticJobs(onBoard)];
  await board.addAll(all);
  const fresh: readonly IndexedJob[] = all.slice(-jobs);
  const isFresh = new Set(fresh.map(({ id }) => id));
  const filters = syntheticAlerts(alerts);

  const started = performance.now();
  const matcher = createAlertMatcher(fresh, { groupOf, now: NOW, correction: correctionBy(board, NOW) });
  const found = filters.map((filter) => matcher.match(BOARD, filter));
  const matched = (performance.now() - started) / 1000;

  const sample = filters.slice(0, SAMPLE);
  const asked = performance.now();
  const searched = sample.map((filter) =>
    board
      .query({ ...alertQuery(filter, BOARD, NOW), sort: '-from', page: 1, limit: onBoard })
      .ids.filter((id) => isFresh.has(id)),
  );
  const naive = (((performance.now() - asked) / 1000) * alerts) / sample.length;
  const listed = (ids: readonly number[] = []) => ids.toSorted((one, other) => one - other).join(',');
  return {
    alerts,
    jobs,
    onBoard,
    distinct: new Set(filters.map((filter) => JSON.stringify(filter))).size,
    matches: found.reduce((sum, ids) => sum + ids.length, 0),
    matched,
    naive,
    same: searched.every((ids, at) => listed(ids) === listed(found[at])),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [alerts, jobs, onBoard] = process.argv.slice(2).map(Number);
  const timing = await run(alerts, jobs, onBoard);
  const { matched, naive, ...counts } = timing;
  console.log(machine());
  console.table([
    {
      ...counts,
      'matched s': matched.toFixed(2),
      'naive s': naive.toFixed(0),
      'naive ×': (naive / matched).toFixed(0),
    },
  ]);
}
