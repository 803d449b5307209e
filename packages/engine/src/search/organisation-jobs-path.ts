import { pagePath, type Board } from '../board/board-context.ts';
import { emptySearch } from './job-search.ts';
import { writeSearchAddress } from './search-address.ts';

/** The job list, with the jobs of one organisation. */
export function organisationJobsPath(
  board: Pick<Board, 'locale' | 'defaultLocale' | 'paths'>,
  id: number,
): string {
  return pagePath(board, 'p-job-list') + writeSearchAddress({ ...emptySearch, organisation_id: id });
}
