import { applyAll, applyCommand } from './apply-command.ts';
import { renumbered, type Change, type Command, type Step, type StepName } from './command.ts';
import type { EditAction, Editing, Pending } from './editing.ts';
import { againOf, inverseOf } from './inverse-of.ts';
import { movesThings } from './one-design.ts';
import { rowOf } from './value-change.ts';

/** Milliseconds between two key strokes that still are one step of typing. */
export const typingPause = 1500;

const longestHistory = 500;

/** The names a command writes, when typing could go on in them. */
function typedIn(command: Command): string | undefined {
  if (command.type !== 'setSettings' && command.type !== 'setPageTexts' && command.type !== 'setSiteTexts')
    return undefined;
  const row = rowOf(command);
  return JSON.stringify([row, command.type, [...Object.keys(command.set), ...command.unset].toSorted()]);
}

/** Whether two commands write the same values of the same row: one types on where the other typed. */
export function isSameField(one: Command, other: Command): boolean {
  const field = typedIn(one);
  return field !== undefined && field === typedIn(other);
}

/** Whether a command writes text that somebody may be typing. */
export function isTyped(command: Command): boolean {
  return (
    typedIn(command) !== undefined &&
    'set' in command &&
    Object.values(command.set).every((value) => typeof value === 'string')
  );
}

/** The step that a deed goes on with: the last one, when it typed in the very same field a moment ago. */
function goesOnWith({ history, future }: Editing, { at, commands }: EditAction): Step | undefined {
  const last = history.at(-1);
  const [command] = commands;
  const [change] = last?.changes ?? [];
  if (!last || !command || !change || commands.length !== 1 || future.length > 0) return undefined;
  const here = typedIn(command);
  const goesOn = here !== undefined && here === typedIn(change.command) && at - last.at < typingPause;
  return goesOn ? last : undefined;
}

/**
 * Does a step: shows it at once and queues it. Typing on in one field stays one step, and one save as long as the
 * first has not left.
 * @param underWay the first of `pending` is being sent, and is not touched
 */
export function doStep(editing: Editing, notice: EditAction, underWay: boolean): Editing {
  const named = notice.commands.map((command) => renumbered(command, editing.numbers));
  const before = goesOnWith(editing, notice);
  const [typed] = named;
  if (before && typed) return typeOn(editing, before, typed, notice, underWay);
  let { site } = editing;
  const changes: Change[] = named.map((command, index) => {
    const inverse = inverseOf(site, command);
    site = applyCommand(site, command);
    return { uid: `${notice.uid}.${index}`, command, inverse };
  });
  const { uid, name, page, at } = notice;
  return {
    ...editing,
    site,
    pending: [
      ...editing.pending,
      ...changes.map((change) => ({ uid: change.uid, name, command: change.command })),
    ],
    history: [...editing.history, { uid, name, page, at, changes }].slice(-longestHistory),
    future: [],
  };
}

function typeOn(
  editing: Editing,
  before: Step,
  command: Command,
  outcome: EditAction,
  underWay: boolean,
): Editing {
  const [first] = before.changes;
  if (!first) return editing;
  const last = editing.pending.at(-1);
  const isFree = editing.pending.length > (underWay ? 1 : 0);
  const moves = (one: Command): boolean => movesThings(editing.site, one);
  const merges =
    isFree &&
    last !== undefined &&
    typedIn(last.command) === typedIn(command) &&
    !moves(last.command) &&
    !moves(command);
  const entry: Pending = { uid: merges ? last.uid : `${outcome.uid}.0`, name: before.name, command };
  // What this key stroke took from other languages comes back before what the first one wrote goes.
  const back = inverseOf(editing.site, command);
  const inverse = back.length > 1 ? [...back, ...first.inverse] : first.inverse;
  const step: Step = { ...before, at: outcome.at, changes: [{ ...first, command, inverse }] };
  return {
    ...editing,
    site: applyCommand(editing.site, command),
    pending: merges ? [...editing.pending.slice(0, -1), entry] : [...editing.pending, entry],
    history: [...editing.history.slice(0, -1), step],
  };
}

function queue(editing: Editing, uid: string, name: StepName, commands: readonly Command[]): Editing {
  const added = commands.map((command, index) => ({ uid: `${uid}.${index}`, name, command }));
  return {
    ...editing,
    site: applyAll(editing.site, commands),
    pending: [...editing.pending, ...added],
  };
}

/** Takes the last step back. */
export function undo(editing: Editing, uid: string): Editing {
  const step = editing.history.at(-1);
  if (!step) return editing;
  const commands = step.changes.toReversed().flatMap(({ inverse }) => inverse);
  const { name } = step;
  return {
    ...queue(editing, uid, { key: 'undone', values: { step: name.key, ...name.values } }, commands),
    history: editing.history.slice(0, -1),
    future: [...editing.future, step],
  };
}

/** Does the step that was taken back last again. */
export function redo(editing: Editing, uid: string): Editing {
  const step = editing.future.at(-1);
  if (!step) return editing;
  const commands = step.changes.map(({ command }) => againOf(command));
  return {
    ...queue(editing, uid, step.name, commands),
    history: [...editing.history, step],
    future: editing.future.slice(0, -1),
  };
}
