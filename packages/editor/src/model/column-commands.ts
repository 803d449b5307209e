import type { Command } from '../page-editing/command.ts';
import type { EditedBlock, EditedPage, EditedSite, Values } from '../page-editing/edited-site.ts';
import { movedOrder, moveCommands } from './block-commands.ts';
import {
  columnOf,
  designOf,
  levelOf,
  rootsOf,
  treeOf,
  withInner,
  type BlockTree,
  type Column,
  type Place,
} from './block-tree.ts';
import { designLocale } from './design-locale.ts';

const withoutColumn = ({ column: _column, ...values }: Values): Values => values;

/** The column of a block that stood in these columns among others, once the outermost of them stand in another. */
function columnAt(
  tree: BlockTree,
  id: number,
  outer: number,
  column: Column | undefined,
): Column | undefined {
  const below = levelOf(tree, id) - outer;
  if (below <= 0) return column;
  const { number } = columnOf(tree, id) ?? { number: 1 };
  return { level: (column?.level ?? 0) + below, number };
}

/** Puts a block into a column, or on the page itself. */
function columnCommand(block: EditedBlock, column: Column | undefined, site: EditedSite): Command {
  return {
    type: 'setSettings',
    block: block.id,
    locale: designLocale(block, site),
    set: column ? { column } : {},
    unset: column ? [] : ['column'],
  };
}

function withColumn(block: EditedBlock, column: Column | undefined): EditedBlock {
  const rows = Object.entries(block.settings).map(([locale, row]) => [
    locale,
    { ...row, values: column ? { ...row.values, column } : withoutColumn(row.values) },
  ]);
  return { ...block, settings: Object.fromEntries(rows) as EditedBlock['settings'] };
}

/**
 * What leaves every other block where it stands. One whose columns were taken from around it stands on the page, and
 * would be taken in by the next columns that come above it.
 * @param after the page as it will be
 * @param came those that come to a place, or are moved
 */
export function keepOthers(
  tree: BlockTree,
  after: readonly EditedBlock[],
  came: readonly number[],
  site: EditedSite,
): readonly Command[] {
  const next = treeOf(after, site);
  return after.flatMap((block) => {
    const [was, now] = [tree.inColumn.get(block.id), next.inColumn.get(block.id)];
    const isSame = was?.block === now?.block && was?.column === now?.column;
    return isSame || came.includes(block.id) ? [] : [columnCommand(block, columnOf(tree, block.id), site)];
  });
}

/** Moves blocks, with all that stands in their columns, to a place; nothing when they stand there already. */
export function moveToPlace(
  page: EditedPage,
  tree: BlockTree,
  ids: readonly number[],
  { gap, column }: Place,
  site: EditedSite,
): readonly Command[] {
  const moving = withInner(tree, ids);
  const columns = new Map(
    rootsOf(tree, ids).flatMap((root) =>
      withInner(tree, [root]).map((id) => [id, columnAt(tree, id, levelOf(tree, root), column)] as const),
    ),
  );
  const after = movedOrder(page.blocks, moving, gap).flatMap((id) => {
    const block = site.blockOf[id];
    return block ? [columns.has(id) ? withColumn(block, columns.get(id)) : block] : [];
  });
  const changed = moving.flatMap((id): readonly Command[] => {
    const [block, now] = [site.blockOf[id], columns.get(id)];
    const was = block && designOf(block, site).column;
    const isSame = was?.level === now?.level && was?.number === now?.number;
    return block && !isSame ? [columnCommand(block, now, site)] : [];
  });
  return [...moveCommands(page, moving, gap), ...changed, ...keepOthers(tree, after, moving, site)];
}

/** New blocks with the columns they stand in among each other, the outermost in this one. */
export function blocksInColumn(
  blocks: readonly EditedBlock[],
  column: Column | undefined,
  site: EditedSite,
): readonly EditedBlock[] {
  const tree = treeOf(blocks, site);
  return blocks.map((block) => withColumn(block, columnAt(tree, block.id, 0, column)));
}
