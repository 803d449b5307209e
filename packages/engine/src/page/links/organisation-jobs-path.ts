import { pagePath, type Board } from '../board-context.ts';
import { emptySearch } from '../../features/jobs/search/job-search.ts';
import { writeSearchAddress } from '../../features/jobs/search/search-address.ts';

/** The job list, with the jobs of one organisation. */
export function organisationJobsPath(
  board: Pick<Board, 'locale' | 'defaultLocale' | 'paths'>,
  id: number,
): string {
  return pagePath(board, 'p-job-list') + writeSearchAddress({ ...emptySearch, organisation_id: id });
}
