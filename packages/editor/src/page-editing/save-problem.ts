import type { Command } from './command.ts';

/** Somebody else who saved the same. */
export interface OtherEditor {
  readonly name: string;
  /** Milliseconds. */
  readonly at: number;
}

/** Why a save did not happen. */
export type SaveProblem =
  /** Nobody answered: it is sent again when the line is back. */
  | { readonly kind: 'offline' }
  /** The session has ended: it is sent again after logging in. */
  | { readonly kind: 'expired' }
  /** Somebody else saved the same row: what brings our copy to theirs, and the number of their save. */
  | {
      readonly kind: 'conflict';
      readonly theirs: readonly Command[];
      readonly id?: number;
      readonly revision: number;
      readonly by?: OtherEditor;
    }
  /** The server said no: the change is put back. */
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly fields: Readonly<Record<string, readonly string[]>>;
    };

/** What the effect `save` rejects with. */
export class SaveError extends Error {
  readonly problem: SaveProblem;
  constructor(problem: SaveProblem) {
    super(problem.kind === 'refused' ? problem.message : problem.kind);
    this.name = 'SaveError';
    this.problem = problem;
  }
}

/** The problem of any rejection: what is no SaveError was refused with the words it brought. */
export function problemOf(error: unknown): SaveProblem {
  if (error instanceof SaveError) return error.problem;
  return { kind: 'refused', message: error instanceof Error ? error.message : String(error), fields: {} };
}
