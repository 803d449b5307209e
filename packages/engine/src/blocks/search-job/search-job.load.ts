import type { jobList, searchJob, SettingsOf } from '@boardwright/blocks-schema';
import type { BlockContext } from '../../board/define-block.ts';
import type { JobSearch } from '../../search/job-search.ts';
import { parseSearchAddress } from '../../search/search-address.ts';

export interface SearchJobData {
  /** What the page's address asks for: the fields show it. */
  readonly search: JobSearch;
  /** What the job list of this page fixes; '' where the visitor chooses. */
  readonly fixed: { readonly search: string; readonly location_name: string };
  /** The board's own counts, where the subheadline asks for them. */
  readonly jobs?: number | undefined;
  readonly organisations?: number | undefined;
}

/** Reads the search of the address, the fixed search of the page's job list, and the counts the text mentions. */
export async function loadSearchJob(
  settings: SettingsOf<typeof searchJob>,
  { api, board, query, siblings, signal }: BlockContext,
): Promise<SearchJobData> {
  const list = siblings['job-list'] as Pick<SettingsOf<typeof jobList>, 'fixedSearchQuery'> | undefined;
  const { search = '', location_name = '' } = list?.fixedSearchQuery ?? {};
  const { boardId } = board;
  const asks = (name: string): boolean => settings.subheadline.includes(`{{${name}}}`);
  const [jobs, organisations] = await Promise.all([
    asks('jobs') ? api.jobs.findBoardJobs({ params: { boardId }, query: { limit: 1 }, signal }) : undefined,
    // One job of each organisation: as many as have any.
    asks('organisations')
      ? api.jobs.findBoardJobs({
          params: { boardId },
          query: { limit: 1, scope: 'group_organisations' },
          signal,
        })
      : undefined,
  ]);
  return {
    search: parseSearchAddress(query).search,
    fixed: { search, location_name },
    jobs: jobs?.meta.total,
    organisations: organisations?.meta.total,
  };
}
