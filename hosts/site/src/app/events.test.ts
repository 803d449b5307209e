import { describe, expect, it } from 'vitest';
import { boardHost, pageOf } from '../test/board-in-memory.ts';
import { openTestSite, sessionCookie } from '../test/open-test-site.ts';

const all = 'consent=all@2026-11-20T10:00:00.000Z';
const some = (ids: string) => `consent=some:${ids}@2026-11-20T10:00:00.000Z`;

async function countedSite(key = 'GTM-ABC123', others: Record<string, string> = {}) {
  const site = await openTestSite();
  const login = pageOf('p-login', { nl: 'inloggen', en: 'login' }, [['login']]);
  site.board.pages.push(login);
  site.board.settings = { ...site.board.settings, gtm_key: key, ...others };
  site.board.cookieScripts = [
    {
      id: 'statistics',
      name: '',
      type: 'analytics',
      placement: 'head',
      execute: 'initialLoad',
      scriptText: '',
    },
    { id: 'ads', name: '', type: 'marketing', placement: 'head', execute: 'initialLoad', scriptText: '' },
  ];
  const logIn = (cookie: string, url = '/inloggen') =>
    site.ask({
      method: 'POST',
      url,
      headers: {
        cookie,
        origin: `http://${boardHost}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({
        _block: String(login.blocks[0]?.id),
        _action: 'logIn',
        role: 'candidate',
        email: 'femke@voorbeeld.nl',
        password: 'wadlopen 26',
      }).toString(),
    });
  const page = async (cookie: string) => (await site.ask({ url: '/_page/', headers: { cookie } })).json();
  return { ...site, logIn, page };
}

describe('what is counted', () => {
  it.each([
    ['', false],
    [some(''), false],
    [some('ads'), false],
    [some('statistics'), true],
    [all, true],
  ])('is so with the consent “%s”: %s', async (cookie, measured) => {
    const { page, logIn } = await countedSite();
    expect((await page(cookie)).board.consent.measured).toBe(measured ? 'tag-manager' : undefined);
    const event = { event: 'login', role: 'candidate' };
    const answer = await logIn(cookie, '/_page/inloggen');
    expect(answer.json()).toEqual({ ok: true, redirect: '/', ...(measured && { event }) });
    const did = (await logIn(cookie)).cookies.find(({ name }) => name === 'did');
    expect(did?.value).toBe(measured ? JSON.stringify([event]) : undefined);
    expect(JSON.stringify(did ?? '')).not.toContain('femke');
  });

  it('is asked about where a tag manager is all there is', async () => {
    const { board, page } = await countedSite();
    board.cookieScripts = [];
    const asked = { id: 'tag-services', type: 'analytics' };
    expect((await page('')).board.consent).toMatchObject({ tabs: [asked] });
    expect((await page(some('tag-services'))).board.consent.measured).toBe('tag-manager');
    expect((await page(some('statistics'))).board.consent.measured).toBeUndefined();
  });

  it.each([
    [{ ga4_key: 'G-1234567' }, some('statistics'), ['G-1234567']],
    [{ ga_key: 'UA-123-1' }, some('statistics'), ['UA-123-1']],
    [{ ga4_key: 'G-1234567', ad_account: 'AW-987654' }, all, ['G-1234567', 'AW-987654']],
    [{ ga4_key: 'G-1234567', ad_account: 'AW-987654' }, some('statistics'), ['G-1234567']],
    [{ ga4_key: 'G-1234567', ad_account: 'AW-987654' }, some('ads'), ['AW-987654']],
    [{ ad_account: 'AW-987654' }, some('statistics'), []],
    [{ ga4_key: 'G-1234567' }, '', []],
  ])('goes straight to the accounts %o that the consent “%s” covers: %o', async (keys, cookie, accounts) => {
    const { ask, page, logIn } = await countedSite('', keys);
    const { body } = await ask({ url: '/', headers: { cookie } });
    expect([...body.matchAll(/gtag\('config','([^']+)'\)/g)].map(([, account]) => account)).toEqual(accounts);
    expect((await page(cookie)).board.consent.measured).toBe(accounts.length > 0 ? 'accounts' : undefined);
    const { event } = (await logIn(cookie, '/_page/inloggen')).json();
    expect(event).toEqual(accounts.length > 0 ? { event: 'login', role: 'candidate' } : undefined);
  });

  it('asks about advertisements where only the account of them takes part', async () => {
    const { board, page } = await countedSite('', { ad_account: 'AW-987654' });
    board.cookieScripts = [];
    expect((await page('')).board.consent.tabs).toMatchObject([{ id: 'ad-services', type: 'marketing' }]);
    expect((await page(some('ad-services'))).board.consent.measured).toBe('accounts');
  });

  it('needs a tag service', async () => {
    const { page, logIn } = await countedSite('');
    expect((await page(all)).board.consent.measured).toBeUndefined();
    expect((await logIn(all)).cookies.map(({ name }) => name)).not.toContain('did');
  });

  it('by a form without scripts is told by the page it led to, once, and by no kept page', async () => {
    const { ask, page } = await countedSite();
    const did = `did=${encodeURIComponent(JSON.stringify([{ event: 'login', role: 'candidate' }]))}`;
    expect((await page(all)).events).toBeUndefined();
    const answer = await ask({ url: '/_page/', headers: { cookie: `${all}; ${did}` } });
    expect(answer.json().events).toEqual([{ event: 'login', role: 'candidate' }]);
    expect(answer.cookies.find(({ name }) => name === 'did')?.value).toBe('');
    expect((await page(all)).events).toBeUndefined();
  });

  it('is told no more once the consent was taken back, and never what is no event', async () => {
    const { ask, page } = await countedSite();
    const did = `did=${encodeURIComponent(JSON.stringify([{ event: 'login' }]))}`;
    expect((await page(`${some('')}; ${did}`)).events).toBeUndefined();
    for (const odd of ['x', '[1]', '{}'])
      expect((await page(`${all}; did=${encodeURIComponent(odd)}`)).events).toBeUndefined();
    expect((await ask({ url: '/', headers: { cookie: `${all}; did=x` } })).statusCode).toBe(200);
  });

  it('is a heart that was pressed, and a wish that was kept through the login', async () => {
    const { ask, board, page } = await countedSite();
    const { uuid } = board.job;
    const candidate = sessionCookie('candidate', 'good-candidate');
    const press = async (consent: string) =>
      ask({
        method: 'POST',
        url: '/favourite',
        headers: {
          accept: 'application/json',
          cookie: `${candidate}; ${consent}`,
          origin: `http://${boardHost}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams({ job: uuid, keep: '1' }).toString(),
      });
    const event = { event: 'favourite_add', item_type: 'job', item_id: uuid };
    expect((await press(all)).json()).toEqual({ stored: true, event });
    expect((await press(some(''))).json()).toEqual({ stored: true });
    board.favourites = [];
    expect((await page(`${candidate}; ${all}; wish=job.${uuid}`)).events).toEqual([event]);
  });
});

describe('a choice made on the page', () => {
  const choose = async (payload: string, key?: string) =>
    (
      await (
        await countedSite(key)
      ).ask({
        method: 'POST',
        url: '/consent',
        headers: {
          accept: 'application/json',
          origin: `http://${boardHost}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload,
      })
    ).json();

  it('brings the tag manager at once where it covers statistics, and nothing where it does not', async () => {
    const yes = await choose('choice=all');
    expect(yes.measured).toBe('tag-manager');
    expect(yes.tags).toContain('https://www.googletagmanager.com/gtm.js?id=GTM-ABC123');
    expect(yes.tags.indexOf("'consent','default'")).toBeLessThan(yes.tags.indexOf('gtm.js?id'));
    for (const no of ['choice=none', 'choice=some&accept=ads'])
      expect(await choose(no)).toEqual({ scripts: [], tags: '' });
    expect(await choose('choice=all', '')).toEqual({ scripts: [], tags: '' });
  });
});
