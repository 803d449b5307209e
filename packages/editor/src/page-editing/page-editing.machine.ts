import { and, assign } from 'xstate';
import { beginEditing } from './editing.ts';
import { pageEditingSetup } from './page-editing.setup.ts';
import type { SaveProblem } from './save-problem.ts';
import {
  confirm,
  hold,
  refresh,
  refuse,
  rollbackIfRefused,
  takeBack,
  withoutRefusal,
} from './save-results.ts';
import { decide, defer, holdConflict, resume, resolveConflict } from './resolve-conflict.ts';
import { choose, forgetRefusals } from './shared-blocks.ts';
import { doStep, forgetDrafts, storeDraft, redo, retry, undo } from './steps.ts';

const failed = <const Kind extends SaveProblem['kind']>(kind: Kind) =>
  ({ type: 'hasFailed', params: { kind } }) as const;

/**
 * Editing a site (specification §4 'Editor changes are optimistic and rolled back on failure'): each step shows at once
 * and is saved in order. What the server refuses is put back, alone; offline and logged out, everything waits; what
 * two people changed is merged, or asked about.
 */
export const pageEditingMachine = pageEditingSetup.createMachine({
  id: 'pageEditing',
  context: ({ input }) => beginEditing(input.site, input.journal),
  initial: 'choosing',
  on: {
    DO: { actions: assign(({ context, event }) => doStep(context, event, false)) },
    DRAFT: {
      actions: assign(({ context, event }) => storeDraft(context, event, event.name, event.value)),
    },
    FORGET_DRAFTS: {
      actions: assign(({ context, event }) => forgetDrafts(context, event, event.names)),
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
      always: { guard: 'somethingLeft', target: 'gathering' },
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
              { guard: failed('offline'), target: '#pageEditing.waiting' },
              { guard: failed('expired'), target: '#pageEditing.loggedOut' },
              {
                guard: failed('conflict'),
                target: 'beforeDeciding',
                actions: assign(({ context, event }) => holdConflict(context, event.error)),
              },
              {
                guard: and([failed('refused'), 'typedOver']),
                target: '#pageEditing.gathering',
                actions: assign(({ context, event }) => hold(context, event.error)),
              },
              {
                guard: and([failed('refused'), 'mayBeTyping']),
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
              actions: assign(({ context }) => resolveConflict(context)),
            },
            onError: {
              target: '#pageEditing.choosing',
              actions: assign(({ context }) => resolveConflict(context)),
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
