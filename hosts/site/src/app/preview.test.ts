import { describe, expect, it } from 'vitest';
import { boardHost, pageOf } from '../test/board-in-memory.ts';
import { openTestSite, sessionCookie } from '../test/open-test-site.ts';

const origin = `http://${boardHost}`;
const token = 'bwpv_k7Qm2vXd9TbRk7Qm2vXd9T';
const cookie = `auth.preview=guest.${token}`;
const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function site() {
  const opened = await openTestSite();
  const page = pageOf('p-generic', { nl: 'techniek', en: 'engineering' }, [
    ['html', { html: '<p>Jouw vak</p>' }],
  ]);
  opened.board.preview = { token, page };
  const get = (url: string, of = cookie) =>
    opened.ask({ url, headers: { ...(of && { cookie: of }), 'user-agent': person } });
  return { ...opened, get };
}

describe('a preview link', () => {
  it('becomes a cookie that no script reads, and leads to the page without the token in its address', async () => {
    const { get, calls } = await site();
    const answer = await get(`/techniek?a=1&preview=${token}&visitor=employer`, '');
    expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/techniek?a=1']);
    expect(answer.cookies).toMatchObject([
      { name: 'auth.preview', value: `employer.${token}`, httpOnly: true, sameSite: 'Lax', path: '/' },
    ]);
    expect(answer.cookies[0]).not.toHaveProperty('expires');
    const opened = () => calls.filter(({ url }) => url.endsWith('/previews')).map(({ body }) => body);
    expect(opened()).toEqual([{ token }]);
    // Another kind of visitor is chosen: nobody came by it once more.
    const other = await get('/techniek?preview=current&visitor=candidate', `auth.preview=employer.${token}`);
    expect(other.cookies).toMatchObject([{ value: `candidate.${token}` }]);
    expect(opened()).toHaveLength(1);
    // By a new link, where an older one has ended.
    const after = await get(`/techniek?preview=${token}`, 'auth.preview=guest.bwpv_over');
    expect(after.cookies).toMatchObject([{ name: 'auth.preview', value: `guest.${token}` }]);
  });

  it('shows what visitors do not see, under a bar, to this browser alone', async () => {
    const { get } = await site();
    expect((await get('/techniek', '')).statusCode).toBe(404);
    for (const url of ['/techniek', '/_page/techniek']) {
      const { statusCode, body, headers } = await get(url);
      expect([url, statusCode, body.includes('Jouw vak')]).toEqual([url, 200, true]);
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(body).toMatch(/Concept<.*Werkt tot vr 1 jan/s);
      expect(String(headers['cache-control'])).toContain('no-store');
      expect(body, 'the token stands nowhere that a script reads').not.toContain(token);
    }
    const other = (await get('/over-ons')).body;
    expect(other).toContain('Zoals bezoekers die zien');
    expect(other).toContain('href="/techniek">Terug naar p-generic');
    expect((await get('/over-ons', '')).body).not.toContain('class="preview"');
  });

  it('is looked at as nobody: no account is asked about, whoever is logged in here', async () => {
    const { get, calls } = await site();
    const own = `${sessionCookie('candidate', 'good-candidate')}; ${sessionCookie('admin', 'good-admin')}`;
    const { body } = await get('/techniek', `auth.preview=candidate.${token}; ${own}`);
    expect(body).toContain('data-visitor="candidate"');
    expect(body).not.toContain('Femke');
    const tokens = new Set(calls.map(({ headers }) => headers['Authorization']).filter(Boolean));
    expect([...tokens]).toEqual([`Bearer ${token}`]);
  });

  it('opens a site that is not open yet, and one behind a password', async () => {
    const { get, board, purge } = await site();
    board.status = 'draft';
    purge();
    expect((await get('/techniek', '')).headers['location']).toBe('/create-jobboard');
    expect((await get('/techniek')).statusCode).toBe(200);
    board.status = 'active';
    board.settings = { ...board.settings, site_password_enabled: true };
    purge();
    expect((await get('/techniek', '')).headers['location']).toBe('/site-auth?next=%2Ftechniek');
    expect((await get('/techniek')).statusCode).toBe(200);
  });

  it('sends no form, with scripts or without, and is counted nowhere', async () => {
    const { get, ask, board, calls, flushViews, forwarded } = await site();
    for (const url of ['/techniek', '/_page/techniek', '/favourite', '/login', '/site-auth', '/log-out']) {
      const headers = { origin, cookie, 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await ask({ method: 'POST', url, headers, payload: 'job=1' });
      expect([url, answer.statusCode]).toEqual([url, 403]);
      expect(answer.body).toContain('niets verstuurd of bewaard');
    }
    expect((await get(`/vacature/${board.job.slug}`)).statusCode).toBe(200);
    await flushViews();
    expect(calls.filter(({ method, url }) => method !== 'GET' && !url.endsWith('/host'))).toEqual([]);
    const own = `${cookie}; ${sessionCookie('candidate', 'mine')}`;
    await ask({ method: 'POST', url: '/api/candidate/v1/favourites', headers: { origin, cookie: own } });
    expect(forwarded.map(({ headers }) => headers['authorization'])).toEqual([`Bearer ${token}`]);
  });

  it('says once that it has ended, shows nothing of the draft, and then is a visitor’s site', async () => {
    const { get, board } = await site();
    delete board.preview;
    for (const [url, of] of [
      ['/', cookie],
      [`/techniek?preview=${token}`, ''],
    ] as const) {
      const answer = await get(url, of);
      expect([url, answer.statusCode]).toEqual([url, 410]);
      expect(answer.body).toContain('Dit voorbeeld is afgelopen');
      expect(answer.body).not.toContain('Jouw vak');
      expect(answer.cookies).toMatchObject([{ name: 'auth.preview', value: '' }]);
    }
  });

  it('is left by a link', async () => {
    const { get } = await site();
    const answer = await get('/over-ons?preview=');
    expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/over-ons']);
    expect(answer.cookies).toMatchObject([{ name: 'auth.preview', value: '' }]);
  });

  it('is not counted when a robot looks up where it leads', async () => {
    const { ask, calls } = await site();
    await ask({ url: `/?preview=${token}`, headers: { 'user-agent': 'WhatsApp/2.23.20.0' } });
    expect(calls.find(({ url }) => url.endsWith('/previews'))?.body).toEqual({ token, robot: true });
  });
});
