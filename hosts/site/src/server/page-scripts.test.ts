import { hash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../test/board-in-memory.ts';
import { openTestSite, type TestSite } from '../test/open-test-site.ts';

type Answer = Awaited<ReturnType<TestSite['ask']>>;

const policyOf = (page: Answer): string =>
  /script-src ([^;]*)/.exec(String(page.headers['content-security-policy']))?.[1] ?? '';
/** The nonces that a page's policy and its body name. */
const noncesOf = (page: Answer): readonly string[] => [
  ...new Set(
    [...`${policyOf(page)} ${page.body}`.matchAll(/'nonce-([^']+)'|nonce="([^"]+)"/g)].map(
      ([, policy, body]) => policy ?? body ?? '',
    ),
  ),
];
const all = { cookie: 'consent=all@2026-11-20T10:00:00.000Z' };
const script = { id: 'ads', name: 'ads', type: 'marketing', placement: 'body', execute: 'initialLoad' };

describe('a page of ours alone', () => {
  it('names its script by what it says, so that it can be kept for everybody', async () => {
    const { ask } = await openTestSite();
    const [page, again] = [await ask('/'), await ask('/')];
    const [, start = ''] = /<script>(.*?)<\/script>/s.exec(page.body) ?? [];
    expect(policyOf(page)).toBe(`'self' 'sha256-${hash('sha256', start, 'base64')}' 'strict-dynamic'`);
    expect(page.body).not.toContain('nonce');
    expect([again.body, policyOf(again)]).toEqual([page.body, policyOf(page)]);
  });

  it('has no script of a tab that the visitor did not accept, and needs no nonce for it', async () => {
    const { ask, board } = await openTestSite();
    board.cookieScripts = [{ ...script, scriptText: '<script>ads()</script>' }];
    expect(noncesOf(await ask('/'))).toEqual([]);
    expect(noncesOf(await ask({ url: '/', headers: all }))).toHaveLength(1);
  });
});

describe('a page with scripts of its admin', () => {
  const kinds: readonly (readonly [string, (site: TestSite) => void])[] = [
    [
      'in a block',
      ({ board }) => {
        board.pages = [
          pageOf('p-home', { nl: 'home' }, [['html', { html: '<b>a</b><script>a()</script>' }]]),
        ];
      },
    ],
    [
      'that a visitor accepted',
      ({ board }) => {
        board.cookieScripts = [{ ...script, scriptText: '<script src="https://ads.example/x.js"></script>' }];
      },
    ],
    [
      'in a tag manager',
      ({ board }) => {
        board.settings = { ...board.settings, gtm_key: 'GTM-ABC123' };
      },
    ],
  ];

  it.each(kinds)('%s is kept, and gets another nonce with each answer', async (_where, change) => {
    const site = await openTestSite();
    change(site);
    const first = await site.ask({ url: '/', headers: all });
    const { length } = site.calls;
    const stored = [await site.ask({ url: '/', headers: all }), await site.ask({ url: '/', headers: all })];
    expect(site.calls).toHaveLength(length);
    const nonces = [first, ...stored].map(noncesOf);
    expect(nonces.map((one) => one.length)).toEqual([1, 1, 1]);
    expect(new Set(nonces.flat()).size).toBe(3);
    const [one = ''] = nonces[0] ?? [];
    const [other = ''] = nonces[1] ?? [];
    expect(other).toMatch(/^[\w+/]{22}==$/);
    expect(stored[0]?.body).toBe(first.body.replaceAll(`nonce="${one}"`, `nonce="${other}"`));
  });

  it('is the same compressed as not, and no browser may take an old one for it', async () => {
    const site = await openTestSite();
    site.board.settings = { ...site.board.settings, gtm_key: 'GTM-ABC123' };
    await site.ask({ url: '/', headers: all });
    const current = await site.ask({ url: '/', headers: { ...all, 'accept-encoding': 'br' } });
    const body = brotliDecompressSync(current.rawPayload).toString();
    const [nonce = ''] = noncesOf(current);
    expect(body.split(`<script nonce="${nonce}"`).length).toBeGreaterThan(2);
    expect(current.headers['etag']).toBeUndefined();
  });

  it('allows nothing inline beside them', async () => {
    const site = await openTestSite();
    for (const headers of [{}, all]) {
      const page = await site.ask({ url: '/', headers });
      expect(policyOf(page)).not.toMatch(/unsafe-(?:inline|eval)/);
    }
  });

  it('in the editor’s frame has a nonce from the start: an admin may write a script there', async () => {
    const { ask } = await openTestSite();
    expect(noncesOf(await ask('/?layout=editor'))).toHaveLength(1);
  });
});
