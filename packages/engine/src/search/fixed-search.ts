import { hasPlace, withoutPlace, type JobSearch } from './job-search.ts';

/** The admin's fixed search of a job list (specification §2 'fixedSearchQuery'). */
export interface FixedSearch {
  readonly search: string;
  readonly location_name: string;
  /** Kilometres; 0 leaves the default. */
  readonly distance: number;
  readonly segment_ids: readonly number[];
}

/** Which fields of the search the visitor cannot change. */
export interface LockedFields {
  readonly search: boolean;
  readonly location: boolean;
}

export function lockedFields(fixed: FixedSearch | undefined): LockedFields {
  return { search: Boolean(fixed?.search), location: Boolean(fixed?.location_name) };
}

/**
 * The search that is run: the visitor's with the fixed parts put over it. A fixed segment rules its whole group, since
 * segments of one group widen each other.
 * @param groupOf the group of a segment
 */
export function applyFixedSearch(
  search: JobSearch,
  fixed: FixedSearch | undefined,
  groupOf: (segmentId: number) => number | undefined,
): JobSearch {
  if (!fixed) return search;
  const ruled = new Set(fixed.segment_ids.map(groupOf));
  const own =
    fixed.segment_ids.length > 0
      ? search.segment_ids.filter((id) => !ruled.has(groupOf(id)))
      : search.segment_ids;
  const placed = fixed.location_name
    ? {
        ...withoutPlace(search),
        location_name: fixed.location_name,
        ...(fixed.distance > 0 && { distance: fixed.distance }),
      }
    : search;
  return {
    ...placed,
    ...(search.sort === 'distance' && hasPlace(placed) && { sort: 'distance' as const }),
    ...(fixed.search && { search: fixed.search }),
    segment_ids: [...new Set([...own, ...fixed.segment_ids])].sort((a, b) => a - b),
  };
}
