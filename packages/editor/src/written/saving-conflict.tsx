import type { DraftShape } from './draft-shape.ts';
import type { Conflict } from './use-save-written.ts';
import { WrittenConflict } from './written-conflict.tsx';
import type { WrittenRow } from './use-written-draft.ts';

interface SavingConflictProps<Row, Draft, Field extends string> {
  readonly saving: {
    readonly conflict: Conflict<Row, Draft, Field> | undefined;
    readonly choose: (draft: Draft) => void;
    readonly decideLater: () => void;
  };
  readonly shape: DraftShape<Draft, Field>;
  /** What a field is called, and what it says as words. */
  readonly nameOf: (field: Field) => string;
  readonly valueOf: (field: Field, draft: Draft) => string;
  readonly isPicture?: (field: Field) => boolean;
}

/** What both changed of something that is saved, where anything is, to be chosen from. */
export function SavingConflict<Row extends WrittenRow, Draft, Field extends string>({
  saving,
  ...words
}: SavingConflictProps<Row, Draft, Field>) {
  return saving.conflict ? (
    <WrittenConflict
      conflict={saving.conflict}
      onChoose={saving.choose}
      onClose={saving.decideLater}
      {...words}
    />
  ) : null;
}
