import { randomUUID } from 'node:crypto';
import { eq, inArray } from '../../platform/database/drizzle.ts';
import { describe, expect, it } from 'vitest';
import { openBuilder, path } from '../../../test/builder-pages.ts';
import {
  blockPresets,
  blocks,
  blockSettings,
  globalBlocks,
  pageForwards,
  pageRevisions,
  pages,
  pageSettings,
} from '../../platform/database/schema.ts';
import { deleteRemoved } from './delete-removed.ts';
import { restorableFor } from '../../platform/restorable-for.ts';

const { api, call, addPage, addBlock, logInAgain } = openBuilder();

const go = () => deleteRemoved(api().db, api().clock.now());
/** Lets time go by; who is logged in logs in anew. */
const later = async (milliseconds: number) => {
  api().clock.advance(milliseconds);
  await logInAgain();
};
const nothing = { pages: 0, blocks: 0, presets: 0, articles: 0 };

describe('what was removed', () => {
  it('a page: is put back to the last moment of its 30 days, and goes with all that was only its own', async () => {
    await go();
    const { page } = await addPage('p-generic', path('weg'));
    await addBlock(page.id, 0, 'Van deze pagina');
    const { page: elsewhere } = await addPage('p-generic', path('blijft'));
    const shared = await addBlock(elsewhere.id, 0, 'Van beide', { isGlobal: true });
    await call('POST', `blocks/${shared.id}/restore`, { page_id: page.id, order: 0 });
    const { db } = api();
    await call('PUT', `pages/${page.id}`, {
      revision: page.revision,
      path: JSON.stringify(path('verhuisd').path),
    });
    const texts = { page_id: page.id, locale: 'NL', settings: { page_label: 'Weg' } };
    expect((await call('POST', 'page-settings', texts)).status).toBeLessThan(300);
    const rowsOf = async () => [
      (await db.select().from(pages).where(eq(pages.id, page.id))).length,
      (await db.select().from(pageSettings).where(eq(pageSettings.pageId, page.id))).length,
      (await db.select().from(pageRevisions).where(eq(pageRevisions.pageId, page.id))).length,
      (await db.select().from(pageForwards).where(eq(pageForwards.pageId, page.id))).length,
      (await db.select().from(globalBlocks).where(eq(globalBlocks.pageId, page.id))).length,
      (await db.select().from(blocks).where(eq(blocks.pageId, page.id))).length,
    ];
    const own = await db.select({ id: blocks.id }).from(blocks).where(eq(blocks.pageId, page.id));
    expect((await rowsOf()).every((count) => count > 0)).toBe(true);
    await call('DELETE', `pages/${page.id}`);

    await later(restorableFor - 1);
    expect(await go()).toEqual(nothing);
    expect((await call('POST', `pages/${page.id}/restore`)).status).toBe(200);
    await call('DELETE', `pages/${page.id}`);
    await later(restorableFor);
    expect(await go()).toEqual({ ...nothing, pages: 1 });
    expect(await rowsOf()).toEqual([0, 0, 0, 0, 0, 0]);
    const ids = own.map(({ id }) => id);
    expect(await db.select().from(blockSettings).where(inArray(blockSettings.blockId, ids))).toEqual([]);
    expect((await call('POST', `pages/${page.id}/restore`)).status).toBe(404);
    // What other pages show too stays with them.
    expect(await db.select().from(blocks).where(eq(blocks.id, shared.id))).toHaveLength(1);
    expect(await db.select().from(globalBlocks).where(eq(globalBlocks.pageId, elsewhere.id))).toHaveLength(1);
    // Once more finds nothing.
    expect(await go()).toEqual(nothing);
  });

  it('a page with a version that was given a name stays, and can be put back', async () => {
    const { page } = await addPage('p-generic', path('campagne'));
    await addBlock(page.id, 0, 'Eerste');
    const [first] = await api().db.select().from(pageRevisions).where(eq(pageRevisions.pageId, page.id));
    const rename = { name: 'Zomer' };
    expect((await call('PUT', `page-revisions/${first?.id}`, rename)).status).toBe(204);
    await call('DELETE', `pages/${page.id}`);
    await later(2 * restorableFor);
    expect(await go()).toEqual(nothing);
    expect((await call('POST', `pages/${page.id}/restore`)).status).toBe(200);
  });

  it('a block goes after 30 days, and its page stays as it is', async () => {
    const { page } = await addPage('p-generic', path('blok'));
    const [deleted, stays] = [await addBlock(page.id, 0, 'Weg'), await addBlock(page.id, 1, 'Blijft')];
    await call('DELETE', `blocks/${deleted.id}`);
    await later(restorableFor - 1);
    expect(await go()).toEqual(nothing);
    await later(1);
    expect(await go()).toEqual({ ...nothing, blocks: 1 });
    expect((await call('POST', `blocks/${deleted.id}/restore`, { page_id: page.id, order: 0 })).status).toBe(
      404,
    );
    expect((await call('POST', `blocks/${stays.id}/restore`, { page_id: page.id, order: 0 })).status).toBe(
      200,
    );
    expect(await api().db.select().from(blocks).where(eq(blocks.id, stays.id))).toHaveLength(1);
  });

  it('a preset goes after 30 days, and those that were not removed stay', async () => {
    const add = async (name: string) => {
      const body = { uid: randomUUID(), name, key: 'faq', settings: { NL: { version: 0, settings: {} } } };
      return (await call('POST', 'sites/18/block-presets', body)).body.data.id as number;
    };
    const [missing, stays] = [await add('Weg'), await add('Blijft')];
    await call('DELETE', `block-presets/${missing}`);
    await later(restorableFor);
    expect(await go()).toEqual({ ...nothing, presets: 1 });
    expect((await call('POST', `block-presets/${missing}/restore`)).status).toBe(404);
    expect((await api().db.select().from(blockPresets)).map(({ id }) => id)).toEqual([stays]);
  });
});
