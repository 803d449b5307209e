import type { OrderStatus } from '@boardwright/api-client/contract';
import { assign, setup } from 'xstate';
import { formEffects, type FormPost } from '../request/form-post.ts';
import { failureStates, pathOf, postOf, refreshing, showing } from '../request/form-states.ts';
import {
  failureGuards,
  failureIn,
  failureWays,
  type RequestFailure,
  type WithFailure,
} from '../request/request-failure.ts';

/** An order as the page that was last read shows it. */
interface SeenOrder {
  /** Undefined while it is filled in. */
  readonly status: OrderStatus | undefined;
  /** The buyer comes back from the provider's page, and the provider has said nothing yet: it is looked at again. */
  readonly isAwaited: boolean;
}
interface OrderContext extends SeenOrder, WithFailure {
  /** What was sent last. */
  readonly post: FormPost | undefined;
  readonly path: string | undefined;
  /** The price that the server asks instead of the one that was shown. */
  readonly offer: RequestFailure['values'];
  readonly checksLeft: number;
  /** Whether nobody asked for the look that is under way. */
  readonly isLook: boolean;
}
export type OrderEvent =
  /** With the price that is shown; after another was offered, with that one. */
  | { readonly type: 'PLACE'; readonly post: FormPost }
  /** Opens a page to pay at, where there is none. */
  | { readonly type: 'PAY'; readonly post: FormPost }
  | { readonly type: 'CHECK' }
  | { readonly type: 'RETRY' }
  | { readonly type: 'REFRESH' }
  | ({ readonly type: 'READ' } & SeenOrder);

/** How often an order is looked at whose payment is on its way. */
const mostChecks = 40;
const offers = ['offered_net', 'offered_total'] as const;

