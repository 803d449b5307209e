import { blocksIn, levelOf, type BlockTree } from '../model/block-tree.ts';

/** A line of the outline: a block, or a column that blocks stand in. */
export type OutlineLine =
  | { readonly kind: 'block'; readonly id: number; readonly level: number }
  | { readonly kind: 'column'; readonly holder: number; readonly column: number; readonly level: number };

/** The blocks of a page as they are read, each column under the block that has it. */
export function outlineLines(tree: BlockTree): readonly OutlineLine[] {
  const linesIn = (holder?: number, within = 0): readonly OutlineLine[] =>
    blocksIn(tree, holder, within).flatMap((id): readonly OutlineLine[] => {
      const level = levelOf(tree, id);
      const columns = Array.from({ length: tree.countOf.get(id) ?? 0 }, (_, index) => index + 1);
      return [
        { kind: 'block', id, level },
        ...columns.flatMap((column) => [
          { kind: 'column', holder: id, column, level: level + 1 } as const,
          ...linesIn(id, column),
        ]),
      ];
    });
  return linesIn();
}
