import { eq, like } from '../../platform/database/drizzle.ts';
import fc from 'fast-check';
import { strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anySiteCopy } from '../../../test/any-site-copy.ts';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { files, segments, sites, users } from '../../platform/database/schema.ts';
import { deleteUnclaimedFiles } from '../../worker/retention.ts';
import type { SiteCopy } from './site-copy.schema.ts';

let api: TestApi;
let bearer: string;
let picture: Uint8Array;
beforeAll(async () => {
  api = await openTestApi();
  await api.db.delete(segments);
  await addAccounts(api);
  bearer = await logIn(api, 'admin');
  picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#00616b' } })
    .png()
    .toBuffer();
});
afterAll(() => api.close());

const [any] = fc.sample(anySiteCopy, { numRuns: 1, seed: 7 });
if (!any) throw new Error('No copy');
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><path d="M0 0h4v4z"/></svg>';
const copy: SiteCopy = {
  ...any,
  site: { ...any.site, settings: { logo: '/uploads/1-upload.png', favicon: '/uploads/2.svg' } },
  pictures: [
    { number: 1, name: 'logo.png', files: ['1-upload.png', '1-thumb.png'] },
    { number: 2, name: '2.svg', files: ['2.svg'] },
  ],
};
const zipped = (json: unknown): Uint8Array =>
  zipSync({
    'site.json': strToU8(JSON.stringify(json)),
    'uploads/1-upload.png': picture,
    'uploads/1-thumb.png': picture,
    'uploads/2.svg': strToU8(drawing),
    // Nobody unpacks this one.
    '../../etc/passwd': strToU8('root'),
  });

let sent = 0;
const newUpload = (): string => (++sent).toString(16).padStart(40, 'a');
const sendPart = (upload: string, part: number, content: Uint8Array, token = bearer) =>
  ask(api, `admin/v1/sites/files/${upload}/parts/${part}`, {
    method: 'PUT',
    bearer: token,
    form: { file: new File([new Uint8Array(content)], 'part') },
  });
/** In parts as small as these, the last of them first and the first one twice. */
async function send(content: Uint8Array, token = bearer): Promise<string> {
  const upload = newUpload();
  const half = Math.ceil(content.length / 2);
  expect((await sendPart(upload, 1, strToU8('broken off'), token)).status).toBe(204);
  await sendPart(upload, 2, content.subarray(half), token);
  await sendPart(upload, 1, content.subarray(0, half), token);
  return upload;
}
const preview = (upload: string, token = bearer) =>
  ask(api, `admin/v1/sites/files/${upload}`, { bearer: token });
const start = (body: object) => ask(api, 'admin/v1/sites', { method: 'POST', bearer, body });
const exported = async (id: number) => ask(api, `admin/v1/sites/${id}/export`, { bearer });
const jsonIn = (file: Uint8Array) =>
  JSON.parse(Buffer.from(unzipSync(file)['site.json'] ?? []).toString()) as SiteCopy;

it('makes a site of a file that was sent in parts, whose own file is the same', async () => {
  const upload = await send(zipped(copy));
  const { body } = await preview(upload);
  expect(body.data).toMatchObject({
    name: copy.site.name,
    languages: copy.site.languages,
    counts: { pages: copy.pages.length, articles: copy.articles.length, pictures: 2 },
  });
  const before = await api.db.select().from(sites);
  const made = await start({
    name: copy.site.name,
    host: 'sent.example.org',
    upload,
    unknown_blocks: 'keep',
  });
  expect([made.status, made.body.data]).toMatchObject([201, { status: 'draft', live_jobs: 0 }]);
  expect(await api.db.select().from(sites)).toHaveLength(before.length + 1);
  const again = await exported(made.body.data.id);
  expect(again.headers['content-disposition']).toMatch(/attachment; filename="[a-z0-9-]+\.zip"/);
  expect(jsonIn(again.bytes)).toEqual(copy);
  expect(Buffer.from(unzipSync(again.bytes)['uploads/2.svg'] ?? []).toString()).not.toContain('script');
  // Its parts are gone with it, so that nothing is made twice.
  expect((await preview(upload)).status).toBe(404);
  expect(api.storage.keys().filter((key) => key.includes('site-files'))).toEqual([]);
});

