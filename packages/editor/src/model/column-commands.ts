import type { Command } from '../page-editing/command.ts';
import type { EditedBlock, EditedPage, EditedSite, Values } from '../page-editing/edited-site.ts';
import { moveCommands } from './block-commands.ts';
import {
  columnOf,
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

/** Moves blocks, with all that stands in their columns, to a place; nothing when they stand there already. */
export function moveToPlace(
  page: EditedPage,
  tree: BlockTree,
  ids: readonly number[],
  { gap, column }: Place,
  site: EditedSite,
): readonly Command[] {
  const moving = withInner(tree, ids);
  const roots = rootsOf(tree, ids);
  const columns = roots.flatMap((root) =>
    withInner(tree, [root]).flatMap((id): readonly Command[] => {
      const [block, was] = [site.blockOf[id], columnOf(tree, id)];
      const now = columnAt(tree, id, levelOf(tree, root), column);
      const isSame = was?.level === now?.level && was?.number === now?.number;
      return block && !isSame ? [columnCommand(block, now, site)] : [];
    }),
  );
  return [...moveCommands(page, moving, gap), ...columns];
}

/** New blocks with the columns they stand in among each other, the outermost in this one. */
export function inColumn(
  blocks: readonly EditedBlock[],
  column: Column | undefined,
  site: EditedSite,
): readonly EditedBlock[] {
  const tree = treeOf(blocks, site);
  return blocks.map((block) => {
    const own = columnAt(tree, block.id, 0, column);
    const rows = Object.entries(block.settings).map(([locale, row]) => [
      locale,
      { ...row, values: own ? { ...row.values, column: own } : withoutColumn(row.values) },
    ]);
    return { ...block, settings: Object.fromEntries(rows) as EditedBlock['settings'] };
  });
}
