type Keys = Int32Array | Float64Array | Uint16Array;

/** What slots are sorted by: the rank first, lowest first, then the tie, lowest first. Both indexed by slot. */
export interface SortKeys {
  rank: Keys;
  tie: Keys;
}

/**
 * What sorting all slots and taking `start` to `end` would give, sorting no more than that part
 * (quickselect). Reorders `slots`. Plain arrays of numbers instead of a comparison function: this
 * is the innermost loop of sorting by relevance, by distance and at random.
 */
export function sliceSorted(
  slots: Int32Array<ArrayBuffer>,
  { rank, tie }: SortKeys,
  start: number,
  end: number,
): Int32Array<ArrayBuffer> {
  if (start >= end) return new Int32Array(0);
  if (end < slots.length) partition(slots, rank, tie, end);
  if (start > 0) partition(slots.subarray(0, end), rank, tie, start);
  return slots.slice(start, end).sort((a, b) => rank[a]! - rank[b]! || tie[a]! - tie[b]!);
}

/** Reorders so that what belongs before the `nth` place stands before it, and the rest after. */
function partition(slots: Int32Array, rank: Keys, tie: Keys, nth: number): void {
  let left = 0;
  let right = slots.length - 1;
  while (left < right) {
    const pivot = slots[(left + right) >>> 1]!;
    const pivotRank = rank[pivot]!;
    const pivotTie = tie[pivot]!;
    let low = left;
    let high = right;
    while (low <= high) {
      for (
        let slot = slots[low]!;
        rank[slot]! < pivotRank || (rank[slot] === pivotRank && tie[slot]! < pivotTie);
      ) {
        slot = slots[++low]!;
      }
      for (
        let slot = slots[high]!;
        rank[slot]! > pivotRank || (rank[slot] === pivotRank && tie[slot]! > pivotTie);
      ) {
        slot = slots[--high]!;
      }
      if (low > high) break;
      const swapped = slots[low]!;
      slots[low++] = slots[high]!;
      slots[high--] = swapped;
    }
    if (nth <= high) right = high;
    else if (nth >= low) left = low;
    else return;
  }
}
