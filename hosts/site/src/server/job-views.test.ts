import { describe, expect, it } from 'vitest';
import { openTestSite, sessionCookie } from '../test/open-test-site.ts';

const job = '/vacature/wijkverpleegkundige';
const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
};
interface Reported {
  readonly secret: string;
  readonly batch: string;
  readonly views: readonly { readonly uuid: string; readonly views: number }[];
}

async function openSite() {
  const site = await openTestSite();
  const sent = () =>
    site.calls.filter(({ url }) => url.endsWith('/job-views')).map(({ body }) => body as Reported);
  const look = (headers: Record<string, string> = {}, url = job) =>
    site.ask({ url, headers: { ...browser, ...headers } });
  return { ...site, events: sent, look };
}

describe('a page of a job', () => {
  it('counts for each visitor it is sent to, from the cache too, and is told in one call', async () => {
    const { look, events: sent, flushViews, board } = await openSite();
    await look();
    const { headers } = await look();
    expect((await look({ 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
    await look({}, `/_page${job}`);
    await look({}, '/over-ons');
    expect(sent()).toEqual([]);
    await flushViews();
    expect(sent()).toMatchObject([
      { secret: 'the-secret', views: [{ job_board_id: 1, uuid: board.job.uuid, views: 4 }] },
    ]);
    await flushViews();
    expect(sent()).toHaveLength(1);
  });

  it('counts for no robot, nothing fetched in advance, no head, and not for a company', async () => {
    const { ask, look, events: sent, flushViews } = await openSite();
    await look({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
    await look({ 'user-agent': 'curl/8.5.0' });
    await look({ 'sec-purpose': 'prefetch;prerender' });
    await ask({ method: 'HEAD', url: job, headers: browser });
    await look({ cookie: sessionCookie('employer', 'good-employer') });
    await flushViews();
    expect(sent()).toEqual([]);
    await look({ cookie: sessionCookie('candidate', 'good-one') });
    await flushViews();
    expect(sent()).toHaveLength(1);
  });

  it('that could not be told is told again as the same batch, and pages went on meanwhile', async () => {
    const { look, events: sent, flushViews, board, logged } = await openSite();
    await look();
    board.broken['POST /api/public/v1/job-views'] = 503;
    await flushViews();
    expect(logged.join()).toContain('Job Views Error');
    expect((await look()).statusCode).toBe(200);
    board.broken = {};
    await flushViews();
    await flushViews();
    const batches = sent().map(({ batch, views }) => [batch, views[0]?.views]);
    expect(batches[1]).toEqual(batches[0]);
    expect(batches).toHaveLength(3);
    expect(batches[2]?.[0]).not.toBe(batches[0]?.[0]);
  });

  it('is told once more when the site is closed', async () => {
    const { look, events: sent, fastify } = await openSite();
    await look();
    await fastify.close();
    expect(sent()).toHaveLength(1);
  });
});

describe('a search for jobs', () => {
  interface Visits {
    readonly landing_pages: readonly object[];
    readonly searches: readonly object[];
  }
  const visits = ({ calls }: Awaited<ReturnType<typeof openSite>>) =>
    calls.filter(({ url }) => url.endsWith('/visits')).map(({ body }) => body as Visits);

  it('is counted by its words and place, and by nothing of who searched', async () => {
    const site = await openSite();
    await site.look({}, '/vacatures?search=Kok&location_name=Delft&sort=-from');
    await site.look({}, '/vacatures?search=Kok&location_name=Delft');
    await site.look({}, '/vacatures');
    await site.look({}, '/vacatures?search=kok&page=2');
    await site.look({ 'user-agent': 'curl/8.5.0' }, '/vacatures?search=kok');
    await site.flushViews();
    const [sent] = visits(site);
    expect(sent?.landing_pages).toEqual([]);
    expect(sent?.searches).toMatchObject([
      { job_board_id: 1, locale: 'nl', words: 'Kok', place: 'Delft', segment_ids: [], searches: 2 },
    ]);
    expect(Object.keys(sent?.searches[0] ?? {}).toSorted()).toEqual([
      'in_vain',
      'job_board_id',
      'locale',
      'place',
      'searches',
      'segment_ids',
      'words',
    ]);
  });
});
