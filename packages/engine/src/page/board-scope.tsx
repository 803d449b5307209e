import type { ReactNode } from 'react';
import { BoardContext, type Board } from '../board/board-context.ts';
import { FormatContext } from '@boardwright/ui/format-settings';

interface BoardScopeProps {
  readonly board: Board;
  readonly children: ReactNode;
}

/** What is drawn on a board: its parts read the board, the kit's parts what the board formats with. */
export function BoardScope({ board, children }: BoardScopeProps) {
  return (
    <BoardContext value={board}>
      <FormatContext value={board}>{children}</FormatContext>
    </BoardContext>
  );
}
