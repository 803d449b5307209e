import type { searchJob, SettingsOf } from '@boardwright/blocks-schema';
import { pagePath, type Board } from '../../board/board-context.ts';

/** Path of the page that shows the results; this page where the site has no such page. */
export function resultsPath(
  resultsPage: SettingsOf<typeof searchJob>['resultsPage'],
  board: Pick<Board, 'path' | 'paths' | 'locale' | 'defaultLocale'>,
): string {
  return resultsPage !== 'currentPage' && board.paths[resultsPage]
    ? pagePath(board, resultsPage)
    : board.path;
}
