import { type Bits, hasBit } from './bits.ts';
import type { JobColumns } from './job-columns.ts';

/** Compares two slots; never 0 for two present jobs, ids decide. */
export type CompareSlots = (a: number, b: number) => number;

export const ORDER_NAMES = ['from', 'till', 'created_at', 'featured'] as const;
export type OrderName = (typeof ORDER_NAMES)[number];

/** All slots sorted one way, kept so while slots are added. */
export interface JobOrder {
  readonly compare: CompareSlots;
  add(slot: number): void;
  /** Sorts in what was added; until then `slots` does not have it. */
  settle(): void;
  readonly waiting: number;
  readonly slots: Int32Array<ArrayBuffer>;
  renumber(renumbered: Int32Array): void;
}

/** The orders that are kept sorted. Ties fall to the id: ascending, in `featured` descending, so the newest leads. */
export function createJobOrders(columns: JobColumns): Record<OrderName, JobOrder> {
  const id: CompareSlots = (a, b) => columns.id[a]! - columns.id[b]!;
  const from: CompareSlots = (a, b) => columns.from[a]! - columns.from[b]! || id(a, b);
  return {
    from: createOrder(from),
    // Two jobs without end: Infinity - Infinity is NaN, which `||` takes for a tie as well.
    till: createOrder((a, b) => columns.till[a]! - columns.till[b]! || id(a, b)),
    created_at: createOrder((a, b) => columns.created[a]! - columns.created[b]! || id(a, b)),
    featured: createOrder((a, b) => {
      const premium = Number(hasBit(columns.premium, b)) - Number(hasBit(columns.premium, a));
      return premium || columns.boost[b]! - columns.boost[a]! || from(b, a);
    }),
  };
}

function createOrder(compare: CompareSlots): JobOrder {
  let slots = new Int32Array(0);
  let waiting: number[] = [];
  return {
    compare,
    add: (slot) => void waiting.push(slot),
    settle() {
      if (waiting.length === 0) return;
      slots = merged(slots, Int32Array.from(waiting).sort(compare), compare);
      waiting = [];
    },
    get waiting() {
      return waiting.length;
    },
    get slots() {
      return slots;
    },
    renumber(renumbered) {
      slots = slots.map((slot) => renumbered[slot]!).filter((slot) => slot >= 0);
      waiting = waiting.map((slot) => renumbered[slot]!).filter((slot) => slot >= 0);
    },
  };
}

/** Few new ones: whole stretches of the old list are copied between them. */
function merged(
  sorted: Int32Array<ArrayBuffer>,
  fresh: Int32Array<ArrayBuffer>,
  compare: CompareSlots,
): Int32Array<ArrayBuffer> {
  const all = new Int32Array(sorted.length + fresh.length);
  let taken = 0;
  fresh.forEach((slot, at) => {
    const until = firstAfter(sorted, slot, compare, taken);
    all.set(sorted.subarray(taken, until), taken + at);
    all[until + at] = slot;
    taken = until;
  });
  all.set(sorted.subarray(taken), taken + fresh.length);
  return all;
}

function firstAfter(sorted: Int32Array, slot: number, compare: CompareSlots, low: number): number {
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle]!, slot) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where in an ascending order the first slot stands whose key is above the limit. */
export function firstAbove(slots: Int32Array, key: Float64Array, limit: number): number {
  let low = 0;
  let high = slots.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (key[slots[middle]!]! <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The slots of one page, by walking an order and passing over what is not in the set. */
export function walkPage(
  slots: Int32Array,
  backwards: boolean,
  within: Bits,
  offset: number,
  limit: number,
): number[] {
  const page: number[] = [];
  let passed = 0;
  for (let step = 0; step < slots.length && page.length < limit; step++) {
    const slot = slots[backwards ? slots.length - 1 - step : step]!;
    if (hasBit(within, slot) && passed++ >= offset) page.push(slot);
  }
  return page;
}
