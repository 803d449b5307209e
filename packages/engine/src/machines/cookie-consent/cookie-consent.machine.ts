import { assign, setup } from 'xstate';
import { unprovided } from '../unprovided.ts';
import type { ConsentChoice } from './consent-choice.ts';

interface ConsentContext {
  readonly saved: ConsentChoice | undefined;
  readonly wanted: ConsentChoice | undefined;
  readonly failed: boolean;
}
export type ConsentEvent =
  | { readonly type: 'ACCEPT_ALL' }
  | { readonly type: 'REJECT_ALL' }
  | { readonly type: 'SAVE'; readonly accepted: readonly string[] }
  | { readonly type: 'CHOOSE' }
  | { readonly type: 'CLOSE' };

/**
 * Cookie consent (specification §4): unset shows the banner, accept all sets all, saving the configuration sets some;
 * refusing is saving none. Can be taken back from every page.
 */
export const cookieConsentMachine = setup({
  types: {
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    input: {} as { readonly saved: ConsentChoice | undefined },
  },
  actors: {
    /** Stores the choice, and lets in the scripts it allows. */
    storeConsent: unprovided<void, ConsentChoice>('storeConsent'),
  },
  guards: { hasSaved: ({ context }) => context.saved !== undefined },
  actions: {
    keep: assign({ saved: ({ context }) => context.wanted, wanted: undefined, failed: false }),
    fail: assign({ wanted: undefined, failed: true }),
    wantAll: assign({ wanted: { choice: 'all' } }),
    wantNone: assign({ wanted: { choice: 'some', accepted: [] } }),
    wantSome: assign({
      wanted: ({ event }) => ({ choice: 'some', accepted: event.type === 'SAVE' ? event.accepted : [] }),
    }),
  },
}).createMachine({
  id: 'cookieConsent',
  context: ({ input }) => ({ saved: input.saved, wanted: undefined, failed: false }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasSaved', target: 'decided' }, { target: 'unset' }] },
    unset: {
      on: {
        ACCEPT_ALL: { target: 'saving', actions: 'wantAll' },
        REJECT_ALL: { target: 'saving', actions: 'wantNone' },
        CHOOSE: 'choosing',
      },
    },
    choosing: {
      on: {
        ACCEPT_ALL: { target: 'saving', actions: 'wantAll' },
        REJECT_ALL: { target: 'saving', actions: 'wantNone' },
        SAVE: { target: 'saving', actions: 'wantSome' },
        CLOSE: 'starting',
      },
    },
    saving: {
      invoke: {
        src: 'storeConsent',
        input: ({ context }): ConsentChoice => context.wanted ?? { choice: 'some', accepted: [] },
        onDone: { target: 'decided', actions: 'keep' },
        onError: { target: 'starting', actions: 'fail' },
      },
    },
    decided: { on: { CHOOSE: 'choosing' } },
  },
});
