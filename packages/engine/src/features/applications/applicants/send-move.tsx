import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { ActionResult } from '../../../board/define-block.ts';
import { actionField, blockField } from '../../../page/forms/block-form.tsx';
import { useBoard } from '../../../board/board-context.ts';
import { applicantsTab } from './job-applicants-address.ts';
import type { PendingMove } from './use-moves.ts';

interface SendMoveProps {
  /** Number of the account block. */
  readonly id: number;
  readonly move: PendingMove;
  readonly onDone: (move: PendingMove, result: ActionResult) => void;
}

/** Sends one move, as its form would, and says what came of it. Draws nothing. */
export function SendMove({ id, move, onDone }: SendMoveProps) {
  const board = useBoard();
  const { applicant, from, to } = move;
  const fetcher = useFetcher<ActionResult>({ key: `move-${applicant.id}-${move.turn}` });
  const isSent = useRef(false);
  const { submit, state, data } = fetcher;
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const values = {
      [blockField]: String(id),
      [actionField]: `${applicantsTab}.move`,
      applicant: String(applicant.id),
      stage: String(to),
      from: String(from),
      live: '1',
    };
    void submit(values, { method: 'post', action: board.path + board.search });
  }, [submit, id, applicant.id, from, to, board.path, board.search]);
  useEffect(() => {
    // Idle again, the page has been read anew: what it shows is what the server has.
    if (state === 'idle' && data) onDone(move, data);
  }, [state, data, move, onDone]);
  return null;
}
