import { HttpError } from '../../platform/http/http-error.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import type { Locale } from '@boardwright/messages';
import type { JobsDeps } from '../../jobs/public/board-visit.ts';
import { respondWithList } from '../../jobs/public/find-jobs.ts';
import type { JobListQuery } from '../../jobs/public/search-filter.ts';

type Counting = Pick<JobsDeps, 'search' | 'clock' | 'geo'>;

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

/**
 * How many live jobs a stored search (in the job list's own keys, §7) finds now on a board: what its list would say,
 * but asked of the index only. A place nobody knows finds none.
 */
export async function countJobs(
  deps: Counting,
  { site, board }: Tenant,
  locale: Locale,
  stored: Readonly<Record<string, unknown>>,
): Promise<number> {
  const remote = stored['match[remote]'];
  const query: JobListQuery = {
    page: 1,
    limit: 1,
    search: text(stored.search),
    location_name: text(stored.location_name),
    lat: number(stored.lat),
    lon: number(stored.lon),
    distance: number(stored.distance),
    'in[segment_ids]': texts(stored['in[segment_ids]']),
    'range[salary_year]': text(stored['range[salary_year]']),
    'match[organisation_id]': number(stored['match[organisation_id]']),
    'match[remote]': typeof remote === 'boolean' ? remote : undefined,
    organisation_name: text(stored.organisation_name),
  };
  try {
    return (await respondWithList(deps, { site, board, locale }, query)).answer.total;
  } catch (error) {
    if (error instanceof HttpError && error.code === 'placeUnknown') return 0;
    throw error;
  }
}
