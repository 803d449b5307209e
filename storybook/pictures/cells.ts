/** Four bytes a pixel, as a canvas and a PNG reader give them. */
export interface Picture {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly metadata: { readonly width: number; readonly height: number };
}

/** A cell is so many pixels wide and tall. */
export const cell = 4;

export interface Grid {
  readonly columns: number;
  readonly rows: number;
}
export interface Cells {
  /** Red, green and blue of each cell. */
  readonly means: Float32Array;
  /** By cell: the largest difference within it. */
  readonly spread: Uint8Array;
}

/** Most cells of most pictures are the same to the last bit: they are told apart by whole pixels, and weighed no further. */
export function cellsThatDiffer(reference: Picture, actual: Picture, { columns, rows }: Grid): Uint32Array {
  const before = wholePixels(reference);
  const after = wholePixels(actual);
  const { width } = reference.metadata;
  const found: number[] = [];
  for (let at = 0; at < columns * rows; at += 1) {
    const start = (Math.floor(at / columns) * width + (at % columns)) * cell;
    if (differs(before, after, start, width)) found.push(at);
  }
  return Uint32Array.from(found);
}

function differs(before: Uint32Array, after: Uint32Array, start: number, width: number): boolean {
  for (let y = 0; y < cell; y += 1)
    for (let at = start + y * width; at < start + y * width + cell; at += 1)
      if (before[at] !== after[at]) return true;
  return false;
}

function wholePixels({ data }: Picture): Uint32Array {
  const { buffer, byteOffset, length } = data.byteOffset % 4 === 0 ? data : Uint8Array.from(data);
  return new Uint32Array(buffer, byteOffset, length / 4);
}

/** @param differ the cells that are worth it; all others stay 0 */
export function cellsOf(
  { data, metadata: { width } }: Picture,
  { columns, rows }: Grid,
  differ: Uint32Array,
): Cells {
  const means = new Float32Array(columns * rows * 3);
  const spread = new Uint8Array(columns * rows);
  // Every pixel of every picture passes here: plain loops, nothing made within them.
  for (const at of differ) {
    const start = (Math.floor(at / columns) * width + (at % columns)) * cell * 4;
    let widest = 0;
    for (let colour = 0; colour < 3; colour += 1) {
      let sum = 0;
      let low = 255;
      let high = 0;
      for (let y = 0; y < cell; y += 1) {
        const row = start + y * width * 4 + colour;
        for (let place = row; place < row + cell * 4; place += 4) {
          const value = data[place] ?? 0;
          sum += value;
          if (value < low) low = value;
          if (value > high) high = value;
        }
      }
      means[at * 3 + colour] = sum / (cell * cell);
      if (high - low > widest) widest = high - low;
    }
    spread[at] = widest;
  }
  return { means, spread };
}
