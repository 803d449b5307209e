import { getTableConfig, PgTable, eq, is, sql } from '../../platform/database/drizzle.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anySiteCopy } from '../../../test/any-site-copy.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import * as schema from '../../platform/database/schema.ts';
import { readSiteCopy } from './read-site-copy.ts';
import { copyOf, type CopySource, startSite } from './start-site.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  // What all boards have comes before what one has, and would change every number.
  await api.db.delete(schema.segments);
});
afterAll(() => api.close());

const tables: readonly PgTable[] = Object.values(schema).filter((one) => is(one, PgTable));
const nobody = { siteId: 18, userId: null };
let started = 0;
const start = (source: CopySource, name: string) => {
  started += 1;
  const host = `site-${started}.example.org`;
  return startSite(api.appDeps, nobody, { name, host, address: `https://${host}` }, source);
};
const everyRow = async () => {
  const rows: string[] = [];
  for (const table of tables) {
    const { rows: found } = await api.db.execute(sql`select to_jsonb(one)::text as row from ${table} one`);
    rows.push(...found.map(({ row }) => `${getTableConfig(table).name} ${String(row)}`));
  }
  return rows;
};

it('is as its source, refers to nothing of it, and leaves it as it is', async () => {
  await fc.assert(
    fc.asyncProperty(anySiteCopy, async (copy) => {
      const source = await start({ copy, read: async () => new Uint8Array() }, copy.site.name);
      const before = await everyRow();
      const made = await start(await copyOf(api.appDeps, source), copy.site.name);
      const after = new Set(await everyRow());
      expect(before.filter((row) => !after.has(row))).toEqual([]);
      // Reading knows the rows of one site only: what named a row of another would be missing here.
      const [first, second] = [
        await readSiteCopy(api.appDeps, source),
        await readSiteCopy(api.appDeps, made),
      ];
      expect(first.copy).toEqual(copy);
      expect(second.copy).toEqual(first.copy);
    }),
    { numRuns: 12 },
  );
});

/** What a copy takes along, and what it leaves to its source with the reason. */
const taken = [
  'sites',
  'job_boards',
  'site_hosts',
  'segments',
  'pages',
  'page_forwards',
  'blocks',
  'block_presets',
  'articles',
  'article_slugs',
  'landing_pages',
  'landing_page_slugs',
  'products',
  'forward_rules',
  'mail_texts',
  'files',
  'media',
  'media_captions',
] as const;
const left: Readonly<Record<string, string>> = {
  published_pages: 'a copy shows what is saved, until somebody chooses otherwise',
  published_blocks: 'as its pages',
  publish_plans: 'as published pages',
  preview_links: 'whoever has one looks at the site it is of',
  experiments: 'what visitors did',
  host_claims: 'hosts are one site’s',
  legal_texts: 'who runs a copy answers for it',
  legal_versions: 'what a copy published is its own',
  users: 'people',
  clients: 'companies',
  organisations: 'companies',
  organisation_boards: 'companies',
  sessions: 'people',
  site_handovers: 'people',
  passkeys: 'people',
  passkey_challenges: 'people',
  editor_presences: 'people',
  comment_threads: 'people',
  admin_logs: 'people',
  list_views: 'people',
  account_logs: 'people',
  applications: 'people',
  resumes: 'people',
  job_alerts: 'people',
  favourites: 'people',
  newsletter_subscriptions: 'people',
  orders: 'orders',
  quotes: 'orders',
  subscriptions: 'orders',
  invoice_counters: 'orders',
  invoices: 'orders',
  feeds: 'jobs',
  feed_imports: 'jobs',
  job_appearances: 'jobs',
  job_report_decisions: 'jobs',
  introduction_objections: 'people',
  job_board_jobs: 'jobs',
  job_reports: 'jobs',
  mails: 'what was sent',
  search_counts: 'what visitors did',
  missing_paths: 'what visitors did',
  ignored_paths: 'what visitors did',
};

it('knows of every table of a site whether it goes along', () => {
  const ofSites = tables
    .filter((table) =>
      getTableConfig(table).foreignKeys.some(({ reference }) =>
        [schema.sites, schema.jobBoards].includes(reference().foreignTable as typeof schema.sites),
      ),
    )
    .map((table) => getTableConfig(table).name);
  const known = new Set<string>([...taken, ...Object.keys(left)]);
  expect(ofSites.filter((name) => !known.has(name))).toEqual([]);
});

