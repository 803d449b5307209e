import { relationMove, type RelationStatus } from '@boardwright/api-client/contract';
import { assign, setup } from 'xstate';
import { unprovided } from '../unprovided.ts';

type Answer = 'accepted' | 'declined';

interface RequestContext {
  /** As the server last said. */
  readonly status: RelationStatus;
  /** Whether the mailed link is still good: only then a no becomes a yes. */
  readonly linkLives: boolean;
  readonly wanted: Answer | undefined;
  /** Why the last answer did not arrive. */
  readonly message: string | undefined;
}
export type RequestEvent = { readonly type: 'ACCEPT' } | { readonly type: 'DECLINE' };

const wants = { ACCEPT: 'accepted', DECLINE: 'declined' } as const satisfies Record<string, Answer>;

/**
 * A contact request (specification §4): requested, accepted or declined by the contract's own table, in both directions; a
 * no becomes a yes only while the mailed link lives. An answer that does not arrive leaves the request as it was.
 */
export const contactRequestMachine = setup({
  types: {
    context: {} as RequestContext,
    events: {} as RequestEvent,
    input: {} as Pick<RequestContext, 'status' | 'linkLives'>,
  },
  actors: { sendAnswer: unprovided<void, { readonly answer: Answer }>('sendAnswer') },
  actions: {
    want: assign({ wanted: ({ event }) => wants[event.type], message: undefined }),
    settle: assign({ status: ({ context }) => context.wanted ?? context.status, wanted: undefined }),
  },
  guards: {
    isAllowed: ({ context: { status, linkLives }, event }) =>
      relationMove(status, wants[event.type], linkLives) !== undefined,
    isRequested: ({ context }) => context.status === 'requested',
    isAccepted: ({ context }) => context.status === 'accepted',
    wantsYes: ({ context }) => context.wanted === 'accepted',
  },
}).createMachine({
  id: 'contactRequest',
  context: ({ input }) => ({ ...input, wanted: undefined, message: undefined }),
  initial: 'reading',
  states: {
    reading: {
      always: [
        { guard: 'isRequested', target: 'requested' },
        { guard: 'isAccepted', target: 'accepted' },
        { target: 'declined' },
      ],
    },
    requested: {
      on: {
        ACCEPT: { guard: 'isAllowed', target: 'sending', actions: 'want' },
        DECLINE: { guard: 'isAllowed', target: 'sending', actions: 'want' },
      },
    },
    accepted: { on: { DECLINE: { guard: 'isAllowed', target: 'sending', actions: 'want' } } },
    declined: { on: { ACCEPT: { guard: 'isAllowed', target: 'sending', actions: 'want' } } },
    sending: {
      invoke: {
        src: 'sendAnswer',
        input: ({ context }) => ({ answer: context.wanted ?? 'declined' }),
        onDone: [
          { guard: 'wantsYes', target: 'accepted', actions: 'settle' },
          { target: 'declined', actions: 'settle' },
        ],
        onError: {
          target: 'reading',
          actions: assign({
            wanted: undefined,
            message: ({ event }) =>
              event.error instanceof Error ? event.error.message : String(event.error),
          }),
        },
      },
    },
  },
});
