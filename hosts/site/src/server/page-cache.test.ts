import fc from 'fast-check';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../test/board-in-memory.ts';
import { openTestSite, sessionCookie } from '../test/open-test-site.ts';
import { chooseEncoding, encodePage, type CachedPage } from './encoded-page.ts';
import { createPageCache } from './page-cache.ts';

const usual = (key: string) => ({ key, isOneOfMany: false });
const pageOfText = (body: string): CachedPage => encodePage({ status: 200, headers: {}, body });

/** How often the jobs were asked for: a page that was kept asks nothing. */
const rendered = (calls: readonly { url: string }[]) =>
  calls.filter(({ url }) => url.includes('/jobs/slug/')).length;
const job = '/vacature/wijkverpleegkundige';

describe('a site', () => {
  /** How often it was read whole. */
  const read = (calls: readonly { url: string }[]) =>
    calls.filter(({ url }) => /\/job-board-builder\/sites\/\d+/.test(url)).length;

  it('is read once for all its pages in its own language, and once for each other', async () => {
    const { ask, calls } = await openTestSite();
    await ask('/');
    await ask('/over-ons');
    expect(read(calls)).toBe(1);
    await ask('/en/about');
    await ask('/en');
    expect(read(calls)).toBe(2);
  });
});

describe('what is kept', () => {
  it('takes no more memory than it may, whatever its addresses', () => {
    const maxBytes = 1_000_000;
    const cache = createPageCache({ maxAge: 60_000, maxBytes });
    const query = 'a'.repeat(15_000);
    let held = 0;
    for (let count = 0; count < 1000; count += 1) cache.set(usual(`${count}${query}`), pageOfText('x'));
    for (let count = 0; count < 1000; count += 1)
      if (cache.get(usual(`${count}${query}`))) held += 2 * query.length;
    expect(held).toBeGreaterThan(0);
    expect(held).toBeLessThanOrEqual(maxBytes);
  });

  it('is let go when nobody asks for it any more, though nothing comes after it', () => {
    let time = 1;
    const cache = createPageCache({ maxAge: 60_000, maxBytes: 1_000_000, now: () => time });
    cache.set(usual('a'), pageOfText('x'));
    cache.set({ key: 'a?b', isOneOfMany: true }, pageOfText('x'));
    time = 3_000_000;
    cache.sweep();
    expect(cache.size()).toBeGreaterThan(2000);
    time = 4_000_000;
    cache.sweep();
    expect(cache.size()).toBe(0);
  });

  it('of endlessly many never pushes out a page of the site', () => {
    const cache = createPageCache({ maxAge: 60_000, maxBytes: 1_000_000 });
    cache.set(usual('home'), pageOfText('x'.repeat(10_000)));
    for (let count = 0; count < 1000; count += 1)
      cache.set({ key: `home?lat=${count}`, isOneOfMany: true }, pageOfText('x'.repeat(10_000)));
    expect(cache.get(usual('home'))).toBeDefined();
    expect(cache.size()).toBeLessThan(300_000);
  });

  it('is no page under a key that it does not read, though others do', async () => {
    const { ask } = await openTestSite();
    for (const url of [
      '/over-ons',
      '/over-ons?lat=1',
      '/over-ons?lat=1',
      '/over-ons?search=zorg',
      '/over-ons?next=/',
    ])
      expect((await ask(url)).statusCode).toBe(200);
    const size = await ask({ method: 'DELETE', url: '/api/cache?key=wadwerk.example' });
    expect(size.json()).toEqual({ data: { removed: 1 } });
  });

  it('is one page however a cookie or a host is written, and none for ids of no tab', async () => {
    const { ask, board } = await openTestSite();
    board.cookieScripts = ['ads', 'counter'].map((id) => ({
      id,
      name: id,
      type: 'marketing',
      placement: 'head',
      execute: 'initialLoad',
      scriptText: '',
    }));
    const removed = async (requests: readonly { readonly cookie?: string; readonly host?: string }[]) => {
      for (const headers of requests)
        expect((await ask({ url: '/over-ons', headers: { ...headers } })).statusCode).toBe(200);
      return (await ask({ method: 'DELETE', url: '/api/cache?key=wadwerk.example' })).json();
    };
    expect(
      await removed([
        { cookie: 'consent=some:ads,counter@1' },
        { cookie: 'consent=some:counter,ads,ads@2' },
        { cookie: 'consent=some:ads,counter@1; dev-host=elsewhere.example' },
        { cookie: 'consent=some:ads,counter@1', host: 'WADWERK.example' },
      ]),
    ).toEqual({ data: { removed: 1 } });
    expect(await removed([{ cookie: 'consent=a' }, { cookie: 'consent=b' }, {}])).toEqual({
      data: { removed: 1 },
    });
    expect(await removed([{ cookie: 'consent=some:x1@1' }, { cookie: 'consent=some:x2,ads@1' }])).toEqual({
      data: { removed: 0 },
    });
  });

  it('is no page of a query that pages do not read', async () => {
    const { ask, calls } = await openTestSite();
    for (const query of ['?x=1', '?x=1', `?search=${'a'.repeat(2000)}`, `?search=${'a'.repeat(2000)}`])
      expect((await ask(`${job}${query}`)).statusCode).toBe(200);
    expect(rendered(calls)).toBe(4);
  });

  it('is one page for every campaign', async () => {
    const { ask, calls } = await openTestSite();
    for (const query of ['', '?utm_source=mail', '?utm_source=post&utm_medium=x', '?gclid=1'])
      expect((await ask(`${job}${query}`)).statusCode).toBe(200);
    expect(rendered(calls)).toBe(1);
  });
});

