import type { AdminLandingPage, FrequentSearch, LandingPage } from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi, testSiteSecret } from '../../../test/test-api.ts';
import { forwardRules, landingPages, pages, searchCounts, sites } from '../../platform/database/schema.ts';
import { deleteRemoved } from '../builder/delete-removed.ts';
import { restorableFor } from '../../platform/restorable-for.ts';
import { deleteOldVisits } from './count-visits.ts';
import { noteFewJobs } from './few-jobs.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  await api.db
    .insert(pages)
    .values({ siteId: 18, key: 'p-landing-pages', path: { nl: 'zoeken', en: 'searches' }, order: 90 });
  for (const title of ['Chauffeur Rotterdam', 'Chauffeur Delft', 'Planner', 'Kok', 'Kok aan boord'])
    await api.addJob({ title });
  await api.deps.search.catchUp();
});
afterAll(() => api.close());
beforeEach(async () => {
  admin = await logIn(api, 'admin');
  await api.db.delete(landingPages);
  await api.db.delete(searchCounts);
});

const day = 24 * 3_600_000;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, body?: object, options: object = {}) =>
  ask(api, `admin/v1/${path}`, { method, bearer: admin, locale: 'en', ...(body && { body }), ...options });
const form = { title: 'Werk als chauffeur', locale: 'nl', query: { search: 'chauffeur' } };
const write = async (more: object = {}): Promise<AdminLandingPage> =>
  (await call('POST', 'landing-pages', { ...form, ...more })).body.data;
const change = ({ id, revision }: AdminLandingPage, more: object) =>
  call('PUT', `landing-pages/${id}`, { revision, ...more });
const changed = async (page: AdminLandingPage, more: object): Promise<AdminLandingPage> =>
  (await change(page, more)).body.data;
const stored = async ({ id }: AdminLandingPage): Promise<AdminLandingPage> =>
  (await call('GET', `landing-pages/${id}`)).body.data;
const listed = async (query = ''): Promise<AdminLandingPage[]> =>
  (await call('GET', `landing-pages${query}`)).body.data;

const guestList = async (locale = 'nl'): Promise<LandingPage[]> =>
  (await ask(api, `public/v1/job-boards/1/landing-pages?match[locale]=${locale}&limit=200`)).body.data;
const guest = (slug: string) => ask(api, `public/v1/landing-pages/${slug}`);
/** Whether guests find it: in the list, and by its slug. */
const seen = async (slug: string) => ({
  listed: (await guestList()).some((one) => one.slug === slug),
  status: (await guest(slug)).status,
});

