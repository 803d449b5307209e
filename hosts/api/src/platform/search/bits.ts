/** A set of slots, 32 to a word. Signed words: V8 keeps them as plain integers. */
export type Bits = Int32Array<ArrayBuffer>;

export const wordsFor = (slots: number): number => (slots + 31) >>> 5;

export const hasBit = (bits: Bits, slot: number): boolean => ((bits[slot >>> 5]! >>> (slot & 31)) & 1) === 1;

export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5]! |= 1 << (slot & 31);
}

export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5]! &= ~(1 << (slot & 31));
}

export function countWord(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++) count += countWord(bits[at]!);
  return count;
}

/** Narrows `bits` to what `other` holds too; either may be the longer one. */
export function intersect(bits: Bits, other: Bits): Bits {
  const both = Math.min(bits.length, other.length);
  for (let at = 0; at < both; at++) bits[at]! &= other[at]!;
  if (bits.length > both) bits.fill(0, both);
  return bits;
}

/** Adds what `other` holds; `other` must not be the longer one. */
export function unite(bits: Bits, other: Bits): Bits {
  for (let at = 0; at < other.length; at++) bits[at]! |= other[at]!;
  return bits;
}

export function intersects(bits: Bits, other: Bits): boolean {
  const both = Math.min(bits.length, other.length);
  for (let at = 0; at < both; at++) if ((bits[at]! & other[at]!) !== 0) return true;
  return false;
}

/** Whether a slot of the set holds to something; looked for from the front. */
export function someBit(bits: Bits, holds: (slot: number) => boolean): boolean {
  return slotsOf(bits).some(holds);
}

export function isEmpty(bits: Bits): boolean {
  for (let at = 0; at < bits.length; at++) if (bits[at] !== 0) return false;
  return true;
}

/** The slots in the set, ascending. */
export function slotsOf(bits: Bits): Int32Array<ArrayBuffer> {
  const slots = new Int32Array(countBits(bits));
  let count = 0;
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at]!;
    while (word !== 0) {
      slots[count++] = (at << 5) + 31 - Math.clz32(word & -word);
      word &= word - 1;
    }
  }
  return slots;
}

/** Keeps the slots for which `keep` holds. */
export function retain(bits: Bits, keep: (slot: number) => boolean): void {
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at]!;
    let remaining = word;
    while (word !== 0) {
      const lowest = word & -word;
      if (!keep((at << 5) + 31 - Math.clz32(lowest))) remaining ^= lowest;
      word ^= lowest;
    }
    bits[at] = remaining;
  }
}

/** A copy with room for `capacity` slots. */
export function widened(bits: Bits, capacity: number): Bits {
  const wider = new Int32Array(wordsFor(capacity));
  wider.set(bits.subarray(0, wider.length));
  return wider;
}

/** The set under new slot numbers; `renumbered[slot]` is -1 for a slot that is gone. */
export function renumberBits(bits: Bits, renumbered: Int32Array): Bits {
  const moved: Bits = new Int32Array(bits.length);
  for (const slot of slotsOf(bits)) {
    const to = renumbered[slot]!;
    if (to >= 0) setBit(moved, to);
  }
  return moved;
}
