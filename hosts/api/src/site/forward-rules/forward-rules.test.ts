import { eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ForwardRule, MissingPath } from '@boardwright/api-client/contract';
import { issueToken } from '../../../test/issue-token.ts';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import {
  articles,
  forwardHits,
  forwardRules,
  ignoredPaths,
  missingPaths,
  pages,
  users,
} from '../../platform/database/schema.ts';
import { deleteRemoved } from '../builder/delete-removed.ts';
import { deleteOldHits } from './count-hits.ts';

let api: TestApi;
let admin: string;
/** Of the other site. */
let elsewhere: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  admin = await logIn(api, 'admin');
  const [boss] = await api.db
    .insert(users)
    .values({
      email: 'boss@example.org',
      role: 'admin',
      adminRole: 'owner',
      givenName: 'B',
      familyName: 'B',
      siteId: 19,
    })
    .returning();
  elsewhere = await issueToken(api, { role: 'admin', siteId: 19, subject: boss?.uuid ?? '', clientId: null });
  await api.db.insert(pages).values([
    { siteId: 18, key: 'p-job-list', path: { nl: 'vacatures', en: 'jobs' } },
    { siteId: 18, key: 'p-generic', path: { nl: 'over-ons', en: 'about-us' } },
  ]);
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of [forwardHits, forwardRules, missingPaths, ignoredPaths]) await api.db.delete(table);
});

const there = {
  host: 'other.localhost',
  get bearer() {
    return elsewhere;
  },
};
type Method = 'GET' | 'POST' | 'PUT';
const call = (method: Method, path: string, body?: object, options: object = {}) =>
  ask(api, `admin/v1/${path}`, { method, bearer: admin, locale: 'en', ...(body && { body }), ...options });
const create = (path: string, url: string, more: object = {}) =>
  call('POST', 'forward-rules', { path, url, ...more });
const list = async (query = ''): Promise<ForwardRule[]> =>
  (await call('GET', `forward-rules${query}`)).body.data;
const paths = async (query = '') => (await list(query)).map(({ path }) => path);
const missing = async (): Promise<MissingPath[]> => (await call('GET', 'missing-paths')).body.data;
/** As the site asks where a visitor of an unknown address is led. */
async function visit(url: string, robot = false): Promise<string | number> {
  const query = new URLSearchParams({ url, ...(robot && { robot: 'true' }) });
  const { status, body } = await ask(api, `public/v1/job-boards/1/forward?${query.toString()}`);
  return status === 200 ? `${body.data.status} ${body.data.url}` : status;
}

