import type { AdminArticle, Article } from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { articles, articleSlugs } from '../../platform/database/schema.ts';
import { deleteRemoved } from '../builder/delete-removed.ts';
import { restorableFor } from '../../platform/restorable-for.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  admin = await logIn(api, 'admin');
  await api.db.delete(articles);
});

const hour = 3_600_000;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, body?: object, options: object = {}) =>
  ask(api, `admin/v1/${path}`, { method, bearer: admin, locale: 'en', ...(body && { body }), ...options });
const write = async (form: object): Promise<AdminArticle> =>
  (await call('POST', 'articles', { title: 'Werken aan het Wad', locale: 'nl', ...form })).body.data;
const change = ({ id, revision }: AdminArticle, form: object) =>
  call('PUT', `articles/${id}`, { revision, ...form });
const changed = async (article: AdminArticle, form: object): Promise<AdminArticle> =>
  (await change(article, form)).body.data;
const listed = async (query = ''): Promise<string[]> =>
  (await call('GET', `articles${query}`)).body.data.map(({ slug }: AdminArticle) => slug);
const inHours = (hours: number) => new Date(api.clock.now().getTime() + hours * hour).toISOString();

/** What guests are shown of all articles in Dutch: those that are listed, and those that their slug leads to. */
async function forGuests(...slugs: string[]) {
  const news: Article[] = (await ask(api, 'public/v1/cms?locale=nl&limit=200')).body.data;
  const read = await Promise.all(
    slugs.map(async (slug) => (await ask(api, `public/v1/cms/slug/${slug}`)).status),
  );
  return { listed: news.map(({ slug }) => slug), read };
}
const hidden = (slug: string) => expect(forGuests(slug)).resolves.toEqual({ listed: [], read: [404] });
const visible = (slug: string) => expect(forGuests(slug)).resolves.toEqual({ listed: [slug], read: [200] });

describe('an article of a board', () => {
  it('is a draft with an address of its own, which no guest sees', async () => {
    const article = await write({});
    expect(article).toMatchObject({
      state: 'draft',
      slug: 'werken-aan-het-wad',
      published_at: null,
      revision: 1,
      text: '',
      changed_by: 'Anna de Vries',
    });
    await hidden(article.slug);
    expect((await write({})).slug).toBe('werken-aan-het-wad-2');
    expect((await write({ title: '工作' })).slug).toBe('article');
  });

  it('is published at once, taken off and shown again with the date it had', async () => {
    const first = await write({ publish: true });
    expect(first).toMatchObject({ state: 'published', published_at: inHours(0) });
    await visible(first.slug);
    api.clock.advance(hour);
    const off = await changed(first, { publish: false });
    expect(off).toMatchObject({ state: 'unpublished', published_at: first.published_at });
    await hidden(first.slug);
    const again = await changed(off, { publish: true });
    expect(again).toMatchObject({ state: 'published', published_at: first.published_at });
    await visible(first.slug);
  });

  it('that is planned is shown from its moment on, and before it to nobody', async () => {
    const planned = await write({ publish: true, published_at: inHours(2) });
    expect(planned.state).toBe('planned');
    await hidden(planned.slug);
    api.clock.advance(2 * hour - 1);
    await hidden(planned.slug);
    api.clock.advance(1);
    await visible(planned.slug);
    expect((await call('GET', `articles/${planned.id}`)).body.data.state).toBe('published');
  });

  it('may be given a date that is past, and is a draft again when its plan is taken back', async () => {
    const moment = '2026-01-02T07:00:00+01:00';
    const dated = await write({ publish: true, published_at: moment });
    expect(dated).toMatchObject({ state: 'published', published_at: new Date(moment).toISOString() });
    const planned = await write({ publish: true, published_at: inHours(1) });
    expect(await changed(planned, { publish: false })).toMatchObject({ state: 'draft', published_at: null });
    expect(
      (
        await call('POST', 'articles', {
          title: 'x',
          locale: 'nl',
          publish: true,
          published_at: '0000-01-01T00:00:00Z',
        })
      ).status,
    ).toBe(422);
  });

  it('keeps of its text what the editor writes, and nothing that runs', async () => {
    const text =
      '<h1>Kop</h1><p class="lead" onclick="x()">Moi <a href="javascript:x()" data-button="primary">klik</a></p><img src="/uploads/a.jpg" alt="Wad" onerror="x()"><script>alert(1)</script><p><span data-icon="heart" style="x"></span></p><iframe src="https://x"></iframe>';
    const clean =
      '<h2>Kop</h2><p class="lead">Moi <a data-button="primary">klik</a></p><img src="/uploads/a.jpg" alt="Wad" /><p><span data-icon="heart"></span></p>';
    const article = await write({ text, publish: true });
    expect(article.text).toBe(clean);
    expect((await changed(article, { text: '<svg onload=x()>Hoi</svg>' })).text).toBe('Hoi');
    const [stored] = await api.db
      .select({ text: articles.text })
      .from(articles)
      .where(eq(articles.id, article.id));
    expect(stored?.text).toBe('Hoi');
  });

  it('shows a picture small in lists, and takes no address that is none of one', async () => {
    const image = 'http://localhost:3000/uploads/18/ab/abc-upload.jpg';
    const article = await write({ image, author: ' Jelmer  Postma ', category: '' });
    expect(article).toMatchObject({
      image,
      thumbnail: image.replace('-upload', '-thumb'),
      author: 'Jelmer Postma',
      category: null,
    });
    expect(await changed(article, { image: null })).toMatchObject({ image: null, thumbnail: null });
    for (const wrong of ['javascript:x()', '//evil.example/x.jpg', 'data:image/png;base64,x'])
      expect((await change(article, { image: wrong })).status).toBe(400);
  });

  it('needs a title, a language of the site and a slug that none of the board has', async () => {
    await write({ slug: 'wad' });
    const problems = async (form: object) => {
      const { status, body } = await call('POST', 'articles', { title: 'A', locale: 'nl', ...form });
      return [status, Object.values(body.fields ?? {}).flat()];
    };
    expect(await problems({ title: '  ' })).toEqual([422, ['Give it a title']]);
    expect(await problems({ locale: 'de' })).toEqual([422, ['The site has no such language']]);
    expect(await problems({ slug: ' Wad ' })).toEqual([
      422,
      ['“wad” is the address of another article. “wad-2” is free'],
    ]);
    expect(await problems({ slug: '！！' })).toEqual([422, ['Use letters and digits, as in “a”']]);
    const [one, other] = await Promise.all([
      call('POST', 'articles', { title: 'A', locale: 'nl', slug: 'een' }),
      call('POST', 'articles', { title: 'B', locale: 'nl', slug: 'een' }),
    ]);
    expect([one.status, other.status].sort()).toEqual([201, 422]);
  });
});

