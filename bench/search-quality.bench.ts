/**
 * How good is what a search finds? Some thousand searches in Dutch, English and Romanian over the demo's jobs, asked
 * of the API as a visitor would, and judged by what the jobs are. nDCG@10 and the share of empty answers among searches
 * that the board has a job for, by half and language; and how many absurd ones find something all the same. `node bench/search-quality.bench.ts [--worst] [--data=folder]`: with
 * `--worst` the weakest of the half that is for tuning, with a folder the demo is kept there for the next time.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createApi, type DemoJob, demoJobs, demoOrganisations, seedIfEmpty } from '@boardwright/api';
import { type Grade, HALVES, JUDGED, type JudgedQuery } from './search-quality.judge.ts';
import { withFolder } from './servers.ts';

const NOW = new Date(Date.UTC(2026, 10, 20, 12));
const RESULTS = 10;
/** What the searches scored before synonyms, compounds and understood words, at commit f159b71. */
const BEFORE: Readonly<Record<string, string>> = {
  'tuning nl': '0.618, 23.1',
  'tuning en': '0.446, 36.7',
  'tuning ro': '0.558, 26.3',
  'tuning all': '0.578, 26.1',
  'earlier nl': '0.568, 23.9',
  'earlier en': '0.375, 53.3',
  'earlier ro': '0.583, 27.8',
  'earlier all': '0.534, 29.8',
};

/** One search's score. */
interface Score {
  readonly query: JudgedQuery;
  /** Between 0 and 1. */
  readonly ndcg: number;
  readonly empty: boolean;
  readonly found: readonly string[];
}

type Ask = (query: JudgedQuery) => Promise<readonly string[]>;

const gain = (grades: readonly Grade[]): number =>
  grades.reduce<number>((sum, grade, nth) => sum + (2 ** grade - 1) / Math.log2(nth + 2), 0);

/** The best that a list of ten could be: counted, since there are thousands of jobs and four grades. */
function bestOf(jobs: Iterable<DemoJob>, grade: JudgedQuery['grade']): readonly Grade[] {
  const byGrade = new Map<Grade, number>();
  for (const job of jobs) {
    const of = grade(job);
    byGrade.set(of, (byGrade.get(of) ?? 0) + 1);
  }
  return [...byGrade]
    .sort(([a], [b]) => b - a)
    .flatMap(([of, times]) => Array<Grade>(Math.min(times, RESULTS)).fill(of))
    .slice(0, RESULTS);
}

async function scoreOf(
  query: JudgedQuery,
  jobs: ReadonlyMap<string, DemoJob>,
  ask: Ask,
): Promise<Score | undefined> {
  const best = bestOf(jobs.values(), query.grade);
  if ((best[0] ?? 0) < 2 && !query.isAbsurd) return undefined;
  const found = await ask(query);
  const gradeOf = (slug: string): Grade => {
    const job = jobs.get(slug);
    return job ? query.grade(job) : 0;
  };
  const ndcg = query.isAbsurd ? Number(found.length === 0) : gain(found.map(gradeOf)) / gain(best);
  const lines = found.map((slug) => `${gradeOf(slug)} ${jobs.get(slug)?.title ?? slug}`);
  return { query, ndcg, empty: found.length === 0, found: lines };
}

interface Found {
  readonly data: readonly { readonly slug: string }[];
  readonly partial?: readonly { readonly slug: string }[];
}

/** Asks every judged search of the demo; `given` is a folder that may hold it already. */
export async function run(given?: string): Promise<Score[]> {
  const demo = { now: NOW };
  const active = [...demoJobs(demo, demoOrganisations(demo))].filter(({ status }) => status === 'active');
  const bySlug = new Map<number, Map<string, DemoJob>>();
  for (const job of active)
    for (const board of job.job_boards) {
      const ofBoard = bySlug.get(board) ?? new Map<string, DemoJob>();
      bySlug.set(board, ofBoard.set(job.slug, job));
    }
  const inFolder = async (folder: string) => {
    const clock = { now: () => NOW };
    const api = await createApi({
      dataFolder: join(folder, 'data'),
      clock,
      seed: async ({ connection: { db }, storage }) => {
        const url = (host: string) => `http://${host}`;
        await seedIfEmpty({ db, storage }, { content: 'demo', url, clock });
      },
    });
    const ask: Ask = async ({ board, language, typed }) => {
      const answer = await api.app.inject({
        url: `/api/public/v1/job-boards/${board}/jobs`,
        query: { search: typed, limit: String(RESULTS) },
        headers: {
          'x-site-host': board === 1 ? 'localhost' : 'kunstlicht.localhost',
          'accept-language': language,
        },
      });
      if (answer.statusCode !== 200) throw new Error(`${typed}: ${answer.statusCode} ${answer.body}`);
      const { data, partial = [] } = answer.json<Found>();
      return [...data, ...partial].slice(0, RESULTS).map(({ slug }) => slug);
    };
    try {
      const scores: Score[] = [];
      for (const query of JUDGED) {
        const score = await scoreOf(query, bySlug.get(query.board) ?? new Map(), ask);
        if (score !== undefined) scores.push(score);
      }
      return scores;
    } finally {
      await api.close();
    }
  };
  return given === undefined ? withFolder(inFolder) : inFolder(given);
}

/** What searches score together; absurd ones are told apart, since nothing is the right answer to them. */
export function summary(scores: readonly Score[]) {
  const real = scores.filter(({ query }) => !query.isAbsurd);
  const sum = real.reduce((all, { ndcg }) => all + ndcg, 0);
  return {
    searches: real.length,
    ndcg: sum / real.length,
    empty: real.filter(({ empty }) => empty).length / real.length,
    absurd: scores.length - real.length,
    absurdFound: scores.filter(({ query, empty }) => query.isAbsurd && !empty).length,
  };
}

/** The scores by half and language, each beside what it was before. */
export function table(scores: readonly Score[]) {
  const of = (half: string, language: string) =>
    scores.filter(
      ({ query }) =>
        (half === 'all' || query.half === half) && (language === 'all' || query.language === language),
    );
  return [...HALVES, 'all'].flatMap((half) =>
    ['nl', 'en', 'ro', 'all'].map((language) => {
      const { searches, ndcg, empty, absurd, absurdFound } = summary(of(half, language));
      return {
        half,
        language,
        searches,
        'nDCG@10': ndcg.toFixed(3),
        'empty %': (100 * empty).toFixed(1),
        'absurd, found': absurd === 0 ? '' : `${absurd}, ${absurdFound}`,
        'before (nDCG@10, empty %)': BEFORE[`${half} ${language}`] ?? '',
      };
    }),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const data = process.argv.find((argument) => argument.startsWith('--data='))?.slice(7);
  const scores = await run(data);
  console.table(table(scores));
  if (process.argv.includes('--worst')) {
    const weak = scores.filter(({ query, ndcg }) => query.half === 'tuning' && ndcg < 0.9);
    for (const { query, ndcg, found } of weak.sort((a, b) => a.ndcg - b.ndcg)) {
      console.log(`${ndcg.toFixed(2)} ${query.language} ${query.typed}\n     ${found.join('\n     ')}`);
    }
  }
}
