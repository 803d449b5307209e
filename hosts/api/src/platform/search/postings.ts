import { type Bits, hasBit, setBit } from './bits.ts';

/** Where a word stands in a job: the strongest place counts. */
export const FIELDS = { text: 0, place: 1, organisation: 2, title: 3 } as const;
export type Field = (typeof FIELDS)[keyof typeof FIELDS];

/** Points per field, indexed by FIELDS; a field with 0 points is not looked at. */
export type FieldWeights = readonly [text: number, place: number, organisation: number, title: number];

/**
 * The jobs of one word: ascending slots as differences, each with its field in the two lowest bits,
 * in bytes of seven bits. About 1.5 bytes an entry, a tenth of an array of numbers.
 */
export interface Postings {
  bytes: Uint8Array<ArrayBuffer>;
  length: number;
  last: number;
  /** How often the slots had been renumbered when this list was last brought up to date. */
  generation: number;
}

const NO_BYTES = new Uint8Array(0);

export function createPostings(generation: number): Postings {
  return { bytes: NO_BYTES, length: 0, last: -1, generation };
}

/** Adds a slot, which must not lie before the last. A second time the same slot is ignored: give the strongest field first. */
export function append(postings: Postings, slot: number, field: Field): void {
  if (postings.last === slot) return;
  let value = ((slot - postings.last) << 2) | field;
  postings.last = slot;
  if (postings.length + 5 > postings.bytes.length) grow(postings);
  const { bytes } = postings;
  while (value > 127) {
    bytes[postings.length++] = (value & 127) | 128;
    value >>>= 7;
  }
  bytes[postings.length++] = value;
}

/** Marks the jobs of a word in `bits` and raises their points in `points` to at least the field's. */
export function collect(postings: Postings, weights: FieldWeights, bits: Bits, points: Uint8Array): void {
  const { bytes, length } = postings;
  let slot = -1;
  let at = 0;
  while (at < length) {
    let byte = bytes[at++]!;
    let value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++]!;
      value |= (byte & 127) << shift;
    }
    slot += value >>> 2;
    const weight = weights[(value & 3) as Field];
    if (weight === 0) continue;
    bits[slot >>> 5]! |= 1 << (slot & 31);
    if (points[slot]! < weight) points[slot] = weight;
  }
}

/** Marks the jobs of a word in `bits`. */
export function mark(postings: Postings, bits: Bits): void {
  eachSlot(postings, (slot) => setBit(bits, slot));
}

/** How many jobs of a word are in the set. */
export function countWithin(postings: Postings | undefined, within: Bits): number {
  if (postings === undefined) return 0;
  let count = 0;
  eachSlot(postings, (slot) => {
    if (hasBit(within, slot)) count++;
  });
  return count;
}

/** The list under new slot numbers, which keep their order; `renumbered[slot]` is -1 for a slot that is gone. */
export function renumber(postings: Postings, renumbered: Int32Array, generation: number): void {
  const fresh = createPostings(generation);
  eachSlot(postings, (slot, field) => {
    const to = renumbered[slot]!;
    if (to >= 0) append(fresh, to, field);
  });
  Object.assign(postings, fresh);
}

/** Hands each job of a word to `visit`, with where the word stands. */
export function eachSlot(postings: Postings, visit: (slot: number, field: Field) => void): void {
  const { bytes, length } = postings;
  let slot = -1;
  let at = 0;
  while (at < length) {
    let byte = bytes[at++]!;
    let value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++]!;
      value |= (byte & 127) << shift;
    }
    slot += value >>> 2;
    visit(slot, (value & 3) as Field);
  }
}

function grow(postings: Postings): void {
  const roomier = new Uint8Array(postings.length + 8 + (postings.length >>> 1));
  roomier.set(postings.bytes);
  postings.bytes = roomier;
}
