import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, sessionCookie } from '../test/open-test-site.ts';

let editorFolder: string;
beforeAll(() => {
  editorFolder = mkdtempSync(join(tmpdir(), 'boardwright-editor-'));
  mkdirSync(join(editorFolder, 'assets'));
  writeFileSync(join(editorFolder, 'index.html'), '<head><title>E</title></head><body></body>');
});
afterAll(() => rmSync(editorFolder, { recursive: true }));

const admin = { cookie: sessionCookie('admin', 'good-admin') };

/** What the editor's document says the canvas will show; undefined where it says nothing. */
async function announcedAt(
  path: (pages: Readonly<Record<string, number>>) => string,
  {
    headers = admin,
    status = 'active',
  }: { headers?: Record<string, string>; status?: 'active' | 'draft' } = {},
) {
  const { ask, board } = await openTestSite({ editorFolder });
  board.status = status;
  const pages = Object.fromEntries(board.pages.map(({ key, id }) => [key, id]));
  const { body } = await ask({ url: path(pages), headers });
  const [, content, end] =
    /^<head><title>E<\/title>(?:<meta name="session" content="none">)?(?:<meta name="canvas" content="([^"]*)">)?(.*)$/.exec(
      body,
    ) ?? [];
  expect(end).toBe('</head><body></body>');
  return content?.replaceAll('&amp;', '&');
}

it.each([
  ['/admin', '/?layout=editor'],
  ['/admin?page=p-about&block=3', '/over-ons?layout=editor'],
  ['/admin?page=p-about&locale=EN', '/en/about?layout=editor'],
  ['/admin?page=p-about&locale=ro&visitor=candidate', '/over-ons?layout=editor&visitor=candidate'],
  ['/admin?page=p-job-details', '/vacature/wijkverpleegkundige?layout=editor'],
  ['/admin?page=999', undefined],
  ['/admin/settings?page=p-about', undefined],
])('the editor at %s is told that its canvas will show %s', async (path, address) => {
  expect(await announcedAt((pages) => path.replace(/p-[a-z-]+/, (key) => String(pages[key])))).toBe(address);
});

it('who brings no session need not ask for it', async () => {
  const { ask } = await openTestSite({ editorFolder });
  const isGuest = async (headers: Record<string, string>, url = '/admin') =>
    (await ask({ url, headers })).body.includes('<meta name="session" content="none">');
  expect(await isGuest({})).toBe(true);
  expect(await isGuest({ cookie: sessionCookie('candidate', 'good-candidate') }, '/admin/settings')).toBe(
    true,
  );
  expect(await isGuest(admin)).toBe(false);
});

it('who is not logged in as an admin is told of no page', async () => {
  const candidate = { cookie: sessionCookie('candidate', 'good-candidate') };
  expect(await announcedAt(() => '/admin', { headers: {} })).toBeUndefined();
  expect(await announcedAt(() => '/admin', { headers: candidate })).toBeUndefined();
});

it('the editor of a draft begins with the first steps, and with a page that is named', async () => {
  expect(await announcedAt(() => '/admin', { status: 'draft' })).toBeUndefined();
  expect(await announcedAt((pages) => `/admin?page=${pages['p-about']}`, { status: 'draft' })).toBe(
    '/over-ons?layout=editor',
  );
});

it('starts all the same where the site cannot be read', async () => {
  const { ask, answerBy, logged } = await openTestSite({ editorFolder });
  answerBy(() => Promise.reject(new Error('away')));
  const { statusCode, body } = await ask({ url: '/admin', headers: admin });
  expect([statusCode, body]).toEqual([200, '<head><title>E</title></head><body></body>']);
  expect(logged.join()).toContain('Canvas Address Error');
});

it('starts all the same where the site is not read in time', async () => {
  const { ask, answerBy } = await openTestSite({ editorFolder });
  answerBy(() => new Promise(() => undefined));
  const { body } = await ask({ url: '/admin', headers: admin });
  expect(body).toBe('<head><title>E</title></head><body></body>');
});
