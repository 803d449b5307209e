import type { AdminLandingPage } from '@boardwright/api-client/contract';
import type { LandingQuery } from './landing-pages-api.ts';

/** What a landing page searches for, as its fields have it. */
export interface LandingSearch {
  readonly search: string;
  readonly location_name: string;
  /** Kilometres; 0: the search's own. */
  readonly distance: number;
  readonly segment_ids: readonly number[];
  readonly remote: boolean;
  /** What no field here changes, as a salary. */
  readonly rest: LandingQuery;
}

/** A stored search, or that of an address, in the job list's own keys. */
export function landingSearch(stored: AdminLandingPage['query']): LandingSearch {
  const {
    search,
    location_name: place,
    distance,
    'in[segment_ids]': ids,
    'match[remote]': remote,
    ...rest
  } = stored;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    search: text(search),
    location_name: text(place),
    distance: Number(distance ?? 0) || 0,
    segment_ids: [ids ?? []]
      .flat()
      .flatMap((list) => String(list).split(','))
      .map(Number)
      .filter((id) => id > 0),
    remote: remote === true || remote === 'true',
    rest,
  };
}

export function queryOf(search: LandingSearch): LandingQuery {
  const words = search.search.trim();
  const place = search.location_name.trim();
  return {
    ...search.rest,
    ...(words && { search: words }),
    ...(place && { location_name: place }),
    ...(search.distance > 0 && { distance: search.distance }),
    ...(search.segment_ids.length > 0 && {
      'in[segment_ids]': [...search.segment_ids].toSorted((one, other) => one - other).join(','),
    }),
    ...(search.remote && { 'match[remote]': true }),
  };
}

export const isSameSearch = (one: LandingSearch, other: LandingSearch): boolean =>
  JSON.stringify(queryOf(one)) === JSON.stringify(queryOf(other));

/** The address of what a new page begins with: `begin=…` of the workspace. */
export function beginOf({
  locale,
  words,
  place,
  segment_ids: ids,
}: {
  readonly locale: string;
  readonly words: string;
  readonly place: string;
  readonly segment_ids: readonly number[];
}): string {
  return new URLSearchParams({
    locale,
    ...(words && { search: words }),
    ...(place && { location_name: place }),
    ...(ids.length > 0 && { 'in[segment_ids]': ids.join(',') }),
  }).toString();
}

const known = ['search', 'location_name', 'in[segment_ids]'] as const;

/** What an address of {@link beginOf} says. */
export function beginsWith(begin: string): { readonly locale: string; readonly search: LandingSearch } {
  const query = new URLSearchParams(begin);
  const found = known.flatMap((name) => (query.has(name) ? [[name, query.get(name)] as const] : []));
  return { locale: query.get('locale') ?? '', search: landingSearch(Object.fromEntries(found)) };
}
