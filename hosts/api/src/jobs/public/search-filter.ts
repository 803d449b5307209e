import type { Contract, QueryOf } from '@boardwright/api-client/contract';
import { type Region, regionKey } from '../../platform/ports/geo.ts';
import type { Dictionary } from '../../platform/search/dictionary.ts';
import type { JobQuery } from '../../platform/search/job-query.ts';
import { currentSegments, type MergedSegments } from '../../platform/search-sync/segment-catalogue.ts';

export type JobListQuery = QueryOf<Contract['jobs']['findBoardJobs']>;

/** Kilometres (§9). */
export const defaultDistance = 25;

/** What a location was understood as. */
export interface SearchPlace {
  readonly name: string | undefined;
  /** The point to search around; absent for a whole country. */
  readonly point: { readonly lat: number; readonly lon: number } | undefined;
  /** The country in which jobs without a place count as near. */
  readonly countryCode: string | undefined;
  /** The province or the like that was meant: an area instead of a point. */
  readonly region: Region | undefined;
  /** Set when another place may have been meant: what they are, the likeliest first. */
  readonly others?: readonly OtherPlace[];
}

/** A place or region that may have been meant instead. */
export interface OtherPlace {
  readonly name: string;
  /** The province or the like it lies in; empty for one that is a region itself. */
  readonly region: string;
  readonly country_code: string;
  /** Absent for a region. */
  readonly point?: { readonly lat: number; readonly lon: number };
}

/** `['1,2', '3']` → `[1, 2, 3]`: ids come comma-joined, repeated, or both. */
export function idsOf(lists: readonly string[] | undefined): readonly number[] {
  return (lists ?? []).flatMap((list) => list.split(',').map(Number));
}

function salaryRange(range: string | undefined): JobQuery['salary_year'] {
  if (range === undefined) return undefined;
  const [min = '', max = ''] = range.split(',');
  if (min === '' && max === '') return undefined;
  return { ...(min === '' ? {} : { min: Number(min) }), ...(max === '' ? {} : { max: Number(max) }) };
}

/**
 * A job list's query (§7) as the index understands it.
 * @param place what the query's location was understood as
 * @param excluded ids that never match
 */
export function searchFilter(
  query: JobListQuery,
  context: {
    readonly boardId: number;
    readonly locale: string;
    readonly now: Date;
    readonly dictionary: Dictionary;
    readonly mergedSegments: MergedSegments;
  },
  place: SearchPlace | undefined,
  excluded: readonly number[] = [],
): JobQuery {
  const { premium } = query;
  const now = context.now.getTime();
  return {
    board_id: context.boardId,
    page: query.page,
    limit: query.limit,
    locale: context.locale,
    now,
    // Without a seed the order still holds for an hour, so that the second page goes on from the first.
    seed: query.seed ?? Math.floor(now / 3_600_000),
    search: query.search?.trim(),
    dictionary: context.dictionary,
    lat: place?.point?.lat,
    lon: place?.point?.lon,
    distance: place?.point && (query.distance ?? defaultDistance),
    region: place?.region && regionKey(place.region),
    country_code: place?.countryCode,
    organisation_id: query['match[organisation_id]'],
    organisation_name: query.organisation_name || undefined,
    premium: query['match[premium]'] ?? (premium === undefined ? undefined : premium === '1'),
    remote: query['match[remote]'],
    salary_year: salaryRange(query['range[salary_year]']),
    sort: query.sort,
    group_organisations: query.scope === 'group_organisations',
    segment_ids: currentSegments(idsOf(query['in[segment_ids]']), context.mergedSegments),
    exclude_ids: excluded,
  };
}
