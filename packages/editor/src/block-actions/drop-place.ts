/** A block as it lies: its number, upper edge and height, in pixels of the page. */
export interface Lying {
  readonly id: number;
  readonly top: number;
  readonly height: number;
}

/**
 * The gap a thing held at `y` would land in: above the first block whose middle is below it.
 * @param y in pixels of the page, as it lies without any room
 */
export function gapAt(blocks: readonly Omit<Lying, 'id'>[], y: number): number {
  const below = blocks.findIndex(({ top, height }) => y < top + height / 2);
  return below < 0 ? blocks.length : below;
}

/**
 * Where a point would be if no room were open: what lies under the room counts as its upper edge.
 * @param top where the room opens; undefined when there is none
 */
export function withoutSpace(y: number, top: number | undefined, space: number): number {
  if (top === undefined || y <= top) return y;
  return Math.max(top, y - space);
}

/** Where a gap lies, in pixels of the page. */
export function edgeOf(blocks: readonly Lying[], gap: number): number {
  const below = blocks[gap];
  if (below) return below.top;
  const last = blocks.at(-1);
  return last ? last.top + last.height : 0;
}

/** The place of what would land in a gap, counted from 1 among all blocks of the page, and how many these are. */
export function positionOf(
  blocks: readonly number[],
  moving: readonly number[],
  gap: number,
): { readonly position: number; readonly count: number } {
  const above = blocks.slice(0, gap).filter((id) => !moving.includes(id)).length;
  return { position: above + 1, count: blocks.length + (moving.length > 0 ? 0 : 1) };
}
