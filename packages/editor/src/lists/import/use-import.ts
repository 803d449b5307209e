import { useState } from 'react';
import type { RequestFailure } from '@boardwright/engine/request-failure';
import { useSubmission } from '../use-submission.ts';

/** What becomes of a line, as the server says it. */
export interface ImportedLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly state: 'added' | 'changed' | 'known' | 'wrong';
  /** Why it is wrong; null where it is not. */
  readonly problem: string | null;
}

/** What becomes of a list. */
export interface ImportOutcome {
  readonly added: number;
  readonly changed: number;
  readonly known: number;
  readonly wrong: number;
  /** All of its lines, or those that say most: what is wrong is never left out before what is not. */
  readonly lines: readonly ImportedLine[];
}

interface Checked {
  /** What was checked. */
  readonly text: string;
  readonly outcome: ImportOutcome;
}

interface Import {
  readonly text: string;
  readonly write: (text: string) => void;
  /** What would become of the text as it is; undefined while that is not known. */
  readonly outcome: ImportOutcome | undefined;
  readonly isBusy: boolean;
  readonly failure: RequestFailure | undefined;
  readonly check: () => void;
  readonly add: () => void;
}

/** What is left to put right of a text: the lines that are wrong, or all of it where not each of them is known. */
function leftOf(text: string, { wrong, lines }: ImportOutcome): string {
  const listed = lines.filter(({ state }) => state === 'wrong');
  if (listed.length < wrong) return text;
  const typed = text.split(/\r\n|\r|\n/);
  return listed.map(({ line }) => typed[line - 1] ?? '').join('\n');
}

/**
 * A list that is checked and then imported.
 * @param importList imports what is right of it. @param onAdded the lines that are wrong are what is left of the text
 */
export function useImport(
  importList: (text: string, isTrial: boolean) => Promise<ImportOutcome>,
  onAdded: (outcome: ImportOutcome) => void,
): Import {
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<Checked | undefined>(undefined);
  const check = useSubmission(
    (of: string) => importList(of, true),
    (outcome, of) => setChecked({ text: of, outcome }),
  );
  const add = useSubmission(
    (of: string) => importList(of, false),
    (outcome, of) => {
      const left = leftOf(of, outcome);
      const wrong = outcome.lines.filter(({ state }) => state === 'wrong');
      const lines = left === of ? wrong : wrong.map((line, at) => ({ ...line, line: at + 1 }));
      setText(left);
      setChecked({ text: left, outcome: { added: 0, changed: 0, known: 0, wrong: outcome.wrong, lines } });
      onAdded(outcome);
    },
  );
  return {
    text,
    write: setText,
    outcome: checked?.text === text ? checked.outcome : undefined,
    isBusy: check.isBusy || add.isBusy,
    failure: check.failure ?? add.failure,
    check() {
      add.reset();
      check.submit(text);
    },
    add() {
      check.reset();
      add.submit(text);
    },
  };
}
