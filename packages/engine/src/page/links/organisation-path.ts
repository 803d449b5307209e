import { pagePath, type Board } from '../../board/board-context.ts';

/**
 * The page of an organisation on this board, or of their search without a slug.
 * @param slug '' or null for an organisation that must not be named
 * @returns undefined on a site that has no such page
 */
export function organisationPath(
  board: Pick<Board, 'locale' | 'defaultLocale' | 'paths'>,
  slug?: string | null,
): string | undefined {
  if (board.paths['p-organisation'] === undefined || slug === '' || slug === null) return undefined;
  return pagePath(board, 'p-organisation', slug);
}
