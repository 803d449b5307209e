import { type Bits, clearBit, renumberBits, setBit, widened, wordsFor } from './bits.ts';
import type { JobColumns } from './job-columns.ts';
import { type JobOrder, firstAbove } from './job-orders.ts';

/** Which jobs are published at a moment. Moves with the clock at the cost of what changes, in either direction. */
export interface LiveJobs {
  /** The set at this moment; valid until the next call. The orders must be settled. */
  at(now: number): Bits;
  add(slot: number): void;
  renumber(renumbered: Int32Array): void;
  /** Goes up whenever the clock makes a job appear or disappear. */
  readonly changes: number;
}

export function createLiveJobs(columns: JobColumns, orders: { from: JobOrder; till: JobOrder }): LiveJobs {
  let moment = Number.NEGATIVE_INFINITY;
  let live: Bits = new Int32Array(0);
  let changes = 0;

  function judge(slot: number): void {
    if (columns.from[slot]! <= moment && columns.till[slot]! > moment) setBit(live, slot);
    else clearBit(live, slot);
  }

  function judgeBetween(slots: Int32Array, key: Float64Array, low: number, high: number): void {
    const until = firstAbove(slots, key, high);
    for (let at = firstAbove(slots, key, low); at < until; at++) {
      judge(slots[at]!);
      changes++;
    }
  }

  function widen(): void {
    if (live.length < wordsFor(columns.capacity)) live = widened(live, columns.capacity);
  }

  return {
    at(now) {
      widen();
      const low = Math.min(moment, now);
      const high = Math.max(moment, now);
      moment = now;
      judgeBetween(orders.from.slots, columns.from, low, high);
      judgeBetween(orders.till.slots, columns.till, low, high);
      return live;
    },
    add(slot) {
      widen();
      judge(slot);
    },
    renumber(renumbered) {
      live = renumberBits(live, renumbered);
    },
    get changes() {
      return changes;
    },
  };
}
