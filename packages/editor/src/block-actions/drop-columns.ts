import { blocksIn, columnOf, fitsIn, type BlockTree, type Fit } from '../model/block-tree.ts';
import { blockElement, lyingOf } from './canvas-measure.ts';
import { gapAt, type Lying } from './drop-place.ts';

/** The sides of a column, in pixels of the page. */
export interface Sides {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A column where things can be dropped, as it lies; without a block that has it, it is the page itself. */
export interface DropColumn {
  readonly holder: number | undefined;
  readonly column: number;
  readonly sides: Sides | undefined;
  /** What stands in it, from top to bottom. */
  readonly blocks: readonly Lying[];
}

/** A place in a column: before the n-th block of it. */
export interface Drop {
  readonly at: DropColumn;
  readonly nth: number;
}

const overlap = (one: Sides, other: Sides): boolean => one.left < other.right && other.left < one.right;

/** The columns of a block as they lie. Each is as high as its row, whatever stands in it. */
function columnsOf(page: Document, holder: number): readonly Sides[] {
  const scrolled = page.defaultView?.scrollY ?? 0;
  const element = blockElement(page, holder);
  const sidesOf = (one: Element): Sides => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return { left, right, top: top + scrolled, bottom: bottom + scrolled };
  };
  const found = [...(element?.querySelectorAll<HTMLElement>('[data-column]') ?? [])].filter(
    (one) => one.closest('[data-block]') === element,
  );
  const [whole] = found;
  if (!whole?.parentElement) return [];
  const outer = sidesOf(whole.parentElement);
  const all = found.map(sidesOf);
  return all.map((one) => {
    const beside = all.filter((other) => other !== one && overlap(one, other));
    const above = beside.filter(({ bottom }) => bottom <= one.top).map(({ bottom }) => bottom);
    const below = beside.filter(({ top }) => top >= one.bottom).map(({ top }) => top);
    return { ...one, top: Math.max(outer.top, ...above), bottom: Math.min(outer.bottom, ...below) };
  });
}

/** All columns of a page where blocks can be dropped: the page itself first, then from the outermost inwards. */
export function dropColumns(
  page: Document,
  tree: BlockTree,
  moving: readonly number[],
  fit: Fit,
): readonly DropColumn[] {
  const levelOf = (id: number): number => columnOf(tree, id)?.level ?? 0;
  const holders = tree.ids
    .filter((id) => fitsIn(tree, id, fit) && !moving.includes(id))
    .sort((one, other) => levelOf(one) - levelOf(other));
  const inner = holders.flatMap((holder) =>
    columnsOf(page, holder).map((sides, index): DropColumn => {
      const blocks = lyingOf(page, blocksIn(tree, holder, index + 1));
      return { holder, column: index + 1, sides, blocks };
    }),
  );
  return [
    { holder: undefined, column: 0, sides: undefined, blocks: lyingOf(page, blocksIn(tree)) },
    ...inner,
  ];
}

/** The innermost column a point is in, and the place there. @param x, y in pixels of the page, as it lies without any room */
export function dropAt(columns: readonly DropColumn[], x: number, y: number): Drop | undefined {
  const at = columns.findLast(
    ({ sides }) => !sides || (x >= sides.left && x <= sides.right && y >= sides.top && y <= sides.bottom),
  );
  return at && { at, nth: gapAt(at.blocks, y) };
}
