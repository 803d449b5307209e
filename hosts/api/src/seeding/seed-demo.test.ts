import { coreSchemas, readSettings, type BlockSchema } from '@boardwright/blocks-schema';
import { problemsOf } from '@boardwright/blocks-schema/validate';
import { verify } from '@node-rs/argon2';
import { and, count, eq, isNotNull, isNull, sql } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFreshDatabase } from '../../test/fresh-database.ts';
import type { DatabaseConnection } from '../platform/database/connect.ts';
import {
  applicationStages,
  applications,
  applyClicks,
  articles,
  blockSettings,
  blocks,
  clients,
  favourites,
  forwardHits,
  forwardRules,
  globalBlocks,
  jobAlerts,
  jobAppearances,
  jobBoardJobs,
  jobs,
  landingPages,
  mails,
  media,
  missingPaths,
  orders,
  organisations,
  pages,
  products,
  relations,
  resumes,
  segments,
  siteHosts,
  sites,
  users,
} from '../platform/database/schema.ts';
import { testClock } from '../platform/ports/clock.ts';
import { memoryStorage } from '../platform/ports/storage.ts';
import { announceJobs } from '../alerts/tasks/announce-jobs.ts';
import { demoPassword } from './demo-accounts.ts';
import { seedDemo } from './seed-demo.ts';
import { seedIfEmpty } from './seed-if-empty.ts';

const storage = memoryStorage();
const clock = testClock();
const progress: string[] = [];
let connection: DatabaseConnection;
let written: number | undefined;
beforeAll(async () => {
  connection = await openFreshDatabase();
  written = await seedDemo(
    { db: connection.db, storage, clock },
    { jobs: 300, url: (host) => `http://${host}:3000`, onProgress: (step) => progress.push(step) },
  );
}, 60_000);
afterAll(() => connection.close());

it('fills both boards with jobs that can be found now', async () => {
  const { db } = connection;
  const perBoard = await db
    .select({ board: jobBoardJobs.jobBoardId, jobs: count() })
    .from(jobBoardJobs)
    .innerJoin(jobs, eq(jobs.id, jobBoardJobs.jobId))
    .where(
      sql`${jobs.status} = 'active' and ${jobs.from} <= ${clock.now().toISOString()}::timestamptz and ${jobs.till} > ${clock.now().toISOString()}::timestamptz`,
    )
    .groupBy(jobBoardJobs.jobBoardId)
    .orderBy(jobBoardJobs.jobBoardId);
  expect(perBoard.map(({ board }) => board)).toEqual([1, 2]);
  expect(perBoard.reduce((sum, { jobs: found }) => sum + found, 0)).toBeGreaterThanOrEqual(300);
  expect(written).toBeGreaterThan(300);
  expect(new Set(progress)).toEqual(new Set(['pictures', 'organisations', 'jobs', 'content']));
});

it('has news, landing pages, products, resumes and forward rules on both boards', async () => {
  for (const table of [articles, landingPages, products, resumes, forwardRules]) {
    const rows = await connection.db
      .selectDistinct({ board: table.jobBoardId })
      .from(table)
      .orderBy(table.jobBoardId);
    expect(rows).toEqual([{ board: 1 }, { board: 2 }]);
  }
  const [landing] = await connection.db
    .select()
    .from(landingPages)
    .where(sql`query ? 'in[segment_ids]'`)
    .limit(1);
  expect(landing?.query).toMatchObject({ 'in[segment_ids]': expect.stringMatching(/^\d+(,\d+)*$/) });
});

it('has applicants in every stage of its employer, and a candidate who sent some and is asked for contact', async () => {
  const { db } = connection;
  const perStage = await db
    .select({ kind: applicationStages.kind, applicants: count(applications.id) })
    .from(applicationStages)
    .leftJoin(applications, eq(applications.stageId, applicationStages.id))
    .groupBy(applicationStages.kind, applicationStages.order)
    .orderBy(applicationStages.order);
  expect(perStage).toHaveLength(6);
  expect(perStage.filter(({ applicants }) => applicants === 0)).toEqual([]);
  const [candidate] = await db.select().from(users).where(eq(users.email, 'candidate@demo.test'));
  const theirs = await db
    .select({ status: relations.status })
    .from(relations)
    .innerJoin(resumes, eq(resumes.id, relations.resumeId))
    .where(eq(resumes.userId, candidate?.id ?? 0))
    .orderBy(relations.status);
  expect(theirs.map(({ status }) => status)).toEqual(['accepted', 'requested']);
  expect(
    await db
      .select()
      .from(applications)
      .where(eq(applications.userId, candidate?.id ?? 0)),
  ).toHaveLength(4);
});

