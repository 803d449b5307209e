import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedLimits } from './fetch-text.ts';
import { createFeedReader } from './read-feed.ts';

const rss = `<?xml version="1.0" encoding="utf-8"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>News</title>
<item><title>First &amp; best</title><link>https://news.example/1</link><pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate>
<description><![CDATA[<p onclick="x()">Hello <script>alert(1)</script><a href="javascript:x()">there</a></p>]]></description>
<media:content url="https://news.example/1.jpg" medium="image"/><hero>https://news.example/hero.png</hero></item>
<item><title>Second</title><link>/2</link></item><item><title>No link</title></item></channel></rss>`;
const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Blog</title><entry><title type="html">&lt;b&gt;Bold&lt;/b&gt;</title>
<link rel="alternate" href="https://blog.example/a"/><updated>2026-11-19T10:00:00Z</updated><summary>Words</summary></entry></feed>`;

const inText = `<rss version="2.0"><channel><item><title>In its text</title><link>https://news.example/3</link>
<description>Words</description><content:encoded><![CDATA[<img src="https://count.example/p.gif" width="1" height="1">
<p>Words<img alt="" src="/3.jpg?a=1&amp;b=2"></p>]]></content:encoded>
<photo><url>https://news.example/nested.jpg</url></photo></item></channel></rss>`;

const wide =
  '<?xml version="1.0" encoding="utf-16"?><rss><channel><item><title>Café știri</title><link>http://x.example/</link></item></channel></rss>';

