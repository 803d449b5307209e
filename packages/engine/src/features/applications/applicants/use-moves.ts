import { useCallback, useMemo, useState } from 'react';
import type { ApplicantSummary } from '@boardwright/api-client/contract';

/** A move that was made here and that the server has not confirmed yet. */
export interface PendingMove {
  /** Another move of the same person is another one. */
  readonly turn: number;
  readonly applicant: ApplicantSummary;
  /** The stage it came from, and the one it goes to. */
  readonly from: number;
  readonly to: number;
}

export interface Moves {
  readonly pending: readonly PendingMove[];
  readonly move: (applicant: ApplicantSummary, to: number) => void;
  readonly finish: (move: PendingMove) => void;
  /** Where somebody stands, with the moves that are under way. */
  readonly stageOf: (applicant: ApplicantSummary) => number;
}

/** Moves show at once; what the server refuses goes back. */
export function useMoves(): Moves {
  const [pending, setPending] = useState<readonly PendingMove[]>([]);
  const stageOf = useCallback(
    (applicant: ApplicantSummary) =>
      pending.find((move) => move.applicant.id === applicant.id)?.to ?? applicant.stage_id,
    [pending],
  );
  const move = useCallback((applicant: ApplicantSummary, to: number) => {
    setPending((moves) => {
      const before = moves.find((one) => one.applicant.id === applicant.id);
      // One at a time: the next starts from what the server then says.
      if (before || to === applicant.stage_id) return moves;
      const turn = (moves.at(-1)?.turn ?? 0) + 1;
      return [...moves, { turn, applicant, from: applicant.stage_id, to }];
    });
  }, []);
  const finish = useCallback(
    (done: PendingMove) => setPending((moves) => moves.filter((one) => one !== done)),
    [],
  );
  return useMemo(() => ({ pending, move, finish, stageOf }), [pending, move, finish, stageOf]);
}