describe('the rules of a board', () => {
  it('lead on from the moment they are added, and count who came', async () => {
    expect(await visit('/oud/')).toBe(404);
    const added = await create('http://localhost:3000/oud/?utm=x', '/vacatures?search=zorg');
    expect(added.status).toBe(201);
    expect(added.body.data).toMatchObject({
      path: '/oud',
      url: '/vacatures?search=zorg',
      status: 301,
      hits: 0,
    });
    expect(added.body.data.created_by).toBeTruthy();
    expect(await visit('/oud/')).toBe('301 /vacatures?search=zorg');
    expect(await visit('/oud')).toBe('301 /vacatures?search=zorg');
    expect(await visit('/oud', true)).toBe('301 /vacatures?search=zorg');
    // What a campaign adds goes along; what the rule asks itself stands.
    expect(await visit('/oud?utm_source=mail&search=it', true)).toBe(
      '301 /vacatures?search=zorg&utm_source=mail',
    );
    const [rule] = await list();
    expect([rule?.hits, rule?.last_hit_on]).toEqual([2, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
  });

  it('take what stands beneath an address along, and never to another host', async () => {
    await create('/banen/*', '/vacatures/*', { status: 302 });
    await create('/alles/*', '/*');
    expect(await visit('/banen/zorg/nacht')).toBe('302 /vacatures/zorg/nacht');
    expect(await visit('/banen/$&')).toBe('302 /vacatures/$&');
    expect(await visit('/alles//evil.example/x')).toBe('301 /evil.example/x');
  });

  it.each([
    ['oud', '/x', 'path', 'Begin with a slash'],
    ['//evil.example', '/x', 'path', 'Begin with a slash'],
    ['/a*', '/x', 'path', 'Begin with a slash'],
    ['/a/*/b', '/x', 'path', 'Begin with a slash'],
    ['https://elsewhere.example/a', '/x', 'path', 'Name an address of this site'],
    ['/a', '//evil.example', 'url', 'Name a page of this site'],
    ['/a', '/\\evil.example', 'url', 'Name a page of this site'],
    ['/a', 'javascript:alert(1)', 'url', 'Name a page of this site'],
    ['/a', 'https://user@elsewhere.example/', 'url', 'Name a page of this site'],
    ['/a/*', 'https://*.example/', 'url', 'Name a page of this site'],
    ['/a', '/b/*', 'url', 'and there is none'],
    ['/a', '/a/', 'url', 'leads to itself'],
    ['/a/*', '/a/b', 'url', 'leads to itself'],
    ['/admin', '/x', 'path', 'The product itself'],
    ['/api/*', '/x', 'path', 'The product itself'],
    ['/vacatures', '/x', 'path', 'There is a page'],
    ['/en/about-us', '/x', 'path', 'There is a page'],
    ['/', '/x', 'path', 'There is a page'],
  ])('%s → %s is refused at %s', async (path, url, field, sentence) => {
    const { status, body } = await create(path, url);
    expect([status, body.fields?.[field]?.[0]]).toEqual([422, expect.stringContaining(sentence)]);
    expect(await list()).toEqual([]);
  });

  it('never form a circle or a chain, from neither end', async () => {
    await create('/a', '/b');
    const problem = async (path: string, url: string) =>
      Object.values((await create(path, url)).body.fields)[0];
    expect(await problem('/b', '/a')).toEqual([expect.stringContaining('in a circle')]);
    expect(await problem('/z', '/a')).toEqual(['“/a” leads on to “/b”. Lead there at once']);
    expect(await problem('/b', '/c')).toEqual(['“/a” leads here. Let it lead to “/c” first']);
    expect(await problem('/a', '/d')).toEqual(['This address leads somewhere already']);
    const [one, other] = await Promise.all([create('/p', '/q'), create('/q', '/p')]);
    expect([one.status, other.status].sort()).toEqual([201, 422]);
  });

  it('are changed by one admin at a time: the second reads what the first made of it', async () => {
    const { id } = (await create('/a', '/b')).body.data;
    const change = (body: object) => call('PUT', `forward-rules/${id}`, body);
    expect((await change({ url: '/c', revision: 1 })).body.data).toMatchObject({
      path: '/a',
      url: '/c',
      revision: 2,
    });
    const late = await change({ url: '/d', revision: 1 });
    expect([late.status, late.body.current]).toMatchObject([409, { url: '/c', revision: 2 }]);
    expect((await change({ status: 307, revision: 2 })).body.data).toMatchObject({ url: '/c', status: 307 });
    expect((await change({ path: '/c', revision: 3 })).status).toBe(422);
  });

  it('are found by a part of either address, and sorted', async () => {
    await create('/een', '/vacatures');
    await create('/twee', 'https://else.example/Waddenzee');
    await visit('/twee');
    expect(await paths()).toEqual(['/twee', '/een']);
    expect(await paths('?sort=path')).toEqual(['/een', '/twee']);
    expect(await paths('?search=WADDEN')).toEqual(['/twee']);
    expect(await paths('?search=%25')).toEqual([]);
    expect(await paths('?limit=1&page=2&sort=path')).toEqual(['/twee']);
  });

  it('are restored within 30 days, those that still fit', async () => {
    const ids = [];
    for (const [path, url] of [
      ['/a', '/x'],
      ['/b', '/y'],
    ] as const)
      ids.push((await create(path, url)).body.data.id);
    expect((await call('POST', 'forward-rules/delete', { ids: [...ids, 999_999] })).body.data).toEqual({
      deleted: 2,
    });
    expect(await visit('/a')).toBe(404);
    expect(await paths('?match[deleted]=set&sort=path')).toEqual(['/a', '/b']);
    await create('/b', '/z');
    expect((await call('POST', 'forward-rules/restore', { ids })).body.data).toEqual({
      restored: 1,
      left: ['/b'],
    });
    expect(await visit('/a')).toBe('301 /x');
    const days = (count: number) => new Date(api.deps.clock.now().getTime() + count * 24 * 3_600_000);
    await deleteRemoved(api.db, days(29));
    expect(await paths('?match[deleted]=set')).toEqual(['/b']);
    await deleteRemoved(api.db, days(31));
    expect(await paths('?match[deleted]=set')).toEqual([]);
  });

  it('of another board are neither seen nor touched', async () => {
    const { id } = (await create('/a', '/b')).body.data;
    expect((await call('GET', 'forward-rules', undefined, there)).body.data).toEqual([]);
    expect((await call('PUT', `forward-rules/${id}`, { url: '/c', revision: 1 }, there)).status).toBe(404);
    await call('POST', 'forward-rules/delete', { ids: [id] }, there);
    expect(await paths()).toEqual(['/a']);
    expect((await call('POST', 'forward-rules', { path: '/a', url: '/c' }, there)).status).toBe(201);
  });
});

describe('a list of rules', () => {
  const importList = (text: string, dry_run = false) =>
    call('POST', 'forward-rules/import', { text, dry_run });

  it('is looked at first, and adds what is right of it', async () => {
    await create('/there', '/vacatures');
    await create('/other', '/vacatures');
    const text = [
      'from;to;status',
      '/een;/vacatures',
      '/twee;https://else.example/?a=1,2;302',
      '/there;/vacatures;301',
      '/other;/over-ons',
      '/drie',
      '/vier;/een',
      '/vijf;/x;418',
      '/zes;/zes',
      '',
    ].join('\r\n');
    const looked = (await importList(text, true)).body.data;
    expect(looked).toMatchObject({ added: 2, changed: 1, known: 1, wrong: 4 });
    expect(
      looked.lines.slice(0, 4).map((one: { line: number; problem: string }) => [one.line, one.problem]),
    ).toEqual([
      [6, expect.stringContaining('with a comma between')],
      [7, '“/een” leads on to “/vacatures”. Lead there at once'],
      [8, expect.stringContaining('301, 302')],
      [9, 'That leads to itself'],
    ]);
    expect(await paths('?sort=path')).toEqual(['/other', '/there']);
    expect((await importList(text)).body.data).toEqual(looked);
    expect(await visit('/twee')).toBe('302 https://else.example/?a=1,2');
    expect(await visit('/other')).toBe('301 /over-ons');
    // Sent again, as after a line that broke, it changes nothing.
    expect((await importList(text)).body.data).toMatchObject({ added: 0, changed: 0, known: 4 });
  });

  it('that was exported is imported again as it was', async () => {
    await create('/een', '/vacatures?search="a, b"');
    await create('/twee/*', 'https://else.example/*', { status: 308 });
    const file = await ask(api, 'admin/v1/forward-rules/export', { bearer: admin });
    expect(file.headers['content-type']).toContain('text/csv');
    await call('POST', 'forward-rules/delete', { ids: (await list()).map(({ id }) => id) });
    expect((await importList(file.bytes.toString())).body.data).toMatchObject({ added: 2, wrong: 0 });
    expect(await visit('/twee/x')).toBe('308 https://else.example/x');
  });

  it('with a quote that nobody closed is refused whole', async () => {
    const { status, body } = await importList('/a,"/b\n/c,/d');
    expect([status, body.fields.text[0]]).toEqual([422, expect.stringContaining('quote')]);
  });

  it('of ten thousand is taken, and no more', async () => {
    const lines = Array.from({ length: 10_050 }, (_, at) => `/old-${at},/vacatures`);
    const { body } = await importList(lines.join('\n'));
    expect(body.data).toMatchObject({ added: 10_000, wrong: 50 });
    expect(body.data.lines).toHaveLength(500);
    expect(await visit('/old-9999')).toBe('301 /vacatures');
  });
});

describe('addresses that lead nowhere', () => {
  const twice = async (url: string) => [await visit(url), await visit(url)];

  it('are listed once two visitors came, with what they probably wanted', async () => {
    await twice('/overons');
    await twice('/vacatures/over-on');
    await twice('/vacatures/bijbaan-dokkum?utm=1');
    for (let at = 0; at < 3; at++) await visit('/12345');
    await visit('/once');
    await visit('/robots-only', true);
    await visit('/robots-only', true);
    await twice('/wp-login.php');
    await twice('/.env');
    const found = await missing();
    expect(found.map(({ path, hits }) => [path, hits])).toEqual([
      ['/12345', 3],
      ['/overons', 2],
      ['/vacatures/bijbaan-dokkum', 2],
      ['/vacatures/over-on', 2],
    ]);
    expect(found.map(({ suggestion }) => suggestion)).toEqual([
      null,
      { url: '/over-ons', reason: 'sameWords' },
      { url: '/vacatures?search=bijbaan+dokkum', reason: 'list' },
      expect.objectContaining({ url: expect.any(String) }),
    ]);
  });

  it('are never answered with an article that nobody is shown yet', async () => {
    await api.db
      .insert(pages)
      .values({ siteId: 18, key: 'p-cms-article', path: { nl: 'nieuws', en: 'news' } });
    const now = api.deps.clock.now().getTime();
    const article = (slug: string, days: number) => ({
      jobBoardId: 1,
      locale: 'nl',
      slug,
      title: slug,
      publishedAt: new Date(now + days * 24 * 3_600_000),
    });
    await api.db.insert(articles).values([article('geheim-plan', 2), article('open-dag', -2)]);
    await twice('/geheim-plan');
    await twice('/open-dag');
    expect((await missing()).map(({ suggestion }) => suggestion?.url)).toEqual([
      '/vacatures?search=geheim+plan',
      '/nieuws/open-dag',
    ]);
  });

  it('are gone from the list once a rule or a page stands there, or they are ignored', async () => {
    for (const url of ['/one', '/two/x', '/three', '/four']) await twice(url);
    await create('/one', '/vacatures');
    await create('/two/*', '/vacatures');
    await call('POST', 'missing-paths/ignore', { path: '/three', ignored: true });
    expect((await missing()).map(({ path }) => path)).toEqual(['/four']);
    await call('POST', 'missing-paths/ignore', { path: '/three', ignored: false });
    const [page] = await api.db
      .insert(pages)
      .values({ siteId: 18, key: 'p-generic', path: { nl: 'four', en: 'four' } })
      .returning();
    expect((await missing()).map(({ path }) => path)).toEqual(['/three']);
    await api.db.delete(pages).where(eq(pages.id, page?.id ?? 0));
    expect((await call('GET', 'missing-paths', undefined, there)).body.data).toEqual([]);
  });

  it('are stored for four weeks, and two thousand different ones a day', async () => {
    await visit('/made-up-1');
    const [today] = await api.db.select().from(missingPaths);
    const others = Array.from({ length: 1999 }, (_, at) => ({
      jobBoardId: 1,
      day: today?.day ?? '',
      path: `/made-up-${at + 2}`,
      hits: 1,
    }));
    await api.db.insert(missingPaths).values(others);
    await visit('/made-up-7');
    await visit('/one-more');
    expect(await api.db.select().from(missingPaths)).toHaveLength(2000);
    expect((await missing()).map(({ path }) => path)).toEqual(['/made-up-7']);
    await deleteOldHits(api.db, new Date(Date.now() + 31 * 24 * 3_600_000));
    expect(await api.db.select().from(missingPaths)).toEqual([]);
  });
});
