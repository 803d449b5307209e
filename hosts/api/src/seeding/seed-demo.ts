import { type BlockSchemas, coreSchemas } from '@boardwright/blocks-schema';
import { readFile } from 'node:fs/promises';
import {
  demoArticles,
  demoCandidates,
  type DemoFile,
  demoFiles,
  demoForwardRules,
  demoJobs,
  demoLandingPages,
  type DemoOptions,
  demoOrganisations,
  demoProducts,
  demoSegments,
} from '../../seeds/demo.ts';
import { kunstlicht } from '../../seeds/sites/kunstlicht.ts';
import { wadwerk } from '../../seeds/sites/wadwerk.ts';
import type { Database } from '../platform/database/connect.ts';
import { collectAllMedia } from '../media/collect-media.ts';
import { publicFolder } from '../platform/http/public-files.ts';
import type { Clock } from '../platform/ports/clock.ts';
import type { Storage } from '../platform/ports/storage.ts';
import { type Beginning, beginningSite } from './beginning.ts';
import {
  articleRecords,
  forwardRuleRecords,
  landingPageRecords,
  productRecords,
  resumeRecords,
} from './content-records.ts';
import { demoAccounts, insertAdmin, insertVisitors } from './demo-accounts.ts';
import {
  insertContent,
  insertJobs,
  insertOrganisations,
  insertSegments,
  type OnProgress,
} from './insert-content.ts';
import { insertFeeds } from './insert-feeds.ts';
import { insertAppearances, insertFavouriteRecords } from './insert-favourite-records.ts';
import { insertEmployerJobs } from './insert-employer-jobs.ts';
import { insertProcedures } from './insert-procedures.ts';
import { insertResume } from './insert-resume.ts';
import { languageOf } from './demo-language.ts';
import { continueNumbering } from '../platform/database/continue-numbering.ts';
import { insertActivity } from './insert-activity.ts';
import { insertApplicationMails } from './insert-application-mails.ts';
import { insertOrders } from './insert-orders.ts';
import { describeDrawings } from './describe-drawings.ts';
import { insertSite } from './insert-site.ts';
import { seedOnce } from './seed-once.ts';

export interface SeedDemoTools {
  readonly db: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  /** Of the blocks on the first site; the core's unless others are given. */
  readonly schemas?: BlockSchemas;
}

export interface SeedDemoOptions {
  /** Active jobs; the demo's own number where none is given. */
  readonly jobs?: number | undefined;
  /** Another number draws another demo. */
  readonly seed?: number | undefined;
  /** Where a host of a site is reached, as 'http://kunstlicht.localhost:3000'. */
  readonly url: (host: string) => string;
  /** The first site as somebody else has it: their name, colours, languages and pages. */
  readonly beginning?: Beginning | undefined;
  readonly onProgress?: OnProgress | undefined;
}

/** The organisation that employer@demo.test works for. */
const demoEmployer = 'Zorggroep Lauwers';
/** Its other organisation. */
const demoDaughter = 'Zorgkring Dollard';
/** Pictures written at a time: each one waits for the disk. */
const atOnce = 8;

async function writePictures(
  storage: Storage,
  pictures: readonly DemoFile[],
  onProgress: OnProgress,
): Promise<void> {
  for (let done = 0; done < pictures.length; done += atOnce) {
    onProgress('pictures', done, pictures.length);
    await Promise.all(
      pictures.slice(done, done + atOnce).map(async (picture) => {
        const content = 'svg' in picture ? Buffer.from(picture.svg) : await readFile(picture.path);
        await storage.write(publicFolder + picture.key, content);
      }),
    );
  }
}

const day = 24 * 3_600_000;
/** The same moment all day long. */
const monthBefore = (now: Date): Date => new Date((Math.floor(now.getTime() / day) - 30) * day);

function contentOf(demo: DemoOptions) {
  const { language = 'nl' } = demo;
  const localeOf = (boardId: number) => (boardId === kunstlicht.board.id ? 'en' : language);
  return {
    articles: articleRecords(demoArticles(demo)),
    landing_pages: landingPageRecords(demoLandingPages(language), monthBefore(demo.now)),
    products: productRecords(demoProducts(), localeOf),
    resumes: resumeRecords(demoCandidates(demo)),
    forward_rules: forwardRuleRecords(demoForwardRules()),
  };
}

/**
 * Fills an empty database with the demo: two sites with their pages, organisations, jobs and accounts. All or
 * nothing: a start that was interrupted seeds again.
 * @returns how many jobs were written; undefined when there was something already
 */
export async function seedDemo(
  { db, storage, clock, schemas = coreSchemas }: SeedDemoTools,
  options: SeedDemoOptions,
): Promise<number | undefined> {
  const onProgress = options.onProgress ?? (() => undefined);
  const first = options.beginning ? beginningSite(options.beginning, wadwerk) : wadwerk;
  const demo = {
    now: clock.now(),
    language: languageOf(first),
    ...(options.jobs === undefined ? {} : { jobs: options.jobs }),
    ...(options.seed === undefined ? {} : { seed: options.seed }),
  };
  const organisations = demoOrganisations(demo);
  await writePictures(storage, demoFiles(organisations), onProgress);
  const count = await seedOnce(db, async (tx) => {
    for (const site of [first, kunstlicht])
      await insertSite({ db: tx, schemas }, site, options.url(site.hosts[0] ?? ''));
    const { groups, segments } = demoSegments();
    await insertSegments(tx, groups, segments);
    await insertAdmin(tx);
    const clientId = await insertVisitors(tx, first.id, demoEmployer);
    onProgress('organisations', 0, organisations.length);
    const own = new Set(
      organisations.flatMap(({ id, name }) => (name === demoEmployer || name === demoDaughter ? [id] : [])),
    );
    const clientOf = (organisationId: number) => (own.has(organisationId) ? clientId : null);
    await insertOrganisations(tx, organisations, ({ id }) => clientOf(id));
    const jobs = await insertJobs(tx, demoJobs(demo, organisations), clientOf, (done) =>
      onProgress('jobs', done, Math.max(done, options.jobs ?? done)),
    );
    onProgress('content', 0, 1);
    await insertContent(tx, contentOf(demo));
    await insertEmployerJobs({ tx, site: first, clientId, now: demo.now });
    await insertFeeds({ tx, site: first, clientId, now: demo.now }, demoAccounts.employer);
    await insertAppearances(tx);
    await insertFavouriteRecords(tx, first, demoAccounts.candidate, demo.now);
    await insertResume({ tx, storage, site: first, now: demo.now }, demoAccounts.candidate);
    await insertProcedures({ tx, storage, site: first, clientId, now: demo.now });
    await insertOrders(tx, storage, first, demoAccounts.employer, demo.now);
    await insertApplicationMails({ tx, site: first, now: demo.now });
    await insertActivity({ tx, site: first, clientId, now: demo.now });
    for (const table of ['job_boards', 'sites']) await continueNumbering(tx, table);
    return jobs;
  });
  // What is broken off here, the worker's next hour does.
  if (count !== undefined) {
    await collectAllMedia({ db, storage }, demo.now);
    await describeDrawings(db);
  }
  return count;
}
