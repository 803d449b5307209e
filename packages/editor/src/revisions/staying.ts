/**
 * The most of `ids` that can stay where they are for the list to follow `wanted`: the longest run of them that is in
 * its order already. The others are what was moved.
 */
export function stayingInPlace(ids: readonly number[], wanted: readonly number[]): ReadonlySet<number> {
  const ranks = ids.map((id) => wanted.indexOf(id));
  // For each place: the length of the longest rising run that ends there, and what came before it.
  const runs: { length: number; before: number }[] = [];
  let end = -1;
  for (const [at, rank] of ranks.entries()) {
    let best = { length: rank < 0 ? 0 : 1, before: -1 };
    for (const [earlier, run] of runs.entries()) {
      const rises = rank >= 0 && (ranks[earlier] ?? -1) >= 0 && (ranks[earlier] ?? 0) < rank;
      if (rises && run.length + 1 > best.length) best = { length: run.length + 1, before: earlier };
    }
    runs.push(best);
    if (best.length > (runs[end]?.length ?? 0)) end = at;
  }
  const staying = new Set<number>();
  for (let at = end; at >= 0; at = runs[at]?.before ?? -1) {
    const id = ids[at];
    if (id !== undefined) staying.add(id);
  }
  return staying;
}
