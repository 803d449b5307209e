import { isSame } from '@boardwright/blocks-schema';
import { applyCommand } from '../page-editing/apply-command.ts';
import { changeTowards } from '../page-editing/changed-values.ts';
import type { Command, ValueChange } from '../page-editing/command.ts';
import {
  isOwn,
  pagesWith,
  type EditedBlock,
  type EditedSite,
  type LocaleValues,
} from '../page-editing/edited-site.ts';
import { withOneDesign } from '../page-editing/one-design.ts';
import { copyOfBlock } from '../model/block-commands.ts';
import type { PageVersion } from '../model/past.ts';
import { stayingInPlace } from './staying.ts';

interface Numbers {
  readonly newId: () => number;
  readonly newUid: () => string;
}

type Rows = Readonly<Record<string, LocaleValues>>;

/** A language that was not translated then, and is not now, follows the default language by itself. */
function changedRows(now: Rows, then: Rows, own: string): readonly (readonly [string, ValueChange])[] {
  return [...new Set([...Object.keys(now), ...Object.keys(then)])].flatMap((locale) => {
    if (locale !== own && !isOwn(now[locale]) && !isOwn(then[locale])) return [];
    const change = changeTowards(now[locale]?.values ?? {}, (then[locale] ?? then[own])?.values ?? {});
    return isNoChange(change) ? [] : [[locale, change] as const];
  });
}

const isNoChange = ({ set, unset }: ValueChange): boolean => Object.keys(set).length + unset.length === 0;

/**
 * Brings a block's settings back, the default language first: what was stored before design was one for all languages
 * comes back with that language's.
 */
function settingsCommands(site: EditedSite, then: EditedBlock, own: string): readonly Command[] {
  const { settings: wanted } = withOneDesign(site, then);
  const locales = Object.keys({ ...wanted, ...site.blockOf[then.id]?.settings });
  const commands: Command[] = [];
  let now = site;
  for (const locale of locales.toSorted((one, other) => Number(other === own) - Number(one === own))) {
    const row = now.blockOf[then.id]?.settings[locale];
    if (locale !== own && !isOwn(row) && !isOwn(wanted[locale])) continue;
    const change = changeTowards(row?.values ?? {}, (wanted[locale] ?? wanted[own])?.values ?? {});
    if (isNoChange(change)) continue;
    // The default language has brought the order back.
    const inPlace = locale === own ? {} : { inPlace: true as const };
    const write: Command = { type: 'setSettings', block: then.id, locale, ...inPlace, ...change };
    commands.push(write);
    now = applyCommand(now, write);
  }
  return commands;
}

/** A shared block that stands elsewhere too: what it says belongs to those pages as well, and stays. */
export function isSharedElsewhere(site: EditedSite, block: EditedBlock, pageId: number): boolean {
  const now = site.blockOf[block.id];
  return now?.isGlobal === true && pagesWith(site, block.id).some(({ id }) => id !== pageId);
}

function contentCommands(
  site: EditedSite,
  then: EditedBlock,
  pageId: number,
  own: string,
): readonly Command[] {
  const now = site.blockOf[then.id];
  if (!now || isSharedElsewhere(site, then, pageId)) return [];
  const { id: block } = then;
  return [
    ...settingsCommands(site, then, own),
    ...(now.customStyles === then.customStyles
      ? []
      : [{ type: 'setStyles', block, css: then.customStyles } as const]),
    ...(now.isGlobal === then.isGlobal
      ? []
      : [{ type: 'setScope', block, page: pageId, isGlobal: then.isGlobal } as const]),
  ];
}

/** Whether the very block of then can be put back; else one like it is made. */
function isStillThere(site: EditedSite, block: EditedBlock, pageId: number): boolean {
  const now = site.blockOf[block.id];
  if (now?.key !== block.key) return false;
  // A block of one page that stands on another by now is not taken away from it.
  return now.isGlobal || pagesWith(site, block.id).every(({ id }) => id === pageId);
}

/**
 * What turns a page as it is now into what it was: its address, texts, blocks, their settings, styles and order.
 * Shared blocks that stand on other pages too keep what they say.
 */
export function restoreCommands(site: EditedSite, then: PageVersion, numbers: Numbers): readonly Command[] {
  const { id: page } = then.page;
  const now = site.pageOf[page];
  if (!now) return [];
  const own = site.defaultLanguage.toUpperCase();
  const isMoved = now.key !== then.page.key || !isSame(now.path, then.page.path);
  return [
    ...(isMoved ? [{ type: 'setPage', page, key: then.page.key, path: then.page.path } as const] : []),
    ...changedRows(now.texts, then.page.texts, own).map(([locale, change]): Command => ({
      type: 'setPageTexts',
      page,
      locale,
      ...change,
    })),
    ...placeCommands(site, then, page, numbers),
    ...then.blocks.flatMap((block) =>
      isStillThere(site, block, page) ? contentCommands(site, block, page, own) : [],
    ),
  ];
}

/** Takes off, puts back and moves, so that the blocks of then stand in their order. */
function placeCommands(
  site: EditedSite,
  then: PageVersion,
  page: number,
  { newId, newUid }: Numbers,
): readonly Command[] {
  const commands: Command[] = [];
  const wanted = new Map(
    then.blocks.map((block) => [isStillThere(site, block, page) ? block.id : newId(), block]),
  );
  const ids = [...wanted.keys()];
  let list = (site.pageOf[page]?.blocks ?? []).filter((block) => {
    if (!wanted.has(block)) commands.push({ type: 'removeBlock', block, page });
    return wanted.has(block);
  });
  const staying = stayingInPlace(list, ids);
  for (const [at, [id, block]] of [...wanted].entries()) {
    if (staying.has(id)) continue;
    const others = list.filter((one) => one !== id);
    const before = ids[at - 1];
    const index = before === undefined ? 0 : others.indexOf(before) + 1;
    if (list.includes(id)) commands.push({ type: 'moveBlock', block: id, page, index });
    else if (id === block.id) commands.push({ type: 'restoreBlock', block: id, page, index });
    else {
      const copy = { ...copyOfBlock(id, block), isGlobal: block.isGlobal };
      commands.push({ type: 'addBlock', uid: newUid(), page, index, block: copy });
    }
    list = others.toSpliced(index, 0, id);
  }
  return commands;
}
