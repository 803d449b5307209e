import type { BodyOf, Contract, PageSnapshot } from '@boardwright/api-client/contract';
import { pageKindOf, writeSettings } from '@boardwright/blocks-schema';
import { and, desc, eq, getTableColumns, isNull, sql } from '../../platform/database/drizzle.ts';
import { blocks, blockSettings, globalBlocks, pages, pageSettings } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Locale } from '@boardwright/messages';
import { pageOfSite, type Save } from './builder-context.ts';
import { readParts } from './document.present.ts';
import { rememberPaths } from './page-forwards.ts';
import { giveWay } from './publish-page.ts';
import { checkPage, checkPageTexts, pathsFor, readPaths } from './page-rules.ts';
import { sourcesOfPage } from '../translations/note-sources.ts';
import { expectUnchanged, unread } from './stale-row.ts';

type Builder = Contract['siteBuilder'];

async function created(save: Save, id: number): Promise<PageSnapshot> {
  const { pages: found, blocks: withThem } = await readParts(save.tx, save.siteId, [id]);
  const [page] = found;
  if (!page) throw new HttpError('notFound');
  return { page, blocks: withThem };
}

/** The site's shared block of a kind, if it has one: new pages get the same navbar and footer as the others. */
async function sharedBlock({ tx, siteId }: Save, key: string): Promise<number | undefined> {
  const [block] = await tx
    .select({ id: blocks.id })
    .from(blocks)
    .where(
      and(
        eq(blocks.siteId, siteId),
        eq(blocks.key, key),
        eq(blocks.isGlobal, true),
        isNull(blocks.deletedAt),
      ),
    )
    .orderBy(blocks.id)
    .limit(1);
  return block?.id;
}

async function composePage(save: Save, pageId: number, key: string, own: string): Promise<void> {
  const { tx, siteId } = save;
  for (const [order, composed] of (pageKindOf(key)?.composition ?? []).entries()) {
    const shared = await sharedBlock(save, composed.key);
    if (shared !== undefined) {
      await tx.insert(globalBlocks).values({ pageId, blockId: shared, order }).onConflictDoNothing();
      continue;
    }
    const schema = save.schemas[composed.key];
    const [row] = await tx
      .insert(blocks)
      .values({ siteId, pageId, key: composed.key, order })
      .returning({ id: blocks.id });
    const stored = schema
      ? writeSettings(schema, { ...composed.settings })
      : { settings: { ...composed.settings }, version: 0 };
    // The other languages show it until something is written in them.
    await tx.insert(blockSettings).values({ blockId: row?.id ?? 0, locale: own.toUpperCase(), ...stored });
  }
}

async function copyBlocks(save: Save, fromId: number, pageId: number): Promise<void> {
  const { tx, siteId } = save;
  await pageOfSite(save, fromId);
  const own = await tx
    .select()
    .from(blocks)
    .where(and(eq(blocks.pageId, fromId), isNull(blocks.deletedAt)));
  if (own.length > 0) {
    const copies = await tx
      .insert(blocks)
      .values(own.map(({ key, order, customStyles }) => ({ siteId, pageId, key, order, customStyles })))
      .returning({ id: blocks.id });
    const copyOf = new Map(own.map(({ id }, nth) => [id, copies[nth]?.id ?? 0]));
    const settings = await tx
      .select(getTableColumns(blockSettings))
      .from(blockSettings)
      .innerJoin(blocks, eq(blocks.id, blockSettings.blockId))
      .where(and(eq(blocks.pageId, fromId), isNull(blocks.deletedAt)));
    const copied = settings.map(({ blockId, locale, settings: values, version }) => ({
      blockId: copyOf.get(blockId) ?? 0,
      locale,
      settings: values,
      version,
    }));
    if (copied.length > 0) await tx.insert(blockSettings).values(copied);
  }
  const shared = await tx.select().from(globalBlocks).where(eq(globalBlocks.pageId, fromId));
  if (shared.length > 0)
    await tx.insert(globalBlocks).values(shared.map(({ blockId, order }) => ({ pageId, blockId, order })));
}

