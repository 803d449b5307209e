/**
 * How long does an admin wait for each list of a board that has 100,000 of everything, against the demo's as it is? The API
 * in this process, asked one question after another: on its embedded database, or with `--postgres` on a PostgreSQL
 * server of its own. `node bench/admin-lists.bench.ts [rows] [--postgres]`; it says what it does, and ends within five minutes.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Api, createApi, type Database, seedIfEmpty } from '@boardwright/api';
import { questions } from './admin-lists.questions.ts';
import { writeLists } from './admin-lists.seed.ts';
import { machine } from './machine.ts';
import { median, percentile } from './percentiles.ts';
import { NOW } from './search.jobs.ts';
import { withFolder } from './servers.ts';

const warmUp = 1;
/** Times each is asked, unless it takes longer than `patience` milliseconds together. */
const times = 20;
const patience = 500;
/** Milliseconds, of the first page at p95. */
const goal = 60;
const clock = { now: () => new Date(NOW) };
const admin = { email: 'admin@demo.test', password: 'boardwright-demo' };

interface Server {
  readonly url: string;
  readonly stop: () => Promise<void>;
}
/** A PostgreSQL server that is thrown away. */
async function startPostgres(): Promise<Server> {
  const script = pathToFileURL(join(import.meta.dirname, '../scripts/postgres.mjs')).href;
  const scripts = (await import(script)) as { readonly startPostgres: () => Promise<Server> };
  return scripts.startPostgres();
}

type Timing = readonly [p50: number, p95: number];

async function ask(api: Api, path: string, token?: string, body?: object) {
  const answer = await api.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/admin/v1/${path}`,
    headers: { 'x-site-host': 'localhost', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { payload: body } : {}),
  });
  if (answer.statusCode >= 400) throw new Error(`${path}: ${answer.body}`);
  return answer.json<{ data: { token: string } }>();
}

async function timeOf(api: Api, path: string, token: string): Promise<Timing> {
  const asked: number[] = [];
  const begun = performance.now();
  for (let nth = 0; nth < warmUp + times; nth += 1) {
    const at = performance.now();
    await ask(api, path, token);
    if (nth >= warmUp) asked.push(performance.now() - at);
    if (asked.length >= 5 && performance.now() - begun > patience) break;
  }
  return [median(asked), percentile(asked, 0.95)];
}

/** Works with the API of a board with the demo and so many rows more of everything. */
async function withLists<Result>(
  count: number,
  databaseUrl: string | undefined,
  work: (api: Api, token: string) => Promise<Result>,
): Promise<Result> {
  return withFolder(async (folder) => {
    const api = await createApi({
      dataFolder: join(folder, 'data'),
      databaseUrl,
      clock,
      seed: async ({ connection, storage }) => {
        const { db }: { readonly db: Database } = connection;
        await seedIfEmpty({ db, storage }, { content: 'demo', url: () => 'http://localhost', clock });
        const begun = performance.now();
        if (count > 0)
          await writeLists(db, count, (table) =>
            console.log(`${((performance.now() - begun) / 1000).toFixed(0)} s: ${table}`),
          );
      },
    });
    try {
      const { data } = await ask(api, 'login', undefined, admin);
      return await work(api, data.token);
    } finally {
      await api.close();
    }
  });
}

/** Milliseconds of each question. */
function timesOf(count: number, databaseUrl: string | undefined, only: string) {
  return withLists(count, databaseUrl, async (api, token) => {
    const timings = new Map<string, Timing>();
    for (const [question, path] of Object.entries(questions)) {
      if (!question.startsWith(only)) continue;
      const timing = await timeOf(api, path, token);
      timings.set(question, timing);
      if (count > 0) console.log(`${question}: ${timing.map((ms) => ms.toFixed(1)).join(' / ')} ms`);
    }
    return timings;
  });
}

async function measure(count: number, databaseUrls: readonly (string | undefined)[], only: string) {
  const of = await timesOf(0, databaseUrls[0], only);
  const many = await timesOf(count, databaseUrls[1], only);
  const rows = [...many].map(([question, [p50, p95]]) => ({
    question,
    'p50 ms': p50.toFixed(1),
    'p95 ms': p95.toFixed(1),
    'ratio to the demo': (p50 / (of.get(question)?.[0] ?? Number.NaN)).toFixed(1),
    over: p95 > goal ? 'over' : '',
  }));
  console.table(rows);
  const over = rows.filter((row) => row.over !== '').length;
  console.log(`${over} of ${rows.length} are over the goal of ${goal} ms at p95 with ${count} rows more`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const words = process.argv.slice(2);
  const count = Number(words.find((word) => /^\d+$/.test(word)) ?? 100_000);
  const only = words.find((word) => /^[a-z]/.test(word)) ?? '';
  console.log(machine());
  if (words.includes('--postgres')) {
    const [small, large] = [await startPostgres(), await startPostgres()];
    try {
      await measure(count, [small.url, large.url], only);
    } finally {
      await small.stop();
      await large.stop();
    }
  } else await measure(count, [undefined, undefined], only);
}
