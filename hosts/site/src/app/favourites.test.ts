import { describe, expect, it } from 'vitest';
import { boardHost, pageOf } from '../test/board-in-memory.ts';
import { openTestSite, sessionCookie, testNow } from '../test/open-test-site.ts';

async function siteWithHearts() {
  const site = await openTestSite();
  const list = pageOf('p-generic', { nl: 'uitgelicht' }, [['navbar']]);
  site.board.pages.push(
    pageOf('p-login', { nl: 'inloggen', en: 'login' }, [['login']]),
    pageOf('p-register', { nl: 'registreren', en: 'register' }, [['register']]),
    pageOf('p-account', { nl: 'mijn-account', en: 'my-account' }, [['faq']]),
    list,
  );
  const { uuid } = site.board.job;
  const press = (
    values: Record<string, string> = {},
    { cookie = '', scripts = false, url = '/favourite' } = {},
  ) =>
    site.ask({
      method: 'POST',
      url,
      headers: {
        origin: `http://${boardHost}`,
        'content-type': 'application/x-www-form-urlencoded',
        ...(cookie && { cookie }),
        ...(scripts && { accept: 'application/json' }),
      },
      payload: new URLSearchParams({ job: uuid, keep: '1', next: '/vacatures?page=2', ...values }).toString(),
    });
  return { ...site, press, uuid };
}
const candidate = sessionCookie('candidate', 'good-candidate');

describe('a candidate’s heart', () => {
  it('is kept and let go of, with scripts by an answer, without them by the page one was on', async () => {
    const { press, board, uuid } = await siteWithHearts();
    const stored = await press({}, { cookie: candidate, scripts: true });
    expect(stored.json()).toEqual({ stored: true });
    expect(board.favourites).toEqual([uuid]);
    const deleted = await press({ keep: '0' }, { cookie: candidate });
    expect([deleted.statusCode, deleted.headers['location']]).toEqual([303, '/vacatures?page=2']);
    expect(board.favourites).toEqual([]);
    expect((await press({ keep: '0' }, { cookie: candidate, scripts: true })).json()).toEqual({
      stored: false,
    });
  });

  it('is full on their own pages, and on nobody else’s', async () => {
    const { ask, board, uuid } = await siteWithHearts();
    board.favourites = [uuid];
    const page = { url: '/vacature/wijkverpleegkundige' };
    const own = await ask({ ...page, headers: { cookie: candidate } });
    expect(own.body).toContain('aria-pressed="true"');
    expect(own.headers['cache-control']).toBe('private, no-cache');
    for (const cookie of ['', sessionCookie('candidate', 'bad')]) {
      const other = await ask({ ...page, headers: { cookie } });
      expect(other.body).toContain('aria-pressed="false"');
      expect(other.body).not.toContain('aria-pressed="true"');
    }
    const employer = await ask({ ...page, headers: { cookie: sessionCookie('employer', 'good-employer') } });
    expect(employer.body).not.toContain('action="/favourite"');
  });

  it('of nothing, of a switched-off site or of an employer is refused', async () => {
    const { press, board, purge } = await siteWithHearts();
    expect((await press({ job: '../you' }, { cookie: candidate })).statusCode).toBe(400);
    expect((await press({}, { cookie: sessionCookie('employer', 'good-employer') })).statusCode).toBe(403);
    board.settings['enable_favourites'] = false;
    purge();
    expect((await press({}, { cookie: candidate })).statusCode).toBe(404);
  });
});

describe('a guest’s heart', () => {
  it('asks to log in, with the site’s own words for why, and keeps nothing yet', async () => {
    const { press, board, purge } = await siteWithHearts();
    board.settings['favourite_benefits_text'] = 'Nooit meer iets kwijt.';
    purge();
    const answer = await press({}, { scripts: true });
    expect(answer.json().ask).toMatchObject({ text: 'Nooit meer iets kwijt.', logIn: 'Inloggen' });
    expect(answer.cookies).toEqual([]);
  });

  it('asks in the language of its page, and leads to the login in it', async () => {
    const { press, ask } = await siteWithHearts();
    const page = await ask('/en/jobs/wijkverpleegkundige');
    expect(page.body).toContain('action="/en/favourite"');
    const answer = await press({}, { scripts: true, url: '/en/favourite' });
    expect(answer.json().ask).toMatchObject({ heading: 'Log in to keep it', register: 'Register' });
    const login = await press({}, { url: '/en/favourite' });
    expect(login.headers['location']).toMatch(/^\/en\/login\?/);
  });

  it('leads to the login or to registering, and the wish waits in a cookie no script reads', async () => {
    const { press, uuid } = await siteWithHearts();
    const login = await press();
    expect([login.statusCode, login.headers['location']]).toEqual([
      303,
      '/inloggen?isEmployer=false&next=%2Fvacatures%3Fpage%3D2',
    ]);
    const cookie = login.cookies.find(({ name }) => name === 'wish');
    expect(cookie).toMatchObject({ value: `job.${uuid}`, httpOnly: true, sameSite: 'Lax' });
    expect(cookie?.expires?.getTime()).toBe(testNow + 3_600_000);
    expect((await press({ go: 'register' })).headers['location']).toMatch(/^\/registreren\?/);
    expect((await press({ next: 'https://evil.example' })).headers['location']).toMatch(/next=%2F$/);
  });

  it('is granted on the first page after the login, said there once', async () => {
    const { ask, board, uuid } = await siteWithHearts();
    const cookie = `${candidate}; wish=job.${uuid}`;
    const page = await ask({ url: '/vacature/wijkverpleegkundige', headers: { cookie } });
    expect(board.favourites).toEqual([uuid]);
    expect(page.body).toContain(`Bewaard bij je favorieten: ${board.job.title}`);
    expect(page.body).toContain('aria-pressed="true"');
    expect(page.cookies.find(({ name }) => name === 'wish')?.value).toBe('');
    const data = await ask({ url: '/_page/vacature/wijkverpleegkundige', headers: { cookie } });
    expect(data.json().notice).toMatchObject({
      good: true,
      action: { href: '/mijn-account?menuType=favorites' },
    });
  });

  it('of a job that ended meanwhile is told, and not asked again', async () => {
    const { ask, board } = await siteWithHearts();
    const intent = 'job.11111111-0000-4000-8000-000000000000';
    const page = await ask({ url: '/', headers: { cookie: `${candidate}; wish=${intent}` } });
    expect(page.body).toContain('is er niet meer');
    expect(page.cookies.find(({ name }) => name === 'wish')?.value).toBe('');
    expect(board.favourites).toEqual([]);
  });

  it('waits for a candidate: a guest’s pages and an employer’s leave it alone', async () => {
    const { ask, calls, uuid } = await siteWithHearts();
    for (const session of ['', `${sessionCookie('employer', 'good-employer')}; `])
      expect((await ask({ url: '/', headers: { cookie: `${session}wish=job.${uuid}` } })).cookies).toEqual(
        [],
      );
    await ask({ url: '/', headers: { cookie: `${candidate}; wish=job.1;drop` } });
    expect(calls.filter(({ url }) => url.includes('favourites'))).toEqual([]);
  });
});
