import type { IndexedJob, JobQuery } from '@boardwright/api';
import { Index as FlexSearchIndex } from 'flexsearch';
import MiniSearch from 'minisearch';
import { groupOf } from './search.jobs.ts';

/** A way to answer a job list: one page, the total and the facet counts. */
export interface Engine {
  name: string;
  build(jobs: Iterable<IndexedJob>): Promise<void>;
  ask(query: JobQuery): Answer;
}

interface Answer {
  /** The jobs of the page, without their texts. */
  readonly found: readonly IndexedJob[];
  readonly total: number;
  /** Jobs per segment. */
  readonly counts: Readonly<Record<number, number>>;
}

/** What a product would keep beside a search library to do the rest by hand. */
type Facts = Map<number, IndexedJob>;

function kilometres(job: IndexedJob, lat: number, lon: number): number {
  const radians = Math.PI / 180;
  const y = ((job.lat ?? 0) - lat) * radians;
  const x = ((job.lon ?? 0) - lon) * radians * Math.cos(lat * radians);
  return 6371 * Math.sqrt(x * x + y * y);
}

/** Filters, counts and sorts the hits of a search library, in one pass, as one would write it. */
function finishByHand(facts: Facts, hits: Iterable<number>, query: JobQuery): Answer {
  const selected = new Map<number, Set<number>>();
  for (const segment of query.segment_ids ?? []) {
    const group = selected.get(groupOf(segment)) ?? new Set();
    selected.set(groupOf(segment), group.add(segment));
  }
  const counts = new Map<number, number>();
  const found: IndexedJob[] = [];
  for (const id of hits) {
    const job = facts.get(id)!;
    if (job.from > query.now || (job.till !== null && job.till <= query.now)) continue;
    if (query.lat !== undefined && query.lon !== undefined) {
      const near = job.remote
        ? job.country_code === query.country_code
        : kilometres(job, query.lat, query.lon) <= (query.distance ?? 25);
      if (!near) continue;
    }
    const { min = 0, max = Infinity } = query.salary_year ?? {};
    if (query.salary_year && !((job.salary_year_max ?? 0) >= min && (job.salary_year_min ?? Infinity) <= max))
      continue;
    const missed = [...selected].filter(
      ([, wanted]) => !job.segment_ids.some((segment) => wanted.has(segment)),
    );
    if (missed.length > 1) continue;
    // A job that misses one group still counts for that group's own segments.
    for (const segment of job.segment_ids) {
      if (missed.length === 0 || missed[0]![0] === groupOf(segment)) {
        counts.set(segment, (counts.get(segment) ?? 0) + 1);
      }
    }
    if (missed.length === 0) found.push(job);
  }
  if (query.sort === '-from') found.sort((a, b) => b.from - a.from || b.id - a.id);
  if (query.sort === 'distance') {
    const away = new Map(
      found.map((job) => [job, job.remote ? Infinity : kilometres(job, query.lat!, query.lon!)]),
    );
    found.sort((a, b) => (away.get(a) === away.get(b) ? b.id - a.id : away.get(a)! - away.get(b)!));
  }
  const offset = (query.page - 1) * query.limit;
  return {
    found: found.slice(offset, offset + query.limit),
    total: found.length,
    counts: Object.fromEntries(counts),
  };
}

const withoutText = (job: IndexedJob): IndexedJob => ({ ...job, text: '' });

export function miniSearch(): Engine {
  const facts: Facts = new Map();
  const index = new MiniSearch<IndexedJob>({
    fields: ['title', 'organisation_name', 'location_name', 'text'],
  });
  const options = {
    combineWith: 'AND',
    boost: { title: 10, organisation_name: 4, location_name: 3 },
    prefix: (_: string, nth: number, terms: string[]) => nth === terms.length - 1,
  } as const;
  return {
    name: 'MiniSearch',
    async build(jobs) {
      for (const job of jobs) {
        index.add(job);
        facts.set(job.id, withoutText(job));
      }
    },
    ask(query) {
      const hits = query.search
        ? index.search(query.search, options).map(({ id }) => id as number)
        : facts.keys();
      return finishByHand(facts, hits, query);
    },
  };
}

export function flexSearch(): Engine {
  const facts: Facts = new Map();
  const index = new FlexSearchIndex({ tokenize: 'forward' });
  return {
    name: 'FlexSearch',
    async build(jobs) {
      for (const job of jobs) {
        index.add(job.id, `${job.title} ${job.organisation_name} ${job.location_name} ${job.text}`);
        facts.set(job.id, withoutText(job));
      }
    },
    ask(query) {
      const hits = query.search
        ? (index.search(query.search, { limit: facts.size }) as number[])
        : facts.keys();
      return finishByHand(facts, hits, query);
    },
  };
}
