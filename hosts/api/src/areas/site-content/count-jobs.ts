import type { Clock } from '../../ports/clock.ts';
import type { SearchSync } from '../../search-sync/search-sync.ts';
import { type JobListQuery, searchFilter } from '../jobs/search-filter.ts';

interface Counting {
  readonly search: Pick<SearchSync, 'index'>;
  readonly clock: Clock;
}

function texts(value: unknown): string[] | undefined {
  if (value === undefined || value === null) return undefined;
  return (Array.isArray(value) ? value : [value]).map(String);
}
function number(value: unknown): number | undefined {
  const read = value === undefined || value === null || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(read) ? read : undefined;
}
function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** How many live jobs a stored search (in the job list's own keys, §7) finds now on a board. Asks the index only. */
export function countJobs(
  { search, clock }: Counting,
  boardId: number,
  locale: string,
  stored: Readonly<Record<string, unknown>>,
): number {
  const [lat, lon] = [number(stored.lat), number(stored.lon)];
  const query: JobListQuery = {
    page: 1,
    limit: 1,
    ...(text(stored.search) ? { search: text(stored.search) } : {}),
    ...(number(stored.distance) === undefined ? {} : { distance: number(stored.distance) }),
    ...(texts(stored['in[segment_ids]']) ? { 'in[segment_ids]': texts(stored['in[segment_ids]']) } : {}),
    ...(text(stored['range[salary_year]'])
      ? { 'range[salary_year]': text(stored['range[salary_year]']) }
      : {}),
    ...(number(stored['match[organisation_id]'])
      ? { 'match[organisation_id]': number(stored['match[organisation_id]']) }
      : {}),
    ...(typeof stored['match[remote]'] === 'boolean' ? { 'match[remote]': stored['match[remote]'] } : {}),
    ...(text(stored.organisation_name) ? { organisation_name: text(stored.organisation_name) } : {}),
  } as JobListQuery;
  const place =
    lat !== undefined && lon !== undefined
      ? { name: undefined, point: { lat, lon }, countryCode: undefined }
      : undefined;
  return search.index.query(searchFilter(query, { boardId, locale, now: clock.now() }, place)).total;
}
