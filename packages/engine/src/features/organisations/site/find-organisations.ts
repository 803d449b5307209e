import type { BlockContext } from '../../../board/define-block.ts';
import { readOrganisationSearch, type OrganisationSearch } from './organisation-search.ts';
import { organisationSummary, type OrganisationSummary } from './organisation-summary.ts';

export interface FoundOrganisations extends OrganisationSearch {
  readonly organisations: readonly OrganisationSummary[];
  readonly total: number;
  readonly lastPage: number;
  /** What there is instead, where the search found nothing. */
  readonly instead?: { readonly organisations: number; readonly jobs: number } | undefined;
}

/**
 * A page of the board's organisations with jobs, by name or part of it from the address (specification §7
 * 'GET /job-boards/{id}/organisations').
 */
export async function findOrganisations(limit: number, context: BlockContext): Promise<FoundOrganisations> {
  const { api, board, query, signal } = context;
  const asked = readOrganisationSearch(query);
  const { data, meta } = await api.siteContent.findBoardOrganisations({
    params: { id: board.boardId },
    query: { limit, page: asked.page, search: asked.search || undefined },
    signal,
  });
  return {
    ...asked,
    organisations: data.map(organisationSummary),
    total: meta.total,
    lastPage: meta.last_page,
    instead: asked.search && meta.total === 0 ? await countInstead(asked.search, context) : undefined,
  };
}

async function countInstead(search: string, { api, board, signal }: BlockContext) {
  const [organisations, jobs] = await Promise.all([
    api.siteContent.findBoardOrganisations({ params: { id: board.boardId }, query: { limit: 1 }, signal }),
    api.jobs.findBoardJobs({ params: { boardId: board.boardId }, query: { limit: 1, search }, signal }),
  ]);
  return { organisations: organisations.meta.total, jobs: jobs.meta.total };
}
