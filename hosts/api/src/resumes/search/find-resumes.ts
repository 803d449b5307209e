import type { Contract, FoundResume, QueryOf, ReplyOf } from '@boardwright/api-client/contract';
import type { Deps } from '../../platform/deps.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import type { Employer } from '../../people/client/employer.ts';
import { findPoint } from '../../jobs/public/find-place.ts';
import { defaultDistance, idsOf } from '../../jobs/public/search-filter.ts';
import { currentSegments } from '../../platform/search-sync/segment-catalogue.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { presentFound } from './resumes.present.ts';
import { findMyRelations, findResumeRows } from './resumes.queries.ts';
import { type ChosenGroup, type FoundResumes, searchResumes } from './resume-search.queries.ts';

type Query = QueryOf<Contract['candidates']['findResumes']>;

/** The chosen segments by their groups; one that no group knows is a group of its own, which nobody is in. */
function chosenGroups({ search }: Pick<Deps, 'search'>, ids: readonly number[]): readonly ChosenGroup[] {
  const catalogue = search.catalogue();
  const all = [...catalogue.entries()];
  return [...Map.groupBy(new Set(ids), (id) => catalogue.get(id)?.groupId)].map(([group, chosen]) => ({
    chosen,
    members:
      group === undefined ? chosen : all.filter(([, { groupId }]) => groupId === group).map(([id]) => id),
  }));
}

/**
 * Searches the resumes of a board, for anybody or for one company.
 * @returns the page's resumes by number, and the meta of the list
 * @throws HttpError `placeUnknown`
 */
export async function searchCandidates(
  deps: Pick<Deps, 'db' | 'geo' | 'search'>,
  tenant: Tenant,
  query: Query & { readonly 'match[uuid]'?: string | undefined },
  clientId: number | undefined,
): Promise<
  Pick<FoundResumes, 'rows'> & { readonly meta: ReplyOf<Contract['files']['findCandidates']>['meta'] }
> {
  const place = await findPoint(deps, tenant, query);
  const hasSearch = Boolean(query.search?.trim());
  const { total, rows, counts } = await searchResumes(deps.db, {
    boardId: tenant.board.id,
    clientId,
    search: query.search,
    uuid: query['match[uuid]'],
    near: place?.point && { ...place.point, kilometres: query.distance ?? defaultDistance },
    // A whole country was named: who lives there, wherever.
    countryCode: place && !place.point ? place.countryCode : undefined,
    groups: chosenGroups(
      deps,
      currentSegments(idsOf(query['in[segment_ids]']), deps.search.mergedSegments()),
    ),
    sort: query.sort ?? (hasSearch ? 'relevance' : '-created_at'),
    page: query.page,
    limit: query.limit,
  });
  return {
    rows,
    meta: {
      ...pageMeta(total, query),
      aggregations: { segment_ids: { ...counts } },
      ...(place?.point && place.name !== undefined && { location: { name: place.name, ...place.point } }),
    },
  };
}

/**
 * Available resumes that an employer's company may see (§7 `GET /resumes`).
 * @throws HttpError `placeUnknown`
 */
export async function findResumes(
  deps: Deps,
  employer: Employer,
  query: Query,
): Promise<ReplyOf<Contract['candidates']['findResumes']>> {
  const { clientId } = employer.owner;
  const { rows: found, meta } = await searchCandidates(deps, employer, query, clientId);
  const ids = found.map(({ id }) => id);
  const rows = new Map((await findResumeRows(deps.db, ids)).map((row) => [row.resume.id, row]));
  const own = await findMyRelations(deps.db, clientId, ids);
  const data = found.flatMap(({ id, km }): FoundResume[] => {
    const row = rows.get(id);
    return row ? [{ ...presentFound(row, own.get(id)), distance: km === null ? null : Math.round(km) }] : [];
  });
  return { data, meta };
}
