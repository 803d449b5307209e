import { pagePath, type Board } from '../pages/board-context.ts';
import { emptySearch } from '../search/job-search.ts';
import { writeSearchAddress } from '../search/search-address.ts';

type LinkBoard = Pick<Board, 'locale' | 'defaultLocale' | 'paths'>;

/**
 * The page of an organisation on this board, or of their search without a slug.
 * @returns undefined on a site that has no such page
 */
export function organisationPath(board: LinkBoard, slug?: string | null): string | undefined {
  if (board.paths['p-organisation'] === undefined || slug === '' || slug === null) return undefined;
  return pagePath(board, 'p-organisation', slug);
}

/** The job list, with the jobs of one organisation. */
export function organisationJobsPath(board: LinkBoard, id: number): string {
  return pagePath(board, 'p-job-list') + writeSearchAddress({ ...emptySearch, organisation_id: id });
}