describe('the address of an article', () => {
  const leads = async (slug: string) => (await ask(api, `public/v1/cms/slug/${slug}`)).body.data?.slug;

  it('leads on from each one that it had while it was shown, until another takes it', async () => {
    const draft = await write({ slug: 'een' });
    const first = await changed(draft, { slug: 'twee', publish: true });
    // Nobody ever read it there.
    expect(await leads('een')).toBeUndefined();
    const third = await changed(first, { slug: 'drie' });
    const fourth = await changed(third, { slug: 'vier' });
    expect([await leads('twee'), await leads('drie'), await leads('vier')]).toEqual(['vier', 'vier', 'vier']);
    await write({ slug: 'drie' });
    expect(await leads('drie')).toBe('vier');
    const back = await changed(fourth, { slug: 'twee' });
    expect([await leads('twee'), await leads('vier')]).toEqual(['twee', 'twee']);
    // What is shown to nobody is not found by a former address either.
    await changed(back, { publish: false });
    expect([await leads('twee'), await leads('vier')]).toEqual([undefined, undefined]);
  });

  it('is its own once an article that is shown takes it', async () => {
    const first = await changed(await write({ slug: 'oud', publish: true }), { slug: 'nieuw' });
    const second = await write({ slug: 'oud', publish: true });
    expect(await leads('oud')).toBe('oud');
    await changed(second, { slug: 'ander' });
    expect(await leads('oud')).toBe('ander');
    expect(await leads(first.slug)).toBe('nieuw');
  });
});

