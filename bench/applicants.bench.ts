/**
 * How long does the first page of applicants take when 5,000 applied for one job? The API on its embedded database, asked
 * one question after another. `node bench/applicants.bench.ts [applicants]`.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createApi, type Database, insertRecords, seedIfEmpty } from '@boardwright/api';
import { machine } from './machine.ts';
import { percentile } from './percentiles.ts';
import { NOW } from './search.jobs.ts';
import { withFolder } from './servers.ts';

type Api = Awaited<ReturnType<typeof createApi>>;

const WARM_UP = 20;
const QUESTIONS = 200;
/** Other jobs of the company, and how many applied for each. */
const otherJobs = 20;
const perOtherJob = 100;
/** Milliseconds. */
const goal = 50;
const clock = { now: () => new Date(NOW) };
const names = ['Amira', 'Bram', 'Carolien', 'Daan', 'Esra', 'Femke', 'Geert', 'Hanneke', 'Ilona', 'Jelle'];
const families = ['de Vries', 'Postma', 'van der Meulen', 'Bakkali', 'Wiersma', 'Huizinga', 'Nair'];

/** Milliseconds. */
export interface ApplicantsTiming {
  readonly question: string;
  readonly p50: number;
  readonly p95: number;
}

async function ask(api: Api, path: string, token?: string, body?: object) {
  const answer = await api.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/employer/v1/${path}`,
    headers: {
      'x-site-host': 'localhost',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body ? { payload: body } : {}),
  });
  if (answer.statusCode >= 400) throw new Error(`${path}: ${answer.body}`);
  return answer.json<{ data: { token: string } & readonly { id: number }[] }>();
}

/** A company that registers, with its token. */
async function registerCompany(api: Api): Promise<string> {
  const password = 'een dijk van een bedrijf';
  const { data } = await ask(api, 'register', undefined, {
    given_name: 'Ilse',
    family_name: 'Veenstra',
    email: 'ilse@example.org',
    password,
    password_confirmation: password,
    newsletters: [],
    job_board_id: 1,
    name: 'Zorggroep Lauwers',
  });
  return data.token;
}

function applicationRows(jobId: number, count: number, stages: readonly { readonly id: number }[]) {
  return Array.from({ length: count }, (_, nth) => ({
    job_id: jobId,
    job_board_id: 1,
    email: `applicant${nth}@example.org`,
    given_name: names[nth % names.length],
    family_name: families[nth % families.length],
    motivation_text: 'Graag kom ik bij jullie werken.',
    newsletters: [],
    candidate: false,
    locale: 'nl',
    uuid: crypto.randomUUID(),
    // Most have just come; some are further.
    stage_id: nth % 4 === 0 ? (stages[(nth / 4) % stages.length]?.id ?? null) : null,
    rating: nth % 7 === 0 ? (nth % 5) + 1 : null,
    created_at: new Date(NOW - nth * 60_000).toISOString(),
  }));
}

async function writeApplicants(db: Database, api: Api, token: string, count: number): Promise<number> {
  const { data: stages } = await ask(api, 'application-stages', token);
  const { rows } = await db.execute<{ id: number; client_id: number }>(
    'select id, client_id from organisations where client_id is not null limit 1',
  );
  const [company] = rows;
  if (!company) throw new Error('The company was not registered');
  const jobs = Array.from({ length: otherJobs + 1 }, (_, nth) => ({
    id: nth + 1,
    organisation_id: company.id,
    client_id: company.client_id,
    title: `Verpleegkundige ${nth + 1}`,
    description: '',
    status: 'active',
    slug: `job-${nth + 1}`,
    organisation_name: 'Zorggroep Lauwers',
    segment_ids: [],
    from: new Date(NOW).toISOString(),
    created_at: new Date(NOW).toISOString(),
  }));
  await insertRecords(db, 'jobs', jobs);
  await insertRecords(
    db,
    'job_board_jobs',
    jobs.map(({ id }) => ({ job_id: id, job_board_id: 1 })),
  );
  for (const { id } of jobs) {
    await insertRecords(db, 'applications', applicationRows(id, id === 1 ? count : perOtherJob, stages));
  }
  await db.execute('vacuum analyze');
  return stages[2]?.id ?? 0;
}

/** All timings on a board of its own. */
export async function run(applicants = 5000): Promise<ApplicantsTiming[]> {
  const timings: ApplicantsTiming[] = [];
  await withFolder(async (folder) => {
    let db: Database | undefined;
    const api = await createApi({
      dataFolder: join(folder, 'data'),
      clock,
      seed: async ({ connection, storage }) => {
        db = connection.db;
        await seedIfEmpty({ db, storage }, { content: 'empty', url: () => 'http://localhost', clock });
      },
    });
    try {
      if (!db) throw new Error('There is no database');
      const token = await registerCompany(api);
      const interview = await writeApplicants(db, api, token, applicants);
      const questions = {
        'first page of the job': 'applicants?match[job_id]=1&limit=25',
        'last page of the job': `applicants?match[job_id]=1&limit=25&page=${Math.ceil(applicants / 25)}`,
        'first page of all jobs': 'applicants?limit=25',
        'one stage of the job': `applicants?match[job_id]=1&match[stage_id]=${interview}&limit=25`,
        'a name in the job': 'applicants?match[job_id]=1&search=hanneke%20wiersma&limit=25',
        'best rated of the job': 'applicants?match[job_id]=1&sort=-rating&limit=25',
        'board of the job': 'applicants/board?match[job_id]=1',
        'jobs to choose from': 'applicants/jobs',
      };
      for (const [question, path] of Object.entries(questions)) {
        for (let nth = 0; nth < WARM_UP; nth += 1) await ask(api, path, token);
        const times: number[] = [];
        for (let nth = 0; nth < QUESTIONS; nth += 1) {
          const asked = performance.now();
          await ask(api, path, token);
          times.push(performance.now() - asked);
        }
        timings.push({ question, p50: percentile(times, 0.5), p95: percentile(times, 0.95) });
      }
    } finally {
      await api.close();
    }
  });
  return timings;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const applicants = Number(process.argv[2] ?? 5000);
  console.log(machine());
  const timings = await run(applicants);
  console.table(
    timings.map(({ question, p50, p95 }) => ({
      question,
      'p50 ms': p50.toFixed(1),
      'p95 ms': p95.toFixed(1),
    })),
  );
  const [first] = timings;
  console.log(
    `p95 of the first page with ${applicants} applicants: ${first?.p95.toFixed(1)} ms, goal ${goal} ms`,
  );
}
