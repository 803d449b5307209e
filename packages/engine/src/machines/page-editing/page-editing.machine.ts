import { and, assign, setup } from 'xstate';
import { unprovided } from '../unprovided.ts';
import type { Command } from './command.ts';
import { confirm, decide, on409, defer, rollback, refresh, typedOver, resume } from './save-results.ts';
import { beginEditing, type EditAction, type Editing, type Journal, type Saved } from './editing.ts';
import { doStep, isSameField, isTyped, redo, undo } from './steps.ts';
import type { EditedSite } from './edited-site.ts';
import { problemOf, type SaveProblem } from './save-problem.ts';

/** Milliseconds without another key in a field before it is saved. */
export const gatherTime = 400;
/** Milliseconds of typing in one field after which it is saved all the same. */
export const longestGather = 3000;
/** Milliseconds after a refusal without another key before a text is put back: longer than a step is shown untaken. */
export const refusedTime = 1500;
/** Milliseconds before what found nobody is sent again, unless the line says earlier that it is back. */
export const retryTime = 5000;

export type EditingEvent =
  | ({ readonly type: 'DO' } & EditAction)
  | { readonly type: 'UNDO'; readonly uid: string }
  | { readonly type: 'REDO'; readonly uid: string }
  | { readonly type: 'RETRY'; readonly failure: string; readonly uid: string; readonly at: number }
  | { readonly type: 'DISMISS'; readonly failure: string }
  | { readonly type: 'DECIDE'; readonly choices: Readonly<Record<string, 'mine' | 'theirs'>> }
  | { readonly type: 'LATER' }
  | { readonly type: 'ASK'; readonly conflict: string }
  | { readonly type: 'MERGE_NOTICE_SEEN' }
  | { readonly type: 'ONLINE' }
  | { readonly type: 'LOGGED_IN' }
  | { readonly type: 'SAVE_NOW' }
  | { readonly type: 'READ_AGAIN'; readonly site: EditedSite };

interface Input {
  readonly site: EditedSite;
  /** What was left unsaved the last time. */
  readonly journal?: Journal | undefined;
}

const isProblem = (error: unknown, kind: SaveProblem['kind']): boolean => problemOf(error).kind === kind;

function settle(context: Editing, error: unknown): Editing {
  const problem = problemOf(error);
  if (problem.kind === 'refused') return rollback(context, problem);
  return problem.kind === 'conflict' ? on409(context, problem) : context;
}

/** What is typed is not taken from under the keys: why it was refused is known until typing rests, or goes on. */
function hold(context: Editing, error: unknown): Editing {
  const problem = problemOf(error);
  return typedOver(context) ?? { ...context, ...(problem.kind === 'refused' && { refusal: problem }) };
}

const withoutRefusal = (context: Editing): Editing => ({ ...context, refusal: undefined });
/** Nobody types any more in what was refused. */
const rollbackIfRefused = (context: Editing): Editing =>
  context.refusal ? rollback(context, context.refusal) : context;

/** A refused step, tried again as a step of its own. */
function retry(
  context: Editing,
  event: EditingEvent & { readonly type: 'RETRY' },
  underWay: boolean,
): Editing {
  const failure = context.failures.find(({ uid }) => uid === event.failure);
  if (!failure) return context;
  const { name, page, commands } = failure;
  const failures = context.failures.filter((one) => one !== failure);
  return doStep({ ...context, failures }, { uid: event.uid, at: event.at, name, page, commands }, underWay);
}

/**
 * Editing a site (specification §4 'Editor changes are optimistic and rolled back on failure'): each step shows at once
 * and is saved in order. What the server refuses is put back, alone; offline and logged out, everything waits; what
 * two people changed is merged, or asked about.
 */
