/** A small seeded generator (mulberry32): the demo must be the same on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number in [min, max]. */
  between(min: number, max: number): number;
  pick<T>(items: readonly T[]): T;
  /** `count` different items, in the order they are listed. */
  some<T>(items: readonly T[], count: number): T[];
  chance(share: number): boolean;
}

/** Mixes words and numbers into a 32-bit seed (FNV-1a, then avalanche). */
export function seedOf(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of parts.join('\u0001')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('Cannot pick from an empty list');
      return item;
    },
    some(items, count) {
      const chosen: (typeof items)[number][] = [];
      for (const [index, item] of items.entries()) {
        const wanted = count - chosen.length;
        if (next() * (items.length - index) < wanted) chosen.push(item);
      }
      return chosen;
    },
    chance: (share) => next() < share,
  };
}

/**
 * A version 4 shaped uuid drawn from the generator. It ends in `index`: two generators out of a hundred thousand may
 * start alike, and then only that tells them apart.
 */
export function uuidFrom(random: Random, index: number): string {
  const word = (): string =>
    Math.floor(random.next() * 0x100000000)
      .toString(16)
      .padStart(8, '0');
  const [a, b, c] = [word(), word(), word()];
  const d = index.toString(16).padStart(8, '0');
  const variant = '89ab'[Math.floor(random.next() * 4)];
  return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-${variant}${c.slice(1, 4)}-${c.slice(4)}${d}`;
}

/**
 * A drawing table for weighted choices: built once, drawn from in logarithmic time, so that a
 * hundred thousand jobs stay cheap.
 */
export function weightedTable<T>(items: readonly T[], weightOf: (item: T) => number): (random: Random) => T {
  const bounds: number[] = [];
  let total = 0;
  for (const item of items) bounds.push((total += weightOf(item)));
  return (random) => {
    const wanted = random.next() * total;
    let low = 0;
    let high = bounds.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((bounds[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    const item = items[low];
    if (item === undefined) throw new RangeError('Cannot draw from an empty table');
    return item;
  };
}
