import { isSame } from '@boardwright/blocks-schema';
import type { Command, StepName, ValueChange } from './command.ts';
import type { Values } from './edited-site.ts';
import type { OtherEditor } from './save-problem.ts';

/** One value that two people changed: what it was, and what each made of it. Undefined is 'the default'. */
export interface DisputedValue {
  readonly name: string;
  readonly was: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** A save that met somebody else's, and needs a choice. */
export interface Conflict {
  readonly uid: string;
  readonly name: StepName;
  readonly command: Command;
  readonly disputed: readonly DisputedValue[];
  /** Names of values the other changed, and that stand beside ours without a question. */
  readonly merged: readonly string[];
  /** Whose the other change is, where the server knows. */
  readonly by?: OtherEditor;
}

/**
 * Lays our change over what somebody else made of the same row.
 * @param was the values both started from
 * @returns what both changed to different ends, and what only the other changed
 */
export function compareChanges(
  was: Values,
  ours: ValueChange,
  theirs: Values,
): Pick<Conflict, 'disputed' | 'merged'> {
  const mine: Values = { ...Object.fromEntries(ours.unset.map((name) => [name, undefined])), ...ours.set };
  const changed = [...new Set([...Object.keys(was), ...Object.keys(theirs)])].filter(
    (name) => !isSame(was[name], theirs[name]),
  );
  const disputed = changed
    .filter((name) => name in mine && !isSame(mine[name], theirs[name]))
    .map((name) => ({ name, was: was[name], mine: mine[name], theirs: theirs[name] }));
  return { disputed, merged: changed.filter((name) => !(name in mine)) };
}
