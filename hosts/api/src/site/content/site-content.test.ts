import { eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import {
  articles,
  blocks,
  blockSettings,
  forwardRules,
  globalBlocks,
  landingPages,
  mails,
  organisationBoards,
  organisations,
  pages,
  pageSettings,
  sites,
} from '../../platform/database/schema.ts';

let api: TestApi;
let contactBlock: number;

beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  const { db } = api;
  await db
    .update(organisations)
    .set({
      premium: true,
      featured: true,
      info: [{ type: 'text', value: { nl: 'Hoi', en: 'Hello' }, order: 1 }],
    })
    .where(eq(organisations.id, 1));
  await db.insert(organisations).values([
    { id: 3, slug: 'ecole', name: 'École de Groningue', segmentIds: [1] },
    { id: 4, slug: 'foreign', name: 'Foreign', segmentIds: [] },
    { id: 5, slug: 'closed', name: 'Closed', active: false },
  ]);
  await db
    .insert(organisationBoards)
    .values([
      ...[1, 2, 3, 5].map((organisationId) => ({ organisationId, jobBoardId: 1 })),
      { organisationId: 4, jobBoardId: 2 },
    ])
    .onConflictDoNothing();
  await api.addJob();
  await api.addJob({ salaryMin: 3000, salaryMax: 4000 });
  await api.addJob({ status: 'paused' });
  await api.addJob({ organisationId: 3 }, [2]);
  const [page] = await db
    .insert(pages)
    .values({ siteId: 18, key: 'p-about', path: { nl: 'over-ons', en: 'about' }, order: 5 })
    .returning();
  const pageId = page?.id ?? 0;
  await db.insert(pageSettings).values([
    { pageId, locale: 'NL', settings: { page_title: 'Over ons' } },
    { pageId, locale: 'EN', settings: { page_title: 'About us' } },
  ]);
  const made = await db
    .insert(blocks)
    .values([
      { siteId: 18, pageId: null, isGlobal: true, key: 'navbar' },
      { siteId: 18, pageId, key: 'contact', order: 2, customStyles: '.x{}' },
      { siteId: 18, pageId, key: 'html', order: 1 },
      { siteId: 19, pageId: null, isGlobal: true, key: 'contact' },
    ])
    .returning();
  const [navbar, contact, html] = made.map(({ id }) => id);
  contactBlock = contact ?? 0;
  await db.insert(globalBlocks).values({ pageId, blockId: navbar ?? 0, order: 0 });
  await db.insert(blockSettings).values([
    {
      blockId: contactBlock,
      locale: 'NL',
      settings: { contact_title: 'Mail ons', contact_emailTo: 'secret@wadwerk.example' },
      version: 2,
    },
    { blockId: html ?? 0, locale: 'NL', settings: { html_html: '<p>nl</p>' } },
    { blockId: html ?? 0, locale: 'EN', settings: { html_html: '<p>en</p>' } },
  ]);
  await db.insert(articles).values([
    {
      jobBoardId: 1,
      locale: 'nl',
      slug: 'een',
      title: 'Een',
      text: '<p>Een</p>',
      publishedAt: new Date('2026-01-01'),
    },
    { jobBoardId: 1, locale: 'nl', slug: 'twee', title: 'Twee', publishedAt: new Date('2026-02-01') },
    {
      jobBoardId: 1,
      locale: 'nl',
      slug: 'weg',
      title: 'Weg',
      active: false,
      publishedAt: new Date('2026-02-01'),
    },
    { jobBoardId: 1, locale: 'en', slug: 'one', title: 'One', publishedAt: new Date('2026-02-01') },
    { jobBoardId: 2, locale: 'nl', slug: 'elders', title: 'Elders', publishedAt: new Date('2026-02-01') },
  ]);
  await db.insert(landingPages).values([
    {
      jobBoardId: 1,
      locale: 'nl',
      publishedAt: new Date('2026-01-01'),
      slug: 'zorg',
      title: 'Banen in de zorg',
      query: { 'in[segment_ids]': ['1'] },
    },
    {
      jobBoardId: 1,
      locale: 'nl',
      publishedAt: new Date('2026-01-01'),
      slug: 'rijk',
      title: 'Goed betaald',
      description: 'Vanaf 45.000 per jaar.',
      query: { 'range[salary_year]': '45000,' },
      order: 1,
    },
    {
      jobBoardId: 1,
      locale: 'nl',
      publishedAt: new Date('2026-01-01'),
      slug: 'stad',
      title: 'In Groningen',
      query: { location_name: 'Groningen' },
      order: 2,
    },
    {
      jobBoardId: 1,
      locale: 'nl',
      publishedAt: new Date('2026-01-01'),
      slug: 'nergens',
      title: 'Nergens',
      query: { location_name: 'Qqqqq' },
      order: 3,
    },
  ]);
  await db.insert(forwardRules).values([
    { jobBoardId: 1, path: '/oud', url: '/nieuw', status: 301 },
    { jobBoardId: 1, path: '/blog/*', url: '/nieuws/*' },
    { jobBoardId: 1, path: '/blog/beste', url: '/nieuws' },
    { jobBoardId: 2, path: '/elders', url: '/daar' },
  ]);
});
afterAll(() => api.close());

