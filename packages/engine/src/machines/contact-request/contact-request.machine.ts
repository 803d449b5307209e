import { relationMove, type RelationStatus, relationTransitions } from '@boardwright/api-client/contract';
import { assign, setup } from 'xstate';
import { formEffects, type FormPost } from '../request/form-post.ts';
import { failureStates, pathOf, postOf, refreshing, showing } from '../request/form-states.ts';
import { failureGuards, failureIn, failureWays, type WithFailure } from '../request/request-failure.ts';

/** What a candidate says to a request. */
export type ContactReply = 'accepted' | 'declined';

/** A request as the page that was last read shows it. */
interface SeenRequest {
  readonly status: RelationStatus;
  /** Whether the mailed link is still good: only then a no becomes a yes. */
  readonly linkLives: boolean;
}
interface RequestContext extends SeenRequest, WithFailure {
  readonly wanted: ContactReply | undefined;
  /** What was sent last. */
  readonly post: FormPost | undefined;
  readonly path: string | undefined;
}
export type RequestEvent =
  | { readonly type: 'ACCEPT'; readonly post: FormPost }
  | { readonly type: 'DECLINE'; readonly post: FormPost }
  | { readonly type: 'RETRY' }
  | { readonly type: 'REFRESH' }
  | ({ readonly type: 'READ' } & SeenRequest);

const replies = { ACCEPT: 'accepted', DECLINE: 'declined' } as const satisfies Record<string, ContactReply>;
export const replyEvents = { accepted: 'ACCEPT', declined: 'DECLINE' } as const satisfies Record<
  ContactReply,
  keyof typeof replies
>;

function moveOf({ status, linkLives }: SeenRequest, type: RequestEvent['type']) {
  if (type !== 'ACCEPT' && type !== 'DECLINE') return undefined;
  return relationMove(status, replies[type], linkLives);
}

/** The answers that a request allows. */
export function possibleReplies(request: SeenRequest): readonly ContactReply[] {
  return (['accepted', 'declined'] as const).filter((reply) => moveOf(request, replyEvents[reply]));
}

const sent = { guard: 'isAllowed', target: 'sending', actions: 'want' } as const;
const answers = { ACCEPT: sent, DECLINE: sent } as const;
/** What did not arrive waits for another try, also when the page is read anew meanwhile. */
const unsent = {
  ...answers,
  RETRY: { guard: 'hasPost', target: 'sending' },
  READ: [
    { guard: 'isStillPossible', actions: 'read' },
    { target: 'reading', actions: ['read', 'forget'] },
  ],
} as const;

/**
 * A contact request as its candidate answers it (specification §4): requested, accepted or declined by the contract's own
 * table, in both directions; a no becomes a yes only while the mailed link lives. What the server refuses leaves the
 * request as it was and says why; what did not arrive can be sent once more.
 */
export const contactRequestMachine = setup({
  types: {
    context: {} as RequestContext,
    events: {} as RequestEvent,
    input: {} as SeenRequest & Partial<WithFailure>,
  },
  actors: formEffects,
  actions: {
    want: assign({
      wanted: ({ event }) => ('post' in event ? replies[event.type] : undefined),
      post: ({ event }) => ('post' in event ? event.post : undefined),
      failure: undefined,
    }),
    read: assign(({ event }) =>
      event.type === 'READ' ? { status: event.status, linkLives: event.linkLives } : {},
    ),
    forget: assign({ wanted: undefined, post: undefined, failure: undefined }),
    fail: assign({ failure: ({ context, event }) => failureIn(event, context.post) }),
  },
  guards: {
    ...failureGuards,
    hasPost: ({ context }) => context.post !== undefined,
    isAllowed: ({ context, event }) => moveOf(context, event.type) !== undefined,
    isStillPossible: ({ context, event }) =>
      event.type === 'READ' &&
      context.wanted !== undefined &&
      moveOf(event, replyEvents[context.wanted]) !== undefined,
    isRequested: ({ context }) => context.status === 'requested',
    isAccepted: ({ context }) => context.status === 'accepted',
  },
}).createMachine({
  id: 'contactRequest',
  context: ({ input: { status, linkLives, failure } }) => ({
    status,
    linkLives,
    failure,
    wanted: undefined,
    post: undefined,
    path: undefined,
  }),
  initial: 'reading',
  on: { READ: { target: '.reading', actions: ['read', 'forget'] } },
  states: {
    reading: {
      always: [
        ...failureWays,
        { guard: 'isRequested', target: 'requested' },
        { guard: 'isAccepted', target: 'accepted' },
        { target: 'declined' },
      ],
    },
    requested: { on: answers },
    accepted: { on: { DECLINE: sent } },
    declined: { on: { ACCEPT: sent } },
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
            status: ({ context }) => {
              const move = context.wanted && moveOf(context, replyEvents[context.wanted]);
              return move ? relationTransitions[move].to : context.status;
            },
          }),
        },
        onError: { target: 'reading', actions: 'fail' },
      },
    },
    showing,
    ...failureStates(answers, unsent, {}),
    refreshing: refreshing('read'),
  },
});
