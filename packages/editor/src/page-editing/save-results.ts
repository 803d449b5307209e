import { isSame } from '@boardwright/blocks-schema';
import { applyCommand } from './apply-command.ts';
import { createdBy, refersTo, renumbered, type Command, type Step } from './command.ts';
import { renumberedDrafts } from './drafts.ts';
import { seen, type Editing, type Failure, type Pending, type Refusal, type Saved } from './editing.ts';
import { pagesWith, type EditedSite, type Values } from './edited-site.ts';
import { problemOf } from './save-problem.ts';
import { isSameField } from './steps.ts';
import { changeIn, stamped, valuesAt } from './value-change.ts';

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

/** The site with what the server answered, as the server has it. */
const withAnswer = (site: EditedSite, { page, preset, blocks = [] }: Saved): EditedSite => ({
  ...site,
  ...(page && { pageOf: { ...site.pageOf, [page.id]: page } }),
  ...(preset && { presetOf: { ...site.presetOf, [preset.id]: preset } }),
  ...(blocks.length > 0 && {
    blockOf: { ...site.blockOf, ...Object.fromEntries(blocks.map((block) => [block.id, block])) },
  }),
});

/** The first of `pending` was saved: it becomes part of what is confirmed. */
export function confirm(editing: Editing, saved: Saved): Editing {
  const [first, ...rest] = editing.pending;
  if (!first) return editing;
  const { numbers, stamps, at } = saved;
  // Known before it is put somewhere: what a colleague deleted comes back to a site that was read without it.
  const known = withAnswer(editing.confirmed, saved);
  const done = applyCommand(known, renumbered(first.command, numbers));
  const confirmed = stamps.reduce(stamped, withAnswer(done, saved));
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
    drafts: anyNumber ? renumberedDrafts(editing.drafts, numbers) : editing.drafts,
    savedAt: at,
    saves: editing.saves + (saved.unsent ? 0 : 1),
  };
}

function without(steps: readonly Step[], isNotFound: (command: Command) => boolean): readonly Step[] {
  return steps
    .map((step) => ({ ...step, changes: step.changes.filter(({ command }) => !isNotFound(command)) }))
    .filter(({ changes }) => changes.length > 0);
}

/**
 * Typing went on in the field that was refused: what is typed now stands for both, and is sent in its place.
 * @returns undefined where nothing was typed on
 */
export function typedOver(editing: Editing): Editing | undefined {
  const [first, second, ...rest] = editing.pending;
  if (!first || !second || !isSameField(first.command, second.command)) return undefined;
  const changes = editing.history.flatMap((step) => step.changes);
  const was = changes.find(({ uid }) => uid === first.uid);
  // One step of typing goes by its first change; a step of its own takes back what both wrote.
  if (!changes.some(({ uid }) => uid === second.uid))
    return { ...editing, pending: [{ ...second, uid: first.uid }, ...rest] };
  const history = editing.history.map((step) => ({
    ...step,
    changes: step.changes
      .filter(({ uid }) => uid !== first.uid)
      .map((change) => (was && change.uid === second.uid ? { ...change, inverse: was.inverse } : change)),
  }));
  return {
    ...editing,
    pending: [second, ...rest],
    history: history.filter(({ changes: left }) => left.length > 0),
  };
}

/** What was refused before says no more than what was refused now: the same field, and a text that goes on from there. */
function isWithin(before: Failure, now: Failure): boolean {
  const [one] = before.commands;
  const [other] = now.commands;
  const isAlone = before.commands.length === 1 && now.commands.length === 1;
  if (!isAlone || !one || !other || !isSameField(one, other)) return false;
  const later = changeIn(other)?.set ?? {};
  return Object.entries(changeIn(one)?.set ?? {}).every(([name, value]) => {
    const next = later[name];
    if (typeof value === 'string' && typeof next === 'string') return next.startsWith(value);
    return isSame(value, next);
  });
}

/** The values a refused change leaves as they were. */
function valuesBack(confirmed: EditedSite, command: Command): Values {
  const { set, unset } = changeIn(command) ?? { set: {}, unset: [] };
  const now = valuesAt(confirmed, command);
  const names = [...Object.keys(set), ...unset].filter((name) => Object.hasOwn(now, name));
  return Object.fromEntries(names.map((name) => [name, now[name]]));
}

