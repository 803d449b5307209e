import { eq, sql } from '../platform/database/drizzle.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../test/test-api.ts';
import {
  articles,
  blockPresets,
  files,
  media,
  pageRevisions,
  pages,
  sites,
} from '../platform/database/schema.ts';
import { deleteUnclaimedFiles } from '../worker/retention.ts';
import { collectMedia } from './collect-media.ts';
import { deleteRemovedMedia } from './delete-removed-media.ts';
import { restorableFor } from '../platform/restorable-for.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
const places = [
  'settings',
  'article',
  'deleted article',
  'preset',
  'version',
  'other site',
  'nowhere',
] as const;
type Place = (typeof places)[number];

beforeEach(async () => {
  for (const table of [media, files, pageRevisions, blockPresets, articles]) await api.db.delete(table);
  await api.db.update(sites).set({ settings: {} });
});

let made = 0;
/** A picture with its bytes that was deleted so long ago. */
async function addPicture(deletedFor: number) {
  made += 1;
  const token = made.toString(16).padStart(40, '0');
  const path = `18/00/${token}-upload.png`;
  for (const size of ['upload', 'thumb', 'small', 'tiny'])
    await api.storage.write(`public/18/00/${token}-${size}.png`, Buffer.from(size));
  const now = api.clock.now();
  const of = { siteId: 18, name: 'a.png', mime: 'image/png', size: 6 };
  const stored = { ...of, token, ownerKind: 'user' as const, storageKey: `public/${path}`, isPublic: true };
  const [file] = await api.db
    .insert(files)
    .values({ ...stored, claimedAt: now })
    .returning();
  const deletedAt = new Date(now.getTime() - deletedFor);
  await api.db.insert(media).values({ ...of, path, fileId: file?.id ?? 0, deletedAt });
  return {
    path,
    keys: ['upload', 'thumb', 'small', 'tiny'].map((size) => `public/18/00/${token}-${size}.png`),
  };
}

/** Shows an address in a place, as an editor would have written it there. */
async function show(place: Place, address: string): Promise<void> {
  const { db } = api;
  const article = { jobBoardId: 1, locale: 'nl', title: 'A', text: `<img src="${address}">` };
  if (place === 'settings')
    await db
      .update(sites)
      .set({ settings: { logo: address } })
      .where(eq(sites.id, 18));
  if (place === 'other site')
    await db
      .update(sites)
      .set({ texts: { NL: { a: address } } })
      .where(sql`id <> 18`);
  if (place === 'article') await db.insert(articles).values({ ...article, slug: `a-${made}` });
  if (place === 'deleted article')
    await db.insert(articles).values({ ...article, slug: `d-${made}`, deletedAt: api.clock.now() });
  const settings = { NL: { image: { src: address } } };
  const storedSettings = settings as unknown as NonNullable<typeof blockPresets.$inferInsert.settings>;
  if (place === 'preset')
    await db
      .insert(blockPresets)
      .values({ siteId: 18, uid: crypto.randomUUID(), name: 'P', key: 'html', settings: storedSettings });
  if (place === 'version') {
    const [page] = await db.select().from(pages).limit(1);
    const snapshot = { blocks: [{ settings }] } as unknown as typeof pageRevisions.$inferInsert.snapshot;
    await db.insert(pageRevisions).values({ pageId: page?.id ?? 0, snapshot });
  }
}

it('is never cleaned up while anything shows it, in whatever size, and is gone with all its sizes once nothing does', async () => {
  const one = fc.record({
    place: fc.constantFrom(...places),
    size: fc.constantFrom('upload', 'thumb', 'small', 'tiny'),
    isOver: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 4 }), async (drawn) => {
      for (const { place, size, isOver } of drawn) {
        const { path, keys } = await addPicture(restorableFor + (isOver ? 0 : -1));
        await api.db.update(sites).set({ settings: {}, texts: {} });
        await show(place, `https://cdn.example/uploads/${path.replace('-upload', `-${size}`)}`);
        const now = api.clock.now();
        await deleteRemovedMedia(api.db, now);
        await deleteUnclaimedFiles(api.db, api.storage, now);
        const left = await Promise.all(keys.map((key) => api.storage.size(key)));
        const goes = isOver && place === 'nowhere';
        expect(left.map((bytes) => bytes === undefined)).toEqual(keys.map(() => goes));
        expect(await api.db.$count(media, eq(media.path, path))).toBe(goes ? 0 : 1);
      }
    }),
    { numRuns: 25 },
  );
});

it('comes into the library from what a site shows, and from no other site', async () => {
  await api.storage.write('public/art/boat.svg', Buffer.from('<svg/>'));
  const mine = await addPicture(0);
  await api.db.delete(media);
  const others = mine.path.replace(/^18/, '19');
  await api.storage.write(`public/${others}`, Buffer.from('png'));
  const settings = { a: '/uploads/art/boat.svg#art', b: `/uploads/${others}`, c: '/uploads/art/gone.svg' };
  await api.db
    .update(sites)
    .set({ settings, texts: { NL: { d: `/uploads/${mine.path}.` } } })
    .where(eq(sites.id, 18));
  await expect(collectMedia(api, 18, api.clock.now())).resolves.toBe(2);
  await expect(collectMedia(api, 18, api.clock.now())).resolves.toBe(0);
  const rows = await api.db.select().from(media).orderBy(media.path);
  expect(rows.map(({ path, name, fileId }) => [path, name, fileId === null])).toEqual([
    [mine.path, 'a.png', false],
    ['art/boat.svg', 'boat.svg', true],
  ]);
});
