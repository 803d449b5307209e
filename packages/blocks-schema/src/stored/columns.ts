import { deepestColumn } from '../parts/block-column.ts';
import { toWire } from './prefix.ts';

/** The column of a block that another block stands in. */
export interface InColumn {
  /** The number of the block that has the column. */
  readonly block: number;
  /** From the first, 1. */
  readonly column: number;
}

/** As much of a block as says where it stands among columns. */
export interface ColumnBlock {
  readonly id: number;
  /** As its settings have it. */
  readonly column?: { readonly level?: number | undefined; readonly number?: number | undefined } | undefined;
  /** How many columns it has itself; undefined for a block that holds none. */
  readonly columns?: number | undefined;
}

/**
 * Which column each block of a page stands in, by the block's number; those on the page itself are not among them. A
 * page is one list from top to bottom: a block stands in the last block above it that has columns at the level before
 * its own. Where there is none it stands less deep, and with a number that is too high in the last column: whatever was
 * taken from around it, no block is ever lost.
 */
export function columnsOf(blocks: readonly ColumnBlock[]): ReadonlyMap<number, InColumn> {
  const places = new Map<number, InColumn>();
  /** The block with columns that is open at each level. */
  let open: readonly ColumnBlock[] = [];
  for (const block of blocks) {
    const level = Math.min(block.column?.level ?? 0, open.length);
    const holder = open[level - 1];
    if (holder)
      places.set(block.id, {
        block: holder.id,
        column: Math.min(block.column?.number ?? 1, Math.max(1, holder.columns ?? 1)),
      });
    open = open.slice(0, level);
    if (block.columns !== undefined && level < deepestColumn) open = [...open, block];
  }
  return places;
}

/**
 * How many columns a block has, out of its settings without the wire's prefix.
 * @param columns the setting that counts them, as the schema names it
 */
export function columnCount(
  columns: string | undefined,
  settings: Readonly<Record<string, unknown>>,
): number | undefined {
  if (columns === undefined) return undefined;
  const count = settings[columns];
  return typeof count === 'number' ? count : 1;
}

/** The column a block stands in, out of its settings as they are stored. @param stored by wire name, of any version */
export function storedColumn(key: string, stored: Readonly<Record<string, unknown>>): ColumnBlock['column'] {
  const [name = ''] = Object.keys(toWire(key, { column: {} }));
  const column = stored[name];
  if (typeof column !== 'object' || column === null) return undefined;
  const { level, number } = column as { readonly level?: unknown; readonly number?: unknown };
  return typeof level === 'number' && typeof number === 'number' ? { level, number } : undefined;
}
