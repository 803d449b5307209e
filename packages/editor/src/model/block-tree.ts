import { columnCount, columnsOf, deepestColumn, type InColumn } from '@boardwright/blocks-schema';
import type { EditedBlock, EditedPage, EditedSite, Values } from '../page-editing/edited-site.ts';
import { designLocale } from './design-locale.ts';

/** The column a block stands in, as its settings have it (`column` of the common settings). */
export interface Column {
  readonly level: number;
  readonly number: number;
}

/** A place on a page: the gap in its list of blocks, from 0 above the first, and the column there; without one the page itself. */
export interface Place {
  readonly gap: number;
  readonly column?: Column | undefined;
}

/** Blocks from top to bottom, and which stand in columns of which. */
export interface BlockTree {
  readonly ids: readonly number[];
  /** Of those that stand in a column. */
  readonly inColumn: ReadonlyMap<number, InColumn>;
  /** How many columns a block has, of those that have any. */
  readonly countOf: ReadonlyMap<number, number>;
}

type Site = Pick<EditedSite, 'defaultLanguage' | 'schemaOf' | 'columnsSettingOf'>;

/** How many columns a block has; undefined for one that holds no blocks. */
export function columnsOfBlock(block: EditedBlock, site: Site): number | undefined {
  const setting = site.columnsSettingOf(block.key);
  if (setting === undefined || block.isGlobal) return undefined;
  const node = site.schemaOf(block.key)?.properties[setting];
  const { default: fallback } = (typeof node === 'object' ? node : {}) as { readonly default?: unknown };
  return columnCount(setting, { [setting]: designOf(block, site)[setting] ?? fallback });
}

/** A block's settings that are one for all languages, the column it stands in among them, as they are stored. */
export const designOf = (block: EditedBlock, site: Site): Values & { readonly column?: Column } =>
  block.settings[designLocale(block, site)]?.values ?? {};

/** Which blocks of a list stand in columns of which. */
export function treeOf(blocks: readonly EditedBlock[], site: Site): BlockTree {
  const described = blocks.map((block) => {
    const { column } = designOf(block, site);
    return { id: block.id, columns: columnsOfBlock(block, site), ...(!block.isGlobal && { column }) };
  });
  return {
    ids: blocks.map(({ id }) => id),
    inColumn: columnsOf(described),
    countOf: new Map(described.flatMap(({ id, columns }) => (columns === undefined ? [] : [[id, columns]]))),
  };
}

/** The same for a page. */
export const treeOfPage = (
  page: Pick<EditedPage, 'blocks'>,
  site: Site & Pick<EditedSite, 'blockOf'>,
): BlockTree =>
  treeOf(
    page.blocks.flatMap((id) => site.blockOf[id] ?? []),
    site,
  );

/** The blocks in whose columns one stands, from the nearest outwards. */
function holdersOf({ inColumn }: BlockTree, id: number): readonly number[] {
  const holders: number[] = [];
  for (let at = inColumn.get(id); at; at = inColumn.get(at.block)) holders.push(at.block);
  return holders;
}

/** In how many blocks one stands. */
export const levelOf = (tree: BlockTree, id: number): number => holdersOf(tree, id).length;

/** The column of a block, as its settings say it; undefined for one on the page itself. */
export function columnOf(tree: BlockTree, id: number): Column | undefined {
  const at = tree.inColumn.get(id);
  return at && { level: levelOf(tree, id), number: at.column };
}

/** These blocks and all that stands in their columns, from top to bottom. */
export const withInner = (tree: BlockTree, ids: readonly number[]): readonly number[] =>
  tree.ids.filter((id) => ids.includes(id) || holdersOf(tree, id).some((holder) => ids.includes(holder)));

/** Those of these blocks that stand in none of the others. */
export const rootsOf = (tree: BlockTree, ids: readonly number[]): readonly number[] =>
  tree.ids.filter((id) => ids.includes(id) && !holdersOf(tree, id).some((holder) => ids.includes(holder)));

/** The gap below a block and all that stands in its columns. */
export const gapBelow = (tree: BlockTree, id: number): number =>
  tree.ids.findLastIndex((other) => other === id || holdersOf(tree, other).includes(id)) + 1;

/** The blocks of one column, or of the page itself. */
export const blocksIn = ({ ids, inColumn }: BlockTree, holder?: number, column?: number): readonly number[] =>
  ids.filter((id) => {
    const at = inColumn.get(id);
    return holder === undefined ? !at : at?.block === holder && at.column === column;
  });

/** The gap where a column begins: below what stands in the columns before it. */
export function columnStart(tree: BlockTree, holder: number, column: number): number {
  const before = tree.ids.findLast((id) => {
    const at = tree.inColumn.get(id);
    return at?.block === holder && at.column < column;
  });
  return before === undefined ? tree.ids.indexOf(holder) + 1 : gapBelow(tree, before);
}

