import type { Contract, PublicCandidate, QueryOf, ReplyOf } from '@boardwright/api-client/contract';
import type { Deps } from '../platform/deps.ts';
import type { Tenant } from '../platform/http/tenants.ts';
import { searchCandidates } from '../resumes/port.ts';
import { type CandidateRow, findCandidateRows } from './candidates.queries.ts';

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
 * @throws HttpError `placeUnknown`
 */
export async function findCandidates(
  deps: Deps,
  tenant: Tenant,
  query: Query,
): Promise<ReplyOf<Contract['files']['findCandidates']>> {
  const { rows: found, meta } = await searchCandidates(deps, tenant, query, undefined);
  const ids = found.map(({ id }) => id);
  const rows = new Map((await findCandidateRows(deps.db, ids)).map((row) => [row.id, row]));
  return { data: ids.flatMap((id) => rows.get(id) ?? []).map(presentCandidate), meta };
}
