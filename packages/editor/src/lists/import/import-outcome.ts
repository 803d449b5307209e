import type { ImportedLine, ImportOutcome } from './use-import.ts';

/** What becomes of a list whose every line is known. */
export function importOutcome(lines: readonly ImportedLine[]): ImportOutcome {
  const count = (state: ImportedLine['state']) => lines.filter((line) => line.state === state).length;
  return {
    added: count('added'),
    changed: count('changed'),
    known: count('known'),
    wrong: count('wrong'),
    lines,
  };
}
