import { type Bits, hasBit } from './bits.ts';
import type { JobColumns } from './job-columns.ts';

/** Compares two slots; never 0 for two present jobs, ids decide. */
type CompareSlots = (a: number, b: number) => number;

export const ORDER_NAMES = ['from', 'till', 'created_at', 'featured'] as const;
export type OrderName = (typeof ORDER_NAMES)[number];
export type JobOrders = Readonly<Record<OrderName, JobOrder>>;

/** All slots sorted one way, kept so while slots are added. */
export interface JobOrder {
  add(slot: number): void;
  /** Sorts in what was added; until then `slots` does not have it. */
  flush(): void;
  readonly waiting: number;
  /** Valid until the next `settle`. */
  readonly slots: Int32Array<ArrayBuffer>;
  /** Where each slot stands, indexed by slot. Worked out when first wanted after a change. */
  positions(): Int32Array<ArrayBuffer>;
  renumber(renumbered: Int32Array): void;
}

/**
 * The orders that are kept sorted. In `featured` the boost decides before premium does: it is what whoever runs the
 * board sets per job, so that a chosen ordinary job can lead. Ties fall to the id: ascending, in `featured` descending, so the newest leads.
 */
export function createJobOrders(columns: JobColumns): JobOrders {
  const id: CompareSlots = (a, b) => columns.id[a]! - columns.id[b]!;
  const from: CompareSlots = (a, b) => columns.from[a]! - columns.from[b]! || id(a, b);
  return {
    from: createOrder(columns, from),
    // Two jobs without end: Infinity - Infinity is NaN, which `||` takes for a tie as well.
    till: createOrder(columns, (a, b) => columns.till[a]! - columns.till[b]! || id(a, b)),
    created_at: createOrder(columns, (a, b) => columns.created[a]! - columns.created[b]! || id(a, b)),
    featured: createOrder(columns, (a, b) => {
      const premium = Number(hasBit(columns.premium, b)) - Number(hasBit(columns.premium, a));
      return columns.boost[b]! - columns.boost[a]! || premium || from(b, a);
    }),
  };
}

function createOrder(columns: JobColumns, compare: CompareSlots): JobOrder {
  let space = new Int32Array(0);
  let count = 0;
  let waiting: number[] = [];
  let positions: Int32Array<ArrayBuffer> | undefined;

  /** From the back: what stands after a new slot moves as one stretch by as many as are still to come. */
  function insert(fresh: Int32Array): void {
    if (count + fresh.length > space.length) {
      const roomier = new Int32Array(Math.max(columns.capacity, count + fresh.length));
      roomier.set(space.subarray(0, count));
      space = roomier;
    }
    let end = count;
    for (let at = fresh.length - 1; at >= 0; at--) {
      const place = firstAfter(space, end, fresh[at]!, compare);
      space.copyWithin(place + at + 1, place, end);
      space[place + at] = fresh[at]!;
      end = place;
    }
    count += fresh.length;
  }

  return {
    add: (slot) => void waiting.push(slot),
    flush() {
      if (waiting.length === 0) return;
      insert(Int32Array.from(waiting).sort(compare));
      waiting = [];
      positions = undefined;
    },
    get waiting() {
      return waiting.length;
    },
    get slots() {
      return space.subarray(0, count);
    },
    positions() {
      if (positions === undefined) {
        positions = new Int32Array(columns.capacity);
        for (let at = 0; at < count; at++) positions[space[at]!] = at;
      }
      return positions;
    },
    renumber(renumbered) {
      let used = 0;
      for (let at = 0; at < count; at++) {
        const slot = renumbered[space[at]!]!;
        if (slot >= 0) space[used++] = slot;
      }
      count = used;
      waiting = waiting.map((slot) => renumbered[slot]!).filter((slot) => slot >= 0);
      positions = undefined;
    },
  };
}

function firstAfter(sorted: Int32Array, high: number, slot: number, compare: CompareSlots): number {
  let low = 0;
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
