import type { ImportedSegment } from '@boardwright/api-client/contract';
import { useState } from 'react';
import type { RequestFailure } from '@boardwright/engine/request-failure';
import { useSubmission } from '../../lists/use-submission.ts';
import { useCategoriesApi } from './categories-api.ts';

interface Checked {
  /** What was checked. */
  readonly text: string;
  readonly lines: readonly ImportedSegment[];
}

interface Import {
  readonly text: string;
  readonly write: (text: string) => void;
  /** What would become of each line of the text as it is; undefined while that is not known. */
  readonly lines: readonly ImportedSegment[] | undefined;
  readonly isBusy: boolean;
  readonly failure: RequestFailure | undefined;
  readonly check: () => void;
  readonly add: () => void;
}

/** How many lines there are of each kind. */
export function importCounts(lines: readonly ImportedSegment[]): Record<ImportedSegment['state'], number> {
  const count = (state: ImportedSegment['state']) => lines.filter((line) => line.state === state).length;
  return { added: count('added'), known: count('known'), wrong: count('wrong') };
}

/**
 * A list of categories that is checked and then added.
 * @param onAdded how many came; the lines that are wrong are what is left of the text
 */
export function useImport(group: number, onAdded: (added: number, wrong: number) => void): Import {
  const api = useCategoriesApi();
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<Checked | undefined>(undefined);
  const check = useSubmission(
    (of: string) => api.importList(group, of, true),
    (lines, of) => setChecked({ text: of, lines }),
  );
  const add = useSubmission(
    (of: string) => api.importList(group, of, false),
    (lines, of) => {
      const typed = of.split(/\r\n|\r|\n/);
      const wrong = lines.filter(({ state }) => state === 'wrong');
      const left = wrong.map(({ line }) => typed[line - 1] ?? '').join('\n');
      setText(left);
      setChecked({ text: left, lines: wrong.map((line, at) => ({ ...line, line: at + 1 })) });
      onAdded(importCounts(lines).added, wrong.length);
    },
  );
  return {
    text,
    write: setText,
    lines: checked?.text === text ? checked.lines : undefined,
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
