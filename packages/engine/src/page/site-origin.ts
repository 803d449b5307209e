import type { BlockContext } from '../board/define-block.ts';

/**
 * Where the board is reached, 'https://wadwerk.nl', for what must be whole addresses: structured data, shared links.
 * Undefined for a board whose address nobody filled in.
 */
export function siteOrigin({
  board,
  configuration,
}: Pick<BlockContext, 'board' | 'configuration'>): string | undefined {
  const { url = '' } = configuration.job_boards.find(({ id }) => id === board.boardId) ?? {};
  return URL.parse(url)?.origin;
}
