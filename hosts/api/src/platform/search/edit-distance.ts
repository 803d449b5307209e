import { countWord } from './bits.ts';

const rows: [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(128),
  new Uint8Array(128),
  new Uint8Array(128),
];

/**
 * How many typing slips lie between two words: a letter too many, missing, wrong, or two neighbours
 * swapped (Damerau, optimal string alignment). Gives `most + 1` as soon as it is more than `most`,
 * and for words of over 127 characters.
 */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || a.length > 127 || b.length > 127) return most + 1;
  let [before, previous, current] = rows;
  let smallestBefore = 0;
  for (let j = 0; j <= b.length; j++) previous[j] = j;
  for (let i = 1; i <= a.length; i++) {
    current[0] = i;
    let smallest = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1));
      const swapped =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (swapped) cost = Math.min(cost, before[j - 2]! + 1);
      current[j] = cost;
      if (cost < smallest) smallest = cost;
    }
    // A swap looks two rows back, so both rows must be beyond hope.
    if (smallest > most && smallestBefore > most) return most + 1;
    smallestBefore = smallest;
    [before, previous, current] = [previous, current, before];
  }
  return Math.min(previous[b.length]!, most + 1);
}

/** How many slips a word of this length may hold and still be recognised. */
export function slipsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Which letters and digits a word has, one bit each; others share what is left. */
export function letterSet(word: string): number {
  let set = 0;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    if (code >= 97 && code <= 122) set |= 1 << (code - 97);
    else set |= 1 << (26 + (code % 6));
  }
  return set;
}

/** Whether two words can lie within so many slips at all: one slip changes at most two letters of the set. */
export function mayLieWithin(a: number, b: number, slips: number): boolean {
  return countWord(a ^ b) <= 2 * slips;
}
