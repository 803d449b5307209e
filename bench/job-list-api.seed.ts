/** Fills a data folder with synthetic jobs. `node job-list-api.seed.ts folder count`. */
import { pathToFileURL } from 'node:url';
import { createApi, type Database, insertRecords, seedIfEmpty } from '@boardwright/api';
import { NOW, syntheticJobs } from './search.jobs.ts';

/** Rows that wait to be written together. */
const slice = 2000;
const organisations = 1500;
/** The board of a data folder that was seeded empty. */
const boardId = 1;

const moment = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

type Row = Readonly<Record<string, unknown>>;
type Job = ReturnType<typeof syntheticJobs> extends Iterable<infer One> ? One : never;

function jobRow(job: Job): Row {
  return {
    id: job.id,
    organisation_id: job.organisation_id + 1,
    title: job.title,
    description: job.text.slice(0, 200),
    status: 'active',
    locale: job.locale,
    slug: `job-${job.id}`,
    organisation_name: job.organisation_name,
    from: moment(job.from),
    till: moment(job.till),
    premium: job.premium,
    text_type: 'own',
    text_own: `<p>${job.text}</p>`,
    remote: job.remote,
    location_type: job.location_type,
    location_name: job.location_name,
    country_code: job.country_code,
    lat: job.lat,
    lon: job.lon,
    salary_min: job.salary_year_min,
    salary_max: job.salary_year_max,
    salary_type: 'year',
    segment_ids: job.segment_ids,
    boost_factor: job.boost_factor,
    created_at: moment(job.created_at),
  };
}

async function writeSegments(db: Database): Promise<void> {
  // The five groups are there; the synthetic ones are numbered in hundreds, in their order.
  const rows = Array.from({ length: 500 }, (_, nth) => 100 + nth).map((id) => ({
    id,
    key: `segment-${id}`,
    segment_group_id: Math.floor(id / 100),
    name: { nl: `Segment ${id}` },
    job_board_ids: [boardId],
  }));
  await insertRecords(db, 'segments', rows);
}

async function writeSyntheticJobs(db: Database, count: number): Promise<void> {
  await writeSegments(db);
  await insertRecords(
    db,
    'organisations',
    Array.from({ length: organisations }, (_, nth) => ({
      id: nth + 1,
      slug: `organisation-${nth + 1}`,
      name: `Organisation ${nth + 1}`,
    })),
  );
  let waiting: Row[] = [];
  const write = async () => {
    const written = waiting;
    waiting = [];
    await insertRecords(db, 'jobs', written);
    await insertRecords(
      db,
      'job_board_jobs',
      written.map(({ id }) => ({ job_id: id, job_board_id: boardId })),
    );
  };
  for (const job of syntheticJobs(count)) {
    waiting.push(jobRow(job));
    if (waiting.length === slice) await write();
  }
  await write();
}

/** Makes a data folder: an empty board with the jobs of the search bench, so many of them. */
async function seedSyntheticJobs(dataFolder: string, count: number): Promise<void> {
  const clock = { now: () => new Date(NOW) };
  const api = await createApi({
    dataFolder,
    clock,
    seed: async ({ connection: { db }, storage }) => {
      await seedIfEmpty({ db, storage }, { content: 'empty', url: () => 'http://localhost', clock });
      await writeSyntheticJobs(db, count);
      // As the demo's own seeding ends.
      await db.execute('vacuum analyze');
    },
  });
  await api.close();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [dataFolder = '', count] = process.argv.slice(2);
  await seedSyntheticJobs(dataFolder, Number(count));
}
