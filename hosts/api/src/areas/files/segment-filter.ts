interface Segmented {
  readonly segmentIds: readonly number[];
}
type GroupOf = (segmentId: number) => number | undefined;

/**
 * Filters by segments, OR within a group and AND across groups, and counts per segment as multi-select filters do:
 * the counts of a group ignore that group's own selection.
 */
export function filterBySegments<Item extends Segmented>(
  items: readonly Item[],
  selected: readonly number[],
  groupOf: GroupOf,
) {
  const groups = Map.groupBy(new Set(selected), groupOf);
  const misses = ({ segmentIds }: Item) =>
    [...groups].filter(([, wanted]) => !wanted.some((id) => segmentIds.includes(id))).map(([group]) => group);
  const counts: Record<string, number> = {};
  const matching = items.filter((item) => {
    const missed = misses(item);
    if (missed.length > 1) return false;
    for (const id of item.segmentIds) {
      if (missed.length === 0 || groupOf(id) === missed[0]) counts[id] = (counts[id] ?? 0) + 1;
    }
    return missed.length === 0;
  });
  return { matching, counts };
}