it('names pictures anew, so that the source may lose its own', async () => {
  const token = 'ab'.repeat(20);
  const key = (size: string) => `public/18/ab/${token}-${size}.png`;
  for (const size of ['upload', 'thumb']) await api.storage.write(key(size), Buffer.from(`${token} ${size}`));
  await api.db
    .update(schema.sites)
    .set({ settings: { logo: `/uploads/18/ab/${token}-upload.png`, favicon: '/uploads/18/gone.png' } })
    .where(eq(schema.sites.id, 18));
  const words = {
    name: 'Logo.png',
    width: 40,
    height: 30,
    alt: { nl: 'Een vuurtoren' },
    focalX: 20,
    focalY: 80,
  };
  const row = { siteId: 18, path: `18/ab/${token}-upload.png`, mime: 'image/png', size: 9, ...words };
  await api.db.insert(schema.media).values([row, { ...row, path: '18/gone.png' }]);
  const source = await copyOf(api.appDeps, 18);
  expect(source.copy.library).toMatchObject([{ address: '/uploads/1-upload.png', name: 'Logo.png' }]);
  expect(source.copy.site.settings).toMatchObject({
    logo: '/uploads/1-upload.png',
    favicon: '/uploads/18/gone.png',
  });
  const made = await start(source, 'With a picture');
  const [site] = await api.db.select().from(schema.sites).where(eq(schema.sites.id, made));
  const logo = String(site?.settings['logo']);
  expect(logo).toMatch(/^\/uploads\/copies\/.+-upload\.png$/);
  for (const size of ['upload', 'thumb']) {
    const copied = logo.replace('/uploads/', 'public/').replace('-upload', `-${size}`);
    expect(String(await api.storage.read(copied))).toBe(`${token} ${size}`);
  }
  const mine = await api.db.select().from(schema.files).where(eq(schema.files.siteId, made));
  expect(mine).toMatchObject([{ isPublic: true, deleteAfter: null, size: `${token} upload`.length }]);
  const listed = await api.db.select().from(schema.media).where(eq(schema.media.siteId, made));
  expect(listed).toMatchObject([{ ...words, path: logo.replace('/uploads/', ''), fileId: mine[0]?.id }]);
  expect((await readSiteCopy(api.appDeps, made)).copy).toEqual({
    ...source.copy,
    site: { ...source.copy.site, name: 'With a picture' },
  });
});

it('takes a video along with its poster and captions', async () => {
  const files = { 'a.webm': 'a video', 'b.vtt': 'WEBVTT', 'c.svg': '<svg/>' };
  for (const [name, text] of Object.entries(files))
    await api.storage.write(`public/18/${name}`, Buffer.from(text));
  const [file] = await api.db
    .insert(schema.files)
    .values({
      token: 'cd'.repeat(20),
      siteId: 18,
      ownerKind: 'user',
      name: 'b.vtt',
      mime: 'text/vtt',
      size: 6,
      storageKey: 'public/18/b.vtt',
      isPublic: true,
    })
    .returning();
  const video = { siteId: 18, path: '18/a.webm', name: 'Kade.webm', mime: 'video/webm', size: 7 };
  const [row] = await api.db
    .insert(schema.media)
    .values({ ...video, poster: '/uploads/18/c.svg' })
    .returning();
  const words = { siteId: 18, language: 'nl', path: '18/b.vtt' };
  await api.db
    .insert(schema.mediaCaptions)
    .values({ ...words, mediaId: row?.id ?? 0, fileId: file?.id ?? 0 });
  const source = await copyOf(api.appDeps, 18);
  const made = await start(source, 'With a video');
  const copied = await api.db.select().from(schema.media).where(eq(schema.media.siteId, made));
  const [mine] = copied.filter(({ mime }) => mime === 'video/webm');
  expect([mine?.name, mine?.poster]).toEqual([
    'Kade.webm',
    expect.stringMatching(/^\/uploads\/copies\/.+svg$/),
  ]);
  const [captions] = await api.db
    .select()
    .from(schema.mediaCaptions)
    .where(eq(schema.mediaCaptions.mediaId, mine?.id ?? 0));
  expect([captions?.siteId, captions?.language]).toEqual([made, 'nl']);
  expect(String(await api.storage.read(`public/${captions?.path}`))).toBe('WEBVTT');
  expect((await readSiteCopy(api.appDeps, made)).copy.library).toEqual(source.copy.library);
});
