import { applyAll } from './apply-command.ts';
import { compareChanges } from './conflict.ts';
import { seen, type Editing, type StaleSave } from './editing.ts';
import { problemOf } from './save-problem.ts';
import { rollback } from './save-results.ts';
import { changeIn, onlyNames, rowOf, stamped, valuesAt } from './value-change.ts';

/** The save met somebody else's: what that was is known until typing rests. */
export function holdConflict(editing: Editing, error: unknown): Editing {
  const problem = problemOf(error);
  return problem.kind === 'conflict' ? { ...editing, staleSave: problem } : editing;
}

/** Nobody types any more over what was met. */
export const resolveConflict = (editing: Editing): Editing =>
  editing.staleSave ? on409({ ...editing, staleSave: undefined }, editing.staleSave) : editing;

/** Somebody else saved the same row: theirs becomes what is confirmed; what both changed needs a choice. */
function on409(editing: Editing, problem: StaleSave): Editing {
  const [first, ...rest] = editing.pending;
  const row = first && rowOf(first.command);
  const ours = first && changeIn(first.command);
  // What overwrites nothing has nothing to settle: sending it again would only meet the same answer.
  if (!row || !ours) return rollback(editing, { kind: 'refused', message: '', fields: {} });
  const was = valuesAt(editing.confirmed, first.command);
  const theirs = applyAll(editing.confirmed, problem.theirs);
  const confirmed = stamped(theirs, {
    row,
    revision: problem.revision,
    ...(problem.id !== undefined && { id: problem.id }),
  });
  const { disputed, merged } = compareChanges(was, ours, valuesAt(confirmed, first.command));
  const known = { ...editing, confirmed, merged: [...new Set([...editing.merged, ...merged])] };
  if (disputed.length === 0) return { ...known, site: seen(confirmed, editing.pending) };
  const { uid, name, command } = first;
  return {
    ...known,
    pending: rest,
    site: seen(confirmed, rest),
    conflict: { uid, name, command, disputed, merged, ...(problem.by && { by: problem.by }) },
  };
}

/**
 * Settles the conflict: of each disputed value ours or theirs. What was not disputed is ours all the same.
 * @param choices by name; without one, theirs stays
 */
export function decide(editing: Editing, choices: Readonly<Record<string, 'mine' | 'theirs'>>): Editing {
  const { conflict } = editing;
  if (!conflict) return editing;
  const disputed = new Set(conflict.disputed.map(({ name }) => name));
  const keep = (name: string): boolean => !disputed.has(name) || choices[name] === 'mine';
  const command = onlyNames(conflict.command, keep, editing.confirmed);
  const pending = command
    ? [{ uid: conflict.uid, name: conflict.name, command }, ...editing.pending]
    : editing.pending;
  return { ...editing, conflict: undefined, pending, site: seen(editing.confirmed, pending) };
}

/** Leaves the choice for later; both values are kept. */
export function defer(editing: Editing): Editing {
  const { conflict, deferred } = editing;
  return conflict ? { ...editing, conflict: undefined, deferred: [...deferred, conflict] } : editing;
}

/** Takes a deferred choice up again, against what the values are now. */
export function resume(editing: Editing, uid: string): Editing {
  const deferred = editing.deferred.find((one) => one.uid === uid);
  if (!deferred || editing.conflict) return editing;
  const now = valuesAt(editing.confirmed, deferred.command);
  const disputed = deferred.disputed.map((value) => ({ ...value, theirs: now[value.name] }));
  return {
    ...editing,
    deferred: editing.deferred.filter((one) => one.uid !== uid),
    conflict: { ...deferred, disputed },
  };
}
