import { useState } from 'react';
import { useSubmission } from '../lists/use-submission.ts';
import { announce } from '../ui/announce.ts';
import { useWrittenMessages } from './use-written-messages.ts';
import { type DraftShape, merged } from './draft-shape.ts';
import type { Editing, WrittenRow } from './use-written-draft.ts';

/** A change that was stored, or what somebody else saved in the meantime. */
export type Saved<Row> = { readonly saved: Row } | { readonly current: Row };

/** What a colleague saved meanwhile, and what both changed. */
export interface Conflict<Row, Draft, Field> {
  readonly current: Row;
  readonly theirs: Draft;
  readonly draft: Draft;
  readonly contested: readonly Field[];
}

interface Sent<Row, Draft> {
  readonly draft: Draft;
  /** What it was written on. */
  readonly before: Draft;
  readonly revision: number;
  /** Whose changes are in it too. */
  readonly with?: Row;
}

interface SaveWrittenOptions<Row, Draft, Field extends string> {
  readonly editing: Editing<Row, Draft>;
  readonly shape: DraftShape<Draft, Field>;
  readonly toDraft: (row: Row) => Draft;
  readonly add: (draft: Draft, before: Draft) => Promise<Row>;
  readonly change: (id: number, sent: Omit<Sent<Row, Draft>, 'with'>) => Promise<Saved<Row>>;
  /** What is said of what was saved. */
  readonly sentenceOf: (row: Row) => string;
  /** A new one has a number now. */
  readonly onAdded: (row: Row) => void;
}

/** Saves something written; where a colleague saved it meanwhile, joins both or asks. */
export function useSaveWritten<Row extends WrittenRow, Draft, Field extends string>({
  editing,
  shape,
  toDraft,
  add,
  change,
  sentenceOf,
  onAdded,
}: SaveWrittenOptions<Row, Draft, Field>) {
  const t = useWrittenMessages();
  const [conflict, setConflict] = useState<Conflict<Row, Draft, Field>>();
  const [done, setDone] = useState<string>();
  const { row } = editing;
  const submission = useSubmission(
    async ({ draft, before, revision }: Sent<Row, Draft>): Promise<Saved<Row>> =>
      row ? change(row.id, { draft, before, revision }) : { saved: await add(draft, before) },
    (result, sent) => {
      if ('current' in result) {
        settle(result.current, sent);
        return;
      }
      const by = sent.with?.changed_by;
      const joined = by ? t('merged', { name: by }) : t('mergedAny');
      const sentence = sent.with ? joined : sentenceOf(result.saved);
      setConflict(undefined);
      setDone(sentence);
      announce(sentence);
      if (row) editing.setBase(result.saved, since(sent, toDraft(result.saved)));
      else {
        editing.forget();
        onAdded(result.saved);
      }
    },
  );
  /** A draft, with what was typed while what was sent was on its way. */
  function since({ draft }: Sent<Row, Draft>, next: Draft): Draft {
    return merged(shape, editing.draft, draft, next).draft;
  }
  /** Nothing that both changed: it is saved together. Else they choose. */
  function settle(current: Row, sent: Sent<Row, Draft>): void {
    const theirs = toDraft(current);
    const joined = merged(shape, sent.draft, sent.before, theirs);
    const both = { ...joined, draft: since(sent, joined.draft) };
    if (both.contested.length > 0) setConflict({ current, theirs, ...both });
    // Once this submission is over.
    else setTimeout(() => sendOn(current, both.draft));
  }
  function sendOn(current: Row, draft: Draft): void {
    editing.setBase(current, draft);
    submission.submit({ draft, before: toDraft(current), revision: current.revision, with: current });
  }
  return {
    isBusy: submission.isBusy,
    failure: submission.failure,
    conflict,
    /** What was done last, as a sentence. */
    done,
    save: () => {
      setDone(undefined);
      submission.submit({ draft: editing.draft, before: editing.before, revision: editing.revision });
    },
    /** Saves what was chosen on top of what there is now. */
    choose(draft: Draft) {
      if (!conflict) return;
      setConflict(undefined);
      sendOn(conflict.current, draft);
    },
    decideLater: () => setConflict(undefined),
  };
}