const get = async (url: string, question: Parameters<typeof ask>[2] = {}) =>
  ask(api, `public/v1/${url}`, question);
const data = async (url: string, question: Parameters<typeof ask>[2] = {}) =>
  (await get(url, question)).body.data;

it('a host leads to its sites and the API that answers for it', async () => {
  const { body } = await ask(api, 'v1/public/host', {
    method: 'POST',
    body: { host: 'Other.localhost:3000' },
  });
  expect(body.data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ type: 'api' }),
      { type: 'site', host: 'other.localhost' },
    ]),
  );
  const unknown = await ask(api, 'v1/public/host', { method: 'POST', body: { host: 'nowhere.example' } });
  expect([unknown.status, unknown.body.code]).toEqual([404, 'unknownHost']);
});

it('the configuration speaks the caller’s language and names this board alone', async () => {
  const configuration = await data('configuration', { locale: 'en' });
  expect(configuration.sites).toEqual([
    { host: 'localhost', job_board_builder_site_id: 18, job_board_id: 1 },
  ]);
  expect(configuration.job_boards.map(({ id }: { id: number }) => id)).toEqual([1]);
  expect(configuration.segments.map(({ name }: { name: string }) => name)).toEqual([
    'Care',
    'Engineering',
    'Permanent',
    'Temporary',
  ]);
  expect(configuration.countries).toEqual([{ code: 'NL' }, { code: 'BE' }]);
});

