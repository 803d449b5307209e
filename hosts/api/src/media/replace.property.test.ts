import { eq } from '../platform/database/drizzle.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import sharp from 'sharp';
import { ask } from '../../test/request.ts';
import { addAccounts, logIn } from '../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';
import {
  articles,
  blockPresets,
  blocks,
  blockSettings,
  clients,
  files,
  landingPages,
  media,
  organisations,
  pages,
  pageSettings,
  sites,
} from '../platform/database/schema.ts';

let api: TestApi;
let admin: string;
let drawing: Buffer;
let photo: Buffer;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  admin = await logIn(api, 'admin');
  drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path id="art"/></svg>',
  );
  photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0a7' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => api.close());

const send = (path: string, kind: 'jpg' | 'svg') => {
  const file = new File([new Uint8Array(kind === 'jpg' ? photo : drawing)], `a.${kind}`);
  return ask(api, `admin/v1/${path}`, { method: 'POST', bearer: admin, form: { public: 'true', file } });
};
const sizes = ['upload', 'thumb', 'small', 'tiny'] as const;

/** Everything that is written down, of the site and of another one. */
async function everything() {
  const { db } = api;
  const own = [
    await db.select().from(articles),
    await db.select().from(landingPages),
    await db.select().from(blockPresets),
    await db.select().from(blocks),
    await db.select().from(blockSettings),
    await db.select().from(pageSettings),
    await db.select().from(organisations).where(eq(organisations.id, 990)),
    await db.select().from(sites).where(eq(sites.id, 18)),
  ];
  const others = await db.select().from(sites).where(eq(sites.name, 'Another'));
  return { own: JSON.stringify(own), others: JSON.stringify(others.map(({ settings }) => settings)) };
}

it('is replaced wherever its site shows it, size by size, and nowhere else', async () => {
  await api.db
    .insert(sites)
    .values({ name: 'Another', jobBoardId: 1, defaultLocale: 'nl', supportedLocales: ['nl'] });
  const { db } = api;
  const id = 990;
  for (const table of [blocks, pageSettings]) await db.delete(table);
  await db.insert(clients).values({ id, siteId: 18, name: 'A' });
  await db.insert(organisations).values({ id, clientId: id, slug: 'own-a', name: 'A' });
  await db.insert(blocks).values({ id, siteId: 18, key: 'html', isGlobal: true });
  await db.insert(blockSettings).values({ blockId: id, locale: 'NL' });
  await db.insert(pages).values({ id, siteId: 18, key: 'p-generic', path: {} });
  await db.insert(pageSettings).values({ pageId: id, locale: 'NL' });
  const kind = fc.constantFrom('jpg' as const, 'svg' as const);
  const drawnSizes = fc.array(fc.constantFrom(...sizes), { minLength: 1, maxLength: 3 });
  let round = 0;
  await fc.assert(
    fc.asyncProperty(kind, kind, drawnSizes, async (from, to, drawn) => {
      round += 1;
      for (const table of [media, files, articles, landingPages, blockPresets]) await api.db.delete(table);
      const { body } = await send('files/upload', from);
      const { body: neighbour } = await send('files/upload', from);
      const address = (size: (typeof sizes)[number]) =>
        from === 'svg' ? `${body.data.public_url}#art` : (body.data.variants[size] as string);
      const text = drawn.map((size) => `<img src="https://cdn.example${address(size)}">`).join('');
      const beside = { jobBoardId: 1, locale: 'nl', title: 'A' };
      await api.db.insert(articles).values({ ...beside, slug: `a${round}`, text, deletedAt: new Date() });
      await api.db.insert(landingPages).values({ ...beside, slug: `l${round}`, image: address('upload') });
      const settings = { NL: { picture: { src: address('small') }, other: neighbour.data.public_url } };
      const values = settings as unknown as NonNullable<typeof blockPresets.$inferInsert.settings>;
      await api.db
        .insert(blockPresets)
        .values({ siteId: 18, uid: crypto.randomUUID(), name: 'P', key: 'html', settings: values });
      await api.db.update(sites).set({ settings: { logo: address('tiny') } });
      await api.db.update(blocks).set({ customStyles: `a { background: url("${address('thumb')}") }` });
      await api.db
        .update(blockSettings)
        .set({ settings: { picture: { src: address('upload'), alt: 'é "' } } });
      await api.db.update(pageSettings).set({ settings: { page_label: 'A', image: address('thumb') } });
      await api.db
        .update(organisations)
        .set({ logo: address('small'), info: [] })
        .where(eq(organisations.id, id));
      const before = await everything();

      const [row] = await api.db.select().from(media).orderBy(media.id).limit(1);
      const answer = await send(`media/${row?.id}/replace`, to);
      expect(answer.status).toBe(200);
      const after = await everything();
      const next = answer.body.data.url as string;
      const nextOf = (size: string) => (to === 'svg' ? next : next.replace('-upload', `-${size}`));
      // A drawing has one size: what shows it shows the largest of what comes.
      const expected = sizes.reduce(
        (all, size) => all.replaceAll(address(size), from === 'svg' ? next : nextOf(size)),
        before.own,
      );
      const settled = (all: string) =>
        all.replaceAll(/"(?:revision|settingsRevision|version)":\d+|"updatedAt":"[^"]+"/g, '');
      expect(settled(after.own)).toBe(settled(expected));
      expect(after.own).not.toContain(address('upload').split('#')[0]);
      expect(after.others).toBe(before.others);
    }),
    { numRuns: 8 },
  );
});