describe('a landing page of a board', () => {
  it('is a draft with an address of its own, which no guest sees', async () => {
    const page = await write();
    expect(page).toMatchObject({
      state: 'draft',
      slug: 'werk-als-chauffeur',
      published_at: null,
      revision: 1,
      jobs_count: 2,
      views: 0,
      is_thin: false,
      query: { search: 'chauffeur' },
      changed_by: 'Anna de Vries',
    });
    expect(await seen(page.slug)).toEqual({ listed: false, status: 404 });
    expect((await write()).slug).toBe('werk-als-chauffeur-2');
    expect((await write({ title: '工作' })).slug).toBe('jobs');
  });

  it('is published, taken off, deleted and restored', async () => {
    const page = await write({ publish: true });
    expect(await seen(page.slug)).toEqual({ listed: true, status: 200 });
    const off = await changed(page, { publish: false });
    expect(off).toMatchObject({ state: 'unpublished', published_at: page.published_at });
    expect(await seen(page.slug)).toEqual({ listed: false, status: 404 });
    const again = await changed(off, { publish: true });
    expect(again).toMatchObject({ state: 'published', published_at: page.published_at });
    await call('DELETE', `landing-pages/${page.id}`);
    expect((await call('DELETE', `landing-pages/${page.id}`)).status).toBe(204);
    expect(await seen(page.slug)).toEqual({ listed: false, status: 404 });
    expect(await listed()).toEqual([]);
    expect((await listed('?match[state]=deleted')).map(({ id }) => id)).toEqual([page.id]);
    expect((await change(again, { title: 'x' })).body.code).toBe('landingPageDeleted');
    const back = await call('POST', `landing-pages/${page.id}/restore`);
    expect(back.body.data).toMatchObject({ state: 'published', deleted_at: null });
    expect(await seen(page.slug)).toEqual({ listed: true, status: 200 });
  });

  it('that was deleted long ago is no more', async () => {
    const page = await write();
    await call('DELETE', `landing-pages/${page.id}`);
    await deleteRemoved(api.db, new Date(api.clock.now().getTime() + restorableFor - 1000));
    expect((await call('GET', `landing-pages/${page.id}`)).status).toBe(200);
    await deleteRemoved(api.db, new Date(api.clock.now().getTime() + restorableFor));
    expect((await call('GET', `landing-pages/${page.id}`)).status).toBe(404);
  });

  it('gives visitors its texts and picture clean, and the others that have most in common with it', async () => {
    const text = '<h1>Kop</h1><p onclick="x()">Moi</p><script>x()</script>';
    const page = await write({
      publish: true,
      text_above: text,
      text_below: '<p>Tot slot</p><iframe src="https://x"></iframe>',
      image: '/uploads/weg.jpg',
      seo_title: 'Chauffeursbanen',
    });
    await write({ title: 'Kok', publish: true, query: { search: 'kok' } });
    await write({
      title: 'Chauffeur in Delft',
      publish: true,
      query: { search: 'chauffeur', location_name: 'Delft' },
    });
    await write({ title: 'Concept', query: { search: 'chauffeur' } });
    const { data }: { data: LandingPage } = (await guest(page.slug)).body;
    expect(data).toMatchObject({
      text_above: '<h2>Kop</h2><p>Moi</p>',
      text_below: '<p>Tot slot</p>',
      image: '/uploads/weg.jpg',
      seo_title: 'Chauffeursbanen',
      is_indexed: true,
    });
    expect(data.related?.map(({ title }) => title)).toEqual(['Chauffeur in Delft', 'Kok']);
    expect((await guestList())[0]).not.toHaveProperty('text_above');
  });

  it.each([
    [{ title: '  ' }, 'title'],
    [{ slug: '???' }, 'slug'],
    [{ locale: 'de' }, 'locale'],
    [{ query: {} }, 'query'],
    [{ query: { search: ' ', distance: 15 } }, 'query'],
  ])('is refused with what is wrong of %j', async (more, field) => {
    const { status, body } = await call('POST', 'landing-pages', { ...form, ...more });
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });

  it('takes no address that another, a page or a redirect has', async () => {
    await write({ slug: 'zelfde' });
    const taken = await call('POST', 'landing-pages', { ...form, slug: 'Zelfde' });
    expect(taken.body.fields.slug[0]).toContain('“zelfde-2” is free');
    await api.db.insert(forwardRules).values({ jobBoardId: 1, path: '/zoeken/oud', url: '/' });
    const redirected = await call('POST', 'landing-pages', { ...form, slug: 'oud' });
    expect(redirected.body.fields.slug[0]).toContain('stands at “/zoeken/oud”');
    const [made] = await api.db
      .insert(pages)
      .values({ siteId: 18, key: 'p-generic', path: { nl: 'zoeken/info', en: 'x/y' }, order: 91 })
      .returning();
    expect((await call('POST', 'landing-pages', { ...form, slug: 'info' })).status).toBe(422);
    // In English its address is another.
    expect((await call('POST', 'landing-pages', { ...form, slug: 'info', locale: 'en' })).status).toBe(201);
    await api.db.delete(pages).where(eq(pages.id, made?.id ?? 0));
    await api.db.delete(forwardRules);
  });

  it('leads on from an address that visitors read, and from no other', async () => {
    const draft = await write({ slug: 'een' });
    const page = await changed(draft, { slug: 'twee', publish: true });
    expect((await guest('een')).status).toBe(404);
    const moved = await changed(page, { slug: 'drie' });
    expect((await guest('twee')).body.data.slug).toBe('drie');
    await changed(moved, { publish: false });
    expect((await guest('twee')).status).toBe(404);
  });

  it('that somebody saved meanwhile is not overwritten, and what was saved already is no conflict', async () => {
    const page = await write();
    const mine = await changed(page, { description: 'Van mij' });
    const late = await change(page, { description: 'Van jou' });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect(late.body.current).toMatchObject({
      description: 'Van mij',
      revision: mine.revision,
      text_above: '',
    });
    expect((await change(page, { description: 'Van mij' })).status).toBe(200);
  });

  it('is found by its title, its search, state and language', async () => {
    await write({ title: 'Eén', publish: true });
    await write({ title: 'Two', locale: 'en', query: { location_name: 'Delft' } });
    const titles = async (query: string) => (await listed(query)).map(({ title }) => title);
    expect(await titles('')).toEqual(['Two', 'Eén']);
    expect(await titles('?search=delft')).toEqual(['Two']);
    expect(await titles('?match[state]=published')).toEqual(['Eén']);
    expect(await titles('?match[locale]=en')).toEqual(['Two']);
  });

  it('says before it is saved how many jobs it would have', async () => {
    const { body } = await call('POST', 'landing-pages/count', { locale: 'nl', query: { search: 'kok' } });
    expect(body.data).toEqual({ jobs_count: 2 });
  });

  it('is nobody’s but the admins’ of its board', async () => {
    const page = await write();
    await api.db.update(landingPages).set({ jobBoardId: 2 }).where(eq(landingPages.id, page.id));
    for (const [method, path] of [
      ['GET', `landing-pages/${page.id}`],
      ['DELETE', `landing-pages/${page.id}`],
      ['POST', `landing-pages/${page.id}/restore`],
    ] as const)
      expect((await call(method, path)).status).toBe(404);
    expect((await change(page, { title: 'x' })).status).toBe(404);
  });
});

