import { type Bits, countWord, intersect, unite } from './bits.ts';
import type { JobColumns } from './job-columns.ts';

export type GroupOf = (segmentId: number) => number | string | undefined;

export interface SegmentResult {
  /** What matches all selected groups. */
  bits: Bits;
  counts: Record<number, number>;
}

/**
 * Narrows by the selected segments (OR within a group, AND across) and counts every segment, the
 * selection of its own group left out. Segments without a group form one group together.
 * With `perOrganisation` it counts organisations instead of jobs.
 */
export function narrowBySegments(
  columns: JobColumns,
  rest: Bits,
  selected: readonly number[],
  groupOf: GroupOf,
  perOrganisation: boolean,
): SegmentResult {
  const groups = new Map<number | string | undefined, Bits>();
  for (const segment of selected) {
    const group = groupOf(segment);
    const either = groups.get(group) ?? new Int32Array(rest.length);
    groups.set(group, unite(either, columns.segments.get(segment) ?? new Int32Array(0)));
  }
  const without = (left: number | string | undefined, leaveOut: boolean): Bits => {
    const bits: Bits = rest.slice();
    for (const [group, either] of groups) if (!leaveOut || group !== left) intersect(bits, either);
    return bits;
  };
  const count = perOrganisation ? organisationCounter(columns) : jobCounter;
  const bits = without(undefined, false);
  const countAll = count(bits);
  const countWithout = new Map([...groups.keys()].map((group) => [group, count(without(group, true))]));
  const counts: Record<number, number> = {};
  for (const [segment, carriers] of columns.segments) {
    const jobs = (countWithout.get(groupOf(segment)) ?? countAll)(carriers);
    if (jobs > 0) counts[segment] = jobs;
  }
  return { bits, counts };
}

type Counter = (within: Bits) => (carriers: Bits) => number;

/** Counts only where the base has anything at all: a narrow search then costs next to nothing per segment. */
export const jobCounter: Counter = (base) => {
  let filled = 0;
  for (let at = 0; at < base.length; at++) if (base[at] !== 0) filled++;
  if (filled * 2 > base.length) return (carriers) => countShared(base, carriers);
  const places = new Int32Array(filled);
  for (let at = 0, next = 0; at < base.length; at++) if (base[at] !== 0) places[next++] = at;
  return (carriers) => countSharedAt(places, base, carriers);
};

/** Four words a round: long enough that V8 does not copy it into its callers, where this loop runs four times slower. */
function countShared(base: Bits, carriers: Bits): number {
  const rounds = base.length & ~3;
  let count = 0;
  let at = 0;
  for (; at < rounds; at += 4) {
    let a = base[at]! & carriers[at]!;
    let b = base[at + 1]! & carriers[at + 1]!;
    let c = base[at + 2]! & carriers[at + 2]!;
    let d = base[at + 3]! & carriers[at + 3]!;
    // Pairs, then fours, then bytes of which each holds at most 32; the product adds the bytes up.
    a -= (a >>> 1) & 0x55555555;
    b -= (b >>> 1) & 0x55555555;
    c -= (c >>> 1) & 0x55555555;
    d -= (d >>> 1) & 0x55555555;
    a = (a & 0x33333333) + ((a >>> 2) & 0x33333333);
    b = (b & 0x33333333) + ((b >>> 2) & 0x33333333);
    c = (c & 0x33333333) + ((c >>> 2) & 0x33333333);
    d = (d & 0x33333333) + ((d >>> 2) & 0x33333333);
    a = (a & 0x0f0f0f0f) + ((a >>> 4) & 0x0f0f0f0f) + (b & 0x0f0f0f0f) + ((b >>> 4) & 0x0f0f0f0f);
    c = (c & 0x0f0f0f0f) + ((c >>> 4) & 0x0f0f0f0f) + (d & 0x0f0f0f0f) + ((d >>> 4) & 0x0f0f0f0f);
    count += Math.imul(a + c, 0x01010101) >>> 24;
  }
  for (; at < base.length; at++) count += countWord(base[at]! & carriers[at]!);
  return count;
}

function countSharedAt(places: Int32Array, base: Bits, carriers: Bits): number {
  let count = 0;
  for (let nth = 0; nth < places.length; nth++) {
    const at = places[nth]!;
    count += countWord(base[at]! & carriers[at]!);
  }
  return count;
}

function organisationCounter(columns: JobColumns): Counter {
  const seenFor = new Int32Array(columns.organisations.bound);
  let round = 0;
  return (base) => (carriers) => {
    round++;
    let count = 0;
    for (let at = 0; at < base.length; at++) {
      for (let word = base[at]! & carriers[at]!; word !== 0; word &= word - 1) {
        const organisation = columns.organisation[(at << 5) + 31 - Math.clz32(word & -word)]!;
        if (seenFor[organisation] === round) continue;
        seenFor[organisation] = round;
        count++;
      }
    }
    return count;
  };
}
