import { describe, expect, it } from 'vitest';
import { boardHost, pageOf } from '../test/board-in-memory.ts';
import { openTestSite } from '../test/open-test-site.ts';

const tab = (id: string, type: string, placement: string, execute = 'initialLoad') => ({
  id,
  name: id,
  type,
  placement,
  execute,
  scriptText: `<script>console.info('${id} runs')</script>`,
});

async function siteWithScripts() {
  const site = await openTestSite();
  site.board.cookieScripts = [
    tab('necessary', 'mandatory', 'head'),
    tab('statistics', 'analytics', 'head'),
    tab('ads', 'marketing', 'body'),
  ];
  site.board.settings = { ...site.board.settings, gtm_key: 'GTM-ABC123', ga4_key: 'G-1234567' };
  return site;
}

describe('the scripts of an admin', () => {
  it.each([
    ['nobody answered yet', '', ['necessary']],
    ['all was refused', 'some:@2026-11-20T10:00:00.000Z', ['necessary']],
    ['the cookie is not one of ours', 'yes', ['necessary']],
    ['some were accepted', 'some:ads@2026-11-20T10:00:00.000Z', ['necessary', 'ads']],
    ['all were accepted', 'all@2026-11-20T10:00:00.000Z', ['necessary', 'statistics', 'ads']],
  ])('are in the page as far as allowed when %s', async (_when, consent, expected) => {
    const { ask } = await siteWithScripts();
    const { body } = await ask({ url: '/', headers: consent ? { cookie: `consent=${consent}` } : {} });
    const found = [...body.matchAll(/<script nonce="nonce-1">console\.info\('(\w+) runs'\)/g)].map(
      ([, id]) => id,
    );
    expect(found.sort()).toEqual([...expected].sort());
    const measures = expected.includes('statistics');
    expect(body.includes('googletagmanager')).toBe(measures);
    expect(body.includes(`'consent','default'`)).toBe(measures);
  });

  it('stand where their tab says', async () => {
    const { ask } = await siteWithScripts();
    const { body } = await ask({ url: '/', headers: { cookie: 'consent=all@2026-11-20T10:00:00.000Z' } });
    const [head = '', rest = ''] = body.split('</head>');
    expect(head).toContain('statistics runs');
    expect(rest).toContain('ads runs');
  });

  it('run again at a change of page, where their tab says so and the visitor allows it', async () => {
    const site = await siteWithScripts();
    site.board.cookieScripts = [
      tab('once', 'mandatory', 'head'),
      tab('counter', 'analytics', 'head', 'pageChange'),
      tab('pixel', 'marketing', 'body', 'pageChange'),
    ];
    const { body } = await site.ask({ url: '/_page/', headers: { cookie: 'consent=some:counter@x' } });
    const { scripts } = JSON.parse(body) as { scripts: { id: string }[] };
    expect(scripts.map(({ id }) => id)).toEqual(['counter']);
  });

  it('never get a key into the page that is none', async () => {
    const site = await siteWithScripts();
    site.board.settings = { ...site.board.settings, gtm_key: `GTM');alert(1);('`, ga4_key: '' };
    const { body } = await site.ask({
      url: '/',
      headers: { cookie: 'consent=all@2026-11-20T10:00:00.000Z' },
    });
    expect(body).not.toContain('alert(1);');
  });
});

describe('the answer to the cookie question', () => {
  async function answer(payload: string, headers: Record<string, string> = {}) {
    const { ask } = await siteWithScripts();
    return ask({
      method: 'POST',
      url: '/consent',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: `http://${boardHost}`,
        ...headers,
      },
      payload,
    });
  }

  it.each([
    ['choice=all&next=/over-ons', 'all', '/over-ons'],
    ['choice=none&accept=ads&next=/over-ons?a=1', 'some:', '/over-ons?a=1'],
    ['choice=some&accept=ads&accept=statistics', 'some:ads,statistics', '/'],
    ['choice=some&accept=Not%20one&next=//evil.example', 'some:', '/'],
    ['', 'some:', '/'],
  ])('%s is kept with its time and text, and leads back', async (payload, stored, back) => {
    const { statusCode, headers } = await answer(payload);
    expect([statusCode, headers['location']]).toEqual([303, back]);
    const cookie = decodeURIComponent(String(headers['set-cookie']));
    expect(cookie).toMatch(new RegExp(`consent=${stored}@2026-11-20T10:00:00.000Z@\\d+; `));
    expect(cookie).toContain('HttpOnly; SameSite=Lax');
    expect(cookie).toContain('Expires=Fri, 21 May 2027');
  });

  it('gives a page’s script what may run now, and no more', async () => {
    const reply = await answer('choice=some&accept=ads', { accept: 'application/json' });
    const { scripts } = reply.json<{ scripts: { id: string }[] }>();
    expect(scripts.map(({ id }) => id)).toEqual(['necessary', 'ads']);
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('a video that is elsewhere', () => {
  const link = 'https://youtu.be/aqz-KE-bpKQ';
  async function siteWithVideo(source: 'file' | 'link') {
    const site = await openTestSite();
    site.board.settings = { ...site.board.settings, show_cookie_bar: true };
    site.board.pages.push(pageOf('p-generic', { nl: 'film', en: 'film' }, [['video', { source, link }]]));
    const page = async (cookie = '') => (await site.ask({ url: '/film', headers: { cookie } })).body;
    const add = (cookie: string) =>
      site.ask({
        method: 'POST',
        url: '/consent',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: `http://${boardHost}`,
          cookie,
        },
        payload: 'choice=add&accept=videos-elsewhere',
      });
    return { page, add };
  }

  it('is asked about where it stands, not by the bar, and can be taken back with the cookies', async () => {
    const { page } = await siteWithVideo('link');
    const asked = await page();
    expect(asked).toContain('Video’s van YouTube en Vimeo');
    expect(asked).toContain('Zodra je op afspelen drukt');
    expect(asked).not.toContain('id="cookie-title"');
    expect(asked).not.toContain('<iframe');
    expect(await page('consent=unset:videos-elsewhere@x')).toContain('zoals je hebt gekozen');
    expect(await (await siteWithVideo('file')).page()).not.toContain('Video’s van YouTube');
  });

  it.each([
    ['', 'unset:videos-elsewhere@'],
    ['consent=some:ads@x', 'some:ads,videos-elsewhere@'],
    ['consent=some:videos-elsewhere@x', 'some:videos-elsewhere@'],
    ['consent=all@x', 'all@'],
  ])('is agreed to beside what was chosen before: %s', async (before, stored) => {
    const { add } = await siteWithVideo('link');
    const { headers } = await add(before);
    expect(decodeURIComponent(String(headers['set-cookie']))).toContain(`consent=${stored}`);
  });
});