/** Adds a page with the blocks of its kind, or a copy of another's. Sent twice with one `uid`, it is there once. */
export async function createPage(
  save: Save,
  body: BodyOf<Builder['createPage']>,
  site: { readonly own: string; readonly locale: Locale },
): Promise<PageSnapshot> {
  const { tx, siteId } = save;
  const [made] = await tx
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.siteId, siteId), eq(pages.uid, body.uid)));
  if (made) return created(save, made.id);
  const path = await pathsFor(save, body.key, body.path ?? {});
  await checkPage(save, { key: body.key, path }, site.locale);
  checkPageTexts(Object.values(body.settings ?? {}), site.locale);
  const [last] = await tx
    .select({ order: pages.order })
    .from(pages)
    .where(eq(pages.siteId, siteId))
    .orderBy(desc(pages.order))
    .limit(1);
  const [row] = await tx
    .insert(pages)
    .values({ siteId, key: body.key, path, order: (last?.order ?? -1) + 1, uid: body.uid })
    .returning({ id: pages.id });
  const pageId = row?.id ?? 0;
  const texts = Object.entries(body.settings ?? {}).map(([locale, settings]) => ({
    pageId,
    locale: locale.toUpperCase(),
    settings,
  }));
  if (texts.length > 0) await tx.insert(pageSettings).values(texts);
  if (body.copy_of === undefined) await composePage(save, pageId, body.key, site.own);
  else await copyBlocks(save, body.copy_of, pageId);
  return created(save, pageId);
}

/** Changes paths or kind. @throws HttpError `conflict`, `validation`, `notFound` */
export async function updatePage(
  save: Save,
  id: number,
  body: BodyOf<Builder['updatePage']>,
  locale: Locale,
): Promise<{ id: number; revision: number }> {
  const page = await pageOfSite(save, id);
  const path = { ...page.path, ...(body.path === undefined ? {} : readPaths(body.path)) };
  const key = body.key ?? page.key;
  await expectUnchanged(save, page, {
    pageId: id,
    read: body.revision,
    current: { key: page.key, path: page.path, order: page.order },
    next: { key, path, order: body.order },
  });
  await checkPage(save, { id, key, path }, locale);
  // Of a page that is published by hand, visitors know the path that it was published with.
  if (!save.byHand) await rememberPaths(save, page, path);
  const [remaining] = await save.tx
    .update(pages)
    .set({
      key,
      path,
      revision: sql`${pages.revision} + 1`,
      ...(body.order === undefined ? {} : { order: body.order }),
    })
    .where(eq(pages.id, id))
    .returning({ revision: pages.revision });
  return { id, revision: remaining?.revision ?? page.revision };
}

/** Takes a page off the site. Already gone is gone. */
export async function deletePage({ tx, siteId, now }: Save, id: number): Promise<void> {
  const [page] = await tx
    .select({ id: pages.id, deletedAt: pages.deletedAt })
    .from(pages)
    .where(and(eq(pages.id, id), eq(pages.siteId, siteId)));
  if (!page) throw new HttpError('notFound');
  if (!page.deletedAt) await tx.update(pages).set({ deletedAt: now }).where(eq(pages.id, id));
}

/** Puts a page back. @throws HttpError `validation` when its path or kind was given away since */
export async function restorePage(save: Save, id: number, locale: Locale): Promise<PageSnapshot> {
  const { tx, siteId } = save;
  const [page] = await tx
    .select()
    .from(pages)
    .where(and(eq(pages.id, id), eq(pages.siteId, siteId)));
  if (!page) throw new HttpError('notFound');
  if (page.deletedAt) {
    await checkPage(save, { id, key: page.key, path: page.path ?? {} }, locale);
    await tx.update(pages).set({ deletedAt: null }).where(eq(pages.id, id));
    if (save.byHand) await giveWay(save, id);
  }
  return created(save, id);
}

/** Writes label, title and description. @throws HttpError `conflict`, `validation`, `notFound` */
export async function savePageSettings(
  save: Save,
  id: number | undefined,
  body: BodyOf<Builder['updatePageSettings']>,
  locale: Locale,
): Promise<{ id: number; revision: number }> {
  const { tx } = save;
  const page = await pageOfSite(save, body.page_id);
  checkPageTexts([body.settings], locale);
  const [row] = await tx
    .select()
    .from(pageSettings)
    .where(and(eq(pageSettings.pageId, page.id), eq(pageSettings.locale, body.locale)));
  const sources = await sourcesOfPage(save, page.id, { locale: body.locale, was: row, now: body.settings });
  if (!row) {
    if (id !== undefined) throw new HttpError('notFound');
    const [made] = await tx
      .insert(pageSettings)
      .values({ pageId: page.id, locale: body.locale, settings: body.settings, sources })
      .returning({ id: pageSettings.id, revision: pageSettings.revision });
    return { id: made?.id ?? 0, revision: made?.revision ?? 1 };
  }
  if (id !== undefined && row.id !== id) throw new HttpError('notFound');
  await expectUnchanged(save, row, {
    pageId: page.id,
    read: body.revision ?? unread(id),
    current: { settings: row.settings },
    next: { settings: body.settings },
  });
  const [stored] = await tx
    .update(pageSettings)
    .set({ settings: body.settings, sources, revision: sql`${pageSettings.revision} + 1` })
    .where(eq(pageSettings.id, row.id))
    .returning({ revision: pageSettings.revision });
  return { id: row.id, revision: stored?.revision ?? row.revision };
}
