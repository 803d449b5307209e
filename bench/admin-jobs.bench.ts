/**
 * How long does an admin wait for the jobs of a board that has 100,000 more, against the demo's as it is? The API on its
 * embedded database, asked one question after another. `node bench/admin-jobs.bench.ts [jobs]`.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createApi, type Database, seedIfEmpty } from '@boardwright/api';
import { machine } from './machine.ts';
import { percentile } from './percentiles.ts';
import { NOW } from './search.jobs.ts';
import { withFolder } from './servers.ts';

type Api = Awaited<ReturnType<typeof createApi>>;

const WARM_UP = 5;
const QUESTIONS = 60;
/** Milliseconds, of the first page. */
const goal = 60;
const clock = { now: () => new Date(NOW) };
const admin = { email: 'admin@demo.test', password: 'boardwright-demo' };
/** Beyond the demo's own. */
const first = 1_000_000;
const questions = {
  'first page': 'jobs?limit=50',
  'last of 100 pages': 'jobs?limit=50&page=100',
  live: 'jobs?limit=50&match[filter]=active',
  drafts: 'jobs?limit=50&match[filter]=draft',
  'of one company': 'jobs?limit=50&match[client_id]=1000000',
  'with words': 'jobs?limit=50&search=kok%2012',
  'how many of each': 'jobs/counts',
} as const;
type Question = keyof typeof questions;

async function ask(api: Api, path: string, token?: string, body?: object) {
  const answer = await api.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/admin/v1/${path}`,
    headers: {
      'x-site-host': 'localhost',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body ? { payload: body } : {}),
  });
  if (answer.statusCode >= 400) throw new Error(`${path}: ${answer.body}`);
  return answer.json<{ data: { token: string } }>();
}

/** So many more jobs of 1,500 companies, of every status; the search does not read them, as no visitor asks for any. */
async function writeJobs(db: Database, count: number): Promise<void> {
  const now = `timestamptz '${new Date(NOW).toISOString()}'`;
  for (const statement of [
    `insert into clients (id, site_id, name) select nth, (select min(id) from sites), 'Company ' || nth from generate_series(${first}, ${first + 1499}) nth`,
    `insert into organisations (id, slug, name, client_id) select nth, 'o-' || nth, 'Organisation ' || nth, nth from generate_series(${first}, ${first + 1499}) nth`,
    `alter table jobs disable trigger user`,
    `alter table job_board_jobs disable trigger user`,
    `insert into jobs (id, organisation_id, client_id, title, description, status, slug, organisation_name, "from", till,
      location_name, segment_ids, text_type, text_own, apply_email, created_at, updated_at)
      select ${first} + nth, ${first} + nth % 1500, ${first} + nth % 1500, (array['Kok', 'Bakker', 'Lasser'])[1 + nth % 3] || ' ' || nth, '',
        (array['active', 'active', 'active', 'expired', 'expired', 'draft', 'paused', 'scheduled'])[1 + nth % 8],
        'job-' || nth, 'Organisation', ${now} - nth % 90 * interval '1 day', ${now} + (nth % 40 + 1) * interval '1 day',
        'Groningen', '{}', 'own', repeat('<p>Werk in de wijk.</p>', 40), 'a@example.org',
        ${now} - nth * interval '1 minute', ${now} - (nth * 7919) % 100000 * interval '1 minute'
      from generate_series(1, ${count}) nth`,
    `insert into job_board_jobs (job_id, job_board_id) select id, (select min(id) from job_boards) from jobs where id > ${first}`,
    `alter table jobs enable trigger user`,
    `alter table job_board_jobs enable trigger user`,
    `vacuum analyze`,
  ])
    await db.execute(statement);
}

/** Milliseconds of each question, at p50 and p95, on a board with so many jobs more. */
async function timesOf(count: number): Promise<Record<Question, readonly [p50: number, p95: number]>> {
  const timings: Partial<Record<Question, readonly [number, number]>> = {};
  await withFolder(async (folder) => {
    let db: Database | undefined;
    const api = await createApi({
      dataFolder: join(folder, 'data'),
      clock,
      seed: async ({ connection, storage }) => {
        db = connection.db;
        await seedIfEmpty({ db, storage }, { content: 'demo', url: () => 'http://localhost', clock });
        await writeJobs(db, count);
      },
    });
    try {
      const { data } = await ask(api, 'login', undefined, admin);
      for (const [question, path] of Object.entries(questions)) {
        const times: number[] = [];
        for (let nth = 0; nth < WARM_UP + QUESTIONS; nth += 1) {
          const asked = performance.now();
          await ask(api, path, data.token);
          if (nth >= WARM_UP) times.push(performance.now() - asked);
        }
        timings[question as Question] = [percentile(times, 0.5), percentile(times, 0.95)];
      }
    } finally {
      await api.close();
    }
  });
  return timings as Record<Question, readonly [number, number]>;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const many = Number(process.argv[2] ?? 100_000);
  console.log(machine());
  const [before, after] = [await timesOf(0), await timesOf(many)];
  console.table(
    (Object.keys(questions) as Question[]).map((question) => ({
      question,
      'p50 ms': after[question][0].toFixed(1),
      'p95 ms': after[question][1].toFixed(1),
      'p50 ms of the demo': before[question][0].toFixed(1),
      ratio: (after[question][0] / before[question][0]).toFixed(1),
    })),
  );
  console.log(
    `p95 of the first page with ${many} jobs more: ${after['first page'][1].toFixed(1)} ms, goal ${goal} ms`,
  );
}
