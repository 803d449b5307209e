import { describe, expect, it } from 'vitest';
import { boardHost, pageOf } from '../test/board-in-memory.ts';
import { openTestSite } from '../test/open-test-site.ts';

const form = 'application/x-www-form-urlencoded';

describe('a form that is none', () => {
  const post = async (payload: string, type = form, options = {}) => {
    const { ask } = await openTestSite(options);
    return ask({
      method: 'POST',
      url: '/en',
      headers: { origin: `http://${boardHost}`, 'content-type': type },
      payload,
    });
  };
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';

  it.each([
    ['a thousand fields', 'a&'.repeat(1000), form],
    ['five million bytes of fields', 'a&'.repeat(2_500_000), form],
    ['one field of three million bytes', `a=${'b'.repeat(3_000_000)}`, form],
    ['a thousand parts', `${part.repeat(1000)}--x--`, 'multipart/form-data; boundary=x'],
    [
      'a thousand parts, the boundary quoted',
      `${part.repeat(1000)}--x--`,
      'multipart/form-data; boundary="x"',
    ],
    [
      'a thousand parts, a false boundary in a quoted parameter before its own',
      `${part.repeat(1000)}--x--`,
      'multipart/form-data; y="; boundary=other"; boundary=x',
    ],
    ['a long text', 'b'.repeat(100_000), 'text/plain'],
  ])('because of %s is refused in words before it is taken apart', async (_what, payload, type) => {
    const answer = await post(payload, type);
    expect(answer.statusCode).toBe(413);
    expect(answer.body).toContain('This is larger than we accept.');
  });

  it.each([
    ['none', 'multipart/form-data'],
    ['an empty one', 'multipart/form-data; boundary=""'],
    ['one that is none', `multipart/form-data; boundary=${'x'.repeat(71)}`],
  ])('because its parts are told by %s is not read at all', async (_what, type) => {
    const answer = await post(`${part.repeat(1000)}--x--`, type);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('This form could not be read.');
  });

  it('because all forms together are more than there is room for waits, and the next has room again', async () => {
    const { ask } = await openTestSite({ formBytes: 5000 });
    const send = (length: number) =>
      ask({
        method: 'POST',
        url: '/en',
        headers: { origin: `http://${boardHost}`, 'content-type': 'multipart/form-data; boundary=x' },
        payload: `${part.replace('\r\n\r\n\r\n', `\r\n\r\n${'b'.repeat(length)}\r\n`)}--x--`,
      });
    for (const [length, status] of [
      [4000, 400],
      [6000, 503],
      [4000, 400],
      [4000, 400],
    ] as const) {
      const answer = await send(length);
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['retry-after']).toBe(status === 503 ? '10' : undefined);
      if (status === 503) expect(answer.body).toContain('Many people are sending something');
    }
  });

  it('is a few too many of one address: the next waits', async () => {
    const { ask } = await openTestSite({ postsPerMinute: 3 });
    const send = (remoteAddress: string) =>
      ask({
        method: 'POST',
        url: '/en',
        remoteAddress,
        headers: { origin: `http://${boardHost}`, 'content-type': form },
        payload: 'a=b',
      });
    for (let count = 0; count < 3; count += 1) expect((await send('192.0.2.1')).statusCode).toBe(400);
    const refused = await send('192.0.2.1');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toContain('That was a lot at once.');
    expect((await send('192.0.2.2')).statusCode).toBe(400);
    expect((await ask({ url: '/en', remoteAddress: '192.0.2.1' })).statusCode).toBe(200);
  });
});

