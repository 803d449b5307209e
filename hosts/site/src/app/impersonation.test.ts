import { describe, expect, it } from 'vitest';
import { boardHost, pageOf } from '../test/board-in-memory.ts';
import { openTestSite, sessionCookie, testNow } from '../test/open-test-site.ts';

const origin = `http://${boardHost}`;
const later = testNow + 10 * 60_000;
const viewing = (end = later, token = 'good-candidate') => `auth.impersonation=${end}.candidate.${token}`;
const asAdmin = sessionCookie('admin', 'good-admin');
const type = 'application/x-www-form-urlencoded';

async function site() {
  const opened = await openTestSite();
  opened.board.pages.push(pageOf('p-account', { nl: 'mijn-account', en: 'my-account' }, [['faq']]));
  const send = (url: string, cookie: string, payload = '') =>
    opened.ask({ method: 'POST', url, headers: { origin, cookie, 'content-type': type }, payload });
  return { ...opened, send };
}

describe('an admin who views the site as somebody', () => {
  it('reads on every page whose it is, till when, and stops there; no cache keeps it, nobody else is sent it', async () => {
    const { ask, calls } = await site();
    const cookie = `${viewing()}; ${asAdmin}; ${sessionCookie('employer', 'good-employer')}`;
    for (const url of ['/', '/mijn-account', '/_page/vacatures', '/nergens']) {
      const answer = await ask({ url, headers: { cookie } });
      expect(answer.body, url).toContain('Je kijkt mee met Femke');
      expect(answer.body, url).toContain('Tot 11:10.');
      expect(String(answer.headers['cache-control']), url).toContain('no-store');
      expect(answer.cookies, url).toEqual([]);
    }
    const asked = calls.filter(({ url }) => url.endsWith('/you'));
    expect(asked.map(({ url }) => url)).toEqual(asked.map(() => '/api/candidate/v1/you'));
    // What everybody may read is asked for with their token too: by it the API knows that nothing is to be counted.
    const everybodys = calls.filter(({ url }) => url.includes('/public/v1/job-boards/1/jobs'));
    expect(everybodys.map(({ headers }) => headers['Authorization'])).toEqual(
      everybodys.map(() => 'Bearer good-candidate'),
    );
    expect((await ask('/')).body).not.toContain('Femke');
  });

  it('sends no form, with scripts or without', async () => {
    const { send, calls, ask } = await site();
    await ask({ url: '/', headers: { cookie: viewing() } });
    const before = calls.length;
    for (const url of ['/', '/favourite', '/site-auth', '/mijn-account?verify=good', '/vacatures']) {
      const answer = await send(url, viewing(), 'job=1');
      expect([url, answer.statusCode]).toEqual([url, 403]);
      expect(answer.body).toContain('maar niets veranderen of downloaden');
      const scripted = await send(`/_page${url}`, viewing(), 'job=1');
      expect([url, scripted.statusCode, scripted.json().ok]).toEqual([url, 403, false]);
    }
    expect(calls.slice(before).filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('is counted nowhere', async () => {
    const { ask, board, calls, flushViews } = await site();
    const url = `/vacature/${board.job.slug}`;
    expect((await ask({ url, headers: { cookie: viewing() } })).statusCode).toBe(200);
    await flushViews();
    expect(calls.filter(({ url: path }) => path.endsWith('/job-views'))).toEqual([]);
  });

  it('stops at a press, and is back at the person', async () => {
    const { send, calls } = await site();
    const answer = await send('/log-out', `${viewing()}; ${asAdmin}; ${sessionCookie('candidate', 'mine')}`);
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/admin/people?open=femke']);
    expect(answer.cookies).toMatchObject([{ name: 'auth.impersonation', value: '' }]);
    expect(calls.filter(({ url }) => url.endsWith('/log-out'))).toEqual([]);
  });

  it.each([
    ['after its time', viewing(testNow - 1)],
    ['once its session has ended', viewing(later, 'ended')],
  ])('%s reads once that it is over, and sends nothing as themselves', async (_when, cookie) => {
    const { ask, send, calls } = await site();
    const sent = await send('/favourite', `${cookie}; ${sessionCookie('candidate', 'good-mine')}`, 'job=1');
    expect(sent.statusCode).toBe(401);
    expect(sent.cookies).toMatchObject([{ name: 'auth.impersonation', value: '' }]);
    expect(calls.filter(({ method, url }) => method !== 'GET' && !url.endsWith('/host'))).toEqual([]);
    const looked = await ask({ url: '/', headers: { cookie } });
    expect([looked.statusCode, looked.body.includes('Je kijkt niet meer mee')]).toEqual([401, true]);
    expect(looked.body).not.toContain('Femke');
  });

  it('is not taken for anybody while the API is away', async () => {
    const { ask, board } = await site();
    board.broken['GET /api/candidate/v1/you'] = 503;
    const answer = await ask({ url: '/', headers: { cookie: viewing() } });
    expect([answer.statusCode, answer.body.includes('Welkom')]).toEqual([503, false]);
  });

  it('calls the API by that token alone; their own calls of the back office stay theirs', async () => {
    const { ask, forwarded } = await site();
    const cookie = `${viewing()}; ${asAdmin}; ${sessionCookie('candidate', 'mine')}`;
    const post = (path: string, of = cookie) =>
      ask({ method: 'POST', url: `/api/${path}`, headers: { origin, cookie: of }, payload: '' });
    await post('candidate/v1/favourites');
    await post('public/v1/jobs/x/apply');
    await post('employer/v1/jobs/draft');
    await post('admin/v1/people/x/links');
    const tokens = forwarded.map(({ headers }) => headers['authorization']);
    const theirs = 'Bearer good-candidate';
    expect(tokens).toEqual([theirs, theirs, theirs, 'Bearer good-admin']);
    const over = await post('public/v1/jobs/x/apply', viewing(testNow - 1));
    expect([over.statusCode, over.json().code, forwarded.length]).toEqual([401, 'impersonationOver', 4]);
  });

  it('is given no token but as a cookie that no script reads', async () => {
    const data = { token: 'secret', role: 'employer', expires_at: new Date(later).toISOString() };
    const { ask } = await openTestSite({
      forward: async () => ({
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: Buffer.from(JSON.stringify({ data })),
      }),
    });
    const url = '/api/admin/v1/people/femke/impersonation';
    const answer = await ask({ method: 'POST', url, headers: { origin, cookie: asAdmin }, payload: '' });
    expect(answer.body).not.toContain('secret');
    const value = `${later}.employer.secret`;
    expect(answer.cookies).toMatchObject([
      { name: 'auth.impersonation', value, httpOnly: true, sameSite: 'Lax', path: '/' },
    ]);
    expect(answer.cookies[0]).not.toHaveProperty('expires');
  });
});
