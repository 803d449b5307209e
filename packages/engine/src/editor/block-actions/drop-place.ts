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
export function gapAt(blocks: readonly Lying[], y: number): number {
  const below = blocks.findIndex(({ top, height }) => y < top + height / 2);
  return below < 0 ? blocks.length : below;
}

/**
 * Where a point would be if no room were open: what lies under the room counts as its upper edge.
 * @param top where the room opens; undefined when there is none
 */
export function withoutRoom(y: number, top: number | undefined, room: number): number {
  if (top === undefined || y <= top) return y;
  return Math.max(top, y - room);
}

/** Where a gap lies, in pixels of the page. */
export function edgeOf(blocks: readonly Lying[], gap: number): number {
  const below = blocks[gap];
  if (below) return below.top;
  const last = blocks.at(-1);
  return last ? last.top + last.height : 0;
}