function offerIn(failure: RequestFailure | undefined): RequestFailure['values'] {
  const offered = offers.flatMap((name) => {
    const value = failure?.values?.[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return offered.length > 0 ? Object.fromEntries(offered) : undefined;
}

/** A failure with the price that was offered before, where the server said nothing of it this time. */
function withOffer(failure: RequestFailure | undefined, offer: RequestFailure['values']) {
  return failure?.kind === 'offline' || failure?.kind === 'unavailable'
    ? { ...failure, values: { ...failure.values, ...offer } }
    : failure;
}

const place = { guard: 'isUnplaced', target: 'placing', actions: 'want' } as const;
const pay = { guard: 'isOpen', target: 'paying', actions: 'want' } as const;
const check = { guard: 'isOpen', target: 'checking', actions: 'check' } as const;
const again = { PLACE: place, PAY: pay, CHECK: check } as const;
/** What did not arrive waits for another try, also when the page is read anew meanwhile. */
const unsent = {
  ...again,
  RETRY: [
    { guard: 'isUnsentPlacing', target: 'placing' },
    { guard: 'isUnsentPaying', target: 'paying' },
  ],
  READ: [
    { guard: 'isTheSame', actions: 'read' },
    { target: 'reading', actions: ['forget', 'read'] },
  ],
} as const;
const ended = { tags: 'ended' } as const;

/**
 * An order as its buyer makes it (specification §4): filled in, placed, and from then on what the server says of it. Only
 * the server says paid: no event of the buyer's leads there. A price that changed meanwhile is shown beside the one seen,
 * and asks for a yes; while a payment is on its way the order is looked at again and again.
 */
export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    events: {} as OrderEvent,
    input: {} as SeenOrder & Partial<WithFailure>,
  },
  actors: formEffects,
  delays: { lookTime: 3000 },
  actions: {
    want: assign({ post: ({ event }) => ('post' in event ? event.post : undefined), failure: undefined }),
    check: assign({ post: undefined, failure: undefined, isLook: false }),
    look: assign({ checksLeft: ({ context }) => context.checksLeft - 1, isLook: true }),
    read: assign(({ event }) =>
      event.type === 'READ' ? { status: event.status, isAwaited: event.isAwaited } : {},
    ),
    forget: assign({ post: undefined, failure: undefined, offer: undefined }),
    fail: assign(({ context, event }) => {
      const failure = withOffer(failureIn(event, context.post), context.offer);
      return { failure, offer: offerIn(failure) };
    }),
  },
  guards: {
    ...failureGuards,
    hasOffer: ({ context }) => context.failure?.kind === 'conflict' && context.offer !== undefined,
    isUnplaced: ({ context }) => context.status === undefined,
    isOpen: ({ context }) => context.status === 'open',
    isUnsentPlacing: ({ context }) => context.post !== undefined && context.status === undefined,
    isUnsentPaying: ({ context }) => context.post !== undefined && context.status === 'open',
    isTheSame: ({ context, event }) => event.type === 'READ' && event.status === context.status,
    isAwaited: ({ context }) => context.isAwaited && context.checksLeft > 0,
    isLook: ({ context }) => context.isLook,
    isInvoiced: ({ context }) => context.status === 'invoiced',
    isWrittenOff: ({ context }) => context.status === 'written_off',
    isPaid: ({ context }) => context.status === 'paid',
    isCancelled: ({ context }) => context.status === 'cancelled',
    isFailed: ({ context }) => context.status === 'failed',
    isExpired: ({ context }) => context.status === 'expired',
  },
}).createMachine({
  id: 'order',
  context: ({ input: { status, isAwaited, failure } }) => ({
    status,
    isAwaited,
    failure,
    offer: offerIn(failure),
    post: undefined,
    path: undefined,
    checksLeft: mostChecks,
    isLook: false,
  }),
  initial: 'reading',
  on: { READ: { target: '.reading', actions: ['forget', 'read'] } },
  states: {
    reading: {
      always: [
        { guard: 'hasOffer', target: 'priceChanged' },
        ...failureWays,
        { guard: 'isUnplaced', target: 'filling' },
        { guard: 'isInvoiced', target: 'invoiced' },
        { guard: 'isPaid', target: 'paid' },
        { guard: 'isWrittenOff', target: 'written_off' },
        { guard: 'isCancelled', target: 'cancelled' },
        { guard: 'isFailed', target: 'failed' },
        { guard: 'isExpired', target: 'expired' },
        { target: 'open' },
      ],
    },
    filling: { on: { PLACE: place } },
    placing: {
      tags: 'busy',
      // A page that is read meanwhile does not call back what is on its way.
      on: { READ: { actions: 'read' } },
      invoke: {
        src: 'sendForm',
        input: postOf,
        onDone: { target: 'showing', actions: assign({ path: pathOf }) },
        onError: { target: 'reading', actions: 'fail' },
      },
    },
    priceChanged: { on: { PLACE: place } },
    open: {
      on: { PAY: pay, CHECK: check },
      after: { lookTime: { guard: 'isAwaited', target: 'checking', actions: 'look' } },
    },
    paying: {
      tags: 'busy',
      on: { READ: { actions: 'read' } },
      invoke: {
        src: 'sendForm',
        input: postOf,
        onDone: { target: 'showing', actions: assign({ path: pathOf }) },
        onError: { target: 'reading', actions: 'fail' },
      },
    },
    showing,
    checking: {
      // A payment can be begun while the page looks by itself.
      on: { PAY: pay, CHECK: { guard: 'isLook', actions: 'check' }, READ: { actions: 'read' } },
      invoke: {
        src: 'refresh',
        onDone: { target: 'reading', actions: 'forget' },
        onError: [
          // Nobody asked for it: the next look says more.
          { guard: 'isLook', target: 'reading' },
          { target: 'reading', actions: 'fail' },
        ],
      },
    },
    // What happens to an invoice is the admin's word: a buyer pays it at their bank.
    invoiced: {},
    paid: {},
    written_off: ended,
    cancelled: ended,
    failed: ended,
    expired: ended,
    ...failureStates(again, unsent, again),
    refreshing: refreshing('read'),
  },
});