describe('a site', () => {
  const about = async (question: Parameters<typeof ask>[2] & { query?: string } = {}) => {
    const site = await data(`job-board-builder/sites/18${question.query ?? ''}`, question);
    return site.pages.find(({ key }: { key: string }) => key === 'p-about');
  };

  it('comes with the blocks of its pages in their order, global ones among them', async () => {
    const page = await about({ query: '?locale=EN' });
    expect(page.settings).toEqual({ page_title: 'About us' });
    expect(
      page.blocks.map(({ key, isGlobal, page_id }: Record<string, unknown>) => [
        key,
        isGlobal,
        page_id === page.id,
      ]),
    ).toEqual([
      ['navbar', true, false],
      ['html', false, true],
      ['contact', false, true],
    ]);
    expect(page.blocks[1].settings).toEqual({ html_html: '<p>en</p>' });
  });

  it('falls back to its own language, block by block and for one it does not have', async () => {
    const page = await about({ query: '?locale=RO' });
    expect(page.blocks[1].settings).toEqual({ html_html: '<p>nl</p>' });
    const site = await data('job-board-builder/sites/18?locale=DE');
    expect([site.locale, site.settings.default_language]).toEqual(['NL', 'nl']);
  });

  it('never tells a visitor where a contact block mails to, but its admin', async () => {
    const whole = await data('job-board-builder/sites/18?locale=NL');
    expect(JSON.stringify(whole)).not.toContain('secret@wadwerk.example');
    const bearer = await logIn(api, 'admin');
    const { body } = await ask(api, 'admin/v1/job-board-builder/sites/18?locale=NL', { bearer });
    expect(JSON.stringify(body)).toContain('secret@wadwerk.example');
  });

  it('is not there for another site’s host', async () => {
    expect((await get('job-board-builder/sites/19')).status).toBe(404);
  });

  it('has no pages for visitors while it is a draft', async () => {
    await api.db.update(sites).set({ status: 'draft' }).where(eq(sites.id, 19));
    const site = await data('job-board-builder/sites/19', { host: 'other.localhost' });
    expect([site.status, site.pages]).toEqual(['draft', []]);
  });

  it('is another one at once when it changes', async () => {
    const before = await get('job-board-builder/sites/18');
    await api.db.update(sites).set({ name: 'Wadwerk', version: 7 }).where(eq(sites.id, 18));
    const after = await get('job-board-builder/sites/18');
    expect([after.body.data.name, after.body.data.version]).toEqual(['Wadwerk', 7]);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });
});

describe('organisations', () => {
  const names = async (url: string) => (await data(url)).map(({ name }: { name: string }) => name);

  it('of a board are those with live jobs there, with their number', async () => {
    const { body } = await get('job-boards/1/organisations');
    expect(body.data.map(({ name, jobs_count }: Record<string, unknown>) => [name, jobs_count])).toEqual([
      ['Zorggroep Lauwers', 2],
    ]);
    expect(body.meta).toEqual({ total: 1, page: 1, limit: 10, last_page: 1 });
  });

  it('of a site are all active ones of its board', async () => {
    expect(await names('organisations?sort=name')).toEqual([
      'École de Groningue',
      'Waddenwerf',
      'Zorggroep Lauwers',
    ]);
    expect(await names('organisations')).toEqual(['Zorggroep Lauwers', 'École de Groningue', 'Waddenwerf']);
    expect(await names('organisations?match[premium]=true')).toEqual(['Zorggroep Lauwers']);
  });

  it.each([
    ['ecole', ['École de Groningue']],
    ['GROEP', ['Zorggroep Lauwers']],
    ['%', []],
    ['_', []],
  ])('are found by %j', async (search, found) => {
    expect(await names(`organisations?search=${encodeURIComponent(search)}`)).toEqual(found);
  });

  it('in random order are neither repeated nor skipped over the pages of a seed', async () => {
    const page = (number: number) => names(`organisations?sort=random&seed=42&limit=2&page=${number}`);
    expect([...(await page(1)), ...(await page(2))].sort()).toEqual([
      'Waddenwerf',
      'Zorggroep Lauwers',
      'École de Groningue',
    ]);
    expect(await page(3)).toEqual([]);
  });

  it('answer to their number and their slug, with what is asked for', async () => {
    const asked = await data('organisations/zorggroep-lauwers?with=organisation_info,organisation_segments', {
      locale: 'en',
    });
    expect(asked).toMatchObject({
      id: 1,
      jobs_count: 2,
      organisation_info: [{ type: 'text', value: 'Hello' }],
      organisation_segments: [1],
    });
    expect((await data('organisations/1')).organisation_info).toBeUndefined();
    for (const absent of ['4', 'foreign', 'closed', '99', 'x'.repeat(100)]) {
      expect((await get(`organisations/${absent}`)).status).toBe(404);
    }
  });
});