it('has people who came one by one, employers who got their mail, and visitors who were counted', async () => {
  const { db } = connection;
  const now = clock.now();
  const people = await db
    .select()
    .from(users)
    .where(sql`${users.siteId} = 18 and ${users.role} <> 'admin'`);
  expect(people.every(({ createdAt }) => createdAt < now)).toBe(true);
  expect(new Set(people.map(({ createdAt }) => createdAt.toISOString().slice(0, 10))).size).toBeGreaterThan(
    10,
  );
  const unmailed = await db
    .select({ id: applications.id })
    .from(applications)
    .leftJoin(mails, and(eq(mails.applicationId, applications.id), eq(mails.state, 'sent')))
    .where(isNull(mails.id));
  expect(unmailed).toEqual([]);
  const [waiting] = await db.select({ mails: count() }).from(mails).where(eq(mails.state, 'queued'));
  expect(waiting?.mails).toBe(0);
  for (const table of [applyClicks, forwardHits, missingPaths])
    expect((await db.select({ rows: count() }).from(table))[0]?.rows).toBeGreaterThan(3);
  const companies = await db.select({ name: clients.name }).from(clients);
  expect(new Set(companies.map(({ name }) => name)).size).toBe(companies.length);
});

it('says of every drawing in its libraries what it shows, in three languages', async () => {
  const library = await connection.db.select({ name: media.name, alt: media.alt }).from(media);
  expect(library.length).toBeGreaterThan(10);
  expect(library.filter(({ alt }) => !(alt.nl && alt.en && alt.ro))).toEqual([]);
});

it('names nothing that is not there: segments, logos, covers', async () => {
  const { db } = connection;
  const known = new Set((await db.select({ id: segments.id }).from(segments)).map(({ id }) => id));
  const used = await db.select({ ids: jobs.segmentIds }).from(jobs);
  expect(used.flatMap(({ ids }) => ids).filter((id) => !known.has(id))).toEqual([]);
  const pictures = await db
    .select({ logo: organisations.logo, header: organisations.header })
    .from(organisations);
  const news = await db.select({ image: articles.image }).from(articles);
  const named = [
    ...pictures.flatMap(({ logo, header }) => [logo, header]),
    ...news.map(({ image }) => image),
  ].filter((address) => address !== null);
  const current = new Set(storage.keys());
  expect(named.filter((address) => !current.has(address.replace('/uploads/', 'public/')))).toEqual([]);
});

it('stores each block so that it is read back without a problem', async () => {
  const rows = await connection.db
    .select({ key: blocks.key, settings: blockSettings.settings, version: blockSettings.version })
    .from(blockSettings)
    .innerJoin(blocks, eq(blocks.id, blockSettings.blockId));
  expect(rows.length).toBeGreaterThan(20);
  const schemas: Readonly<Record<string, BlockSchema | undefined>> = coreSchemas;
  const problems = rows.flatMap(({ key, settings, version }) => {
    const schema = schemas[key];
    return schema ? readSettings(schema, settings, version, problemsOf).problems : [];
  });
  expect(problems).toEqual([]);
});