it('names blocks of plugins that are not here, and leaves them out unless they are to stay', async () => {
  const block = { number: 901, is_shared: false, custom_styles: null, settings: {} };
  const page = { ...copy.pages[0], key: 'p-generic', number: 900, path: { nl: 'spel' }, texts: {} };
  const foreign = {
    ...copy,
    pages: [...copy.pages, { ...page, former_paths: [], blocks: [901, 902] }],
    blocks: [...copy.blocks, { ...block, key: 'x-wheel-of-fortune' }, { ...block, number: 902, key: 'html' }],
  };
  const upload = await send(zipped(foreign));
  const keys = copy.blocks.map(({ key }) => key);
  const { body } = await preview(upload);
  expect(body.data.unknown_blocks).toContainEqual({ key: 'x-wheel-of-fortune', count: 1 });
  const made = await start({ name: 'Without', host: 'without.example.org', upload });
  const imported = jsonIn((await exported(made.body.data.id)).bytes);
  expect(imported.blocks.map(({ key }) => key)).not.toContain('x-wheel-of-fortune');
  expect(imported.blocks).toHaveLength(keys.filter((key) => key in api.appDeps.blockSchemas).length + 1);
  expect(imported.pages).toHaveLength(foreign.pages.length);
});

it('says what is wrong with what was sent, and nothing is made', async () => {
  const before = await api.db.select().from(sites);
  const refused = async (content: Uint8Array) => {
    const { status, body } = await preview(await send(content));
    return [status, String(body.fields?.upload)];
  };
  expect(await refused(strToU8('no archive at all'))).toEqual([
    422,
    expect.stringContaining('no file of a site'),
  ]);
  const whole = zipped(copy);
  expect(await refused(whole.subarray(0, whole.length - 90))).toEqual([422, expect.anything()]);
  expect(await refused(zipped({ ...copy, version: 9 }))).toEqual([
    422,
    expect.stringContaining('later version'),
  ]);
  const gap = newUpload();
  await sendPart(gap, 1, whole);
  await sendPart(gap, 3, whole);
  expect((await preview(gap)).status).toBe(404);
  expect((await preview('../../etc/passwd')).status).toBe(404);
  expect((await sendPart('f00', 1, whole)).status).toBe(404);
  expect((await sendPart(gap, 41, whole)).body.code).toBe('fileTooLarge');
  expect((await sendPart(gap, 2, new Uint8Array(5 * 1024 * 1024 + 1))).body.code).toBe('fileTooLarge');
  const taken = await start({ name: 'x', host: 'other.localhost', upload: await send(whole) });
  expect(Object.keys(taken.body.fields)).toEqual(['host']);
  expect(await api.db.select().from(sites)).toHaveLength(before.length);
});

it('keeps what is sent to who sent it, one file at a time, for a day', async () => {
  const [first] = await api.db.select().from(users).where(eq(users.email, 'admin@example.org'));
  if (!first) throw new Error('No admin');
  const { id: _, uuid: _uuid, ...person } = first;
  await api.db.insert(users).values({ ...person, email: 'two@example.org' });
  await api.db.insert(users).values({ ...person, email: 'one@example.org', siteId: 18 });
  const two = await logIn(api, 'admin', 'two@example.org');
  const one = await logIn(api, 'admin', 'one@example.org');
  const upload = await send(zipped(copy));
  expect((await preview(upload, two)).status).toBe(404);
  expect((await preview(upload, one)).body.code).toBe('teamOfAllSites');
  expect((await sendPart(newUpload(), 1, picture, one)).body.code).toBe('teamOfAllSites');
  expect((await ask(api, 'admin/v1/sites/19/export', { bearer: one })).status).toBe(404);
  await send(zipped(copy), two);
  expect((await preview(upload)).status).toBe(200);
  await send(zipped(copy));
  expect((await preview(upload)).status).toBe(404);
  await deleteUnclaimedFiles(api.db, api.storage, api.days(2));
  expect(await api.db.select().from(files).where(like(files.storageKey, '%site-files%'))).toEqual([]);
});
