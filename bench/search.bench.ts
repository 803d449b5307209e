/**
 * How fast does the job index answer, and how much does that grow with the board? One page of ten with
 * its total and all facet counts, in this process, beside two search libraries that find the keyword
 * and leave filters, counts and sorting to be done by hand. `node bench/search.bench.ts [sizes …]`.
 */
import { pathToFileURL } from 'node:url';
import { type IndexedJob, type JobQuery, createJobIndex } from '@boardwright/api';
import { FIELDS, groupOf, syntheticJobs, syntheticQueries } from './search.jobs.ts';
import { type Engine, flexSearch, miniSearch } from './search.peers.ts';

const SIZES = [1_000, 10_000, 100_000];
const QUERIES = 400;
const WARM_UP = 400;
/** Each question is asked so often, and the fastest counts: what else a machine does is no part of an answer. */
const ROUNDS = 5;

/** Milliseconds. */
export interface SearchTiming {
  jobs: number;
  engine: string;
  build: number;
  megabytes: number;
  p50: number;
  p95: number;
}

type Timed = Pick<Engine, 'name' | 'build'> & { ask(query: JobQuery): unknown };

function boardwright(): Timed {
  // Nothing remembered: every question is answered afresh, as the libraries do.
  const index = createJobIndex(groupOf, { remembered: 1 });
  return {
    name: 'Boardwright',
    build: async (jobs) => void (await index.addAll(jobs)),
    // As the site asks: with what has only some of the words, and another spelling, where there is little.
    ask: (query) => index.query({ ...query, locale: 'nl', widen: { fields: FIELDS } }),
  };
}

/** Megabytes, exact only with --expose-gc. */
async function memoryInUse(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    globalThis.gc?.();
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

async function time(engine: Timed, jobs: readonly IndexedJob[]): Promise<SearchTiming> {
  const before = await memoryInUse();
  const started = performance.now();
  await engine.build(jobs);
  const build = performance.now() - started;
  const megabytes = (await memoryInUse()) - before;
  const queries = syntheticQueries(WARM_UP + QUERIES);
  for (const query of queries.slice(0, WARM_UP)) engine.ask(query);
  const times = queries.slice(WARM_UP).map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [nth, query] of queries.slice(WARM_UP).entries()) {
      const asked = performance.now();
      engine.ask(query);
      times[nth] = Math.min(times[nth]!, performance.now() - asked);
    }
  }
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.floor(times.length * share)]!;
  return {
    jobs: jobs.length,
    engine: engine.name,
    build,
    megabytes,
    p50: percentile(0.5),
    p95: percentile(0.95),
  };
}

/** All timings, the engines of one size after one another. */
export async function run(sizes: readonly number[] = SIZES): Promise<SearchTiming[]> {
  const timings: SearchTiming[] = [];
  for (const size of sizes) {
    const jobs = [...syntheticJobs(size)];
    for (const engine of [boardwright, flexSearch, miniSearch]) timings.push(await time(engine(), jobs));
  }
  return timings;
}

/** The timings as a table, each engine beside the index of the same size. */
function rows(timings: readonly SearchTiming[]) {
  return timings.map(({ jobs, engine, build, megabytes, p50, p95 }) => {
    const own = timings.find((other) => other.jobs === jobs)!;
    return {
      jobs,
      engine,
      'build s': (build / 1000).toFixed(1),
      MB: Math.round(megabytes),
      'p50 ms': p50.toFixed(2),
      'p95 ms': p95.toFixed(2),
      'p50 ×': (p50 / own.p50).toFixed(1),
      'p95 ×': (p95 / own.p95).toFixed(1),
    };
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const sizes = process.argv.slice(2).map(Number).filter(Boolean);
  console.table(rows(await run(sizes.length > 0 ? sizes : SIZES)));
}