/** The place before the n-th block of a column, or at its end. */
export function placeIn(tree: BlockTree, holder: number | undefined, column: number, nth: number): Place {
  const blocks = blocksIn(tree, holder, column);
  const [next, last] = [blocks[nth], blocks.at(-1)];
  const start = holder === undefined ? 0 : columnStart(tree, holder, column);
  const end = last === undefined ? start : gapBelow(tree, last);
  const gap = next === undefined ? end : tree.ids.indexOf(next);
  return holder === undefined
    ? { gap }
    : { gap, column: { level: levelOf(tree, holder) + 1, number: column } };
}

/** The place above or below a block, in its own column. */
export const placeBeside = (tree: BlockTree, id: number, side: 'above' | 'below'): Place => ({
  gap: side === 'above' ? tree.ids.indexOf(id) : gapBelow(tree, id),
  column: columnOf(tree, id),
});

/** How deep blocks reach below where they are put: a block with columns reaches one further, also when these are empty. */
export const depthOf = (tree: BlockTree): number =>
  Math.max(0, ...tree.ids.map((id) => levelOf(tree, id) + (tree.countOf.has(id) ? 1 : 0)));

/** What of blocks decides where they can be put. */
export interface Fit {
  /** As `depthOf` says. */
  readonly depth: number;
  /** They may stand on the page itself alone, as what is shared or frames a page. */
  readonly isOuter: boolean;
}

/** Whether blocks may stand in the columns of one. */
export const fitsIn = (tree: BlockTree, holder: number, { depth, isOuter }: Fit): boolean =>
  !isOuter && tree.countOf.has(holder) && levelOf(tree, holder) + 1 + depth <= deepestColumn;

/**
 * All places on a page where blocks can be put, as they are read.
 * @param moving blocks that are moved, with what stands in them: above and below each is one and the same place
 */
export function placesOf(tree: BlockTree, moving: readonly number[], fit: Fit): readonly Place[] {
  const within = (holder?: number, column = 0): readonly Place[] => {
    const blocks = blocksIn(tree, holder, column);
    return [
      ...blocks.flatMap((id, nth) => {
        const before = blocks[nth - 1];
        const isSame = before !== undefined && moving.includes(before);
        const columns = moving.includes(id) || !fitsIn(tree, id, fit) ? 0 : (tree.countOf.get(id) ?? 0);
        return [
          ...(isSame ? [] : [placeIn(tree, holder, column, nth)]),
          ...Array.from({ length: columns }, (_, index) => within(id, index + 1)).flat(),
        ];
      }),
      ...(moving.includes(blocks.at(-1) ?? 0) ? [] : [placeIn(tree, holder, column, blocks.length)]),
    ];
  };
  return within();
}

export const isSamePlace = (one: Place | undefined, other: Place | undefined): boolean =>
  one?.gap === other?.gap &&
  one?.column?.level === other?.column?.level &&
  one?.column?.number === other?.column?.number;

/** A place as it was meant, or the next one on the page itself where blocks cannot stand there. */
export function fittingPlace(tree: BlockTree, meant: Place, fit: Fit): Place {
  const places = placesOf(tree, [], fit);
  const same = places.find((place) => isSamePlace(place, meant));
  return same ?? places.find(({ gap, column }) => gap >= meant.gap && !column) ?? { gap: tree.ids.length };
}

/**
 * Where blocks go that step aside: to the next column, out of the last one or out of the first, or into those of the
 * block beside them. Undefined where there is nothing on that side, or they stand in different columns.
 */
export function placeAside(tree: BlockTree, ids: readonly number[], by: 1 | -1, fit: Fit): Place | undefined {
  const roots = rootsOf(tree, ids);
  const first = roots[0] ?? 0;
  const at = tree.inColumn.get(first);
  const siblings = blocksIn(tree, at?.block, at?.column);
  if (roots.length === 0 || roots.some((id) => !siblings.includes(id))) return undefined;
  const nth = siblings.indexOf(first);
  if (at) {
    const next = at.column + by;
    if (next >= 1 && next <= (tree.countOf.get(at.block) ?? 0)) return placeIn(tree, at.block, next, nth);
    return placeBeside(tree, at.block, by < 0 ? 'above' : 'below');
  }
  const beside = by < 0 ? siblings[nth - 1] : siblings[siblings.indexOf(roots.at(-1) ?? 0) + 1];
  if (beside === undefined || !fitsIn(tree, beside, fit)) return undefined;
  return by > 0
    ? placeIn(tree, beside, 1, 0)
    : placeIn(tree, beside, tree.countOf.get(beside) ?? 1, Number.POSITIVE_INFINITY);
}

/** Where blocks go that step up or down in their column; undefined at its end, or where they stand in different ones. */
export function placeBefore(tree: BlockTree, ids: readonly number[], by: 1 | -1): Place | undefined {
  const roots = rootsOf(tree, ids);
  const at = tree.inColumn.get(roots[0] ?? 0);
  const siblings = blocksIn(tree, at?.block, at?.column);
  if (roots.length === 0 || roots.some((id) => !siblings.includes(id))) return undefined;
  const beside = siblings[siblings.indexOf((by < 0 ? roots[0] : roots.at(-1)) ?? 0) + by];
  return beside === undefined ? undefined : placeBeside(tree, beside, by < 0 ? 'above' : 'below');
}
