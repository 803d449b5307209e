import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toWire } from '@boardwright/blocks-schema';
import { boardHost, pageOf } from '../test/board-in-memory.ts';
import { openTestSite, sessionCookie } from '../test/open-test-site.ts';
import { versionFor, visitorOfDay } from './experiments.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const noon = Date.parse('2026-11-20T12:00:00Z');
const numbered = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
const visitor = (number: number, now = noon) =>
  visitorOfDay({ address: numbered(number), userAgent: browser }, 'secret', now);

describe('the version a visitor sees', () => {
  it('is the same all day, whatever else runs', () => {
    fc.assert(
      fc.property(
        fc.nat(0xffffff),
        fc.nat(),
        fc.integer({ min: 1, max: 99 }),
        fc.nat(43_199_999),
        (who, experiment, share, later) => {
          const split = { experiment, share };
          expect(versionFor(split, visitor(who, noon + later))).toBe(versionFor(split, visitor(who)));
          expect(versionFor(split, undefined)).toBe('a');
        },
      ),
    );
  });

  it('is B for about as many as it should be, and in two experiments for others', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.constantFrom(10, 25, 50), (experiment, share) => {
        const all = Array.from({ length: 4000 }, (_, number) => visitor(number));
        const sees = (id: number) => all.map((one) => versionFor({ experiment: id, share }, one) === 'b');
        const rate = (list: readonly boolean[]) => (list.filter(Boolean).length / list.length) * 100;
        // Five standard errors: once in millions of runs.
        const tolerance = 5 * Math.sqrt((share * (100 - share)) / 4000);
        const first = sees(experiment);
        expect(Math.abs(rate(first) - share)).toBeLessThan(tolerance);
        const other = sees(experiment + 1).filter((_, number) => first[number]);
        expect(Math.abs(rate(other) - share)).toBeLessThan(tolerance * 4);
      }),
      { numRuns: 12 },
    );
  });
});

const page = () =>
  pageOf('p-generic', { nl: 'plan' }, [
    ['faq', { title: 'Zoals het was', visibility: { hiddenFor: ['employer'] } }],
    ['contact', {}],
  ]);

interface Reported {
  readonly experiments?: readonly {
    readonly version: string;
    readonly did: string;
    readonly visitors: number;
  }[];
}

async function openTested(
  settings: object = { title: 'Zoals het kan' },
  more: Parameters<typeof openTestSite>[0] = {},
) {
  const site = await openTestSite(more);
  const tested = page();
  const [block] = tested.blocks;
  site.board.pages.push(tested);
  site.board.experiments = [
    {
      id: 7,
      page_id: tested.id,
      block_id: block?.id ?? 0,
      share: 50,
      b: { settings: toWire('faq', settings as Record<string, unknown>), version: 0 },
    },
  ];
  const look = (who: number, url = '/plan', headers: Record<string, string> = {}) =>
    site.ask({
      url,
      remoteAddress: numbered(who),
      headers: { 'user-agent': browser, ...headers },
    });
  const seen = async (who: number, ...rest: [string?, Record<string, string>?]) => {
    const { body } = await look(who, ...rest);
    return [
      ...(body.includes('Zoals het was') ? ['a'] : []),
      ...(body.includes('Zoals het kan') ? ['b'] : []),
    ].join();
  };
  const reported = () =>
    site.calls
      .filter(({ url }) => url.endsWith('/visits'))
      .flatMap(({ body }) => (body as Reported).experiments ?? [])
      .map(({ version, did, visitors }) => `${version} ${did} ${visitors}`)
      .toSorted();
  /** Some visitor of each version. */
  const someone = async () => {
    const all = await Promise.all(
      Array.from({ length: 24 }, async (_, who) => [await seen(who), who] as const),
    );
    return {
      a: all.find(([version]) => version === 'a')?.[1] ?? 0,
      b: all.find(([version]) => version === 'b')?.[1] ?? 0,
    };
  };
  return { ...site, look, seen, reported, someone };
}

