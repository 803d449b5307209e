import type { CompareSlots } from './job-orders.ts';

/** What `slots.sort(compare).slice(start, end)` gives, sorting no more than that part (quickselect). */
export function sliceSorted(
  slots: Int32Array<ArrayBuffer>,
  compare: CompareSlots,
  start: number,
  end: number,
): Int32Array {
  if (start >= end) return new Int32Array(0);
  if (start > 0) partition(slots, compare, 0, slots.length - 1, start);
  if (end < slots.length) partition(slots, compare, start, slots.length - 1, end);
  return slots.slice(start, end).sort(compare);
}

/** Reorders so that everything before `nth` comes before it in the order, everything after it after. */
function partition(slots: Int32Array, compare: CompareSlots, left: number, right: number, nth: number): void {
  while (left < right) {
    const pivot = middleOf(slots[left]!, slots[(left + right) >>> 1]!, slots[right]!, compare);
    let low = left;
    let high = right;
    while (low <= high) {
      while (compare(slots[low]!, pivot) < 0) low++;
      while (compare(slots[high]!, pivot) > 0) high--;
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

function middleOf(a: number, b: number, c: number, compare: CompareSlots): number {
  if (compare(a, b) > 0) [a, b] = [b, a];
  if (compare(b, c) <= 0) return b;
  return compare(a, c) > 0 ? a : c;
}