describe('a page that was drawn before', () => {
  it('is sent again without asking the API', async () => {
    const { ask, calls } = await openTestSite();
    const first = await ask(job);
    const again = await ask(job);
    expect(again.body).toBe(first.body);
    expect(rendered(calls)).toBe(1);
    const { length } = calls;
    await ask(job);
    expect(calls).toHaveLength(length);
  });

  it('is another one for each query, consent, host and language', async () => {
    const { ask, calls } = await openTestSite();
    await ask(job);
    await ask(`${job}?lat=1&lon=1`);
    await ask({ url: job, headers: { cookie: 'consent=all@2026-11-20T10:00:00.000Z' } });
    await ask({ url: job, headers: { cookie: 'consent=some:@2026-11-20T10:00:00.000Z' } });
    await ask('/en/jobs/wijkverpleegkundige');
    expect(rendered(calls)).toBe(5);
    await ask({ url: job, headers: { cookie: 'consent=all@2026-11-20T11:11:11.000Z' } });
    expect(rendered(calls)).toBe(5);
  });

  it('is never one behind a mailed link, nor may any other cache keep it', async () => {
    const { ask, board, calls } = await openTestSite();
    board.pages.push(pageOf('p-manage-job-alert', { nl: 'job-alert' }, [['job-alerts']]));
    const read = () => calls.filter(({ url }) => url.includes('/job-alerts/manage/')).length;
    for (const times of [1, 2]) {
      const answer = await ask('/job-alert?token=good-link');
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(answer.body).toContain('sanne@voorbeeld.nl');
      expect(read()).toBe(times);
    }
  });

  it('is never somebody’s own: who has a session gets a fresh page, and leaves none behind', async () => {
    const { ask, calls } = await openTestSite();
    const headers = { cookie: sessionCookie('candidate', 'good-one') };
    const mine = await ask({ url: job, headers });
    expect(mine.body).toContain('data-visitor="candidate"');
    await ask({ url: job, headers });
    expect((await ask(job)).body).toContain('data-visitor="guest"');
    expect(rendered(calls)).toBe(3);
  });

  it('is not kept when something was wrong', async () => {
    const { ask, calls, board } = await openTestSite();
    board.broken = { 'GET /api/public/v1/jobs/slug/wijkverpleegkundige': 500 };
    expect((await ask(job)).statusCode).toBe(500);
    board.broken = {};
    expect((await ask(job)).statusCode).toBe(200);
    expect(rendered(calls)).toBe(2);
  });

  it('is drawn anew after a change, the site’s own description too', async () => {
    const { ask, board, purge } = await openTestSite();
    expect((await ask('/')).body).toContain('Wadwerk</title>');
    board.settings = { ...board.settings, site_name: 'Slikwerk' };
    expect((await ask('/')).body).toContain('Wadwerk</title>');
    purge();
    expect((await ask('/')).body).toContain('Slikwerk</title>');
  });

  it('is not kept when the change came while it was drawn', async () => {
    const site = await openTestSite();
    const { ask, purge, calls } = site;
    await ask('/over-ons');
    const [page] = await Promise.all([
      ask(job),
      (async () => {
        while (rendered(calls) === 0) await new Promise((resolve) => setImmediate(resolve));
        purge();
      })(),
    ]);
    expect(page?.statusCode).toBe(200);
    const before = rendered(calls);
    await ask(job);
    expect(rendered(calls)).toBe(before + 1);
  });
});

