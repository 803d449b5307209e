import { sortOfStrategy } from '@boardwright/blocks-schema';
import type { SortValue } from '@boardwright/api-client/contract';

/**
 * What somebody looks for: the language of the job list's address, of the API's query and of a saved alert
 * (specification §7 'query keys'). Names are the wire's.
 */
export interface JobSearch {
  readonly search?: string | undefined;
  readonly location_name?: string | undefined;
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
  /** Kilometres; only together with a place. */
  readonly distance?: number | undefined;
  /** Ascending, each once. */
  readonly segment_ids: readonly number[];
  /** Yearly, whole units of the board's currency. */
  readonly salary_min?: number | undefined;
  readonly salary_max?: number | undefined;
  readonly organisation_id?: number | undefined;
  readonly organisation_name?: string | undefined;
  readonly remote?: true | undefined;
  readonly sort?: SortValue | undefined;
  /** Makes a random order the same on every page of one visit. */
  readonly seed?: number | undefined;
  /** From 1. */
  readonly page: number;
  readonly limit?: number | undefined;
}

export const emptySearch: JobSearch = { segment_ids: [], page: 1 };

const sorts: ReadonlySet<string> = new Set(Object.values(sortOfStrategy));

export function isSort(value: string): value is SortValue {
  return sorts.has(value);
}

/** True when the search says where. */
export function hasPlace(search: Pick<JobSearch, 'location_name' | 'lat' | 'lon'>): boolean {
  return search.location_name !== undefined || search.lat !== undefined;
}

/** The same search without its place, and without what only a place gives sense to. */
export function withoutPlace(search: JobSearch): JobSearch {
  const { location_name: _name, lat: _lat, lon: _lon, distance: _distance, sort, ...rest } = search;
  return sort === 'distance' || sort === undefined ? rest : { ...rest, sort };
}

/** True when it narrows the board's jobs in any way: order and page do not. */
export function isNarrowed(search: JobSearch): boolean {
  const { sort: _sort, seed: _seed, page: _page, limit: _limit, segment_ids, ...rest } = search;
  return segment_ids.length > 0 || Object.values(rest).some((value) => value !== undefined);
}
