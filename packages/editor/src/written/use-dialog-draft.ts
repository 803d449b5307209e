import { useState } from 'react';
import { type DraftShape, isUnchanged } from './draft-shape.ts';
import type { Editing, WrittenRow } from './use-written-draft.ts';

interface DialogDraftOptions<Row, Draft, Field extends string> {
  /** Undefined of a new one. */
  readonly row: Row | undefined;
  readonly toDraft: (row: Row | undefined) => Draft;
  readonly shape: DraftShape<Draft, Field>;
}

/** Something while it is written in a form that lives no longer than its dialog; the dialog asks before it closes. */
export function useDialogDraft<Row extends WrittenRow, Draft extends object, Field extends string>({
  row,
  toDraft,
  shape,
}: DialogDraftOptions<Row, Draft, Field>): Editing<Row, Draft> {
  const [first] = useState(() => toDraft(row));
  const [base, setBase] = useState({ row, draft: first });
  const [draft, setDraft] = useState(first);
  return {
    row: base.row,
    before: base.draft,
    revision: base.row?.revision ?? 0,
    draft,
    isDirty: !isUnchanged(shape, draft, base.draft),
    isRestored: false,
    change: (change) => setDraft((now) => ({ ...now, ...change })),
    setBase(next, on) {
      const nextDraft = toDraft(next);
      setBase({ row: next, draft: nextDraft });
      setDraft(on ?? nextDraft);
    },
    discard: () => setDraft(base.draft),
    forget: () => undefined,
  };
}
