import type { BlockContext } from '../board/define-block.ts';

/**
 * True where a block of a detail page has nothing of its own to show and shows an example: the editor's canvas
 * (specification §2 'Editor mode loads mock job, organisation, article and candidate data') and the test page.
 */
export function showsSamples({ board, identifier }: Pick<BlockContext, 'board' | 'identifier'>): boolean {
  return board.layout === 'editor' || identifier === 'p-test';
}
