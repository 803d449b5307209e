import { contactAfter, type ContactMove, type ContactState } from '@boardwright/api-client/contract';
import { assign, setup } from 'xstate';
import { formEffects, type FormPost } from '../request/form-post.ts';
import { failureStates, pathOf, postOf, refreshing, showing } from '../request/form-states.ts';
import { failureGuards, failureIn, failureWays, type WithFailure } from '../request/request-failure.ts';

/** A candidate as the page that was last read shows them to a company. */
interface SeenCandidate {
  readonly state: ContactState;
  /** The page's address asks whether to take the request back: so without scripts. */
  readonly asksToWithdraw?: boolean;
}
interface CandidateContext extends SeenCandidate, WithFailure {
  readonly move: ContactMove | undefined;
  /** What was sent last. */
  readonly post: FormPost | undefined;
  readonly path: string | undefined;
}
export type CandidateEvent =
  | { readonly type: 'REQUEST'; readonly post: FormPost }
  | { readonly type: 'WITHDRAW' }
  | { readonly type: 'CONFIRM'; readonly post: FormPost }
  | { readonly type: 'CANCEL' }
  | { readonly type: 'RETRY' }
  | { readonly type: 'REFRESH' }
  | ({ readonly type: 'READ' } & SeenCandidate);

const moves = { REQUEST: 'request', WITHDRAW: 'withdraw', CONFIRM: 'withdraw' } as const satisfies Record<
  string,
  ContactMove
>;

function moveOf(type: CandidateEvent['type']): ContactMove | undefined {
  return type === 'REQUEST' || type === 'WITHDRAW' || type === 'CONFIRM' ? moves[type] : undefined;
}
const allows = ({ state }: SeenCandidate, move: ContactMove | undefined): boolean =>
  move !== undefined && contactAfter(move, state) !== undefined;

const sent = { guard: 'isAllowed', target: 'sending', actions: 'want' } as const;
const asked = { guard: 'isAllowed', target: 'confirming' } as const;
const request = { REQUEST: sent } as const;
/** After a failure: what was asked for again, in the same form or by the same question. */
const again = {
  REQUEST: sent,
  WITHDRAW: asked,
  CONFIRM: sent,
  CANCEL: { target: 'reading', actions: 'forget' },
} as const;
/** What did not arrive waits for another try, also when the page is read anew meanwhile. */
const unsent = {
  ...again,
  RETRY: { guard: 'hasPost', target: 'sending' },
  READ: [
    { guard: 'isStillPossible', actions: 'read' },
    { target: 'reading', actions: ['read', 'forget'] },
  ],
} as const;

/**
 * A contact request as its company makes it (specification §4): asked for, also once more after it was taken back; taken
 * back after a second question while nobody answered, by the contract's own table. What the server refuses leaves all as
 * it was, and what was typed in the form.
 */
export const contactedCandidateMachine = setup({
  types: {
    context: {} as CandidateContext,
    events: {} as CandidateEvent,
    input: {} as SeenCandidate & Partial<WithFailure>,
  },
  actors: formEffects,
  actions: {
    want: assign({
      move: ({ event }) => moveOf(event.type),
      post: ({ event }) => ('post' in event ? event.post : undefined),
      failure: undefined,
    }),
    read: assign(({ event }) =>
      event.type === 'READ' ? { state: event.state, asksToWithdraw: event.asksToWithdraw ?? false } : {},
    ),
    forget: assign({ move: undefined, post: undefined, failure: undefined, asksToWithdraw: false }),
    forgetPost: assign({ move: undefined, post: undefined, failure: undefined }),
    fail: assign({ failure: ({ context, event }) => failureIn(event, context.post) }),
  },
  guards: {
    ...failureGuards,
    hasPost: ({ context }) => context.post !== undefined,
    isAllowed: ({ context, event }) => allows(context, moveOf(event.type)),
    isStillPossible: ({ context, event }) => event.type === 'READ' && allows(event, context.move),
    isAsked: ({ context }) => context.asksToWithdraw === true && allows(context, 'withdraw'),
    isOpen: ({ context }) => context.state === 'open',
    isWithdrawn: ({ context }) => context.state === 'withdrawn',
    isRequested: ({ context }) => context.state === 'requested',
    isAccepted: ({ context }) => context.state === 'accepted',
  },
}).createMachine({
  id: 'contactedCandidate',
  context: ({ input: { state, asksToWithdraw = false, failure } }) => ({
    state,
    asksToWithdraw,
    failure,
    move: undefined,
    post: undefined,
    path: undefined,
  }),
  initial: 'reading',
  on: { READ: { target: '.reading', actions: ['forgetPost', 'read'] } },
  states: {
    reading: {
      always: [
        ...failureWays,
        { guard: 'isAsked', target: 'confirming' },
        { guard: 'isOpen', target: 'open' },
        { guard: 'isWithdrawn', target: 'withdrawn' },
        { guard: 'isRequested', target: 'requested' },
        { guard: 'isAccepted', target: 'accepted' },
        { target: 'declined' },
      ],
    },
    open: { on: request },
    withdrawn: { on: request },
    requested: { on: { WITHDRAW: asked } },
    accepted: {},
    declined: {},
    confirming: { on: { CONFIRM: sent, CANCEL: { target: 'reading', actions: 'forget' } } },
    sending: {
      tags: 'busy',
      // A page that is read meanwhile does not call back what is on its way.
      on: { READ: { actions: 'read' } },
      invoke: {
        src: 'sendForm',
        input: postOf,
        onDone: {
          target: 'showing',
          actions: assign({
            path: pathOf,
            state: ({ context }) =>
              (context.move && contactAfter(context.move, context.state)) ?? context.state,
          }),
        },
        onError: { target: 'reading', actions: 'fail' },
      },
    },
    showing,
    ...failureStates(again, unsent, {}),
    refreshing: refreshing('read'),
  },
});
