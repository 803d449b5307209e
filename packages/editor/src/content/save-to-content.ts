import { pageKindOf } from '@boardwright/blocks-schema';
import { applyCommand } from '../page-editing/apply-command.ts';
import { createdBy, renumbered, type Command } from '../page-editing/command.ts';
import type { EditedBlock, EditedSite } from '../page-editing/edited-site.ts';
import { SaveError } from '../page-editing/save-problem.ts';
import { stamped, type Row } from '../page-editing/value-change.ts';
import { blockOfPreset, copyOfBlock } from '../model/block-commands.ts';
import { checkCommand } from './check-command.ts';
import { contentOf, editedContent, schemasOf, type KindOfBlock, type Uids } from './edited-content.ts';
import type { SavedChange } from './editor-effects.ts';
import { guardedRow, isSameRow, revisionAt } from './row-revisions.ts';
import type { SiteContent } from './site-content.ts';
import { storedChanges } from './stored-changes.ts';

export { revisionOf } from './row-revisions.ts';
export { SaveError } from '../page-editing/save-problem.ts';
export type { Command } from '../page-editing/command.ts';
export type { SiteContent } from './site-content.ts';

interface Numbered {
  readonly id: number;
  readonly uid?: string | undefined;
}

function thingsOf({ pages, presets = [], removed = {} }: SiteContent) {
  const allPages = [...pages, ...(removed.pages ?? [])];
  return {
    pages: allPages,
    blocks: [...allPages.flatMap(({ blocks }) => blocks), ...(removed.blocks ?? [])],
    presets: [...presets, ...(removed.presets ?? [])],
  };
}

const uidsOf = (things: readonly Numbered[]): Map<number, string> =>
  new Map(things.flatMap(({ id, uid }) => (uid === undefined ? [] : [[id, uid] as const])));

const nextOf = (things: readonly Numbered[]): number => Math.max(0, ...things.map(({ id }) => id)) + 1;

/** Which list of the site what a command makes stands in. */
const madeIn = { addPage: 'pages', addBlock: 'blocks', addPreset: 'presets' } as const;

type Maker = Extract<Command, { readonly uid: string }>;
const makes = (command: Command): command is Maker => Object.hasOwn(madeIn, command.type);

/**
 * What a server does with a command of the editor: the site with it in it, and what to answer. The same code as the
 * editor shows the change by, before it is saved.
 * @param blocks every kind of block the editor was given
 * @param revision what `revisionOf` said where the command was made: without it, it overwrites what others saved since
 * @param language of who reads why it is refused, as 'nl'; English where the product does not speak it
 * @throws SaveError where what the command is about was deleted, was saved by somebody else since, or does not fit its
 *   schema; SiteContentError where the site is none
 */
export function saveToContent(
  site: SiteContent,
  command: Command,
  blocks: readonly KindOfBlock[],
  revision?: number,
  language = 'en',
): { readonly site: SiteContent; readonly saved: SavedChange } {
  const edited = editedContent(site, blocks);
  const kinds = new Map(blocks.map((kind) => [kind.schema.key, kind]));
  const kindOf = (key: string): KindOfBlock | undefined => kinds.get(key);
  expectThere(edited, command);
  const things = thingsOf(site);
  const uids: Uids = {
    pages: uidsOf(things.pages),
    blocks: uidsOf(things.blocks),
    presets: uidsOf(things.presets),
  };
  if (!makes(command)) {
    const { next, saved } = changed(edited, command, revision);
    checkCommand(command, { before: edited, next, kindOf, language });
    return { site: contentOf(next, uids), saved };
  }
  const kind = madeIn[command.type];
  const made = things[kind].find(({ uid }) => uid === command.uid);
  const before = createdBy(command) ?? 0;
  const id = made?.id ?? nextOf(things[kind]);
  const numbers = { [before]: id };
  // Sent again, as its answer was lost: it is there, and not made twice.
  if (made) return { site, saved: { numbers, ...answerOf(edited, command, id) } };
  const placed = renumbered(command, numbers);
  const next =
    placed.type === 'addPage'
      ? withPage(edited, placed, nextOf(things.blocks), blocks)
      : applyCommand(edited, placed);
  checkCommand(placed, { before: edited, next, kindOf, language });
  const own = new Map(uids[kind]).set(id, command.uid);
  const stored = contentOf(next, { ...uids, [kind]: own });
  return { site: stored, saved: { numbers, ...answerOf(editedContent(stored, blocks), command, id) } };
}

/** The languages of a block that a change in one wrote to as well: its design is everybody's. */
const othersOf = (before: EditedSite, next: EditedSite, row: Row): readonly Row[] =>
  row.of !== 'settings'
    ? []
    : Object.entries(next.blockOf[row.block]?.settings ?? {})
        .filter(([locale, { follows }]) => locale !== row.locale && !follows)
        .map(([locale]): Row => ({ ...row, locale }))
        .filter((other) => !isSameRow(before, next, other));

