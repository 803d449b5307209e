import type { AlertFilter } from '../../platform/database/tables/alerts.ts';
import type { JobFilter } from '../../platform/search/job-query.ts';

/** Kilometres around a place that was given without a range (§9). */
const defaultRange = 25;

/** The place of an alert, as the search takes it: a point with its range, a region, or a whole country. */
export function placeQuery({
  lat,
  lon,
  range = defaultRange,
  region,
  countryCode,
}: AlertFilter): Partial<JobFilter> {
  const country = {
    ...(countryCode === undefined ? {} : { country_code: countryCode }),
    ...(region === undefined ? {} : { region }),
  };
  return lat === undefined || lon === undefined ? country : { lat, lon, distance: range, ...country };
}

/** The pay of an alert, as the search takes it. */
export function salaryQuery({ salaryMin, salaryMax }: AlertFilter): Partial<JobFilter> {
  if (salaryMin === undefined && salaryMax === undefined) return {};
  return {
    salary_year: {
      ...(salaryMin === undefined ? {} : { min: salaryMin }),
      ...(salaryMax === undefined ? {} : { max: salaryMax }),
    },
  };
}

/** The search an alert stands for: it tells of exactly the jobs that this finds. */
export function alertQuery(filter: AlertFilter, boardId: number, now: number): JobFilter {
  const { search, segments = [], organisationId, remote } = filter;
  return {
    board_id: boardId,
    now,
    ...(search === undefined ? {} : { search }),
    ...placeQuery(filter),
    ...(segments.length === 0 ? {} : { segment_ids: segments }),
    ...salaryQuery(filter),
    ...(organisationId === undefined ? {} : { organisation_id: organisationId }),
    ...(remote === undefined ? {} : { remote }),
  };
}