describe('a landing page with too few jobs', () => {
  const deps = () => ({ ...api.deps, db: api.db, geo: api.geo });

  it('is left out of search engines after three days, and comes back by itself', async () => {
    const page = await write({ publish: true });
    await noteFewJobs(deps());
    expect(await stored(page)).toMatchObject({ is_thin: false, few_since: api.clock.now().toISOString() });
    expect((await guest(page.slug)).body.data.is_indexed).toBe(true);
    api.clock.advance(3 * day);
    admin = await logIn(api, 'admin');
    await noteFewJobs(deps());
    expect((await stored(page)).is_thin).toBe(true);
    expect((await guest(page.slug)).body.data.is_indexed).toBe(false);
    for (const nth of [1, 2, 3]) await api.addJob({ title: `Chauffeur ${nth}`, from: api.clock.now() });
    await api.deps.search.catchUp();
    expect((await guest(page.slug)).body.data).toMatchObject({ jobs_count: 5, is_indexed: true });
    await noteFewJobs(deps());
    expect(await stored(page)).toMatchObject({ few_since: null, is_thin: false });
  });

  it('is what the setting landing_page_jobs says', async () => {
    const page = await write({ publish: true });
    const [site] = await api.db.select().from(sites).where(eq(sites.id, 18));
    const settings = site?.settings ?? {};
    const set = (next: typeof settings) =>
      api.db.update(sites).set({ settings: next }).where(eq(sites.id, 18));
    await set({ ...settings, landing_page_jobs: 2 });
    await noteFewJobs(deps());
    expect((await stored(page)).few_since).toBeNull();
    await set({ ...settings, landing_page_jobs: 20 });
    await noteFewJobs(deps());
    expect((await stored(page)).few_since).not.toBeNull();
    await set(settings);
  });

  it('without any job is left out at once', async () => {
    const page = await write({ publish: true, query: { search: 'qqqqqq' } });
    expect((await guest(page.slug)).body.data).toMatchObject({ jobs_count: 0, is_indexed: false });
  });
});

describe('what visitors do', () => {
  let batches = 0;
  const search = { job_board_id: 1, locale: 'nl', words: 'kok', place: '', segment_ids: [], in_vain: 0 };
  const report = (body: object, secret = testSiteSecret) => {
    batches += 1;
    const sent = { secret, batch: `batch of ${batches}`, landing_pages: [], searches: [], ...body };
    return ask(api, 'public/v1/visits', { method: 'POST', body: sent });
  };
  const searches = async (query = ''): Promise<FrequentSearch[]> =>
    (await call('GET', `landing-pages/searches${query}`)).body.data;

  it('counts views of published landing pages, a batch once, and from nobody but the site’s own server', async () => {
    const page = await write({ publish: true });
    const draft = await write({ title: 'Concept' });
    const landing_pages = [page, draft].map(({ slug }) => ({ job_board_id: 1, slug, views: 3 }));
    expect((await report({ landing_pages }, 'guessed')).status).toBe(403);
    await report({ landing_pages });
    batches -= 1;
    await report({ landing_pages });
    await report({ landing_pages });
    expect([(await stored(page)).views, (await stored(draft)).views]).toEqual([6, 0]);
  });

  it('lists what is searched for most and has no page yet, with its jobs, however it is written', async () => {
    await report({ searches: [{ ...search, searches: 2 }] });
    expect(await searches()).toEqual([]);
    await report({
      searches: [
        { ...search, words: ' KOK ', searches: 2 },
        { ...search, words: 'planner', searches: 9 },
        { ...search, words: 'nergens', searches: 20, in_vain: 20 },
        { ...search, words: 'chauffeur', searches: 30 },
        { ...search, job_board_id: 2, words: 'elders', searches: 30 },
      ],
    });
    await write();
    expect(await searches()).toEqual([
      { locale: 'nl', words: 'planner', place: '', segment_ids: [], searches: 9, in_vain: 0, jobs_count: 1 },
      { locale: 'nl', words: 'kok', place: '', segment_ids: [], searches: 4, in_vain: 0, jobs_count: 2 },
    ]);
    expect((await searches('?in_vain=true')).map(({ words }) => words)).toEqual(['nergens']);
    await write({ title: 'Koks', query: { search: 'Kok' } });
    expect((await searches()).map(({ words }) => words)).toEqual(['planner']);
  });

  it.each(['jan@example.org', '06-12345678', 'www.example.org/jan', '  '])(
    'stores nothing that may be somebody’s own: %s',
    async (words) => {
      await report({ searches: [{ ...search, words, searches: 5 }] });
      expect(await api.db.select().from(searchCounts)).toEqual([]);
    },
  );

  it('is forgotten after its days', async () => {
    await report({ searches: [{ ...search, searches: 5 }] });
    await deleteOldVisits(api.db, new Date(api.clock.now().getTime() + 27 * day));
    expect(await api.db.select().from(searchCounts)).toHaveLength(1);
    await deleteOldVisits(api.db, new Date(api.clock.now().getTime() + 31 * day));
    expect(await api.db.select().from(searchCounts)).toEqual([]);
  });
});