describe('an article that is deleted', () => {
  it('is shown to nobody, keeps its slug and comes back as it was', async () => {
    const article = await write({ publish: true });
    expect((await call('DELETE', `articles/${article.id}`)).status).toBe(204);
    expect((await call('DELETE', `articles/${article.id}`)).status).toBe(204);
    await hidden(article.slug);
    expect([await listed(), await listed('?match[state]=deleted')]).toEqual([[], [article.slug]]);
    expect((await call('POST', 'articles', { title: 'x', locale: 'nl', slug: article.slug })).status).toBe(
      422,
    );
    const late = await change(article, { title: 'Too late' });
    expect([late.status, late.body.code]).toEqual([410, 'articleDeleted']);
    const restored = await call('POST', `articles/${article.id}/restore`);
    expect(restored.body.data).toMatchObject({ state: 'published', published_at: article.published_at });
    expect((await call('POST', `articles/${article.id}/restore`)).status).toBe(200);
    await visible(article.slug);
  });

  it('is a draft where its moment came meanwhile: nobody has read it yet', async () => {
    const planned = await write({ publish: true, published_at: inHours(2) });
    await call('DELETE', `articles/${planned.id}`);
    api.clock.advance(hour);
    const restore = async () => (await call('POST', `articles/${planned.id}/restore`)).body.data.state;
    expect(await restore()).toBe('planned');
    await call('DELETE', `articles/${planned.id}`);
    api.clock.advance(hour);
    expect(await restore()).toBe('draft');
    await hidden(planned.slug);
  });

  it('is gone for good after its 30 days, with the addresses it had', async () => {
    const article = await changed(await write({ publish: true }), { slug: 'nieuw' });
    await call('DELETE', `articles/${article.id}`);
    const later = (milliseconds: number) => new Date(api.clock.now().getTime() + milliseconds);
    expect((await deleteRemoved(api.db, later(restorableFor - 1))).articles).toBe(0);
    expect((await deleteRemoved(api.db, later(restorableFor))).articles).toBe(1);
    expect(await api.db.select().from(articleSlugs)).toEqual([]);
    expect((await call('GET', `articles/${article.id}`)).status).toBe(404);
  });
});

describe('the list of articles', () => {
  it('is the newest first, by state, by language and by what is looked for', async () => {
    await write({ slug: 'oud', title: 'Oud', publish: true, published_at: inHours(-48) });
    await write({ slug: 'nieuw', title: 'Nieuw', publish: true, author: 'Hinke Zijlstra' });
    await write({ slug: 'straks', title: 'Straks', publish: true, published_at: inHours(3) });
    await write({ slug: 'concept', title: 'Concept 100%' });
    await write({
      slug: 'english',
      title: 'English',
      locale: 'en',
      publish: true,
      published_at: inHours(-24),
    });
    await changed(await write({ slug: 'weg', title: 'Weg', publish: true, published_at: inHours(-72) }), {
      publish: false,
    });
    expect(await listed()).toEqual(['concept', 'straks', 'nieuw', 'english', 'oud', 'weg']);
    const states = ['draft', 'planned', 'published', 'unpublished', 'deleted'];
    expect(await Promise.all(states.map((state) => listed(`?match[state]=${state}`)))).toEqual([
      ['concept'],
      ['straks'],
      ['nieuw', 'english', 'oud'],
      ['weg'],
      [],
    ]);
    expect(await listed('?match[locale]=en')).toEqual(['english']);
    expect(await listed('?search=zijlstra')).toEqual(['nieuw']);
    expect(await listed('?search=100%25')).toEqual(['concept']);
    const { body } = await call('GET', 'articles?limit=2&page=2');
    expect(body.meta).toMatchObject({ total: 6, last_page: 3 });
    expect(body.data[0]).not.toHaveProperty('text');
  });
});

describe('two admins at one article', () => {
  it('the second is given what the first saved, and nothing is lost', async () => {
    const article = await write({ text: '<p>Een</p>' });
    await changed(article, { title: 'Van de een', text: '<p>Twee</p>' });
    const second = await change(article, { title: 'Van de ander' });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      code: 'conflict',
      current: { title: 'Van de een', text: '<p>Twee</p>', revision: 2, changed_by: 'Anna de Vries' },
    });
    expect((await call('GET', `articles/${article.id}`)).body.data.title).toBe('Van de een');
  });

  it('what is sent once more after its answer was lost is there already', async () => {
    const article = await write({});
    const once = await changed(article, { title: 'Een keer' });
    const twice = await change(article, { title: 'Een keer' });
    expect([twice.status, twice.body.data.revision]).toEqual([200, once.revision]);
  });
});

it('another board’s admin neither reads nor changes an article, and both may have one slug', async () => {
  const { id, slug } = await write({ publish: true });
  const host = 'other.localhost';
  const other = { bearer: await logIn(api, 'admin', 'admin@example.org', host), host };
  const tries = [
    ['GET', `articles/${id}`, undefined] as const,
    ['PUT', `articles/${id}`, { revision: 1, title: 'Van mij' }] as const,
    ['DELETE', `articles/${id}`, undefined] as const,
    ['POST', `articles/${id}/restore`, undefined] as const,
  ];
  for (const [method, path, body] of tries)
    expect((await call(method, path, body, other)).status, `${method} ${path}`).toBe(404);
  expect((await call('GET', 'articles', undefined, other)).body.data).toEqual([]);
  expect((await call('POST', 'articles', { title: 'Elders', locale: 'nl', slug }, other)).status).toBe(201);
  await visible(slug);
  expect((await ask(api, `public/v1/cms/slug/${slug}`, { host })).status).toBe(404);
});