/**
 * The site after a command that makes nothing. Sent again, as its answer was lost, it finds what it says and is no conflict.
 * @throws SaveError `conflict`
 */
function changed(
  before: EditedSite,
  command: Command,
  revision: number | undefined,
): { readonly next: EditedSite; readonly saved: SavedChange } {
  const after = applyCommand(before, command);
  if (command.type === 'restoreBlock') {
    const brought = after.blockOf[command.block];
    return { next: after, saved: brought ? { blocks: [brought] } : {} };
  }
  const row = guardedRow(command);
  if (!row) return { next: after, saved: {} };
  const stored = revisionAt(before, row);
  const isThere = isSameRow(before, after, row);
  if (revision !== undefined && revision !== stored && !isThere)
    throw new SaveError({ kind: 'conflict', theirs: storedChanges(command, before), revision: stored });
  // What was taken away has no number any more.
  if (command.type === 'forgetSettings' || command.type === 'forgetPageTexts')
    return { next: after, saved: {} };
  const others = othersOf(before, after, row);
  const stamps = [row, ...others].map((one) => ({ row: one, revision: revisionAt(before, one) + 1 }));
  const next = stamps.reduce(stamped, after);
  const block = others.length > 0 && row.of === 'settings' ? next.blockOf[row.block] : undefined;
  return { next, saved: { stamps, ...(block && { blocks: [block] }) } };
}

/** What was made, as it is: the editor takes it for what it made up. */
function answerOf(site: EditedSite, { type }: Maker, id: number): SavedChange {
  if (type === 'addBlock') return site.blockOf[id] ? { blocks: [site.blockOf[id]] } : {};
  if (type === 'addPreset') return site.presetOf[id] ? { preset: site.presetOf[id] } : {};
  const page = site.pageOf[id];
  return page ? { page, blocks: page.blocks.flatMap((block) => site.blockOf[block] ?? []) } : {};
}

/** A page with the blocks of its kind, as far as their kinds are known, or with copies of another page's. */
function withPage(
  site: EditedSite,
  command: Extract<Command, { readonly type: 'addPage' }>,
  firstBlock: number,
  kinds: readonly KindOfBlock[],
): EditedSite {
  const schemaOf = schemasOf(kinds);
  let next = firstBlock;
  const own: EditedBlock[] = [];
  const standing: number[] = [];
  const add = (block: EditedBlock): void => {
    own.push(block);
    standing.push(block.id);
  };
  if (command.copyOf === undefined)
    for (const { key, settings } of pageKindOf(command.page.key)?.composition ?? []) {
      const shared = Object.values(site.blockOf).find((block) => block.key === key && block.isGlobal);
      const schema = schemaOf(key);
      if (shared) standing.push(shared.id);
      else if (schema) {
        const written = { [site.defaultLanguage.toUpperCase()]: { ...settings } };
        const { version } = schema;
        add(blockOfPreset(next++, { key, version, customStyles: '', settings: written }, site));
      }
    }
  else
    for (const block of site.pageOf[command.copyOf]?.blocks ?? []) {
      const copied = site.blockOf[block];
      if (copied?.isGlobal) standing.push(copied.id);
      else if (copied) add(copyOfBlock(next++, copied));
    }
  const page = { ...command.page, blocks: standing };
  const added = applyCommand(site, { ...command, page });
  return {
    ...added,
    blockOf: { ...added.blockOf, ...Object.fromEntries(own.map((block) => [block.id, block])) },
  };
}

function refuse(message: string): never {
  throw new SaveError({ kind: 'refused', message, fields: {} });
}

const written: readonly Command['type'][] = ['setSettings', 'setStyles', 'setScope', 'moveBlock'];
const onPage: readonly Command['type'][] = [
  'addBlock',
  'restoreBlock',
  'moveBlock',
  'setPage',
  'setPageTexts',
];

/**
 * What a colleague deleted meanwhile is not written to: by these codes the editor offers to bring it back.
 * @throws SaveError
 */
function expectThere(site: EditedSite, command: Command): void {
  const { type } = command;
  if (onPage.includes(type) && 'page' in command && typeof command.page === 'number')
    if (!site.pages.includes(command.page)) refuse('pageDeleted');
  if (!('block' in command) || typeof command.block !== 'number') return;
  const pages = Object.values(site.pageOf).filter(({ blocks }) => blocks.includes(Number(command.block)));
  if (written.includes(type) && pages.length === 0) refuse('blockDeleted');
  if (written.includes(type) && !pages.some(({ id }) => site.pages.includes(id))) refuse('pageDeleted');
  if (type === 'restoreBlock' && !site.blockOf[command.block]) refuse('blockDeleted');
  if (type === 'setScope' && !command.isGlobal && pages.length > 1)
    refuse('This block stands on other pages too: put a copy of it on this page instead');
}
