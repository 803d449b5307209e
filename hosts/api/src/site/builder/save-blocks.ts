import type { BodyOf, Contract, DocumentBlock } from '@boardwright/api-client/contract';
import { and, eq, gte, inArray, isNull, sql } from '../../platform/database/drizzle.ts';
import { blocks, blockSettings, globalBlocks } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Locale } from '@boardwright/messages';
import { anyBlock, blockOfSite, pageOfSite, type Save } from './builder-context.ts';
import { expectNotTested } from '../experiments/running-experiments.queries.ts';
import { readParts } from './document.present.ts';
import { withOneDesign } from './one-design.ts';
import { checkSettings } from './save-block-settings.ts';
import { expectUnchanged } from './stale-row.ts';
import { copyMadeBefore, unshare } from './unshare.ts';

type Builder = Contract['siteBuilder'];

/** Moves what stands at a position and below one further down. */
async function makeSpace({ tx }: Save, pageId: number, order: number): Promise<void> {
  await tx
    .update(blocks)
    .set({ order: sql`${blocks.order} + 1` })
    .where(and(eq(blocks.pageId, pageId), gte(blocks.order, order)));
  await tx
    .update(globalBlocks)
    .set({ order: sql`${globalBlocks.order} + 1` })
    .where(and(eq(globalBlocks.pageId, pageId), gte(globalBlocks.order, order)));
}

/** The blocks of a page from top to bottom, its own and shared ones. */
async function standing({ tx }: Save, pageId: number): Promise<{ id: number; order: number }[]> {
  const own = await tx
    .select({ id: blocks.id, order: blocks.order })
    .from(blocks)
    .where(and(eq(blocks.pageId, pageId), isNull(blocks.deletedAt)));
  const shared = await tx
    .select({ id: globalBlocks.blockId, order: globalBlocks.order })
    .from(globalBlocks)
    .where(eq(globalBlocks.pageId, pageId));
  return [...own, ...shared].sort((one, other) => one.order - other.order || one.id - other.id);
}

/** Where a block goes: below another, wherever that stands by now, else at a position. */
interface Place {
  readonly order: number;
  readonly below_id?: number | undefined;
}

function positionIn(ids: readonly number[], { order, below_id: below }: Place): number {
  const above = below === undefined ? -1 : ids.indexOf(below);
  return above < 0 ? order : above + 1;
}

/** The number stored as the order of what should come at a place: blocks taken off leave gaps in the numbers. */
async function orderAt(save: Save, pageId: number, place: Place): Promise<number> {
  const there = await standing(save, pageId);
  const position = positionIn(
    there.map(({ id }) => id),
    place,
  );
  return there[position]?.order ?? (there.at(-1)?.order ?? -1) + 1;
}

async function presented(save: Save, id: number, pageId: number): Promise<DocumentBlock> {
  const parts = await readParts(save.tx, save.siteId, [pageId]);
  const block = parts.blocks.find((one) => one.id === id);
  if (!block) throw new HttpError('notFound');
  return block;
}

/**
 * Puts a block on a page, with one design in every language: that of the site's own. Sent twice with the same `uid`, it is
 * there once.
 */
export async function createBlock(
  save: Save,
  body: BodyOf<Builder['createBlock']>,
  { own, locale }: { readonly own: string; readonly locale: Locale },
): Promise<DocumentBlock> {
  const { tx, siteId } = save;
  const page = await pageOfSite(save, body.page_id);
  const [made] = await tx
    .select({ id: blocks.id })
    .from(blocks)
    .where(and(eq(blocks.siteId, siteId), eq(blocks.uid, body.uid)));
  if (made) return presented(save, made.id, page.id);
  for (const { settings, version } of Object.values(body.settings ?? {}))
    checkSettings(save.schemas[body.key], settings, version, locale);
  const order = await orderAt(save, page.id, body);
  await makeSpace(save, page.id, order);
  const [row] = await tx
    .insert(blocks)
    .values({
      siteId,
      pageId: body.isGlobal ? null : page.id,
      key: body.key,
      order,
      isGlobal: body.isGlobal,
      customStyles: body.custom_styles ?? null,
      uid: body.uid,
    })
    .returning({ id: blocks.id });
  const blockId = row?.id ?? 0;
  if (body.isGlobal) await tx.insert(globalBlocks).values({ pageId: page.id, blockId, order });
  const sent = Object.entries(body.settings ?? {}).map(([language, one]) => [language.toUpperCase(), one]);
  const rows = withOneDesign(save.schemas[body.key], Object.fromEntries(sent), own.toUpperCase());
  const perLocale = Object.entries(rows).map(([language, one]) => ({ blockId, locale: language, ...one }));
  if (perLocale.length > 0) await tx.insert(blockSettings).values(perLocale);
  return presented(save, blockId, page.id);
}

/** Takes a block off a page; a shared one only off this page. Already gone is gone. */
export async function deleteBlock(save: Save, id: number, pageId: number | undefined): Promise<void> {
  const block = await anyBlock(save, id);
  if (block.isGlobal && pageId !== undefined) {
    await pageOfSite(save, pageId);
    await save.tx
      .delete(globalBlocks)
      .where(and(eq(globalBlocks.pageId, pageId), eq(globalBlocks.blockId, id)));
    return;
  }
  if (block.deletedAt) return;
  await save.tx.update(blocks).set({ deletedAt: save.now }).where(eq(blocks.id, id));
}