/** Where a refused change was made: its page, and where its block stood there. */
function placeOf({ site, history }: Editing, { uid, command }: Pending): Pick<Failure, 'page' | 'index'> {
  const block = 'block' in command && typeof command.block === 'number' ? command.block : undefined;
  const done = history.find(({ changes }) => changes.some((change) => change.uid === uid));
  const page =
    'page' in command && typeof command.page === 'number'
      ? command.page
      : (done?.page ?? (block === undefined ? undefined : pagesWith(site, block)[0]?.id));
  const index = page === undefined || block === undefined ? -1 : site.pageOf[page]?.blocks.indexOf(block);
  return { page, ...(index !== undefined && index >= 0 && { index }) };
}

/** The first of `pending` was refused: it is dropped, with what cannot be without it, and reported. */
export function rollback(editing: Editing, problem: Refusal): Editing {
  const [first, ...rest] = editing.pending;
  if (!first) return editing;
  const made = createdBy(first.command);
  const leans = (command: Command): boolean => made !== undefined && made < 0 && refersTo(command, made);
  const pending = rest.filter(({ command }) => !leans(command));
  const lost = rest.filter(({ command }) => leans(command));
  const dropped = new Set([first, ...lost].map(({ uid }) => uid));
  const isNotFound = (command: Command): boolean => leans(command) || createdBy(command) === made;
  const deleted = (steps: readonly Step[]): readonly Step[] =>
    (made === undefined ? steps : without(steps, isNotFound))
      .map((step) => ({ ...step, changes: step.changes.filter(({ uid }) => !dropped.has(uid)) }))
      .filter(({ changes }) => changes.length > 0);
  const failure: Failure = {
    uid: first.uid,
    name: first.name,
    ...placeOf(editing, first),
    back: valuesBack(editing.confirmed, first.command),
    commands: [first, ...lost].map(({ command }) => command),
    message: problem.message,
    fields: problem.fields,
  };
  return {
    ...editing,
    pending,
    site: seen(editing.confirmed, pending),
    history: deleted(editing.history),
    future: deleted(editing.future),
    refusal: undefined,
    failures: [...editing.failures.filter((one) => !isWithin(one, failure)), failure],
  };
}

/** What a save failed with, where that is the end of it. */
export function refuse(editing: Editing, error: unknown): Editing {
  const problem = problemOf(error);
  return problem.kind === 'refused' ? rollback(editing, problem) : editing;
}

/** What is typed is not taken from under the keys: why it was refused is known until typing rests, or goes on. */
export function hold(editing: Editing, error: unknown): Editing {
  const problem = problemOf(error);
  return typedOver(editing) ?? { ...editing, ...(problem.kind === 'refused' && { refusal: problem }) };
}

export const withoutRefusal = (editing: Editing): Editing => ({ ...editing, refusal: undefined });

/** Nobody types any more in what was refused. */
export const rollbackIfRefused = (editing: Editing): Editing =>
  editing.refusal ? rollback(editing, editing.refusal) : editing;

/** The first of `pending` is to happen nowhere, or elsewhere by a step of its own: it is put back, and no failure. */
export function takeBack(editing: Editing): Editing {
  const { failures } = editing;
  return { ...rollback(editing, { kind: 'refused', message: '', fields: {} }), failures };
}

/**
 * What is the same in both, by the objects of the first: nothing of it is computed or drawn again. What is no longer
 * there stays known, off every page: an undo can still bring it back at once.
 */
function sharing<T>(
  before: Readonly<Record<number, T>>,
  now: Readonly<Record<number, T>>,
): Record<number, T> {
  const entries = Object.entries(now).map(([id, one]): [string, T] => {
    const known = before[Number(id)];
    return [id, known !== undefined && isSame(known, one) ? known : one];
  });
  return { ...before, ...Object.fromEntries(entries) };
}

/** The site was read again, while nothing waits to be saved. */
export function refresh(editing: Editing, read: EditedSite): Editing {
  const { pageOf, blockOf, presetOf } = editing.confirmed;
  const confirmed: EditedSite = {
    ...read,
    pageOf: sharing(pageOf, read.pageOf),
    blockOf: sharing(blockOf, read.blockOf),
    presetOf: sharing(presetOf, read.presetOf),
  };
  return { ...editing, confirmed, site: confirmed };
}
