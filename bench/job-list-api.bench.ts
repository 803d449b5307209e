/**
 * How long does a job list take to answer, and how much longer on a larger board? One page of ten with total and facet
 * counts, over HTTP, beside two search libraries behind a bare Fastify. `node bench/job-list-api.bench.ts [sizes …]`.
 */
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { kinds, type Kind, questions, type Question } from './job-list-api.questions.ts';
import { machine } from './machine.ts';
import { percentile } from './percentiles.ts';
import { runScript, type Server, startServer, withFolder } from './servers.ts';

const SIZES = [1_000, 10_000, 100_000];
const ENGINES = ['Boardwright', 'FlexSearch', 'MiniSearch'] as const;
type EngineName = (typeof ENGINES)[number];
const WARM_UP = 600;
const QUESTIONS = 600;
/** Milliseconds. */
const goal = 10;
/** CPU of WordPress with WP Job Manager per new keyword search, milliseconds by jobs; it counts no facets and knows no radius. */
const wordpress: Readonly<Record<number, number>> = { 10_000: 225, 50_000: 1013 };
const engines: Readonly<Record<EngineName, string>> = {
  Boardwright: 'Boardwright',
  FlexSearch: 'FlexSearch + Fastify',
  MiniSearch: 'MiniSearch + Fastify',
};

/** Milliseconds. */
export interface ListTiming {
  readonly jobs: number;
  readonly engine: EngineName;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Processor time of the server per question. */
  readonly cpu: number;
  /** Per keyword question alone. */
  readonly keywordCpu: number;
  /** Megabytes of the server's process. */
  readonly memory: number;
  readonly p95By: Readonly<Partial<Record<Kind, number>>>;
}

/** One question at a time over one connection that stays open. */
function createCaller({ address }: Server) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { 'x-site-host': 'localhost', 'accept-language': 'nl' };
  const call = (question: Question): Promise<number> =>
    new Promise((resolve, reject) => {
      const asked = performance.now();
      get(`${address}/api/public/v1/job-boards/1/jobs${question.address}`, { agent, headers }, (answer) => {
        answer.resume();
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(performance.now() - asked);
          else reject(new Error(`${answer.statusCode} for ${question.address}`));
        });
      }).on('error', reject);
    });
  return { call, close: () => agent.destroy() };
}

async function time(server: Server, engine: EngineName, jobs: number): Promise<ListTiming> {
  const { call, close } = createCaller(server);
  const all = questions(WARM_UP + QUESTIONS);
  for (const question of all.slice(0, WARM_UP)) await call(question);
  const asked = all.slice(WARM_UP);
  const before = await server.usage();
  const times: number[] = [];
  for (const question of asked) times.push(await call(question));
  const after = await server.usage();
  const words = questions(WARM_UP + QUESTIONS * 2)
    .slice(WARM_UP + QUESTIONS)
    .filter(({ kind }) => kind === 'two words');
  for (const question of words) await call(question);
  const afterWords = await server.usage();
  close();
  const of = (kind: Kind) => times.filter((_, nth) => asked[nth]?.kind === kind);
  return {
    jobs,
    engine,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    cpu: (after.cpu - before.cpu) / asked.length,
    keywordCpu: (afterWords.cpu - after.cpu) / words.length,
    memory: afterWords.memory,
    p95By: Object.fromEntries(kinds.map((kind) => [kind, percentile(of(kind), 0.95)])),
  };
}

/** All timings, the engines of one size after one another, each in a process of its own. */
export async function run(sizes: readonly number[] = SIZES): Promise<ListTiming[]> {
  const timings: ListTiming[] = [];
  for (const size of sizes) {
    for (const engine of ENGINES) {
      await withFolder(async (folder) => {
        const data = join(folder, 'data');
        // In a process of its own: a board is asked long after it was filled.
        if (engine === 'Boardwright') runScript('bench/job-list-api.seed.ts', data, String(size));
        const args = [engine, String(size), data];
        const server = await startServer('bench/job-list-api.server.ts', args);
        try {
          timings.push(await time(server, engine, size));
        } finally {
          await server.stop();
        }
      });
    }
  }
  return timings;
}

function rows(timings: readonly ListTiming[]) {
  return timings.map((timing) => {
    const own = timings.find(({ jobs, engine }) => jobs === timing.jobs && engine === 'Boardwright')!;
    const { jobs, engine, p50, p95, p99, cpu, keywordCpu, memory } = timing;
    return {
      jobs,
      engine: engines[engine],
      'p50 ms': p50.toFixed(2),
      'p95 ms': p95.toFixed(2),
      'p99 ms': p99.toFixed(2),
      'p50 ×': (p50 / own.p50).toFixed(1),
      'p95 ×': (p95 / own.p95).toFixed(1),
      'CPU ms': cpu.toFixed(2),
      'CPU ms, two words': keywordCpu.toFixed(2),
      MB: Math.round(memory),
    };
  });
}

function printGoals(timings: readonly ListTiming[]): void {
  const own = timings.filter(({ engine }) => engine === 'Boardwright');
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return;
  console.log(`p95 at ${last.jobs}: ${last.p95.toFixed(2)} ms, goal ${goal} ms`);
  console.log(
    `p95 from ${first.jobs} to ${last.jobs} jobs: × ${(last.p95 / first.p95).toFixed(2)}, goal × 2`,
  );
  for (const [jobs, cpu] of Object.entries(wordpress)) {
    const nearest = own.find((timing) => timing.jobs >= Number(jobs));
    if (!nearest) continue;
    const less = (cpu / nearest.keywordCpu).toFixed(0);
    console.log(
      `CPU of a keyword search: WordPress at ${jobs} jobs takes ${less} × that of ours at ${nearest.jobs}`,
    );
  }
  console.log(`p95 by question at ${last.jobs} jobs, ms:`);
  console.table(Object.fromEntries(Object.entries(last.p95By).map(([kind, p95]) => [kind, p95.toFixed(2)])));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const sizes = process.argv.slice(2).map(Number).filter(Boolean);
  console.log(machine());
  const timings = await run(sizes.length > 0 ? sizes : SIZES);
  console.table(rows(timings));
  printGoals(timings);
  console.log(machine());
}
