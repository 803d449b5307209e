import { applyAll, applyCommand } from './apply-command.ts';
import { renumbered, type Change, type Command, type Step, type StepName } from './command.ts';
import { seen, type EditAction, type Editing, type Pending } from './editing.ts';
import { renumberedPlace, withDraft, withoutDrafts, type DraftPlace } from './drafts.ts';
import { againOf, inverseOf } from './inverse-of.ts';
import { movesThings, staysInPlace } from './one-design.ts';
import { rowOf } from './value-change.ts';

/** Milliseconds between two key strokes that still are one step of typing. */
export const typingPause = 1500;

const longestHistory = 500;

/** The names a command writes, when typing could go on in them. */
function typedIn(command: Command): string | undefined {
  const isText = command.type === 'setPageTexts' || command.type === 'setSiteTexts';
  if (!isText && command.type !== 'setSettings' && command.type !== 'setSite') return undefined;
  // Of the site's own settings a list or a switch is changed, one step each.
  const isTypable = Object.values(command.set).every((value) => ['string', 'number'].includes(typeof value));
  if (command.type === 'setSite' && !isTypable) return undefined;
  // Each move is a step, also within a moment: the column a block stands in is no text.
  if ('column' in command.set || command.unset.includes('column')) return undefined;
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

/** The step that a action goes on with: the last one, when it typed in the very same field a moment ago. */
function goesOnWith({ history, future }: Editing, { at, commands }: EditAction): Step | undefined {
  const last = history.at(-1);
  const [command] = commands;
  const [change] = last?.changes ?? [];
  if (!last || !command || !change || commands.length !== 1 || future.length > 0) return undefined;
  const here = typedIn(command);
  const goesOn = here !== undefined && here === typedIn(change.command) && at - last.at < typingPause;
  return goesOn ? last : undefined;
}

/** Keeps what is typed and cannot be stored yet. */
export function storeDraft(editing: Editing, place: DraftPlace, name: string, value: unknown): Editing {
  const drafts = withDraft(editing.drafts, renumberedPlace(place, editing.numbers), name, value);
  return { ...editing, drafts };
}

/** Gives up what was typed: it is written now, or is to be as it is stored. */
export function forgetDrafts(editing: Editing, place: DraftPlace, names: readonly string[]): Editing {
  const drafts = withoutDrafts(editing.drafts, renumberedPlace(place, editing.numbers), names);
  return drafts === editing.drafts ? editing : { ...editing, drafts };
}

/**
 * Does a step: shows it at once and queues it. Typing on in one field stays one step, and one save as long as the
 * first has not left.
 * @param underWay the first of `pending` is being sent, and is not touched
 */
export function doStep(before: Editing, action: EditAction, underWay: boolean): Editing {
  const editing = action.written ? forgetDrafts(before, action.written, action.written.names) : before;
  const named = action.commands.map((command) => renumbered(command, editing.numbers));
  const last = goesOnWith(editing, action);
  const [typed] = named;
  if (last && typed) return typeOn(editing, last, typed, action, underWay);
  let { site } = editing;
  const { uid, name, page, at } = action;
  const pending = [...editing.pending];
  const changes: Change[] = named.map((command, index) => {
    const after = applyCommand(site, command);
    const inverse = inverseOf(site, command, after);
    site = after;
    pending.push({ uid: `${uid}.${index}`, name, command });
    return { uid: `${uid}.${index}`, command, inverse };
  });
  return {
    ...editing,
    site,
    pending,
    history: [...editing.history, { uid, name, page, at, changes }].slice(-longestHistory),
    future: [],
  };
}

/** Whether what is typed on can be saved as one with what was typed last: the server can still tell what went where. */
function goTogether({ site, confirmed, pending }: Editing, last: Pending, command: Command): boolean {
  if (typedIn(last.command) !== typedIn(command)) return false;
  const [before, now] = [movesThings(site, last.command), movesThings(site, command)];
  return before && now ? staysInPlace(seen(confirmed, pending.slice(0, -1)), command) : !before && !now;
}

function typeOn(
  editing: Editing,
  before: Step,
  command: Command,
  action: EditAction,
  underWay: boolean,
): Editing {
  const [first] = before.changes;
  if (!first) return editing;
  const last = editing.pending.at(-1);
  const isFree = editing.pending.length > (underWay ? 1 : 0);
  const merges = isFree && last !== undefined && goTogether(editing, last, command);
  const entry: Pending = { uid: merges ? last.uid : `${action.uid}.0`, name: before.name, command };
  const site = applyCommand(editing.site, command);
  const back = inverseOf(editing.site, command, site);
  // What this key stroke took from other languages comes back before what the first one wrote goes; where it moved
  // nothing and the first one's way back leads through every language, that brings it back too.
  const isCovered = back.length === 1 || (merges && first.inverse.length > 1);
  const inverse = isCovered ? first.inverse : [...back, ...first.inverse];
  const step: Step = { ...before, at: action.at, changes: [{ ...first, command, inverse }] };
  return {
    ...editing,
    site,
    pending: merges ? [...editing.pending.slice(0, -1), entry] : [...editing.pending, entry],
    history: [...editing.history.slice(0, -1), step],
  };
}

/** A refused step, tried again as a step of its own. */
export function retry(
  editing: Editing,
  { failure: uid, ...again }: Pick<EditAction, 'uid' | 'at'> & { readonly failure: string },
  underWay: boolean,
): Editing {
  const failure = editing.failures.find((one) => one.uid === uid);
  if (!failure) return editing;
  const { name, page, commands } = failure;
  const failures = editing.failures.filter((one) => one !== failure);
  return doStep({ ...editing, failures }, { ...again, name, page, commands }, underWay);
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
