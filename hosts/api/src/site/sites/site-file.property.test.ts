import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from '../../platform/database/drizzle.ts';
import fc from 'fast-check';
import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anySiteCopy } from '../../../test/any-site-copy.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { AdminError } from '../../admin/admin-error.ts';
import { runAdmin } from '../../admin/run-admin.ts';
import { files, segmentGroups, segments, sites } from '../../platform/database/schema.ts';
import type { SiteCopy } from './site-copy.schema.ts';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await openTestApi();
  await api.db.delete(segments);
  folder = await mkdtemp(join(tmpdir(), 'boardwright-site-file-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const run = (...args: string[]) => runAdmin(api.appDeps, args);
let made = 0;
/** @returns the number of the new site */
async function importFile(path: string, name = 'Imported'): Promise<string> {
  made += 1;
  const [line = ''] = await run('site', 'import', path, name, `import-${made}.example.org`);
  return /Site (\d+)/.exec(line)?.[1] ?? '';
}
const exportFile = async (id: string): Promise<Buffer> => {
  const path = join(folder, `site-${id}.zip`);
  await run('site', 'export', id, path);
  return readFile(path);
};
const zipped = async (json: unknown, more: Zippable = {}): Promise<string> => {
  const path = join(folder, 'written.zip');
  await writeFile(path, zipSync({ 'site.json': strToU8(JSON.stringify(json)), ...more }));
  return path;
};
const jsonIn = (file: Uint8Array) =>
  JSON.parse(Buffer.from(unzipSync(file)['site.json'] ?? []).toString()) as SiteCopy;

it('of a site makes a site whose file is the same, byte for byte', async () => {
  const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#00616b' } })
    .png()
    .toBuffer();
  await fc.assert(
    fc.asyncProperty(anySiteCopy, async (copy) => {
      const whole: SiteCopy = {
        ...copy,
        site: {
          ...copy.site,
          settings: { ...copy.site.settings, logo: '/uploads/1-upload.png' },
        },
        pictures: [{ number: 1, name: 'logo.png', files: ['1-upload.png', '1-thumb.png'] }],
      };
      const more = { 'uploads/1-upload.png': picture, 'uploads/1-thumb.png': picture };
      const first = await importFile(await zipped(whole, more), copy.site.name);
      const exported = await exportFile(first);
      expect(jsonIn(exported)).toEqual(whole);
      const second = await importFile(join(folder, `site-${first}.zip`), copy.site.name);
      expect((await exportFile(second)).equals(exported)).toBe(true);
    }),
    { numRuns: 6 },
  );
});

it('says everything that is wrong with it, where, and makes nothing', async () => {
  const [copy] = fc.sample(anySiteCopy, { numRuns: 1, seed: 7 });
  if (!copy) throw new Error('No copy');
  const before = await api.db.select().from(sites);
  const stored = await api.db.select().from(files);
  const refusal = async (path: string) => {
    const error = await importFile(path).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(AdminError);
    return (error as AdminError).message;
  };
  const page = {
    number: 1,
    key: 'p-nothing',
    path: { nl: 'Vacatures!', en: 'admin' },
    texts: {},
    former_paths: [],
    blocks: [77],
  };
  const wrong: SiteCopy = {
    ...copy,
    site: { ...copy.site, languages: ['nl', 'xx'], settings: { primary_color: 'red', nonsense: 1 } },
    categories: [
      { number: 1, group: 'weather', name: { nl: 'Zon' }, icon: null, order: 1, is_archived: false },
    ],
    pages: [page, { ...page, number: 1 }],
    blocks: [{ number: 5, key: 'navbar', is_shared: false, custom_styles: null, settings: {} }],
    redirects: [
      { path: 'oud', url: '/', status: 301 },
      { path: 'oud', url: '/', status: 301 },
    ],
    pictures: [{ number: 1, name: 'a', files: ['1-upload.png'] }],
  };
  const sentences = await refusal(await zipped(wrong));
  for (const place of [
    'site.languages.1: ',
    'site.settings.primary_color: ',
    'site.settings.nonsense: ',
    'categories.0.group: this server has no group',
    'pages.1: the same is there twice',
    'pages.0.key: there is no such kind of page',
    'pages.0.path.nl: a page cannot have this address',
    'pages.0.blocks.77: there is no such thing here',
    'blocks.0: a block stands on one page',
    'redirects.1: the same is there twice',
    'uploads/1-upload.png: this picture is not in the file',
  ])
    expect(sentences).toContain(place);
  const text = { 'uploads/1-upload.png': strToU8('<script>alert(1)</script>') };
  const one = { ...copy, pictures: wrong.pictures };
  expect(await refusal(await zipped(one, text))).toContain('uploads/1-upload.png: this is no picture');
  expect(await refusal(await zipped({ ...copy, version: 2 }))).toContain('made by a later version');
  expect(await refusal(await zipped({ ...copy, articles: [{}] }))).toContain('articles.0.');
  expect(await refusal(await zipped({ some: 'thing' }))).toContain('no file of a site');
  expect(
    await refusal(await zipped({ ...copy, redirects: [{ ...wrong.redirects[0], path: '\0' }] })),
  ).toContain('redirects.0.path');
  const other = join(folder, 'other.zip');
  for (const content of ['', 'no archive', zipSync({ 'other.txt': strToU8('x') })]) {
    await writeFile(other, content);
    expect(await refusal(other)).toContain('no file of a site');
  }
  const whole = await readFile(await zipped(copy));
  await writeFile(other, whole.subarray(0, whole.length / 2));
  expect(await refusal(other)).toContain('no file of a site');
  expect(await refusal(join(folder, 'none.zip'))).toContain('There is no file');
  expect(await api.db.select().from(sites)).toHaveLength(before.length);
  expect(await api.db.select().from(files)).toHaveLength(stored.length);
});

it('takes away what in a text would act on behalf of who reads it', async () => {
  const [copy] = fc.sample(anySiteCopy, { numRuns: 1, seed: 7 });
  const article = {
    locale: 'nl',
    active: true,
    slug: 'een',
    title: 'Een',
    description: '',
    image: null,
    published_at: null,
    former_slugs: [],
    type: 'news',
    text: '<p>Tekst<script>alert(1)</script></p>',
    thumbnail: null,
    author: null,
    category: null,
  };
  const id = await importFile(await zipped({ ...copy, articles: [article] }));
  expect(jsonIn(await exportFile(id)).articles[0]?.text).toBe('<p>Tekst</p>');
  const [site] = await api.db
    .select()
    .from(sites)
    .where(eq(sites.id, Number(id)));
  expect(site?.status).toBe('draft');
});

it('is written and read at the command line, for sites that are there', async () => {
  await expect(run('site', 'copy', '999', 'Kopie', 'kopie.example.org')).rejects.toThrow(
    'There is no site 999',
  );
  await expect(run('site', 'copy', '18', ' ', 'a b')).rejects.toThrow(/name .*host name/);
  await expect(run('site', 'copy', '18', 'Kopie', 'other.localhost')).rejects.toThrow('Another site');
  expect(await run('site', 'copy', '18', 'Kopie', 'kopie.example.org')).toEqual([
    expect.stringContaining('Log in at https://kopie.example.org/admin'),
  ]);
  expect(await run('site', 'list')).toContainEqual(
    expect.stringContaining('draft  Kopie  kopie.example.org'),
  );
  await expect(run('site', 'export', '18', join(folder, 'no', 'such', 'folder.zip'))).rejects.toThrow(
    'ENOENT',
  );
});

it('begins with a template at the command line, in the languages that are named', async () => {
  await expect(run('site', 'template', 'bakery', 'Zorg', 'zorg.example.org')).rejects.toThrow(
    'there are care, technology, local',
  );
  const inKlingon = run('site', 'template', 'care', 'Zorg', 'zorg.example.org', '--languages', 'nl,tlh');
  await expect(inKlingon).rejects.toThrow('There is no language "tlh"');
  await expect(run('site', 'template', 'care', 'Zorg', 'other.localhost')).rejects.toThrow('Another site');
  const groups = ['time', 'education', 'career_level'].map((key, at) => ({ id: 90 + at, key, name: {} }));
  await api.db.insert(segmentGroups).values(groups);
  await run('site', 'template', 'care', 'Zorg', 'zorg.example.org', '--languages', 'ro,nl');
  const [site] = await api.db.select().from(sites).where(eq(sites.name, 'Zorg'));
  expect([site?.status, site?.defaultLocale, site?.supportedLocales]).toEqual(['draft', 'ro', ['ro', 'nl']]);
  expect(jsonIn(await exportFile(String(site?.id))).pages.length).toBeGreaterThan(10);
});