it('draws no picture on its pages that it does not have', async () => {
  const { db } = connection;
  const stored = [await db.select().from(blockSettings), await db.select().from(sites)];
  const named = [...JSON.stringify(stored).matchAll(/\/uploads\/([^"#?\s)]+)/g)].map(
    ([, key]) => `public/${key}`,
  );
  const remaining = new Set(storage.keys());
  expect(new Set(named.filter((key) => !remaining.has(key)))).toEqual(new Set());
});

it('shares the navbar between the pages of a site', async () => {
  const { db } = connection;
  const navbars = await db.select().from(blocks).where(eq(blocks.key, 'navbar'));
  expect(navbars.map(({ isGlobal, siteId }) => [isGlobal, siteId]).sort()).toEqual([
    [true, 18],
    [true, 19],
  ]);
  const [standing] = await db
    .select({ places: count() })
    .from(globalBlocks)
    .where(eq(globalBlocks.blockId, navbars[0]?.id ?? 0));
  const [all] = await db
    .select({ pages: count() })
    .from(pages)
    .where(eq(pages.siteId, navbars[0]?.siteId ?? 0));
  expect(standing?.places).toBe(all?.pages);
});

it('lets its people in with the printed password, the employer for Zorggroep Lauwers', async () => {
  const { db } = connection;
  const people = await db.select().from(users).where(isNotNull(users.passwordHash)).orderBy(users.email);
  expect(people.map(({ email, role, siteId }) => [email, role, siteId])).toEqual([
    ['admin@demo.test', 'admin', null],
    ['candidate@demo.test', 'candidate', 18],
    ['colleague@demo.test', 'admin', 18],
    ['employer@demo.test', 'employer', 18],
  ]);
  for (const { passwordHash } of people) expect(await verify(passwordHash ?? '', demoPassword)).toBe(true);
  const owned = await db
    .select({ name: organisations.name })
    .from(organisations)
    .where(eq(organisations.clientId, people[3]?.clientId ?? 0))
    .orderBy(organisations.id);
  expect(owned).toEqual([{ name: 'Zorggroep Lauwers' }, { name: 'Zorgkring Dollard' }]);
  const [own] = await db
    .select({ history: resumes.history, file: resumes.fileId })
    .from(resumes)
    .where(eq(resumes.userId, people[1]?.id ?? 0));
  expect([own?.history.length, own?.file]).toEqual([3, expect.any(Number)]);
  const [theirs] = await db
    .select({ jobs: count() })
    .from(jobs)
    .where(eq(jobs.clientId, people[3]?.clientId ?? 0));
  expect(theirs?.jobs).toBeGreaterThan(0);
});

it('answers at the hosts of both sites, and goes on counting after its own numbers', async () => {
  const { db } = connection;
  const hosts = await db.select({ host: siteHosts.host, site: siteHosts.siteId }).from(siteHosts);
  expect(hosts).toEqual(
    expect.arrayContaining([
      { host: 'localhost', site: 18 },
      { host: 'wadwerk.localhost', site: 18 },
      { host: 'kunstlicht.localhost', site: 19 },
    ]),
  );
  const [site] = await db.insert(sites).values({ name: 'Next', jobBoardId: 1 }).returning({ id: sites.id });
  expect(site?.id).toBe(20);
});

it('can be empty: one draft site, and nobody who may log in', async () => {
  const empty = await openFreshDatabase();
  const options = { content: 'empty', url: (host: string) => `http://${host}:3000` } as const;
  expect(await seedIfEmpty({ db: empty.db, storage }, options)).toBe(0);
  expect(await seedIfEmpty({ db: empty.db, storage }, { ...options, content: 'demo' })).toBeUndefined();
  const [site, ...others] = await empty.db.select().from(sites);
  expect([site?.id, site?.status, site?.name, others]).toEqual([18, 'draft', '', []]);
  expect(await empty.db.select().from(jobs)).toEqual([]);
  expect(await empty.db.select().from(users)).toEqual([]);
  await empty.close();
});

it('is written once, however many processes start on a new database together', async () => {
  const fresh = await openFreshDatabase();
  const options = { content: 'empty', url: (host: string) => `http://${host}:3000` } as const;
  await Promise.all([1, 2, 3].map(() => seedIfEmpty({ db: fresh.db, storage }, options)));
  expect(await fresh.db.select({ id: sites.id }).from(sites)).toEqual([{ id: 18 }]);
  await fresh.close();
});

it('gives the candidate alerts and favourites, and no job is news at the first start', async () => {
  const { db } = connection;
  const alerts = await db
    .select({ frequency: jobAlerts.frequency, active: jobAlerts.active })
    .from(jobAlerts);
  expect(alerts.map(({ frequency }) => frequency).sort()).toEqual(['daily', 'direct', 'weekly']);
  const stored = await db.select().from(favourites);
  expect(stored.filter(({ jobId }) => jobId !== null).length).toBeGreaterThan(0);
  expect(stored.filter(({ organisationId }) => organisationId !== null)).toHaveLength(2);
  const [appeared] = await db.select({ count: count() }).from(jobAppearances);
  expect(appeared?.count).toBeGreaterThan(300);
  await expect(announceJobs(db, clock.now())).resolves.toBe(0);
});

it('is in English where the first site is, whatever its second language', async () => {
  const own = await openFreshDatabase();
  try {
    const beginning = { name: 'Harbour Jobs', languages: ['en', 'nl'] } as const;
    const options = { jobs: 20, url: (host: string) => `http://${host}:3000`, beginning };
    await seedDemo({ db: own.db, storage: memoryStorage(), clock }, options);
    const inUse = await own.db
      .selectDistinct({ locale: jobs.locale })
      .from(jobs)
      .innerJoin(jobBoardJobs, eq(jobs.id, jobBoardJobs.jobId))
      .where(eq(jobBoardJobs.jobBoardId, 1));
    expect(inUse).toEqual([{ locale: 'en' }]);
    const drafts = await own.db.select({ title: jobs.title }).from(jobs).where(eq(jobs.status, 'draft'));
    expect(drafts.map(({ title }) => title)).toContain('Cook for the house in Kloosterburen');
    const sold = await own.db
      .select({ name: products.name })
      .from(products)
      .where(eq(products.jobBoardId, 1));
    expect(sold.map(({ name }) => name)).toContain('Tailored campaign');
    const searched = await own.db.select({ filter: jobAlerts.filter }).from(jobAlerts);
    expect(searched.map(({ filter }) => filter)).toContainEqual(expect.objectContaining({ search: 'nurse' }));
    const sent = await own.db
      .select({ locale: applications.locale, text: applications.motivationText })
      .from(applications);
    const asked = await own.db
      .select({ text: relations.introductionText, motivation: relations.motivation })
      .from(relations);
    const ordered = await own.db.selectDistinct({ locale: orders.locale }).from(orders);
    expect(new Set([...sent, ...ordered].map(({ locale }) => locale))).toEqual(new Set(['en']));
    const texts = [
      ...sent.map(({ text }) => text),
      ...asked.flatMap(({ text, motivation }) => [text, motivation]),
    ];
    expect(texts.join(' ')).toMatch(/\bteam\b/);
    expect(texts.join(' ')).not.toMatch(/\b(?:groet|het|een|niet|și)\b/i);
  } finally {
    await own.close();
  }
}, 60_000);
