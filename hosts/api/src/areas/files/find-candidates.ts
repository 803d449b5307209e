import type { Contract, PublicCandidate, QueryOf, ReplyOf } from '@boardwright/api-client/contract';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../http/tenants.ts';
import { findPlace } from '../jobs/find-jobs.ts';
import { defaultDistance, idsOf } from '../jobs/search-filter.ts';
import { pageMeta } from '../site-content/meta.ts';
import { type CandidateRow, findCandidateIds, findCandidateRows } from './candidates.queries.ts';
import { filterBySegments } from './segment-filter.ts';

type Query = QueryOf<Contract['files']['findCandidates']>;

function presentCandidate(row: CandidateRow): PublicCandidate {
  return {
    uuid: row.uuid,
    slug: row.slug,
    given_name: row.givenName,
    position: row.position,
    city: row.city,
    country_code: row.countryCode,
    short_description: row.shortDescription,
    info: row.info,
    open_to_relocate: row.openToRelocate,
    salary_type: row.salaryType,
    salary_min: row.salaryMin,
    travel_distance: row.travelDistance,
    segment_ids: [...row.segmentIds],
    status: row.status,
    history: row.history.map((entry) => ({ ...entry })),
  };
}

/**
 * Candidates who are available for hire, as visitors may see them (specification §7).
 * @throws ApiError `placeUnknown`
 */
export async function findCandidates(
  deps: Deps,
  tenant: Tenant,
  query: Query,
): Promise<ReplyOf<Contract['files']['findCandidates']>> {
  const { page, limit, search, sort } = query;
  const place = await findPlace(deps, tenant, query);
  const asked = {
    search,
    uuid: query['match[uuid]'],
    near: place?.point && { ...place.point, kilometres: query.distance ?? defaultDistance },
    // A whole country was named: who lives there, wherever.
    countryCode: place && !place.point ? place.countryCode : undefined,
    oldestFirst: sort === 'created_at',
  };
  const all = await findCandidateIds(deps.db, tenant.board.id, asked);
  const catalogue = deps.search.catalogue();
  const selected = idsOf(query['in[segment_ids]']);
  const { matching, counts } = filterBySegments(all, selected, (id) => catalogue.get(id)?.groupId);
  const ids = matching.slice((page - 1) * limit, page * limit).map(({ id }) => id);
  const rows = new Map((await findCandidateRows(deps.db, ids)).map((row) => [row.id, row]));
  return {
    data: ids.flatMap((id) => rows.get(id) ?? []).map(presentCandidate),
    meta: {
      ...pageMeta(matching.length, query),
      aggregations: { segment_ids: counts },
      ...(place?.point && place.name !== undefined && { location: { name: place.name, ...place.point } }),
    },
  };
}
