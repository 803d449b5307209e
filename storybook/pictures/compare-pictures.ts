import { cell, cellsOf, cellsThatDiffer, type Cells, type Grid, type Picture } from './cells.ts';

export interface Comparison {
  readonly pass: boolean;
  readonly diff: Uint8Array | null;
  readonly message: string | null;
}

/*
 * Two machines draw the same letter a little differently: its edges are lighter, its stem stands half a pixel aside.
 * So pixels are not compared but the means of cells, and what differs is judged by the tile. The limits stand between
 * what was measured: letters placed on whole pixels instead of parts of them (the worst that rasteriser.ts leaves to a
 * machine) reach 64, 6 and 2 by the three measures below; a padding 4 px wider reaches 74 to 227.
 */
const tile = 32;
/** A line that moved or went: so much difference of a cell's mean, of 255, in more than two cells of all. */
const moved = 72;
/** Ground that has another colour: a cell that is even in both pictures and differs by so much … */
const recoloured = 10;
/** … in so many cells of one tile. */
const recolouredCells = 6;
/** Even: no two pixels of a cell differ by more; a palette's rounding stays below. */
const even = 12;
/** More or less ink: so much difference of a tile's mean, in more than two tiles of all. */
const inked = 8;
/** A hairline that came or went: so many cells in a straight row that are even in one picture and not in the other. */
const lineCells = 24;
const uneven = 20;
const alike = 3;
/** A picture that is longer or shorter by more pixels holds something else. */
const longer = 2;

/**
 * Compares a drawing with its picture, blind to how a machine draws letters. Plain data in, plain data out: vitest calls
 * it in Node as the comparator of `toMatchScreenshot`.
 * @returns `diff` is the reference, faded, with what differs in red; null where the sizes differ
 */
export function comparePictures(reference: Picture, actual: Picture): Comparison {
  const { width, height } = reference.metadata;
  const grown = actual.metadata.height - height;
  if (actual.metadata.width !== width)
    return failed(`It is ${actual.metadata.width} px wide instead of ${width}.`);
  if (Math.abs(grown) > longer)
    return failed(
      `It is ${Math.abs(grown)} px ${grown > 0 ? 'taller' : 'less tall'} than the ${height} px it was.`,
    );
  const rows = Math.floor(Math.min(height, actual.metadata.height) / cell);
  const columns = Math.floor(width / cell);
  const grid = { columns, rows };
  const differ = cellsThatDiffer(reference, actual, grid);
  const before = cellsOf(reference, grid, differ);
  const after = cellsOf(actual, grid, differ);
  const { message, places } = judge(grid, differ, before, after);
  if (!message) return { pass: true, diff: null, message: null };
  return { pass: false, message, diff: marked(reference, columns, places) };
}

const failed = (message: string): Comparison => ({ pass: false, diff: null, message });

/** @returns why the two differ, and in which cells; no message when they do not */
function judge(
  grid: Grid,
  differ: Uint32Array,
  before: Cells,
  after: Cells,
): { message?: string; places: number[] } {
  const movedCells: number[] = [];
  const evenByTile = new Map<number, number[]>();
  const inkByTile = new Map<number, Float32Array>();
  const perTile = tile / cell;
  for (const at of differ) {
    const key =
      Math.floor(at / grid.columns / perTile) * grid.columns + Math.floor((at % grid.columns) / perTile);
    const ink = inkByTile.get(key) ?? new Float32Array(3);
    inkByTile.set(key, ink);
    let most = 0;
    for (let colour = 0; colour < 3; colour += 1) {
      const change = (after.means[at * 3 + colour] ?? 0) - (before.means[at * 3 + colour] ?? 0);
      ink[colour] = (ink[colour] ?? 0) + change / (perTile * perTile);
      most = Math.max(most, Math.abs(change));
    }
    if (most > moved) movedCells.push(at);
    if (most > recoloured && Math.max(before.spread[at] ?? 0, after.spread[at] ?? 0) <= even) {
      const cells = evenByTile.get(key) ?? [];
      evenByTile.set(key, cells);
      cells.push(at);
    }
  }
  if (movedCells.length > 2)
    return { message: `Something moved, came or went, in ${movedCells.length} places.`, places: movedCells };
  const lines = runs(grid, (at) => {
    const [one, other] = [before.spread[at] ?? 0, after.spread[at] ?? 0];
    if (Math.min(one, other) > even / 2 || Math.max(one, other) < uneven) return undefined;
    return (after.means[at * 3] ?? 0) - (before.means[at * 3] ?? 0);
  });
  if (lines.length > 0)
    return { message: `A line came or went, over ${lines.length * cell} px.`, places: lines };
  const recolouredTiles = [...evenByTile.values()].filter((cells) => cells.length >= recolouredCells);
  if (recolouredTiles.length > 0)
    return {
      message: `A surface has another colour, in ${recolouredTiles.length} places.`,
      places: recolouredTiles.flat(),
    };
  const inkedTiles = [...inkByTile].filter(([, ink]) => ink.some((change) => Math.abs(change) > inked));
  if (inkedTiles.length > 2)
    return {
      message: `There is more or less on the page, in ${inkedTiles.length} places.`,
      places: inkedTiles.map(
        ([key]) => (Math.floor(key / grid.columns) * grid.columns + (key % grid.columns)) * perTile,
      ),
    };
  return { places: [] };
}

/** Cells that stand `lineCells` or more in a straight row, across or down, and have changed alike: letters do not. */
function runs({ columns, rows }: Grid, changeOf: (at: number) => number | undefined): number[] {
  const found: number[] = [];
  const walk = (lines: number, length: number, cellAt: (line: number, place: number) => number): void => {
    for (let line = 0; line < lines; line += 1) {
      let run: number[] = [];
      let last: number | undefined;
      for (let place = 0; place <= length; place += 1) {
        const at = cellAt(line, place);
        const change = place < length ? changeOf(at) : undefined;
        if (change === undefined || last === undefined || Math.abs(change - last) > alike) {
          if (run.length >= lineCells) found.push(...run);
          run = [];
        }
        if (change !== undefined) run.push(at);
        last = change;
      }
    }
  };
  walk(rows, columns, (line, place) => line * columns + place);
  walk(columns, rows, (line, place) => place * columns + line);
  return found;
}

function marked(
  { data, metadata: { width } }: Picture,
  columns: number,
  places: readonly number[],
): Uint8Array {
  const diff = Uint8Array.from(data, (value, at) => (at % 4 === 3 ? 255 : 191 + value / 4));
  for (const place of places) {
    const start = (Math.floor(place / columns) * width + (place % columns)) * cell * 4;
    for (let y = 0; y < cell; y += 1)
      for (let x = 0; x < cell; x += 1) diff.set([208, 0, 32, 255], start + (y * width + x) * 4);
  }
  return diff;
}
