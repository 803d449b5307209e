import { applyAll, applyCommand } from './apply-command.ts';
import {
  createdBy,
  refersTo,
  renumbered,
  type Change,
  type Command,
  type Step,
  type StepName,
} from './command.ts';
import { compareChanges, type Conflict } from './conflict.ts';
import type { EditedBlock, EditedPage, EditedPreset, EditedSite } from './edited-site.ts';
import { againOf, inverseOf } from './inverse-of.ts';
import type { SaveProblem } from './save-problem.ts';
import { changeIn, onlyNames, rowOf, stamped, valuesAt, type Stamp } from './value-change.ts';

/** Milliseconds between two key strokes that still are one step of typing. */
export const typingPause = 1500;

/** A command on its way to the server. */
export interface Pending {
  readonly uid: string;
  readonly name: StepName;
  readonly command: Command;
}

/** A step the server refused, put back. It can be tried again. */
export interface Failure {
  readonly uid: string;
  readonly name: StepName;
  readonly page: number | undefined;
  readonly commands: readonly Command[];
  readonly message: string;
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/** What survives a reload, a crash and an expired session. */
export interface Journal {
  readonly pending: readonly Pending[];
  readonly history: readonly Step[];
  readonly future: readonly Step[];
  readonly parked: readonly Conflict[];
}

export interface Editing extends Journal {
  /** As the server has it. */
  readonly confirmed: EditedSite;
  /** As the admin sees it: `pending` over `confirmed`. */
  readonly site: EditedSite;
  readonly failures: readonly Failure[];
  /** What must be decided before anything else is saved. */
  readonly conflict: Conflict | undefined;
  /** Names of values somebody else changed since; said once. */
  readonly merged: readonly string[];
  /** What the server called what was made here: negative number → its number. */
  readonly numbers: Readonly<Record<number, number>>;
  /** Milliseconds of the last save; undefined before the first. */
  readonly savedAt: number | undefined;
}

/** What the server made of a command. */
export interface Saved {
  readonly at: number;
  readonly stamps: readonly Stamp[];
  readonly numbers: Readonly<Record<number, number>>;
  /** What was made, as the server made it. */
  readonly page?: EditedPage;
  readonly blocks?: readonly EditedBlock[];
  readonly preset?: EditedPreset;
}

/** What an admin does, before it is known what takes it back. */
export interface Deed {
  readonly uid: string;
  readonly name: StepName;
  readonly page: number | undefined;
  readonly at: number;
  readonly commands: readonly Command[];
}

const longestHistory = 500;

const seen = (confirmed: EditedSite, pending: readonly Pending[]): EditedSite =>
  applyAll(
    confirmed,
    pending.map(({ command }) => command),
  );

/** Starts with the site as the server has it, and what a journal kept. */
export function beginEditing(confirmed: EditedSite, journal?: Journal): Editing {
  const kept = journal ?? { pending: [], history: [], future: [], parked: [] };
  return {
    ...kept,
    confirmed,
    site: seen(confirmed, kept.pending),
    failures: [],
    conflict: undefined,
    merged: [],
    numbers: {},
    savedAt: undefined,
  };
}

/** The names a command writes, when typing could go on in them. */
function typedIn(command: Command): string | undefined {
  if (command.type !== 'setSettings' && command.type !== 'setPageTexts' && command.type !== 'setSiteTexts')
    return undefined;
  const row = rowOf(command);
  return JSON.stringify([row, command.type, [...Object.keys(command.set), ...command.unset].toSorted()]);
}

/** The step that a deed goes on with: the last one, when it typed in the very same field a moment ago. */
function goesOnWith({ history, future }: Editing, { at, commands }: Deed): Step | undefined {
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
export function doStep(editing: Editing, deed: Deed, underWay: boolean): Editing {
  const named = deed.commands.map((command) => renumbered(command, editing.numbers));
  const before = goesOnWith(editing, deed);
  const [typed] = named;
  if (before && typed) return typeOn(editing, before, typed, deed, underWay);
  let { site } = editing;
  const changes: Change[] = named.map((command, index) => {
    const inverse = inverseOf(site, command);
    site = applyCommand(site, command);
    return { uid: `${deed.uid}.${index}`, command, inverse };
  });
  const { uid, name, page, at } = deed;
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

function typeOn(editing: Editing, before: Step, command: Command, deed: Deed, underWay: boolean): Editing {
  const [first] = before.changes;
  if (!first) return editing;
  const last = editing.pending.at(-1);
  const isFree = editing.pending.length > (underWay ? 1 : 0);
  const merges = isFree && last !== undefined && typedIn(last.command) === typedIn(command);
  const entry: Pending = { uid: merges ? last.uid : `${deed.uid}.0`, name: before.name, command };
  const step: Step = { ...before, at: deed.at, changes: [{ ...first, command }] };
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

function renumberSteps(steps: readonly Step[], numbers: Saved['numbers']): readonly Step[] {
  return steps.map((step) => ({
    ...step,
    page: step.page === undefined ? undefined : (numbers[step.page] ?? step.page),
    changes: step.changes.map(({ uid, command, inverse }) => ({
      uid,
      command: renumbered(command, numbers),
      inverse: inverse.map((one) => renumbered(one, numbers)),
    })),
  }));
}

/** The first of `pending` was saved: it becomes part of what is confirmed. */
export function confirm(editing: Editing, saved: Saved): Editing {
  const [first, ...rest] = editing.pending;
  if (!first) return editing;
  const { numbers, page, blocks = [], preset, stamps, at } = saved;
  let confirmed = applyCommand(editing.confirmed, renumbered(first.command, numbers));
  if (page) confirmed = { ...confirmed, pageOf: { ...confirmed.pageOf, [page.id]: page } };
  if (preset) confirmed = { ...confirmed, presetOf: { ...confirmed.presetOf, [preset.id]: preset } };
  for (const block of blocks)
    confirmed = { ...confirmed, blockOf: { ...confirmed.blockOf, [block.id]: block } };
  confirmed = stamps.reduce(stamped, confirmed);
  const anyNumber = Object.keys(numbers).length > 0;
  const pending = anyNumber
    ? rest.map((entry) => ({ ...entry, command: renumbered(entry.command, numbers) }))
    : rest;
  return {
    ...editing,
    confirmed,
    pending,
    site: seen(confirmed, pending),
    numbers: anyNumber ? { ...editing.numbers, ...numbers } : editing.numbers,
    history: anyNumber ? renumberSteps(editing.history, numbers) : editing.history,
    future: anyNumber ? renumberSteps(editing.future, numbers) : editing.future,
    savedAt: at,
  };
}

function without(steps: readonly Step[], isGone: (command: Command) => boolean): readonly Step[] {
  return steps
    .map((step) => ({ ...step, changes: step.changes.filter(({ command }) => !isGone(command)) }))
    .filter(({ changes }) => changes.length > 0);
}

/** The first of `pending` was refused: it is dropped, with what cannot be without it, and told. */
export function putBack(editing: Editing, problem: SaveProblem & { readonly kind: 'refused' }): Editing {
  const [first, ...rest] = editing.pending;
  if (!first) return editing;
  const made = createdBy(first.command);
  const leans = (command: Command): boolean => made !== undefined && made < 0 && refersTo(command, made);
  const pending = rest.filter(({ command }) => !leans(command));
  const lost = rest.filter(({ command }) => leans(command));
  const dropped = new Set([first, ...lost].map(({ uid }) => uid));
  const isGone = (command: Command): boolean => leans(command) || createdBy(command) === made;
  const gone = (steps: readonly Step[]): readonly Step[] =>
    (made === undefined ? steps : without(steps, isGone))
      .map((step) => ({ ...step, changes: step.changes.filter(({ uid }) => !dropped.has(uid)) }))
      .filter(({ changes }) => changes.length > 0);
  const failure: Failure = {
    uid: first.uid,
    name: first.name,
    page: 'page' in first.command && typeof first.command.page === 'number' ? first.command.page : undefined,
    commands: [first, ...lost].map(({ command }) => command),
    message: problem.message,
    fields: problem.fields,
  };
  return {
    ...editing,
    pending,
    site: seen(editing.confirmed, pending),
    history: gone(editing.history),
    future: gone(editing.future),
    failures: [...editing.failures, failure],
  };
}

/** Somebody else saved the same row: theirs becomes what is confirmed; what both changed needs a choice. */
export function meet(editing: Editing, problem: SaveProblem & { readonly kind: 'conflict' }): Editing {
  const [first, ...rest] = editing.pending;
  const row = first && rowOf(first.command);
  const ours = first && changeIn(first.command);
  // What overwrites nothing has nothing to settle: sending it again would only meet the same answer.
  if (!row || !ours) return putBack(editing, { kind: 'refused', message: '', fields: {} });
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
    conflict: { uid, name, command, disputed, merged },
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
export function park(editing: Editing): Editing {
  const { conflict, parked } = editing;
  return conflict ? { ...editing, conflict: undefined, parked: [...parked, conflict] } : editing;
}

/** Takes a parked choice up again, against what the values are now. */
export function unpark(editing: Editing, uid: string): Editing {
  const parked = editing.parked.find((one) => one.uid === uid);
  if (!parked || editing.conflict) return editing;
  const now = valuesAt(editing.confirmed, parked.command);
  const disputed = parked.disputed.map((value) => ({ ...value, theirs: now[value.name] }));
  return {
    ...editing,
    parked: editing.parked.filter((one) => one.uid !== uid),
    conflict: { ...parked, disputed },
  };
}

/** The site was read again: what is pending lies over it. */
export function refresh(editing: Editing, confirmed: EditedSite): Editing {
  return { ...editing, confirmed, site: seen(confirmed, editing.pending) };
}