let server: Server;
let base: string;
let asked: string[] = [];
const answers: Record<string, RequestListener> = {
  '/rss': (_request, response) => response.setHeader('content-type', 'application/rss+xml').end(rss),
  '/atom': (_request, response) => response.end(atom),
  '/in-text': (_request, response) => response.end(inText),
  '/latin': (_request, response) =>
    response.end(
      Buffer.from(
        '<?xml version="1.0" encoding="iso-8859-1"?><rss><channel><item><title>Café</title><link>http://x.example/</link></item></channel></rss>',
        'latin1',
      ),
    ),
  '/entities': (_request, response) =>
    response.end(
      '<rss><channel><item><title>Caf&eacute; &ndash; nieu\u0008ws</title><link>http://x.example/</link></item></channel></rss>',
    ),
  '/utf16': (_request, response) => response.end(Buffer.from(`\ufeff${wide}`, 'utf16le')),
  '/utf16-declared': (_request, response) => response.end(Buffer.from(wide, 'utf16le').swap16()),
  '/utf16-served': (_request, response) =>
    response
      .setHeader('content-type', 'text/xml; charset=utf-16')
      .end(Buffer.from(`\ufeff${wide}`, 'utf16le').swap16()),
  '/utf16-in-name-only': (_request, response) =>
    response.setHeader('content-type', 'text/xml; charset=utf-16').end(wide),
  '/page': (_request, response) => response.end('<!doctype html><title>No feed</title><p>hello'),
  '/moved': (_request, response) => response.writeHead(302, { location: '/rss' }).end(),
  '/loop': (_request, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/inside': (_request, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/file': (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/broken': (_request, response) => response.end(rss.slice(0, rss.indexOf('<item><title>Second'))),
  '/huge': (_request, response) => response.end(`<rss>${'<!-- x -->'.repeat(300_000)}`),
  '/bomb': (_request, response) =>
    response.end(
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><rss><channel><item><title>&b;</title><link>http://x.example/</link></item></channel></rss>',
    ),
  '/never': () => {},
  '/error': (_request, response) => response.writeHead(500).end(),
};
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    (answers[request.url ?? ''] ?? ((_r, r) => void r.writeHead(404).end()))(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const reader = () => createFeedReader({ ...feedLimits, timeout: 500, allowPrivate: true });
const read = (path: string, change: object = {}) => reader()({ url: base + path, limit: 9, ...change });

describe('a feed', () => {
  it('of RSS is read, and cleaned of everything that runs', async () => {
    expect(await read('/rss')).toEqual([
      {
        title: 'First & best',
        link: 'https://news.example/1',
        description: '<p>Hello <a rel="nofollow noopener">there</a></p>',
        date: '2026-11-20T08:00:00.000Z',
        image: 'https://news.example/1.jpg',
      },
      { title: 'Second', link: `${base}/2`, description: '', date: null, image: null },
    ]);
  });

  it('of Atom is read', async () => {
    expect(await read('/atom')).toEqual([
      {
        title: 'Bold',
        link: 'https://blog.example/a',
        description: 'Words',
        date: '2026-11-19T10:00:00.000Z',
        image: null,
      },
    ]);
  });

  it('may keep its pictures in an element of its own', async () => {
    expect((await read('/rss', { image_tag: 'hero' }))[0]?.image).toBe('https://news.example/hero.png');
  });

  it('shows the first picture of its text where it names none, and one a level deeper when asked', async () => {
    expect((await read('/in-text'))[0]?.image).toBe(`${base}/3.jpg?a=1&b=2`);
    expect((await read('/in-text', { image_tag: 'photo' }))[0]?.image).toBe(
      'https://news.example/nested.jpg',
    );
  });

  it('is read in the characters it is written in', async () => {
    expect((await read('/latin'))[0]?.title).toBe('Café');
  });

  it.each(['/utf16', '/utf16-declared', '/utf16-served', '/utf16-in-name-only'])(
    'is read in two bytes for each character, by mark, declaration or header: %s',
    async (path) => {
      expect((await read(path))[0]?.title).toBe('Café știri');
    },
  );

  it('keeps names of characters that only HTML knows', async () => {
    expect((await read('/entities'))[0]?.title).toBe('Café – nieuws');
  });

  it('is followed to where it moved, and read as far as it goes', async () => {
    expect(await read('/moved')).toHaveLength(2);
    expect(await read('/broken')).toHaveLength(1);
    expect(await read('/rss', { limit: 1 })).toHaveLength(1);
  });

  it('is fetched once for all who ask, also when it fails', async () => {
    asked = [];
    const one = reader();
    const wanted = { url: `${base}/rss`, limit: 5 };
    await Promise.all([one(wanted), one(wanted)]);
    await one({ ...wanted, limit: 1 });
    expect(asked).toEqual(['/rss']);
    const failing = { url: `${base}/error`, limit: 5 };
    await expect(one(failing)).rejects.toMatchObject({ code: 'feedUnavailable' });
    await expect(one(failing)).rejects.toMatchObject({ code: 'feedUnavailable' });
    expect(asked).toEqual(['/rss', '/error']);
  });
});

describe('what is no feed', () => {
  it.each(['/page', '/nowhere', '/error', '/loop', '/huge', '/never'])('is unavailable: %s', async (path) => {
    await expect(read(path)).rejects.toMatchObject({ code: 'feedUnavailable' });
  });

  it('does not grow in the memory', async () => {
    // Entities of a document's own are not expanded.
    const items = await read('/bomb').catch(() => []);
    expect(JSON.stringify(items).length).toBeLessThan(500);
  });
});

describe('an address of our own network is refused', () => {
  const strict = createFeedReader({ ...feedLimits, timeout: 1000 });
  it.each([
    'http://127.0.0.1/x',
    'http://localhost/x',
    'http://[::1]/x',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://0.0.0.0/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fe80::1]/',
    'ftp://example.org/feed',
    'file:///etc/passwd',
    'not an address',
  ])('%s', async (url) => {
    await expect(strict({ url, limit: 1 })).rejects.toMatchObject({ code: 'addressRefused' });
  });

  it.each(['/file'])('also after a redirect: %s', async (path) => {
    await expect(read(path)).rejects.toMatchObject({ code: 'addressRefused' });
  });
});