describe('a page over the wire', () => {
  it('is a whole document with its own policy, and no script of it is named before it is drawn', async () => {
    const { ask } = await openTestSite();
    const page = await ask('/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('Welkom bij Wadwerk');
    expect(page.body.match(/<script[^>]+src=/g)).toBeNull();
    expect(page.headers['x-content-type-options']).toBe('nosniff');
  });

  it('answers another language under its prefix', async () => {
    const { ask } = await openTestSite();
    const page = await ask('/en/about');
    expect(page.body).toContain('<html lang="en"');
    expect(page.body).toContain(`<link rel="canonical" href="http://${boardHost}/en/about">`);
    expect(page.body).toContain(`<link rel="alternate" hreflang="nl" href="http://${boardHost}/over-ons">`);
  });

  it('has a card for networks: its own picture, or that of the site', async () => {
    const { ask, board } = await openTestSite();
    board.settings['seo_image'] = '/uploads/site.png';
    const [home, about] = board.pages;
    if (!home || !about) throw new Error('The board has pages');
    home.settings.page_image = '/uploads/own.png#focal=20,30';
    about.settings.page_image = 'https://[';
    const own = (await ask('/')).body;
    expect(own).toContain(`<meta property="og:image" content="http://${boardHost}/uploads/own.png">`);
    expect(own).toContain(`<meta property="og:url" content="http://${boardHost}/">`);
    expect(own).toContain('<meta name="twitter:card" content="summary_large_image">');
    const list = (await ask('/vacatures')).body;
    expect(list).toContain(`<meta property="og:image" content="http://${boardHost}/uploads/site.png">`);
    const broken = await ask('/over-ons');
    expect([broken.statusCode, broken.body.includes('og:image')]).toEqual([200, false]);
  });

  it('that search engines are to leave out says so, and is not in the sitemap', async () => {
    const { ask } = await openTestSite();
    expect((await ask('/sitemap-pages.xml')).body).toContain(`<loc>http://${boardHost}/over-ons</loc>`);
    expect((await ask('/sitemap.xml')).body).toContain('sitemap-jobs-1.xml');
    const hidden = await openTestSite();
    for (const page of hidden.board.pages)
      if (['p-about', 'p-job-details'].includes(page.key)) page.settings.page_noindex = true;
    expect((await hidden.ask('/over-ons')).body).toContain('<meta name="robots" content="noindex">');
    const now = (await hidden.ask('/sitemap-pages.xml')).body;
    expect(now).not.toContain('over-ons');
    expect(now).toContain(`<loc>http://${boardHost}/vacatures</loc>`);
    expect((await hidden.ask('/sitemap.xml')).body).not.toContain('sitemap-jobs');
    expect((await hidden.ask('/sitemap-jobs-1.xml')).statusCode).toBe(404);
  });

  it('names no translation that search engines are to leave out, and none where it is left out itself', async () => {
    const alternates = async (leftOut: string[]) => {
      const { ask, board } = await openTestSite();
      const about = board.pages.find(({ key }) => key === 'p-about');
      if (about) about.noindex_locales = leftOut;
      const { body } = await ask('/over-ons');
      return [...body.matchAll(/hreflang="([a-z-]+)" href="http/g)].map(([, language]) => language);
    };
    expect(await alternates([])).toEqual(['nl', 'en', 'x-default']);
    // One that has no other is no alternate of itself.
    expect(await alternates(['en'])).toEqual([]);
    expect(await alternates(['nl'])).toEqual([]);
  });

  it('keeps where a login leads, and for whom, when the language is changed, and nothing that was said once', async () => {
    const { ask, board } = await openTestSite();
    board.pages.push(pageOf('p-login', { nl: 'inloggen', en: 'login' }, [['navbar'], ['login']]));
    const page = await ask('/inloggen?next=%2Fvacatures&isEmployer=true&verified=0&token=x');
    const links = [...page.body.matchAll(/href="(\/en\/login[^"]*)"/g)].map(([, href]) => href);
    expect(new Set(links)).toEqual(new Set(['/en/login?next=%2Fvacatures&amp;isEmployer=true']));
    expect(page.body).toContain(`hreflang="en" href="http://${boardHost}/en/login"`);
  });

  it('says 404 for an address that leads nowhere, and does not let it be indexed', async () => {
    const { ask } = await openTestSite();
    const page = await ask('/nergens');
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('<meta name="robots" content="noindex">');
  });

  it('has no page under the address of the page for what is not there', async () => {
    const { ask, board } = await openTestSite();
    const lost = pageOf('p-not-found-error', { nl: '404', en: '404' }, [
      ['html', { html: '<h1>Verdwaald</h1>' }],
    ]);
    board.pages = [...board.pages, lost];
    for (const address of ['/404', '/nergens']) {
      const page = await ask(address);
      expect([page.statusCode, page.body.includes('Verdwaald')]).toEqual([404, true]);
      expect(page.body).toContain('<meta name="robots" content="noindex">');
    }
    const foreign = await ask('/ro/nergens');
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toContain('Deze pagina kon niet worden gevonden');
    expect(foreign.body).not.toContain('Verdwaald');
  });

  it('never gives a page’s data to who asks for a page, whatever header came along', async () => {
    const { ask } = await openTestSite();
    const asked = await ask({ url: '/', headers: { accept: 'application/json' } });
    expect(asked.headers['content-type']).toBe('text/html; charset=utf-8');
    const after = await ask({ url: '/', headers: { accept: 'text/html' } });
    expect(after.body).toMatch(/^<!doctype html>/);
    const data = await ask('/_page/');
    expect(data.json()).toMatchObject({ status: 200, identifier: 'p-home' });
  });

  it('sends text of a job that no script element can be ended with', async () => {
    const { ask, board } = await openTestSite();
    const title = 'Zorg</script><script>alert(1)</script><!-- \u2028 & "quoted"';
    board.job = { ...board.job, title, organisation_name: '<img src=x onerror=alert(1)>' };
    const page = await ask('/vacature/wijkverpleegkundige');
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain('<script>alert(1)');
    expect(page.body).not.toContain('<img src=x');
    const data = /id="page-data">(.*?)<\/script>/s.exec(page.body)?.[1] ?? '';
    expect(JSON.stringify(JSON.parse(data))).toContain('alert(1)');
    expect(page.body).toContain('Zorg&lt;/script&gt;');
  });
});

describe('what goes wrong', () => {
  it('is said as ‘Server error’ in the site’s frame when a block’s data fails', async () => {
    const { ask, board, logged } = await openTestSite();
    board.broken = { 'GET /api/public/v1/job-boards/1/jobs': 500 };
    const page = await ask('/vacatures');
    expect(page.statusCode).toBe(500);
    expect(page.body).toContain('Server error: ');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(logged.length).toBeGreaterThan(0);
  });

  it('is said on a page of its own, in the visitor’s language, when not even the site can be read', async () => {
    const { ask, board } = await openTestSite();
    board.broken = { 'GET /api/public/v1/configuration': 503 };
    const page = await ask({ url: '/', headers: { 'accept-language': 'ro-RO, en;q=0.5' } });
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain('Ceva s-a stricat aici.');
    expect(page.body).toContain('Server error: ');
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    board.broken = {};
    expect((await ask('/')).statusCode).toBe(200);
  });

  it.each([
    ['names no block of the page', form, 'x=1'],
    ['names a block that is not there', form, '_block=999&_action=apply'],
    ['is no form at all', 'text/plain', 'hello'],
    ['is a broken multipart', 'multipart/form-data; boundary=x', 'garbage'],
    ['has no type', '', 'garbage'],
  ])('is the sender’s, 400, when a form %s', async (_what, type, payload) => {
    const { ask } = await openTestSite();
    const headers = type ? { 'content-type': type } : {};
    expect((await ask({ method: 'POST', url: '/', headers, payload })).statusCode).toBe(400);
    const consent = await ask({ method: 'POST', url: '/consent', headers, payload });
    expect(consent.statusCode).toBe(type === form ? 303 : 400);
  });

  it.each(['a b', 'localhost:99999', '-', 'a/b', 'a@b', '[::1', 'x"y', '<script>'])(
    'is a bad request when the Host header is %s',
    async (host) => {
      const { ask } = await openTestSite();
      expect((await ask({ url: '/', headers: { host } })).statusCode).toBe(400);
    },
  );

  it('takes a field of a megabyte without falling over', async () => {
    const { ask } = await openTestSite();
    const payload = `choice=some&accept=${'x'.repeat(1_000_000)}&next=/${'y'.repeat(1000)}`;
    const answer = await ask({ method: 'POST', url: '/consent', headers: { 'content-type': form }, payload });
    expect(answer.statusCode).toBe(303);
    expect(String(answer.headers['set-cookie']).length).toBeLessThan(500);
  });

  it('is an outage, and not a board that is coming soon, when nobody can say whose host it is', async () => {
    const { ask, board } = await openTestSite();
    board.broken = { 'POST /api/v1/public/host': 503 };
    expect((await ask('/')).statusCode).toBe(503);
    board.broken = {};
    expect((await ask('/')).statusCode).toBe(200);
  });

  it.each(['/vacature/%', '/vacature/%E0%A4%A', '/%zz?search=a', '/vacature/100%25'])(
    'is a page that is not there for an address like %s',
    async (url) => {
      const { ask } = await openTestSite();
      const page = await ask(url);
      expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    },
  );

  it.each(['/.//evil.example', '/\\evil.example', '//evil.example', '/_page/.//evil.example'])(
    'never sends anybody to another host: %s',
    async (path) => {
      const { ask } = await openTestSite();
      for (const query of ['', '?employer_token=x', '?a=b&employer_token=x']) {
        const { headers, body } = await ask(path + query);
        const target = String(headers['location'] ?? headers['x-location'] ?? '/');
        expect(new URL(target, 'https://here.example').host).toBe('here.example');
        expect(body).not.toContain('"//evil.example');
      }
    },
  );

  it('sends on to an address with letters beyond ASCII, and breaks no header', async () => {
    const { ask, board } = await openTestSite();
    board.forwards = { '/oud': { url: '/vacatures?search=ță€', status: 301 } };
    expect((await ask('/oud')).headers['location']).toBe('/vacatures?search=%C8%9B%C4%83%E2%82%AC');
    const consent = (next: string) =>
      ask({
        method: 'POST',
        url: '/consent',
        headers: { 'content-type': form },
        payload: new URLSearchParams({ choice: 'all', next }).toString(),
      });
    expect((await consent('/a?b=€')).headers['location']).toBe('/a?b=%E2%82%AC');
    expect((await consent('/a?b=\r\nSet-Cookie: x=y')).headers['location']).toBe('/');
  });

  it('is said on the page, in its language, when a form cannot be taken', async () => {
    const { ask } = await openTestSite();
    const post = (url: string, headers: Record<string, string>) =>
      ask({ method: 'POST', url, headers: { 'content-type': form, ...headers }, payload: 'x=1' });
    const foreign = await post('/en/about', { origin: 'https://elsewhere.example' });
    expect(foreign.statusCode).toBe(403);
    expect(foreign.body).toContain('This form must be sent from the site itself.');
    const untyped = await ask({ method: 'POST', url: '/', payload: Buffer.from('x') });
    expect(untyped.statusCode).toBe(400);
    expect(untyped.body).toContain('Dit formulier konden we niet lezen.');
    const scripted = await post('/_page/', {});
    expect(scripted.statusCode).toBe(400);
    expect(scripted.json()).toMatchObject({ ok: false, message: expect.stringContaining('formulier') });
  });

  it.each(['PUT', 'DELETE', 'PATCH'] as const)('is no way to treat a page: %s', async (method) => {
    const { ask } = await openTestSite();
    const answer = await ask({ method, url: '/vacatures' });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD, POST']);
    expect(answer.body).toContain('Zo kan hier niets worden gedaan.');
  });

  it('refuses a form that another site sent', async () => {
    const { ask } = await openTestSite();
    const post = (headers: Record<string, string>) =>
      ask({
        method: 'POST',
        url: '/consent',
        headers: { 'content-type': form, ...headers },
        payload: 'choice=all',
      });
    expect((await post({ origin: 'https://elsewhere.example' })).statusCode).toBe(403);
    expect((await post({ origin: 'null' })).statusCode).toBe(403);
    expect((await post({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await post({ origin: `http://${boardHost}` })).statusCode).toBe(303);
    expect((await post({})).statusCode).toBe(303);
  });
});
