import type { Contract, JobSummary, ReplyOf } from '@boardwright/api-client/contract';
import { ApiError } from '../../http/api-error.ts';
import type { JobQuery } from '../../search/job-query.ts';
import { type BoardVisit, isAnonymous, type JobsDeps } from './board-visit.ts';
import { countryNamed } from './country-names.ts';
import { jobVisibility } from './job-lifecycle.ts';
import { findIdsOfOtherProducts, findSummaryRows } from './jobs.queries.ts';
import { presentSummary } from './jobs.present.ts';
import { idsOf, type JobListQuery, searchFilter, type SearchPlace } from './search-filter.ts';

type JobPage = ReplyOf<Contract['jobs']['findBoardJobs']>;

/**
 * What a query's location means: the point that was chosen, or the best match of a name that was only typed.
 * @throws ApiError `placeUnknown`
 */
export async function findPlace(
  { geo }: Pick<JobsDeps, 'geo'>,
  visit: Pick<BoardVisit, 'board'>,
  query: Pick<JobListQuery, 'lat' | 'lon' | 'location_name'>,
): Promise<SearchPlace | undefined> {
  const { lat, lon } = query;
  const name = query.location_name?.trim() || undefined;
  if (lat !== undefined && lon !== undefined) {
    const nearest = await geo.nearest(lat, lon);
    return { name, point: { lat, lon }, countryCode: nearest?.country_code };
  }
  if (name === undefined) return undefined;
  const country = countryNamed(name, visit.board.countries);
  if (country) return { name, point: undefined, countryCode: country };
  const place = await geo.best(name, visit.board.countries);
  if (!place) throw new ApiError('placeUnknown');
  return { name: place.name, point: { lat: place.lat, lon: place.lon }, countryCode: place.country_code };
}

/**
 * Reads the rows of jobs the index named, in its order. One that ended in this very moment is left out rather than
 * shown as what it no longer is.
 */
export async function readSummaries(
  { db, clock, search }: JobsDeps,
  visit: BoardVisit,
  ids: readonly number[],
  distances: readonly (number | null)[] = [],
): Promise<readonly JobSummary[]> {
  if (ids.length === 0) return [];
  const now = clock.now();
  const presentation = {
    now,
    locale: visit.locale,
    anonymous: isAnonymous(visit),
    catalogue: search.catalogue(),
  };
  const rows = new Map((await findSummaryRows(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id, index) => {
    const row = rows.get(id);
    if (!row || jobVisibility(row, now) !== 'live') return [];
    return [presentSummary({ ...row, status: 'active' }, presentation, distances[index] ?? null)];
  });
}

/** Nobody's number: an index that is asked for the jobs of this organisation finds none. */
const nobody = 0;

/** Asking for an employer's jobs, or their name, would tell whose they are: where employers are hidden it finds nothing. */
function withoutEmployer(filter: JobQuery): JobQuery {
  const asks = filter.organisation_id !== undefined || filter.organisation_name !== undefined;
  return {
    ...filter,
    hide_organisations: true,
    ...(asks && { organisation_id: nobody, organisation_name: undefined }),
  };
}

/**
 * Answers a job list's query: the index finds and counts, the database gives the rows of the page (§2 'Search job
 * block', §7). A page beyond the last is empty, with the right totals.
 */
export async function searchJobs(deps: JobsDeps, visit: BoardVisit, query: JobListQuery): Promise<JobPage> {
  const now = deps.clock.now();
  const place = await findPlace(deps, visit, query);
  const products = query['in[product_id]'];
  const excluded = products ? await findIdsOfOtherProducts(deps.db, visit.board.id, idsOf(products)) : [];
  const context = { boardId: visit.board.id, locale: visit.locale, now };
  const filter = searchFilter(query, context, place, excluded);
  const answer = deps.search.index.query(isAnonymous(visit) ? withoutEmployer(filter) : filter);
  const data = await readSummaries(deps, visit, answer.ids, answer.distances);
  return {
    data,
    meta: {
      total: answer.total,
      page: query.page,
      limit: query.limit,
      last_page: Math.max(1, Math.ceil(answer.total / query.limit)),
      aggregations: { segment_ids: answer.segment_counts },
      ...(answer.corrected === undefined ? {} : { corrected: answer.corrected }),
      ...(place?.name !== undefined && place.point ? { location: { name: place.name, ...place.point } } : {}),
    },
  };
}
