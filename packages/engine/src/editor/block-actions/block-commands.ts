import { pageKindOf, type DetailKind } from '@boardwright/blocks-schema';
import type { Command } from '../../machines/page-editing/command.ts';
import type {
  EditedBlock,
  EditedPage,
  EditedPreset,
  EditedSite,
} from '../../machines/page-editing/edited-site.ts';

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

const isFooter = (key: string | undefined): boolean => key === 'footer' || key === 'partner-footer';

/** The gap where a new block lands: below the chosen one, else at the end, above the footers. */
export function gapForNew(
  site: Pick<EditedSite, 'blockOf'>,
  blocks: readonly number[],
  chosen: number | undefined,
): number {
  const at = chosen === undefined ? -1 : blocks.indexOf(chosen);
  if (at >= 0) return at + 1;
  return blocks.findLastIndex((id) => !isFooter(site.blockOf[id]?.key)) + 1;
}

/** A block nobody has touched: in every language of the site, without a value of its own. */
export function newBlock(
  id: number,
  schema: { readonly key: string; readonly version: number },
  languages: readonly string[],
): EditedBlock {
  return blockOf(
    id,
    schema.key,
    schema.version,
    '',
    languages.map((locale) => [locale, {}]),
  );
}

function blockOf(
  id: number,
  key: string,
  version: number,
  customStyles: string,
  values: readonly (readonly [string, Readonly<Record<string, unknown>>])[],
): EditedBlock {
  const rows = values.map(([locale, own]) => [
    locale.toUpperCase(),
    { id: undefined, revision: 0, values: own },
  ]);
  return {
    id,
    key,
    isGlobal: false,
    revision: 0,
    customStyles,
    version,
    settings: Object.fromEntries(rows),
  };
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
  const values = Object.entries(settings).map(([locale, row]) => [locale, row.values] as const);
  return blockOf(id, key, version, customStyles, values);
}

/** The block that a preset or the clipboard keeps; a language it does not know gets the values of the first it does. */
export function blockOfPreset(
  id: number,
  {
    settings,
    key,
    version,
    customStyles,
  }: Pick<EditedPreset, 'settings' | 'key' | 'version' | 'customStyles'>,
  site: Pick<EditedSite, 'languages' | 'defaultLanguage'>,
): EditedBlock {
  const fallback = settings[site.defaultLanguage.toUpperCase()] ?? Object.values(settings)[0] ?? {};
  const values = site.languages.map(
    (locale) => [locale, settings[locale.toUpperCase()] ?? fallback] as const,
  );
  return blockOf(id, key, version, customStyles, values);
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