describe('DELETE /api/cache', () => {
  it('empties it, or what begins with a key, and says how much', async () => {
    const { ask, calls } = await openTestSite();
    await ask(job);
    await ask('/over-ons');
    const none = await ask({ method: 'DELETE', url: '/api/cache?key=elsewhere.example' });
    expect(none.json()).toEqual({ data: { removed: 0 } });
    const all = await ask({ method: 'DELETE', url: '/api/cache?key=wadwerk.example' });
    expect(all.json()).toEqual({ data: { removed: 2 } });
    await ask(job);
    expect(rendered(calls)).toBe(2);
  });

  it('takes the secret or this machine’s word, and nobody else’s', async () => {
    const { ask } = await openTestSite();
    const from = (headers: Record<string, string>, remoteAddress = '203.0.113.7') =>
      ask({ method: 'DELETE', url: '/api/cache', headers, remoteAddress });
    expect((await from({})).statusCode).toBe(403);
    expect((await from({ authorization: 'Bearer wrong' })).statusCode).toBe(403);
    expect((await from({ authorization: 'Bearer the-secret' })).statusCode).toBe(200);
    expect((await from({}, '127.0.0.1')).statusCode).toBe(200);
    expect((await from({ 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1')).statusCode).toBe(403);
    const { ask: noSecret } = await openTestSite({ cacheSecret: '' });
    const empty = { authorization: 'Bearer ' };
    expect(
      (await noSecret({ method: 'DELETE', url: '/api/cache', headers: empty, remoteAddress: '203.0.113.7' }))
        .statusCode,
    ).toBe(403);
  });
});

describe('the wire', () => {
  it('sends 304 to who has the page already', async () => {
    const { ask } = await openTestSite();
    const first = await ask('/');
    const etag = String(first.headers['etag']);
    const again = await ask({ url: '/', headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
    expect((await ask({ url: '/', headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.headers['vary']).toContain('accept-encoding');
  });

  it('sends the same page in each encoding', async () => {
    const { ask } = await openTestSite();
    const plain = await ask('/');
    const br = await ask({ url: '/', headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const gzip = await ask({ url: '/', headers: { 'accept-encoding': 'gzip' } });
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });

  it('sends no body to HEAD', async () => {
    const { ask } = await openTestSite();
    const head = await ask({ method: 'HEAD', url: '/' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it.each([
    ['br', 'br'],
    ['gzip, br;q=0.5', 'br'],
    ['gzip;q=1.0, *;q=0', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0', 'identity'],
    ['deflate', 'identity'],
    ['brotli', 'identity'],
    ['', 'identity'],
  ])('reads Accept-Encoding ‘%s’ as %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });

  it('encodes whatever text there is, and back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const { bodyIn } = pageOfText(text);
        expect((await bodyIn('identity')).toString()).toBe(text);
        expect(brotliDecompressSync(await bodyIn('br')).toString()).toBe(text);
        expect(gunzipSync(await bodyIn('gzip')).toString()).toBe(text);
      }),
      { numRuns: 25 },
    );
  });
});

it('compresses a page once per encoding: whoever asks again gets the same bytes', async () => {
  const { bodyIn } = pageOfText('x'.repeat(3000));
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const [first, again] = await Promise.all([bodyIn(encoding), bodyIn(encoding)]);
    expect(Buffer.isBuffer(first)).toBe(true);
    expect(again).toBe(first);
    expect(await bodyIn(encoding)).toBe(first);
  }
});

it('keeps no more than its bytes', () => {
  const cache = createPageCache({ maxAge: 60_000, maxBytes: 10_000 });
  const page = pageOfText('x'.repeat(3000));
  for (let index = 0; index < 10; index += 1) cache.set(usual(`page ${index}`), page);
  expect(cache.get(usual('page 9'))).toBe(page);
  expect(cache.get(usual('page 0'))).toBeUndefined();
});
