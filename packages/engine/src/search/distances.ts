/** Kilometres on offer; where people measure in miles the nearest kilometres of as many round miles. */
const distances = { metric: [5, 10, 15, 25, 50, 75, 100], imperial: [8, 16, 24, 40, 80, 121, 161] } as const;
/** §9 'Search range default 25'. */
const usual = { metric: 25, imperial: 40 } as const;

/**
 * The distances to choose from, ascending, and the one that is chosen: the usual one where none is given. A distance of
 * a hand-written link is offered beside the usual ones.
 */
export function offeredDistances(
  imperial: boolean,
  given: number | undefined,
): { readonly chosen: number; readonly offered: readonly number[] } {
  const measure = imperial ? 'imperial' : 'metric';
  const chosen = given ?? usual[measure];
  return { chosen, offered: [...new Set([...distances[measure], chosen])].sort((a, b) => a - b) };
}
