import { guardWrites } from './guard-writes.ts';
import { coreSchemas, defaultsOf, jobDetails, type SettingsOf } from '@boardwright/blocks-schema';
import { eq } from '../src/platform/database/drizzle.ts';
import { openFreshDatabase } from './fresh-database.ts';
import {
  jobBoardJobs,
  jobs,
  organisations,
  segmentGroups,
  segments,
  sites,
} from '../src/platform/database/schema.ts';
import { createGeoNames } from '../src/platform/ports/geo-names.ts';
import { createTenants } from '../src/platform/http/tenants.ts';
import { testClock } from '../src/platform/ports/clock.ts';
import { memoryStorage } from '../src/platform/ports/storage.ts';
import { areasOfJobs } from '../src/platform/search-sync/areas-of-job.ts';
import { createSearchSync } from '../src/platform/search-sync/search-sync.ts';
import { continueNumbering } from '../src/platform/database/continue-numbering.ts';
import type { DemoSite } from '../src/seeding/demo-site.ts';
import { insertSite } from '../src/seeding/insert-site.ts';
import type { BoardVisit, JobsDeps } from '../src/jobs/public/board-visit.ts';

const day = 24 * 60 * 60 * 1000;
type NewJob = typeof jobs.$inferInsert;
type JobDetailsSettings = Partial<SettingsOf<typeof jobDetails>>;

function testSite(
  id: number,
  host: string,
  form: JobDetailsSettings,
  settings: DemoSite['settings'] = {},
): DemoSite {
  const locales = ['nl', 'en', 'ro'];
  const perLocale = Object.fromEntries(locales.map((locale) => [locale, form]));
  return {
    id,
    status: 'active',
    name: `Site ${id}`,
    hosts: [host],
    defaultLocale: 'nl',
    locales,
    board: {
      id: id - 17,
      name: `Board ${id - 17}`,
      slug: `board-${id - 17}`,
      jobPath: '/vacature/{slug}',
      email: `board${id}@example.org`,
    },
    settings,
    texts: {},
    cookieScripts: [],
    pages: [
      { key: 'p-job-details', path: {}, settings: {}, blocks: [{ key: 'job-details', settings: perLocale }] },
    ],
  };
}

/**
 * Two sites on a fresh database: 18 on `localhost` with board 1, 19 on `other.localhost` with board 2; two organisations
 * and the segments zorg, techniek (field) and vast, tijdelijk (contract). Jobs are added by the test.
 * @param form settings of the job details block of site 18
 */
export async function openTestBoard(form: JobDetailsSettings = {}, settings: DemoSite['settings'] = {}) {
  const connection = await openFreshDatabase();
  const { db } = connection;
  const clock = testClock();
  const now = clock.now().getTime();
  await insertSite(
    { db, schemas: coreSchemas },
    testSite(18, 'localhost', { ...defaultsOf<object>(jobDetails), ...form }, settings),
    'http://localhost:3000',
  );
  await insertSite(
    { db, schemas: coreSchemas },
    testSite(19, 'other.localhost', {}),
    'http://other.localhost:3000',
  );
  await db.insert(segmentGroups).values([
    { id: 1, key: 'industry', name: { nl: 'Vakgebied', en: 'Field' } },
    { id: 2, key: 'contract', name: { nl: 'Contract', en: 'Contract' }, order: 1 },
  ]);
  await db.insert(segments).values([
    { id: 1, key: 'zorg', segmentGroupId: 1, name: { nl: 'Zorg', en: 'Care' } },
    { id: 2, key: 'techniek', segmentGroupId: 1, name: { nl: 'Techniek', en: 'Engineering' } },
    { id: 3, key: 'vast', segmentGroupId: 2, name: { nl: 'Vast', en: 'Permanent' } },
    { id: 4, key: 'tijdelijk', segmentGroupId: 2, name: { nl: 'Tijdelijk', en: 'Temporary' } },
  ]);
  await db.insert(organisations).values([
    {
      id: 1,
      slug: 'zorggroep-lauwers',
      name: 'Zorggroep Lauwers',
      email: 'hr@lauwers.example',
      segmentIds: [1],
      slogan: { nl: 'Dichtbij' },
    },
    { id: 2, slug: 'waddenwerf', name: 'Waddenwerf', segmentIds: [2] },
  ]);
  for (const table of ['segment_groups', 'segments', 'organisations']) await continueNumbering(db, table);
  const geo = createGeoNames();
  const search = createSearchSync({
    db,
    areasOf: areasOfJobs(geo),
    listen: (changed) => connection.listen('jobs_changed', changed),
    onError: (error) => {
      throw error;
    },
  });
  let added = 0;

  /** Adds a job of Zorggroep Lauwers in Groningen to board 1, active for thirty days; whatever is given differs. */
  async function addJob(change: Partial<NewJob> = {}, boardIds: readonly number[] = [1]) {
    added += 1;
    const [job] = await db
      .insert(jobs)
      .values({
        organisationId: 1,
        title: `Verpleegkundige ${added}`,
        description: 'Werk in de wijk',
        status: 'active',
        slug: `verpleegkundige-${added}`,
        organisationName: 'Zorggroep Lauwers',
        from: new Date(now - day),
        till: new Date(now + 30 * day),
        locationName: 'Groningen',
        city: 'Groningen',
        lat: 53.2192,
        lon: 6.5667,
        segmentIds: [1, 3],
        applyEmail: 'recruiter@lauwers.example',
        createdAt: new Date(now - day),
        ...change,
      })
      .returning();
    if (!job) throw new Error('No job was added');
    await db.insert(jobBoardJobs).values(boardIds.map((jobBoardId) => ({ jobId: job.id, jobBoardId })));
    if (search.ready()) await search.catchUp();
    return job;
  }

  const storage = memoryStorage();
  const mailed: number[] = [];
  const deps: JobsDeps = {
    db: guardWrites(db),
    search,
    storage,
    clock,
    geo,
    mailsQueued: async (ids) => void mailed.push(...ids),
  };
  const tenants = await createTenants(connection);
  const tenant = await tenants.atHost('localhost');
  if (!tenant) throw new Error('Site 18 is not there');
  /** A guest on site 18 in Dutch; whatever is given differs. */
  const visit = (change: Partial<BoardVisit> = {}): BoardVisit => ({
    role: 'public',
    locale: 'nl',
    visitor: undefined,
    ...tenant,
    ...change,
  });

  return {
    connection,
    db,
    clock,
    search,
    storage,
    deps,
    geo,
    tenants,
    visit,
    /** Ids of the mails the worker was notified of. */
    mailed,
    addJob,
    /** Changes a site's row; the next call reads it anew, whenever the database's notification comes. */
    changeSite: async (id: number, change: Partial<typeof sites.$inferInsert>) => {
      await db.update(sites).set(change).where(eq(sites.id, id));
      tenants.forget();
    },
    days: (count: number) => new Date(now + count * day),
    close: async () => {
      await search.close();
      await tenants.close();
      await connection.close();
    },
  };
}
export type TestBoard = Awaited<ReturnType<typeof openTestBoard>>;
