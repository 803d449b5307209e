import { and, assign, fromPromise, setup } from 'xstate';
import { unprovided } from '../unprovided.ts';
import type { Command } from './command.ts';
import { beginEditing, type Editing, type Journal, type Saved } from './editing.ts';
import type { EditingEvent } from './editing-event.ts';
import type { EditedSite } from './edited-site.ts';
import {
  confirm,
  hold,
  refresh,
  refuse,
  rollbackIfRefused,
  takeBack,
  typedOver,
  withoutRefusal,
} from './save-results.ts';
import { problemOf, type SaveProblem } from './save-problem.ts';
import { decide, defer, holdConflict, resume, settleConflict } from './settle-conflict.ts';
import { choiceFor, choose, forgetRefusals, sharedBlock } from './shared-blocks.ts';
import { doStep, isSameField, isTyped, storeDraft, redo, retry, undo } from './steps.ts';

/** Milliseconds without another key in a field before it is saved. */
export const gatherTime = 400;
/** Milliseconds of typing in one field after which it is saved all the same. */
export const longestGather = 3000;
/** Milliseconds after a refusal without another key before a text is put back: longer than a step is shown untaken. */
export const refusedTime = 1500;
/** Milliseconds before what found nobody is sent again, unless the line says earlier that it is back. */
export const retryTime = 5000;

interface Input {
  readonly site: EditedSite;
  /** What was left unsaved the last time. */
  readonly journal?: Journal | undefined;
}

const isProblem = (error: unknown, kind: SaveProblem['kind']): boolean => problemOf(error).kind === kind;

/**
 * Editing a site (specification §4 'Editor changes are optimistic and rolled back on failure'): each step shows at once
 * and is saved in order. What the server refuses is put back, alone; offline and logged out, everything waits; what
 * two people changed is merged, or asked about.
 */
export const pageEditingMachine = setup({
  types: { context: {} as Editing, events: {} as EditingEvent, input: {} as Input },
  actors: {
    save: unprovided<Saved, { readonly command: Command; readonly confirmed: EditedSite }>('save'),
    /** Until nobody types, in whatever field: what comes up by itself takes no keys. Where nobody says, nobody types. */
    typingRests: fromPromise(() => Promise.resolve()),
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
    /** A block on several pages, and nobody has said yet that it may change on all of them. */
    mustAsk: ({ context }) => sharedBlock(context) !== undefined && choiceFor(context) === undefined,
    isTurnedDown: ({ context }) => (choiceFor(context) ?? 'everywhere') !== 'everywhere',
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
    DRAFT: {
      actions: assign(({ context, event }) => storeDraft(context, event, event.name, event.value)),
    },
    FORGET_CHOICES: { actions: assign({ choices: {} }) },
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
      entry: assign(({ context }) => forgetRefusals(context)),
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
      initial: 'checking',
      on: {
        DO: { actions: assign(({ context, event }) => doStep(context, event, true)) },
        RETRY: { actions: assign(({ context, event }) => retry(context, event, true)) },
      },
      states: {
        checking: {
          always: [
            { guard: 'mustAsk', target: 'beforeAsking' },
            {
              guard: 'isTurnedDown',
              target: '#pageEditing.choosing',
              actions: assign(({ context }) => takeBack(context)),
            },
            { target: 'sending' },
          ],
        },
        /** A question that comes up in the middle of a word takes the next keys. */
        beforeAsking: { invoke: { src: 'typingRests', onDone: 'asking', onError: 'asking' } },
        /** The first change of a shared block is shown already, and sent once it is said where it should happen. */
        asking: {
          on: {
            CHOOSE: {
              target: 'checking',
              actions: assign(({ context, event }) => choose(context, event.choice)),
            },
          },
        },
        sending: {
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
                target: '#pageEditing.gathering',
                actions: assign(({ context, event }) => confirm(context, event.output)),
              },
              {
                target: '#pageEditing.choosing',
                actions: assign(({ context, event }) => confirm(context, event.output)),
              },
            ],
            onError: [
              { guard: ({ event }) => isProblem(event.error, 'offline'), target: '#pageEditing.waiting' },
              { guard: ({ event }) => isProblem(event.error, 'expired'), target: '#pageEditing.loggedOut' },
              {
                guard: ({ event }) => isProblem(event.error, 'conflict'),
                target: 'beforeDeciding',
                actions: assign(({ context, event }) => holdConflict(context, event.error)),
              },
              {
                guard: and([({ event }) => isProblem(event.error, 'refused'), 'typedOver']),
                target: '#pageEditing.gathering',
                actions: assign(({ context, event }) => hold(context, event.error)),
              },
              {
                guard: and([({ event }) => isProblem(event.error, 'refused'), 'mayBeTyping']),
                target: '#pageEditing.refused',
                actions: assign(({ context, event }) => hold(context, event.error)),
              },
              {
                target: '#pageEditing.choosing',
                actions: assign(({ context, event }) => refuse(context, event.error)),
              },
            ],
          },
        },
        /** Somebody else's save was met: it is gone into once typing rests, with all that was typed until then. */
        beforeDeciding: {
          invoke: {
            src: 'typingRests',
            onDone: {
              target: '#pageEditing.choosing',
              actions: assign(({ context }) => settleConflict(context)),
            },
            onError: {
              target: '#pageEditing.choosing',
              actions: assign(({ context }) => settleConflict(context)),
            },
          },
        },
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