/** Puts a block back on its page, or a shared one on any page. There already is there. */
export async function restoreBlock(
  save: Save,
  id: number,
  place: BodyOf<Builder['restoreBlock']>,
): Promise<DocumentBlock> {
  const { tx } = save;
  const block = await anyBlock(save, id);
  const page = await pageOfSite(save, place.page_id);
  if (block.isGlobal || block.deletedAt !== null || block.pageId !== page.id) {
    const order = await orderAt(save, page.id, place);
    await makeSpace(save, page.id, order);
    if (block.isGlobal) {
      await tx.insert(globalBlocks).values({ pageId: page.id, blockId: id, order }).onConflictDoNothing();
      await tx.update(blocks).set({ deletedAt: null }).where(eq(blocks.id, id));
    } else await tx.update(blocks).set({ deletedAt: null, pageId: page.id, order }).where(eq(blocks.id, id));
  }
  return presented(save, id, page.id);
}

/**
 * Puts the named blocks at the positions given, from the top of their page; the others keep their order around them, so
 * that what a colleague moved at the same time stays moved. Named blocks that are no longer on the page are passed over.
 * @throws HttpError `notFound` for a block of another site; `blockDeleted` when none of those named is left
 */
export async function orderBlocks(save: Save, list: BodyOf<Builder['orderBlocks']>): Promise<void> {
  const { tx, siteId } = save;
  const named = [...new Set(list.map(({ id }) => id))];
  const rows = await tx
    .select({ id: blocks.id, isGlobal: blocks.isGlobal, deletedAt: blocks.deletedAt })
    .from(blocks)
    .where(and(eq(blocks.siteId, siteId), inArray(blocks.id, named)));
  if (rows.length < named.length) throw new HttpError('notFound');
  const isGlobal = new Map(
    rows.filter(({ deletedAt }) => deletedAt === null).map((row) => [row.id, row.isGlobal]),
  );
  let moved = 0;
  for (const [pageId, places] of Map.groupBy(list, ({ page_id }) => page_id)) {
    await pageOfSite(save, pageId);
    const now = (await standing(save, pageId)).map(({ id }) => id);
    const there = places
      .filter(({ id }) => isGlobal.get(id) === false || (isGlobal.get(id) && now.includes(id)))
      .sort((one, other) => one.order - other.order);
    moved += there.length;
    const moving = new Set(there.map(({ id }) => id));
    const order = now.filter((id) => !moving.has(id));
    for (const { id, ...place } of there) order.splice(positionIn(order, place), 0, id);
    await writeOrder(save, pageId, order);
  }
  if (moved === 0) throw new HttpError('blockDeleted');
}

async function writeOrder({ tx }: Save, pageId: number, order: readonly number[]): Promise<void> {
  if (order.length === 0) return;
  const ids = sql`${sql.param([...order])}::integer[]`;
  await tx
    .update(blocks)
    .set({ pageId, order: sql`array_position(${ids}, ${blocks.id}) - 1` })
    .where(and(inArray(blocks.id, [...order]), eq(blocks.isGlobal, false)));
  await tx
    .update(globalBlocks)
    .set({ order: sql`array_position(${ids}, ${globalBlocks.blockId}) - 1` })
    .where(and(eq(globalBlocks.pageId, pageId), inArray(globalBlocks.blockId, [...order])));
}

async function isOn({ tx }: Save, blockId: number, pageId: number): Promise<boolean> {
  const here = and(eq(globalBlocks.blockId, blockId), eq(globalBlocks.pageId, pageId));
  const [place] = await tx.select({ id: globalBlocks.blockId }).from(globalBlocks).where(here).limit(1);
  return place !== undefined;
}

/**
 * Changes custom styles or scope. A shared block that other pages show too gives this page a copy of its own: one,
 * however often it is asked for after an answer was lost.
 */
export async function updateBlock(
  save: Save,
  id: number,
  body: BodyOf<Builder['updateBlock']>,
): Promise<{ readonly id: number; readonly pageId: number }> {
  const { tx } = save;
  const known = await anyBlock(save, id);
  if (body.isGlobal === false && known.isGlobal) {
    const isHere = body.page_id !== undefined && (await isOn(save, id, body.page_id));
    const made = isHere
      ? undefined
      : await copyMadeBefore(save, known, { read: body.revision, pageId: body.page_id });
    if (made) return made;
  }
  const block = await blockOfSite(save, id);
  await expectNotTested(save, id);
  const [place] = await tx.select().from(globalBlocks).where(eq(globalBlocks.blockId, id)).limit(1);
  const pageId = body.page_id ?? block.pageId ?? place?.pageId;
  if (pageId === undefined) throw new HttpError('notFound');
  await expectUnchanged(save, block, {
    pageId,
    read: body.revision,
    current: { custom_styles: block.customStyles ?? '', isGlobal: block.isGlobal },
    next: { custom_styles: body.custom_styles, isGlobal: body.isGlobal },
  });
  await tx
    .update(blocks)
    .set({
      revision: sql`${blocks.revision} + 1`,
      ...(body.custom_styles === undefined ? {} : { customStyles: body.custom_styles }),
    })
    .where(eq(blocks.id, id));
  if (body.isGlobal === true && !block.isGlobal) await share(save, id, pageId, block.order);
  if (body.isGlobal === false && block.isGlobal) return { id: await unshare(save, block, pageId), pageId };
  return { id, pageId };
}

async function share({ tx }: Save, id: number, pageId: number, order: number): Promise<void> {
  await tx.update(blocks).set({ isGlobal: true, pageId: null }).where(eq(blocks.id, id));
  await tx.insert(globalBlocks).values({ pageId, blockId: id, order }).onConflictDoNothing();
}

export { presented as readBlock };
