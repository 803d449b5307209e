import { describe, expect, it } from 'vitest';
import { boardHost, pageOf } from '../test/board-in-memory.ts';
import { openTestSite, sessionCookie, testNow } from '../test/open-test-site.ts';

/** Specification §2 'Redirects', as a browser meets them. */
describe('redirects', () => {
  it('send a host that no API knows to /coming-soon, which then answers', async () => {
    const { ask } = await openTestSite();
    const headers = { host: 'nowhere.test' };
    const answer = await ask({ url: '/vacatures', headers });
    expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/coming-soon']);
    const page = await ask({ url: '/coming-soon', headers });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Coming soon');
    expect((await ask('/coming-soon')).headers['location']).toBe('/');
  });

  it('keep ?host= on a dev-like host, and remember it; a real host does not listen', async () => {
    const { ask } = await openTestSite();
    const chosen = await ask({ url: '/?host=wadwerk.example', headers: { host: 'localhost:3000' } });
    expect(chosen.statusCode).toBe(200);
    expect(chosen.headers['set-cookie']).toContain('dev-host=wadwerk.example');
    const lost = await ask({ url: '/?host=nowhere.localhost', headers: { host: 'localhost:3000' } });
    expect(lost.headers['location']).toBe('/coming-soon?host=nowhere.localhost');
    const real = await ask('/?host=nowhere.localhost');
    expect(real.statusCode).toBe(200);
    expect(String(real.headers['set-cookie'])).not.toContain('nowhere');
  });

  it('send visitors of a draft to /create-jobboard, and its admin to the page', async () => {
    const { ask, board } = await openTestSite();
    board.status = 'draft';
    expect((await ask('/over-ons')).headers['location']).toBe('/create-jobboard');
    expect((await ask('/create-jobboard')).statusCode).toBe(200);
    const cookie = sessionCookie('admin', 'good-admin');
    const admin = await ask({ url: '/over-ons', headers: { cookie } });
    expect(admin.statusCode).toBe(200);
    expect(admin.body).toContain('Wie wij zijn');
    expect((await ask('/')).headers['location']).toBe('/create-jobboard');
  });

  it('send who has no site token to /site-auth and, with the password, back to where they were going', async () => {
    const { ask, board } = await openTestSite();
    board.settings = { ...board.settings, site_password_enabled: true };
    const gate = String((await ask('/over-ons?a=1')).headers['location']);
    expect(gate).toBe('/site-auth?next=%2Fover-ons%3Fa%3D1');
    const form = await ask(gate);
    expect(form.statusCode).toBe(200);
    expect(form.body).toContain('type="password"');
    const post = (password: string) =>
      ask({
        method: 'POST',
        url: '/site-auth',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${boardHost}` },
        payload: new URLSearchParams({ password, next: '/over-ons?a=1' }).toString(),
      });
    const wrong = await post('guess');
    expect(wrong.body).toContain('Provided password is invalid');
    expect(String(wrong.headers['set-cookie'])).not.toMatch(/auth\.site=\d/);
    const byScript = await ask({
      method: 'POST',
      url: '/site-auth',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: `http://${boardHost}`,
        accept: 'application/json',
      },
      payload: new URLSearchParams({ password: 'guess' }).toString(),
    });
    expect(byScript.json()).toEqual({ ok: false, message: 'Provided password is invalid' });
    const right = await post(board.password);
    expect([right.statusCode, right.headers['location']]).toEqual([303, '/over-ons?a=1']);
    const [cookie] = [right.headers['set-cookie']].flat();
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    const inside = await ask({ url: '/over-ons', headers: { cookie: String(cookie).split(';')[0] ?? '' } });
    expect(inside.statusCode).toBe(200);
    expect(inside.body).toContain('Wie wij zijn');
    expect(
      (await ask({ url: '/en/about', headers: { cookie: String(cookie).split(';')[0] ?? '' } })).body,
    ).toContain('Wie wij zijn');
    expect((await ask('/over-ons')).statusCode).toBe(302);
  });

  it('let in who knows the password also where no page is online, and keep the cookie', async () => {
    const { ask, board } = await openTestSite();
    board.settings = { ...board.settings, site_password_enabled: true };
    board.pages = [];
    const inside = await ask({ url: '/over-ons', headers: { cookie: sessionCookie('site', 'good-site') } });
    expect([inside.statusCode, String(inside.headers['set-cookie'])]).toEqual([
      404,
      expect.not.stringContaining('auth.site='),
    ]);
    const forged = await ask({ url: '/over-ons', headers: { cookie: sessionCookie('site', 'forged') } });
    expect(forged.headers['location']).toContain('/site-auth');
    expect(String(forged.headers['set-cookie'])).toContain('auth.site=;');
  });

  it.each(['site', 'admin'])('let nobody in any more whose %s session ended elsewhere', async (role) => {
    const { ask, board, send, answerBy } = await openTestSite();
    board.settings = { ...board.settings, site_password_enabled: true };
    const cookie = sessionCookie(role, `good-${role}`);
    expect((await ask({ url: '/over-ons', headers: { cookie } })).body).toContain('Wie wij zijn');
    // The API takes the token no more; nobody tells the site.
    answerBy((call) => {
      const { Authorization: _ended, ...headers } = call.headers;
      return send({ ...call, headers });
    });
    const after = await ask({ url: '/over-ons', headers: { cookie } });
    expect([after.statusCode, after.body.includes('Wie wij zijn')]).toEqual([302, false]);
  });

  it.each(['site', 'admin'])('let nobody in for a made-up %s cookie', async (role) => {
    const { ask, board } = await openTestSite();
    const cookie = sessionCookie(role, 'forged', testNow + 9e11);
    board.settings = { ...board.settings, site_password_enabled: true };
    const locked = await ask({ url: '/over-ons', headers: { cookie } });
    expect(locked.headers['location']).toContain('/site-auth');
    expect(String(locked.headers['set-cookie'])).toContain(`auth.${role}=;`);
    board.status = 'draft';
    const draft = await ask({ url: '/over-ons', headers: { cookie } });
    expect(draft.statusCode).toBe(302);
    expect(draft.body).not.toContain('Wie wij zijn');
  });

  it('never lead to another site after the password', async () => {
    const { ask, board } = await openTestSite();
    board.settings = { ...board.settings, site_password_enabled: true };
    for (const next of [
      '//evil.example',
      'https://evil.example/',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      const answer = await ask({
        method: 'POST',
        url: '/site-auth',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ password: board.password, next }).toString(),
      });
      expect(answer.headers['location'], next).toBe('/');
    }
  });

  it('send guests of a protected page to log in, with layout and isEmployer, and who is logged in past the login', async () => {
    const { ask, board } = await openTestSite();
    board.pages.push(
      pageOf('p-account', { nl: 'mijn-account', en: 'my-account' }, [['faq']]),
      pageOf('p-login', { nl: 'inloggen', en: 'login' }, [['faq']]),
    );
    const sent = await ask('/mijn-account?isEmployer=true&menuType=tokens');
    expect([sent.statusCode, sent.headers['location']]).toEqual([
      302,
      `/inloggen?isEmployer=true&${new URLSearchParams({ next: '/mijn-account?isEmployer=true&menuType=tokens' })}`,
    ]);
    expect((await ask('/en/my-account')).headers['location']).toContain('/en/login?');
    const cookie = sessionCookie('candidate', 'good-candidate');
    const inside = await ask({ url: '/mijn-account', headers: { cookie } });
    expect(inside.statusCode).toBe(200);
    expect(inside.headers['cache-control']).toMatch(/private|no-store/);
    const past = await ask({ url: '/inloggen?next=%2Fover-ons', headers: { cookie } });
    expect([past.statusCode, past.headers['location']]).toEqual([302, '/over-ons']);
    const typed = await ask({
      method: 'POST',
      url: '/_page/mijn-account',
      headers: { origin: `http://${boardHost}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=1',
    });
    expect([typed.statusCode, typed.json()]).toMatchObject([401, { ok: false }]);
  });

  it('lead the default language’s prefix to the address without it', async () => {
    const { ask } = await openTestSite();
    const answer = await ask('/nl/over-ons?a=1');
    expect([answer.statusCode, answer.headers['location']]).toEqual([301, '/over-ons?a=1']);
  });

  it('follow the admin’s forward rules with their status, 302 without one', async () => {
    const { ask, board } = await openTestSite();
    board.forwards = {
      '/oud': { url: '/over-ons', status: 301 },
      '/weg?x=1': { url: 'https://elders.example/', status: 0 },
    };
    const old = await ask('/oud');
    expect([old.statusCode, old.headers['location']]).toEqual([301, '/over-ons']);
    const deleted = await ask('/weg?x=1');
    expect([deleted.statusCode, deleted.headers['location']]).toEqual([302, 'https://elders.example/']);
    expect((await ask('/over-ons')).statusCode).toBe(200);
  });

  it('ignore a forward look-up that fails: the page is simply not there', async () => {
    const { ask, board } = await openTestSite();
    board.broken = { 'GET /api/public/v1/job-boards/1/forward': 500 };
    expect((await ask('/nergens')).statusCode).toBe(404);
  });

  it('exchange an employer token for a cookie and take it out of the address', async () => {
    const { ask } = await openTestSite();
    const good = await ask('/over-ons?employer_token=good-employer&a=1');
    expect([good.statusCode, good.headers['location']]).toEqual([302, '/over-ons?a=1']);
    expect(good.headers['set-cookie']).toMatch(/^auth\.employer=\d+\.good-employer;.*HttpOnly/);
    const bad = await ask('/over-ons?employer_token=stolen');
    expect([bad.statusCode, bad.headers['location']]).toEqual([302, '/over-ons']);
    expect(String(bad.headers['set-cookie'])).not.toContain('stolen');
  });

  it('an employer token that is not good logs nobody out', async () => {
    const { ask } = await openTestSite();
    const cookie = sessionCookie('employer', 'good-boss');
    const url = '/over-ons?employer_token=stolen';
    const origin = `http://${boardHost}`;
    const form = { cookie, origin, 'content-type': 'application/x-www-form-urlencoded' };
    const bad = await ask({ method: 'POST', url, headers: form });
    expect([bad.statusCode, bad.headers['location']]).toEqual([303, '/over-ons']);
    expect(bad.cookies).toEqual([]);
  });

  it('an employer token asks first while somebody else is logged in', async () => {
    const { ask } = await openTestSite();
    const cookie = sessionCookie('employer', 'good-boss');
    const url = '/over-ons?employer_token=good-other&a=1';
    const asked = await ask({ url, headers: { cookie } });
    expect([asked.statusCode, asked.cookies]).toEqual([200, []]);
    expect(asked.body).toContain('Verder als iemand anders?');
    expect(asked.body).toContain('href="/over-ons?a=1"');
    const origin = `http://${boardHost}`;
    const form = { cookie, origin, 'content-type': 'application/x-www-form-urlencoded' };
    const missing = await ask({ method: 'POST', url, headers: form });
    expect([missing.statusCode, missing.headers['location']]).toEqual([303, '/over-ons?a=1']);
    expect(missing.headers['set-cookie']).toMatch(/^auth\.employer=\d+\.good-other;/);
    // One's own again changes nothing.
    const own = await ask({ url: '/over-ons?employer_token=good-boss', headers: { cookie } });
    expect([own.statusCode, own.headers['location'], own.cookies]).toEqual([302, '/over-ons', []]);
  });

  it.each(['candidate', 'employer'] as const)(
    'an employer token that is confirmed ends the session of the %s who was there',
    async (role) => {
      const { ask, calls } = await openTestSite();
      const origin = `http://${boardHost}`;
      const answer = await ask({
        method: 'POST',
        url: '/over-ons?employer_token=good-other',
        headers: {
          origin,
          cookie: sessionCookie(role, 'good-before'),
          'content-type': 'application/x-www-form-urlencoded',
        },
      });
      const set = new Map(answer.cookies.map(({ name, value }) => [name, value]));
      expect(set.get('auth.employer')).toMatch(/\.good-other$/);
      expect(role === 'employer' || set.get('auth.candidate') === '').toBe(true);
      const ended = calls.filter(({ url }) => url.endsWith('/log-out'));
      expect(ended.map(({ url, headers }) => [url, headers['Authorization']])).toEqual([
        [`/api/${role}/v1/log-out`, 'Bearer good-before'],
      ]);
    },
  );

  it('give each page one address, also when it is asked for as data', async () => {
    const { ask } = await openTestSite();
    const tidy = await ask('//over-ons//?a=1');
    expect([tidy.statusCode, tidy.headers['location']]).toEqual([301, '/over-ons?a=1']);
    const data = await ask('/_page/over-ons/?a=1');
    expect([data.statusCode, data.headers['x-location']]).toEqual([200, '/over-ons?a=1']);
    expect((await ask('//elders.example/')).headers['location']).toBe('/elders.example');
  });
});

describe('who looks', () => {
  it('is an employer or a candidate only when the API confirms the token', async () => {
    const { ask } = await openTestSite();
    const visitorOf = async (cookie: string) =>
      /data-visitor="(\w+)"/.exec((await ask({ url: '/', headers: { cookie } })).body)?.[1];
    expect(await visitorOf(sessionCookie('employer', 'good-one'))).toBe('employer');
    expect(await visitorOf(sessionCookie('candidate', 'good-one'))).toBe('candidate');
    expect(await visitorOf(sessionCookie('candidate', 'forged'))).toBe('guest');
    expect(await visitorOf(sessionCookie('candidate', 'good-one', testNow + 30_000))).toBe('guest');
    expect(await visitorOf('auth.candidate=garbage')).toBe('guest');
  });

  it('gets a refused token cleared', async () => {
    const { ask } = await openTestSite();
    const answer = await ask({ url: '/', headers: { cookie: sessionCookie('candidate', 'forged') } });
    expect(answer.headers['set-cookie']).toMatch(/^auth\.candidate=;.*Expires=Thu, 01 Jan 1970/);
  });
});