describe('a page with two versions', () => {
  it('is sent in one of them, also out of the cache and as data, and what it was hidden by stays', async () => {
    const { seen, look, someone, board, purge } = await openTested();
    const { a, b } = await someone();
    for (let again = 0; again < 3; again += 1) {
      expect(await seen(a)).toBe('a');
      expect(await seen(b)).toBe('b');
      expect(await seen(a, '/_page/plan')).toBe('a');
      expect(await seen(b, '/_page/plan')).toBe('b');
    }
    const { headers } = await look(b);
    expect(headers['cache-control']).toBe('private, no-cache');
    // What a browser has of another version is not taken for its own.
    const etag = String((await look(a)).headers['etag']);
    expect((await look(a, '/plan', { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await look(b, '/plan', { 'if-none-match': etag })).statusCode).toBe(200);
    expect(await seen(b, '/plan', { cookie: sessionCookie('employer', 'good-employer') })).toBe('');
    board.experiments = [];
    purge();
    expect(await seen(b)).toBe('a');
  });

  it('is as it is for robots, admins and the editor’s canvas', async () => {
    const { seen, someone, flushViews, reported } = await openTested();
    const { b } = await someone();
    await flushViews();
    const before = reported();
    expect(await seen(b, '/plan', { 'user-agent': robot })).toBe('a');
    expect(await seen(b, '/plan?layout=editor')).toBe('a');
    expect(await seen(b, '/plan', { cookie: sessionCookie('admin', 'good-admin') })).toBe('a');
    await flushViews();
    expect(reported()).toEqual(before);
  });

  it('is as it is for everybody where the other version does not fit its block', async () => {
    const { seen, flushViews, reported } = await openTested({ title: 5 });
    for (let who = 0; who < 8; who += 1) expect(await seen(who)).toBe('a');
    await flushViews();
    expect(reported()).toEqual([]);
  });
});

describe('what visitors of a version did', () => {
  it('is counted once a visitor and day, only of who saw it, and says nothing of who', async () => {
    const { look, someone, fastify, flushViews, reported, calls } = await openTested(undefined, {
      pageMaxAge: 60_000,
    });
    const { a, b } = await someone();
    const click = (who: number) =>
      fastify.inject({
        method: 'POST',
        url: '/api/public/v1/jobs/0b5f/apply-click',
        remoteAddress: numbered(who),
        headers: { host: boardHost, 'user-agent': browser },
      });
    await flushViews();
    const [seenA = 0, seenB = 0] = ['a', 'b'].map((version) =>
      reported()
        .filter((line) => line.startsWith(`${version} visitors`))
        .reduce((sum, line) => sum + Number(line.split(' ')[2]), 0),
    );
    expect(seenA + seenB).toBe(24);
    expect(Math.min(seenA, seenB)).toBeGreaterThan(0);
    await look(b);
    await look(b, '/vacature/wijkverpleegkundige');
    await look(b, '/vacature/wijkverpleegkundige');
    await click(b);
    await click(b);
    await click(a);
    // Saw no version.
    await click(9999);
    await look(9999, '/vacature/wijkverpleegkundige');
    await look(a, '/plan', { 'sec-purpose': 'prefetch' });
    await flushViews();
    expect(reported().filter((line) => !line.includes('visitors'))).toEqual([
      'a apply_clicks 1',
      'b apply_clicks 1',
      'b job_views 1',
    ]);
    const { body } = calls.findLast(({ url }) => url.endsWith('/visits')) ?? {};
    expect(JSON.stringify(body)).not.toContain(numbered(b));
  });

  it('is an application, too, with or without scripts', async () => {
    const site = await openTested();
    const { board, send, answerBy, fastify, flushViews, reported, someone } = site;
    const { a, b } = await someone();
    answerBy((request) =>
      request.url.endsWith('/apply')
        ? Promise.resolve({ status: 201, headers: {}, body: {} })
        : send(request),
    );
    const details = board.pages.flatMap(({ blocks }) => blocks).find(({ key }) => key === 'job-details');
    Object.assign(
      details?.settings ?? {},
      toWire('job-details', { hideResume: 'hide', hideTermsAndConditions: true }),
    );
    const apply = (who: number, accept: string) =>
      fastify.inject({
        method: 'POST',
        url: '/vacature/wijkverpleegkundige',
        remoteAddress: numbered(who),
        headers: {
          host: boardHost,
          origin: `http://${boardHost}`,
          'user-agent': browser,
          'content-type': 'application/x-www-form-urlencoded',
          accept,
        },
        payload: new URLSearchParams({
          _block: String(details?.id),
          _action: 'apply',
          job_uuid: board.job.uuid,
          given_name: 'Sanne',
          family_name: 'Bakker',
          email: 'sanne@voorbeeld.nl',
        }).toString(),
      });
    expect((await apply(a, 'text/html')).statusCode).toBe(303);
    expect((await apply(b, 'application/json')).statusCode).toBe(200);
    await apply(9999, 'text/html');
    await flushViews();
    expect(reported().filter((line) => line.includes('applications'))).toEqual([
      'a applications 1',
      'b applications 1',
    ]);
  });
});