export const pageEditingMachine = setup({
  types: { context: {} as Editing, events: {} as EditingEvent, input: {} as Input },
  actors: {
    save: unprovided<Saved, { readonly command: Command; readonly confirmed: EditedSite }>('save'),
  },
  delays: { gatherTime, longestGather, refusedTime, retryTime },
  guards: {
    nothingLeft: ({ context }) => context.pending.length === 0,
    nothingWaits: ({ context }) => context.pending.length === 0 && context.conflict === undefined,
    mustDecide: ({ context }) => context.conflict !== undefined,
    typesOn: ({ context, event }) => {
      const last = context.pending.at(-1);
      const typed = event.type === 'DO' && event.commands.length === 1 ? event.commands[0] : undefined;
      return last !== undefined && typed !== undefined && isSameField(last.command, typed);
    },
    /** Nothing was done after it: somebody may still be typing. */
    mayBeTyping: ({ context: { pending } }) => {
      const [first, ...rest] = pending;
      return first !== undefined && rest.length === 0 && isTyped(first.command);
    },
    typedOver: ({ context }) => typedOver(context) !== undefined,
    /** While typing was saved, typing went on in the same field, and nothing else happened: it is gathered anew. */
    typedOn: ({ context: { pending } }) => {
      const [saved, typed] = pending;
      return pending.length === 2 && saved !== undefined && typed !== undefined
        ? isSameField(saved.command, typed.command)
        : false;
    },
  },
}).createMachine({
  id: 'pageEditing',
  context: ({ input }) => beginEditing(input.site, input.journal),
  initial: 'choosing',
  on: {
    DO: { actions: assign(({ context, event }) => doStep(context, event, false)) },
    UNDO: { actions: assign(({ context, event }) => undo(context, event.uid)) },
    REDO: { actions: assign(({ context, event }) => redo(context, event.uid)) },
    RETRY: { actions: assign(({ context, event }) => retry(context, event, false)) },
    DISMISS: {
      actions: assign({
        failures: ({ context, event }) => context.failures.filter(({ uid }) => uid !== event.failure),
      }),
    },
    MERGE_NOTICE_SEEN: { actions: assign({ merged: [] }) },
    // What waits was written over what was shown then: only its own save can tell whether somebody wrote there too.
    READ_AGAIN: {
      guard: 'nothingWaits',
      actions: assign(({ context, event }) => refresh(context, event.site)),
    },
  },
  states: {
    choosing: {
      always: [
        { guard: 'mustDecide', target: 'deciding' },
        { guard: 'nothingLeft', target: 'saved' },
        { target: 'saving' },
      ],
    },
    saved: {
      always: { guard: ({ context }) => context.pending.length > 0, target: 'gathering' },
      on: {
        ASK: { target: 'choosing', actions: assign(({ context, event }) => resume(context, event.conflict)) },
      },
    },
    gathering: {
      initial: 'resting',
      after: { longestGather: 'choosing' },
      on: { SAVE_NOW: 'choosing' },
      states: {
        resting: {
          after: { gatherTime: '#pageEditing.choosing' },
          on: {
            DO: {
              guard: 'typesOn',
              target: 'resting',
              reenter: true,
              actions: assign(({ context, event }) => doStep(context, event, false)),
            },
          },
        },
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => {
          const [first] = context.pending;
          if (!first) throw new Error('Saving began with nothing to save');
          return { command: first.command, confirmed: context.confirmed };
        },
        onDone: [
          {
            guard: 'typedOn',
            target: 'gathering',
            actions: assign(({ context, event }) => confirm(context, event.output)),
          },
          {
            target: 'choosing',
            actions: assign(({ context, event }) => confirm(context, event.output)),
          },
        ],
        onError: [
          { guard: ({ event }) => isProblem(event.error, 'offline'), target: 'waiting' },
          { guard: ({ event }) => isProblem(event.error, 'expired'), target: 'loggedOut' },
          {
            guard: and([({ event }) => isProblem(event.error, 'refused'), 'typedOver']),
            target: 'gathering',
            actions: assign(({ context, event }) => hold(context, event.error)),
          },
          {
            guard: and([({ event }) => isProblem(event.error, 'refused'), 'mayBeTyping']),
            target: 'refused',
            actions: assign(({ context, event }) => hold(context, event.error)),
          },
          { target: 'choosing', actions: assign(({ context, event }) => settle(context, event.error)) },
        ],
      },
      on: {
        DO: { actions: assign(({ context, event }) => doStep(context, event, true)) },
        RETRY: { actions: assign(({ context, event }) => retry(context, event, true)) },
      },
    },
    /** A text was refused. It is put back once nobody types in it any more; what is typed on is sent instead. */
    refused: {
      after: {
        refusedTime: { target: 'choosing', actions: assign(({ context }) => rollbackIfRefused(context)) },
      },
      on: {
        DO: [
          {
            guard: 'typesOn',
            target: 'gathering',
            actions: assign(({ context, event }) => doStep(withoutRefusal(context), event, false)),
          },
          {
            target: 'choosing',
            actions: assign(({ context, event }) => doStep(rollbackIfRefused(context), event, false)),
          },
        ],
        SAVE_NOW: { target: 'choosing', actions: assign(({ context }) => rollbackIfRefused(context)) },
      },
    },
    waiting: {
      after: { retryTime: 'choosing' },
      on: { ONLINE: 'choosing', SAVE_NOW: 'choosing' },
    },
    loggedOut: { on: { LOGGED_IN: 'choosing' } },
    deciding: {
      on: {
        DECIDE: {
          target: 'choosing',
          actions: assign(({ context, event }) => decide(context, event.choices)),
        },
        LATER: { target: 'choosing', actions: assign(({ context }) => defer(context)) },
      },
    },
  },
});
