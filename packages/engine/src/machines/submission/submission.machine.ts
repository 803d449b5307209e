import { assign, fromPromise, setup } from 'xstate';
import { failureGuards, failureIn, failureWays, type WithFailure } from '../request/request-failure.ts';

/** What is sent; it resolves with what follows. */
type Send = () => Promise<() => void>;

interface SubmissionContext extends WithFailure {
  readonly send: Send | undefined;
}
export type SubmissionEvent = { readonly type: 'SUBMIT'; readonly send: Send } | { readonly type: 'RESET' };

const sent = { target: 'sending', actions: 'want' } as const;
const again = { SUBMIT: sent, RESET: { target: 'filling', actions: 'forget' } } as const;

/**
 * What an admin fills in and sends from a dialog of the shop: sent once however often it is pressed, and what was typed
 * stays where it fails. What follows a success happens only while the dialog is there.
 */
export const submissionMachine = setup({
  types: {
    context: {} as SubmissionContext,
    events: {} as SubmissionEvent,
  },
  // The effect itself comes with the event: each dialog has its own call, and one thing to do with it.
  actors: {
    /** Sends what was filled in, and tells what is to follow. */
    submit: fromPromise<() => void, Send | undefined>(
      async ({ input }) => (await input?.()) ?? (() => undefined),
    ),
  },
  actions: {
    want: assign({
      send: ({ event }) => (event.type === 'SUBMIT' ? event.send : undefined),
      failure: undefined,
    }),
    forget: assign({ send: undefined, failure: undefined }),
    fail: assign({ failure: ({ event }) => failureIn(event) }),
  },
  guards: failureGuards,
}).createMachine({
  id: 'submission',
  context: { send: undefined, failure: undefined },
  initial: 'filling',
  states: {
    filling: { on: { SUBMIT: sent } },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'submit',
        input: ({ context }) => context.send,
        onDone: { target: 'done', actions: ({ event }) => event.output() },
        onError: { target: 'failing', actions: 'fail' },
      },
    },
    done: { on: again },
    failing: { always: [...failureWays] },
    refused: { on: again },
    conflict: { on: again },
    forbidden: { on: again },
    notFound: { on: again },
    unavailable: { on: again },
    offline: { on: again },
  },
});
