import type { Drop, DropColumn } from '../block-actions/drop-columns.ts';
import { gapAt } from '../block-actions/drop-place.ts';
import type { DropInOutline } from '../block-actions/work.tsx';
import { columnOf } from '../model/block-tree.ts';

/** Pixels by which the outline sets in what stands in columns. */
export const outlineIndent = 16;

/** The places in the outline's lines: a line is a block, or a column of one. */
interface Line {
  readonly id: number | undefined;
  readonly holder: number | undefined;
  readonly column: number | undefined;
  readonly top: number;
  readonly height: number;
  readonly left: number;
}

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

function linesOf(list: Element): readonly Line[] {
  return [...list.querySelectorAll<HTMLElement>('[data-outline-line]')].map((line) => {
    const { top, height, left } = line.getBoundingClientRect();
    const { outlineLine, holder, column } = line.dataset;
    const id = holder === undefined ? numberOf(outlineLine) : undefined;
    return { id, holder: numberOf(holder), column: numberOf(column), top, height, left };
  });
}

/**
 * Where something held over the outline would land. Below the last block of a block's last column it lands outside of
 * that one when it is held to the left of it.
 */
export const dropInOutline: DropInOutline = ({ tree, columns }, x, y) => {
  const list = document.querySelector('[data-outline-list]');
  const box = list?.getBoundingClientRect();
  if (!list || !box || x < box.left || x > box.right || y < box.top || y > box.bottom) return undefined;
  const lines = linesOf(list);
  const above = lines[gapAt(lines, y) - 1];
  const inside = (holder: number | undefined, column: number): DropColumn | undefined =>
    columns.find((one) => one.holder === holder && one.column === column);
  const below = (id: number): Drop | null => {
    const at = tree.inColumn.get(id);
    const isLast = at && tree.countOf.get(at.block) === at.column;
    const own = inside(at?.block, at?.column ?? 0);
    const nth = own?.blocks.findIndex((block) => block.id === id) ?? -1;
    const isAtEnd = nth === (own?.blocks.length ?? 0) - 1;
    const level = columnOf(tree, id)?.level ?? 0;
    const isLeft = x < box.left + level * outlineIndent;
    if (at && (!own || (isLast && isAtEnd && isLeft))) return below(at.block);
    return own ? { at: own, nth: nth + 1 } : null;
  };
  if (!above) return columns[0] ? { at: columns[0], nth: 0 } : null;
  if (above.id === undefined) {
    const at = inside(above.holder, above.column ?? 1);
    return at ? { at, nth: 0 } : above.holder === undefined ? null : below(above.holder);
  }
  const first = tree.countOf.has(above.id) ? inside(above.id, 1) : undefined;
  return first ? { at: first, nth: 0 } : below(above.id);
};
