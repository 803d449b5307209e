import type { BlockContext } from '../../board/define-block.ts';
import type { JobSearch } from '../../search/job-search.ts';
import type { JobListData, JobListSettings } from './job-list-data.ts';

/** Who is not logged in searches only where the site lets them (§6 'anonymous job search'); the editor shows all. */
export function isClosed({ board, siteSettings }: BlockContext): boolean {
  return !siteSettings.job_search_anonymous && board.visitor === 'guest' && board.layout !== 'editor';
}

/** The list's data where there is none to show. */
export function closedList({ jobsLayout }: JobListSettings): JobListData {
  const search: JobSearch = { segment_ids: [], page: 1 };
  return {
    own: search,
    resolved: search,
    understood: [],
    partial: [],
    applied: search,
    locked: { search: false, location: false },
    sort: '-from',
    view: jobsLayout,
    viewChosen: false,
    total: 0,
    lastPage: 1,
    premium: [],
    jobs: [],
    facets: [],
    chosen: [],
    ignored: false,
    beyond: false,
    looser: [],
    closed: true,
  };
}
