import { isFooter } from '@boardwright/engine/frame-blocks';
import { pageKindOf, type DetailKind } from '@boardwright/blocks-schema';
import type { Command } from '../page-editing/command.ts';
import { blocksIn, placeBeside, placeIn, treeOfPage, type Place } from './block-tree.ts';
import {
  following,
  type EditedBlock,
  type EditedPage,
  type EditedPreset,
  type EditedSite,
  type LocaleValues,
  type Values,
} from '../page-editing/edited-site.ts';

/** Blocks that show one thing, and the thing: they need a page that is given one. */
const needs: Readonly<Record<string, DetailKind>> = {
  'job-details': 'job',
  organisation: 'organisation',
  'candidate-details': 'candidate',
  'cms-article': 'article',
};

/** What a page must show for a block to stand on it; undefined when any page will do, or this one does. */
export function missingDetail(key: string, pageKey: string): DetailKind | undefined {
  const needed = needs[key];
  return needed === undefined || pageKindOf(pageKey)?.detail === needed ? undefined : needed;
}

/** A block that is not on a page yet, with its settings in some languages. */
export type ReadyBlock = Pick<EditedPreset, 'settings' | 'key' | 'version' | 'customStyles'>;

/** The gap at the end of a page, above its footers. */
export const endOfMain = (site: Pick<EditedSite, 'blockOf'>, blocks: readonly number[]): number =>
  blocks.findLastIndex((id) => !isFooter(site.blockOf[id]?.key ?? '')) + 1;

/**
 * Where a new block lands: below the chosen one in its column, else at the end, above the footers. Where the chosen one
 * has a column with nothing in it, it lands there.
 */
export function placeForNew(site: EditedSite, blocks: readonly number[], chosen: number | undefined): Place {
  if (chosen === undefined || !blocks.includes(chosen)) return { gap: endOfMain(site, blocks) };
  const tree = treeOfPage({ blocks }, site);
  const count = tree.countOf.get(chosen) ?? 0;
  const columns = Array.from({ length: count }, (_, index) => index + 1);
  const empty = columns.find((column) => blocksIn(tree, chosen, column).length === 0);
  return empty === undefined ? placeBeside(tree, chosen, 'below') : placeIn(tree, chosen, empty, 0);
}

/** A block nobody has touched: written in the default language, without a value of its own. */
export function newBlock(
  id: number,
  { key, version }: { readonly key: string; readonly version: number },
  site: Pick<EditedSite, 'languages' | 'defaultLanguage'>,
): EditedBlock {
  return blockOfPreset(id, { key, version, customStyles: '', settings: {} }, site);
}

/** The same block once more, for one page only. */
export function copyOfBlock(
  id: number,
  {
    key,
    version,
    customStyles,
    settings,
  }: Pick<EditedBlock, 'key' | 'version' | 'customStyles' | 'settings'>,
): EditedBlock {
  const rows = Object.entries(settings).map(([locale, { values, follows }]) => [
    locale,
    follows ? following(values) : unsaved(values),
  ]);
  const copied: EditedBlock['settings'] = Object.fromEntries(rows);
  return { id, key, isGlobal: false, revision: 0, customStyles, version, settings: copied };
}

const unsaved = (values: Values): LocaleValues => ({ id: undefined, revision: 0, values });

/**
 * The block that a preset or the clipboard keeps. The default language gets the values of the first it knows, where it
 * does not know that one; the others follow the default language until something is written in them.
 */
export function blockOfPreset(
  id: number,
  { settings, key, version, customStyles }: ReadyBlock,
  site: Pick<EditedSite, 'languages' | 'defaultLanguage'>,
): EditedBlock {
  const own = site.defaultLanguage.toUpperCase();
  const fallback = settings[own] ?? Object.values(settings)[0] ?? {};
  const rows = site.languages.map((language) => {
    const locale = language.toUpperCase();
    const values = settings[locale] ?? (locale === own ? fallback : undefined);
    return [locale, values ? unsaved(values) : following(fallback)];
  });
  const remaining: EditedBlock['settings'] = Object.fromEntries(rows);
  return { id, key, isGlobal: false, revision: 0, customStyles, version, settings: remaining };
}

/** The order of blocks after some went to a gap: 0 is above the first, as many as there are is below the last. */
export function movedOrder(
  blocks: readonly number[],
  ids: readonly number[],
  gap: number,
): readonly number[] {
  const moving = blocks.filter((id) => ids.includes(id));
  const above = blocks.slice(0, gap).filter((id) => !ids.includes(id));
  const below = blocks.slice(gap).filter((id) => !ids.includes(id));
  return [...above, ...moving, ...below];
}

/** Moves blocks to a gap, keeping their order; nothing when they stand there already. */
export function moveCommands(
  page: Pick<EditedPage, 'id' | 'blocks'>,
  ids: readonly number[],
  gap: number,
): readonly Command[] {
  const wanted = movedOrder(page.blocks, ids, gap);
  const commands: Command[] = [];
  let now = [...page.blocks];
  for (const id of page.blocks.filter((one) => ids.includes(one))) {
    const before = wanted[wanted.indexOf(id) - 1];
    const rest = now.filter((one) => one !== id);
    const index = before === undefined ? 0 : rest.indexOf(before) + 1;
    if (now[index] !== id) commands.push({ type: 'moveBlock', block: id, page: page.id, index });
    now = rest.toSpliced(index, 0, id);
  }
  return commands;
}

/** Puts blocks on a page, one below the other. */
export function addCommands(
  blocks: readonly EditedBlock[],
  page: number,
  gap: number,
  newUid: () => string,
): readonly Command[] {
  return blocks.map((block, at) => ({ type: 'addBlock', uid: newUid(), page, index: gap + at, block }));
}

/**
 * Gives pages a copy of their own of a shared block, in its place.
 * @param copyFor the copy for a page
 */
export function localCopyCommands(
  pages: readonly EditedPage[],
  block: number,
  copyFor: (page: EditedPage) => { readonly copy: EditedBlock; readonly uid: string },
): readonly Command[] {
  return pages.flatMap((page): readonly Command[] => {
    const index = page.blocks.indexOf(block);
    if (index < 0) return [];
    const { copy, uid } = copyFor(page);
    return [
      { type: 'removeBlock', block, page: page.id },
      { type: 'addBlock', uid, page: page.id, index, block: copy },
    ];
  });
}

/** Puts blocks that were taken off back where they were; from top to bottom, so that each finds its place. */
export function restoreCommands(
  page: Pick<EditedPage, 'id' | 'blocks'>,
  ids: readonly number[],
): readonly Command[] {
  return page.blocks.flatMap((block, index) =>
    ids.includes(block) ? [{ type: 'restoreBlock', block, page: page.id, index } as const] : [],
  );
}

/** The shared blocks of a site that do not stand on a page yet. */
export function sharedElsewhere(site: EditedSite, page: EditedPage): readonly EditedBlock[] {
  const ids = new Set(site.pages.flatMap((id) => site.pageOf[id]?.blocks ?? []));
  return [...ids].flatMap((id) => {
    const block = site.blockOf[id];
    return block?.isGlobal && !page.blocks.includes(id) ? [block] : [];
  });
}
