import { useEffect, useState } from 'react';
import { isRecord } from '../model/is-record.ts';
import { useStoredInput } from '../saving/stored-input.ts';
import { type DraftShape, isUnchanged } from './draft-shape.ts';

/** What is stored of something written. */
export interface WrittenRow {
  readonly id: number;
  readonly revision: number;
  /** The name of who saved it last, where that is known. */
  readonly changed_by?: string;
}

interface Base<Row, Draft> {
  /** What was read, or saved last; undefined of a new one. */
  readonly row: Row | undefined;
  readonly draft: Draft;
}

interface Stored<Draft> {
  readonly revision: number;
  readonly before: Draft;
  readonly draft: Draft;
}

/** What was written before and not saved, where it still has the same fields. */
function storedOf<Draft extends object>(value: unknown, blank: Draft): Stored<Draft> | undefined {
  if (!isRecord(value)) return undefined;
  const { revision, draft, before } = value;
  const isDraft = (one: unknown): one is Draft =>
    isRecord(one) && Object.entries(blank).every(([name, field]) => typeof one[name] === typeof field);
  return typeof revision === 'number' && isDraft(draft) && isDraft(before)
    ? { revision, draft, before }
    : undefined;
}

interface WrittenDraftOptions<Row, Draft, Field extends string> {
  readonly row: Row | undefined;
  /** What it stands as in its form; of undefined a new one. */
  readonly toDraft: (row: Row | undefined) => Draft;
  readonly shape: DraftShape<Draft, Field>;
  /** Names it in what the browser stores. */
  readonly name: string;
}

/**
 * Something while it is written. What is not saved stays in this browser, and is there again after a reload or another
 * page; who closes the window is asked.
 */
export function useWrittenDraft<Row extends WrittenRow, Draft extends object, Field extends string>({
  row,
  toDraft,
  shape,
  name,
}: WrittenDraftOptions<Row, Draft, Field>) {
  const [first] = useState(() => toDraft(row));
  const input = useStoredInput(`${name}.${row?.id ?? 'new'}`);
  const [stored] = useState(() => storedOf(input.before, first));
  // What was written on an older copy is held against the one it was written on: saving it says what else changed.
  const [base, setBase] = useState<Base<Row, Draft>>({ row, draft: stored?.before ?? first });
  const [revision, setRevision] = useState(stored?.revision ?? row?.revision ?? 0);
  const [draft, setDraft] = useState(stored?.draft ?? first);
  const [isRestored, setIsRestored] = useState(
    stored !== undefined && !isUnchanged(shape, stored.draft, stored.before),
  );
  const isDirty = !isUnchanged(shape, draft, base.draft);
  const { write, forget } = input;
  useEffect(() => {
    if (isDirty) write({ revision, before: base.draft, draft } satisfies Stored<Draft>);
    else forget();
  }, [isDirty, revision, base.draft, draft, write, forget]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return {
    row: base.row,
    before: base.draft,
    /** The one that was read; what is sent says so. */
    revision,
    draft,
    isDirty,
    /** What was written before is here again. */
    isRestored,
    change: (change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change })),
    /** Goes on with what is stored now, and the draft on top of it. */
    setBase(next: Row, on?: Draft) {
      const nextDraft = toDraft(next);
      setBase({ row: next, draft: nextDraft });
      setRevision(next.revision);
      setDraft(on ?? nextDraft);
      setIsRestored(false);
    },
    discard() {
      setBase({ row, draft: first });
      setRevision(row?.revision ?? 0);
      setDraft(first);
      setIsRestored(false);
    },
    forget,
  };
}

/** What `useWrittenDraft` gives. */
export interface Editing<Row, Draft> {
  readonly row: Row | undefined;
  readonly before: Draft;
  readonly revision: number;
  readonly draft: Draft;
  readonly isDirty: boolean;
  readonly isRestored: boolean;
  readonly change: (change: Partial<Draft>) => void;
  readonly setBase: (next: Row, on?: Draft) => void;
  readonly discard: () => void;
  readonly forget: () => void;
}