describe('articles', () => {
  it('are those of the board and language, newest first', async () => {
    const titles = async (url: string, locale: string) =>
      (await data(url, { locale })).map(({ title }: { title: string }) => title);
    expect(await titles('cms', 'nl')).toEqual(['Twee', 'Een']);
    expect(await titles('cms?sort=%2Bcreated_at', 'nl')).toEqual(['Een', 'Twee']);
    expect(await titles('cms?locale=en', 'nl')).toEqual(['One']);
  });

  it('have their text only in the details', async () => {
    expect((await data('cms', { locale: 'nl' }))[0].text).toBeUndefined();
    expect((await data('cms/slug/een')).text).toBe('<p>Een</p>');
    expect((await get('cms/slug/weg')).status).toBe(404);
    expect((await get('cms/slug/elders')).status).toBe(404);
  });
});

it('landing pages count what their search finds', async () => {
  const list = await data('job-boards/1/landing-pages?match[locale]=nl');
  expect(list.map(({ slug, jobs_count }: Record<string, unknown>) => [slug, jobs_count])).toEqual([
    ['zorg', 2],
    ['rijk', 1],
    ['stad', 2],
    ['nergens', 0],
  ]);
  expect(await data('landing-pages/rijk')).toMatchObject({
    description: 'Vanaf 45.000 per jaar.',
    query: { 'range[salary_year]': '45000,' },
  });
  expect((await get('landing-pages/none')).status).toBe(404);
});

describe('a forward rule', () => {
  const forward = async (url: string) => {
    const { status, body } = await get(`job-boards/1/forward?url=${encodeURIComponent(url)}`);
    return status === 200 ? [body.data.url, body.data.status] : status;
  };

  it.each([
    ['/oud', ['/nieuw', 301]],
    ['/oud/?utm=1#x', ['/nieuw?utm=1', 301]],
    ['https://wadwerk.example/oud', ['/nieuw', 301]],
    ['/blog/2020/lente', ['/nieuws/2020/lente', 302]],
    ['/blog/beste', ['/nieuws', 302]],
    ['/blog', 404],
    ['/oud/meer', 404],
    ['/elders', 404],
    ['', 404],
  ])('%s → %j', async (url, expected) => expect(await forward(url)).toEqual(expected));
});

describe('a contact message', () => {
  const send = (change: object = {}, locale = 'en') =>
    get('job-boards/1/contact', {
      method: 'POST',
      locale,
      body: {
        email: 'anna@example.org',
        name: 'Anna',
        message: 'Hoi <b>daar</b>',
        email_contact_form: contactBlock,
        ...change,
      },
    });

  it('is mailed to the address the block holds, to be answered to its sender', async () => {
    const { status, body } = await send();
    expect([status, body]).toEqual([201, { data: { sent: true } }]);
    const [mail] = await api.db.select().from(mails);
    expect(mail).toMatchObject({
      to: 'secret@wadwerk.example',
      replyTo: 'anna@example.org',
      state: 'queued',
      locale: 'nl',
    });
    expect(mail?.html).toContain('&lt;b&gt;daar');
    expect(api.mailed).toContain(mail?.id);
  });

  it('needs an address that can be answered', async () => {
    const { status, body } = await send({ email: 'anna' });
    expect([status, body.fields]).toEqual([422, { email: ['This is not a valid email'] }]);
  });

  it('needs a contact block of this site', async () => {
    const others = await api.db.select({ id: blocks.id }).from(blocks).where(eq(blocks.siteId, 19));
    for (const id of [999_999, ...others.map((block) => block.id)]) {
      expect((await send({ email_contact_form: id })).status).toBe(404);
    }
  });
});

it('places are those of the board’s countries unless others are named', async () => {
  const names = async (url: string) =>
    (await data(url)).map(
      ({ name, country_code }: Record<string, unknown>) => `${String(name)} ${String(country_code)}`,
    );
  expect((await names('geo/locations?location=gronin'))[0]).toBe('Groningen NL');
  expect((await names('geo/locations?location=Cluj&countries=RO'))[0]).toMatch(/^Cluj-Napoca RO/);
  expect(await names('geo/locations?location=Cluj')).not.toContain('Cluj-Napoca RO');
});
