import { describe, expect, it } from 'vitest';
import { boardHost, pageOf } from '../test/board-in-memory.ts';
import { openTestSite, sessionCookie, testNow } from '../test/open-test-site.ts';

async function siteWithAccounts() {
  const site = await openTestSite();
  const login = pageOf('p-login', { nl: 'inloggen', en: 'login' }, [['login']]);
  site.board.pages.push(login, pageOf('p-account', { nl: 'mijn-account', en: 'my-account' }, [['faq']]));
  const post = (url: string, values: Record<string, string>, cookie = '') =>
    site.ask({
      method: 'POST',
      url,
      headers: {
        origin: `http://${boardHost}`,
        'content-type': 'application/x-www-form-urlencoded',
        ...(cookie && { cookie }),
      },
      payload: new URLSearchParams({
        _block: String(login.blocks[0]?.id),
        _action: 'logIn',
        role: 'candidate',
        email: 'femke@voorbeeld.nl',
        password: 'wadlopen 26',
        ...values,
      }).toString(),
    });
  return { ...site, post };
}

const end = Date.parse('2027-01-01T00:00:00.000Z');

describe('logging in on a page', () => {
  it('without scripts: a cookie that no script reads, and on to where one was going', async () => {
    const { post } = await siteWithAccounts();
    const answer = await post('/inloggen?next=%2Fvacatures%3Fpage%3D2', {});
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/vacatures?page=2']);
    const cookie = answer.cookies.find(({ name }) => name === 'auth.candidate');
    expect(cookie).toMatchObject({
      value: `${end}.good-candidate`,
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    });
    expect(answer.body).not.toContain('good-candidate');
  });

  it('with scripts: the same cookie, and an answer without the token', async () => {
    const { post } = await siteWithAccounts();
    const answer = await post('/_page/inloggen', { role: 'employer' });
    expect(answer.json()).toEqual({ ok: true, redirect: '/' });
    expect(answer.cookies.find(({ name }) => name === 'auth.employer')?.value).toBe(`${end}.good-employer`);
  });

  it('refused: the page again with the message and the e-mail address, no cookie and no password', async () => {
    const { post } = await siteWithAccounts();
    const answer = await post('/inloggen', { password: 'very wrong' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('The credentials you entered are invalid');
    expect(answer.body).toContain('value="femke@voorbeeld.nl"');
    expect(answer.body).not.toContain('very wrong');
    expect(answer.cookies.filter(({ value }) => value !== '')).toEqual([]);
  });
});

describe('logging out', () => {
  it('clears every role and leads home', async () => {
    const { post } = await siteWithAccounts();
    const cookie = `${sessionCookie('candidate', 'good-candidate')}; ${sessionCookie('employer', 'good-employer')}`;
    const answer = await post('/log-out', {}, cookie);
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/']);
    const cleared = answer.cookies.filter(({ expires }) => expires && expires.getTime() < testNow);
    expect(cleared.map(({ name }) => name).sort()).toEqual(['auth.candidate', 'auth.employer']);
  });

  it('is not for other sites to do, nor for a link', async () => {
    const { ask } = await siteWithAccounts();
    const foreign = await ask({
      method: 'POST',
      url: '/log-out',
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.statusCode).toBe(403);
    expect((await ask('/log-out')).statusCode).toBe(404);
  });
});

describe('a session that has ended', () => {
  const cookie = sessionCookie('candidate', 'ended-candidate');
  const account = '/mijn-account?menuType=edit-profile';
  const next = '/mijn-account?menuType=edit-profile';

  it('leads to the login, which says why', async () => {
    const { ask } = await siteWithAccounts();
    const answer = await ask({ url: `${account}&saved=profile`, headers: { cookie } });
    const address = new URL(String(answer.headers['location']), 'http://x');
    // What was saved then is no news after the login.
    expect(Object.fromEntries(address.searchParams)).toEqual({ ended: 'looked', next });
    const login = await ask(address.pathname + address.search);
    expect(login.body).toContain('Je bent niet meer ingelogd. Log in om verder te gaan.');
    const stranger = await ask(account);
    expect(stranger.headers['location']).not.toContain('ended');
  });

  it('of who sends a form: without scripts the login says that it was not saved, with them it stays as it was typed', async () => {
    const { ask, post } = await siteWithAccounts();
    const answer = await post(account, {}, cookie);
    const address = String(answer.headers['location']);
    expect([answer.statusCode, new URL(address, 'http://x').searchParams.get('ended')]).toEqual([
      303,
      'sent',
    ]);
    expect((await ask(address)).body).toContain('wat je net verstuurde is niet opgeslagen');
    const typed = await post(`/_page${account}`, {}, cookie);
    expect(typed.json()).toMatchObject({ ok: false, message: expect.stringContaining('wat je typte') });
  });
});

describe('the mailed link that verifies an address', () => {
  it('does nothing when it is opened, as programs that scan mails do: its page has a button', async () => {
    const { ask, calls } = await siteWithAccounts();
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      const answer = await ask({
        method,
        url: '/inloggen?verify=candidate-link',
        headers: { purpose: 'prefetch' },
      });
      expect([answer.statusCode, answer.cookies]).toEqual([200, []]);
      if (method === 'GET') expect(answer.body).toContain('Bevestig je e-mailadres');
    }
    expect(calls.filter(({ url }) => url.endsWith('/verify'))).toEqual([]);
  });

  it('asks for a password where the account was never used in this browser, and for what is wrong with it', async () => {
    const { ask, post } = await siteWithAccounts();
    const page = await ask('/inloggen?verify=candidate-link');
    expect(page.body).toContain('Kies je wachtwoord');
    expect(page.headers['cache-control']).toBe('private, no-store');
    const answer = await post('/inloggen?verify=candidate-link', { password: 'kort' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('Te kort');
    expect(answer.body).not.toContain('value="kort"');
    expect(answer.cookies).toEqual([]);
  });

  it('is said to be used or too old when its page is opened', async () => {
    const { ask } = await siteWithAccounts();
    for (const url of ['/inloggen?verify=used', '/inloggen?profile=used'])
      expect((await ask(url)).headers['location']).toBe('/inloggen?verified=0');
  });

  it('acts by its button, without scripts, and logs in who pressed it', async () => {
    const { post, ask } = await siteWithAccounts();
    const answer = await post('/inloggen?verify=employer-link', {});
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/mijn-account?verified=1']);
    expect(answer.cookies.find(({ name }) => name === 'auth.employer')?.value).toBe(`${end}.good-employer`);
    expect((await ask('/inloggen?verified=0')).statusCode).toBe(200);
  });

  it('that is used says so, and is not for other sites to press', async () => {
    const { post, ask, calls } = await siteWithAccounts();
    expect((await post('/inloggen?verify=used', {})).headers['location']).toBe('/inloggen?verified=0');
    const before = calls.length;
    const url = '/inloggen?verify=candidate-link';
    const foreign = await ask({ method: 'POST', url, headers: { origin: 'https://evil.example' } });
    expect([foreign.statusCode, calls.length]).toEqual([403, before]);
  });
});
