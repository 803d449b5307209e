import type { LandingPageRow } from './landing-page-state.ts';

/** What another landing page is compared by. */
export type Comparable = Pick<LandingPageRow, 'id' | 'slug' | 'title' | 'query'>;

/** How many are offered. */
const most = 6;

const words = (value: unknown): readonly string[] =>
  typeof value === 'string' || typeof value === 'number' || Array.isArray(value)
    ? String(value)
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean)
    : [];

/** A search as single things that it asks for: `place rotterdam`, `category 12`, `word logistics`. */
function asked({ query }: Comparable): ReadonlySet<string> {
  return new Set([
    ...words(query['in[segment_ids]']).map((id) => `category ${id}`),
    ...words(query.search).map((word) => `word ${word}`),
    ...(typeof query.location_name === 'string' ? [`place ${query.location_name.toLowerCase()}`] : []),
  ]);
}

/** The landing pages that have most in common with one, in the order of the list where it is as much. */
export function relatedPages<Other extends Comparable>(
  page: Comparable,
  others: readonly Other[],
): readonly Other[] {
  const own = asked(page);
  const inCommon = (other: Other) => [...asked(other)].filter((one) => own.has(one)).length;
  return others
    .filter(({ id }) => id !== page.id)
    .map((other) => ({ other, common: inCommon(other) }))
    .toSorted((one, next) => next.common - one.common)
    .slice(0, most)
    .map(({ other }) => other);
}
