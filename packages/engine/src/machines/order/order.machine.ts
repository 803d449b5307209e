import {
  orderAfter,
  type OrderMove,
  type OrderStatus,
  orderTransitions,
} from '@boardwright/api-client/contract';
import { assign, setup } from 'xstate';
import { unprovided } from '../unprovided.ts';

/** An order as the server last said. */
export interface SeenOrder {
  readonly status: OrderStatus;
  /** Where it is paid while it is open. */
  readonly paymentUrl: string | null;
}

/** What placing came to: an order, or another price than was shown. */
export type Placed = { readonly order: SeenOrder } | { readonly price: number };

interface OrderContext {
  readonly order: SeenOrder | undefined;
  /** What the buyer was shown, in cents without VAT. */
  readonly shown: number;
  /** What it costs instead. */
  readonly asked: number | undefined;
  /** Why the last call came to nothing. */
  readonly message: string | undefined;
}
export type OrderEvent =
  | { readonly type: 'PLACE' }
  | { readonly type: 'ACCEPT_PRICE' }
  | { readonly type: 'PAY' }
  | { readonly type: 'CHECK' }
  | { readonly type: 'AGAIN' };

const moves = Object.keys(orderTransitions) as OrderMove[];

/** Whether the server may say so after what it said before: by the contract's own table, in as many moves as it took. */
function follows(before: OrderStatus | undefined, after: OrderStatus): boolean {
  if (before === undefined) return true;
  const reached = new Set([before]);
  for (const status of reached)
    for (const move of moves) {
      const next = orderAfter(move, status);
      if (next) reached.add(next);
    }
  return reached.has(after);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * An order (specification §4): filled in, placed, and from then on what the server says of it. Only the server says paid:
 * no event of the buyer's leads there. A price that changed meanwhile is shown beside the one seen, and asks for a yes.
 */
export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    events: {} as OrderEvent,
    input: {} as { readonly order?: SeenOrder; readonly shown: number },
  },
  actors: {
    placeOrder: unprovided<Placed, { readonly shown: number }>('placeOrder'),
    openPayment: unprovided<SeenOrder, undefined>('openPayment'),
    readOrder: unprovided<SeenOrder, undefined>('readOrder'),
  },
  guards: {
    isUnplaced: ({ context }) => context.order === undefined,
    isInvoiced: ({ context }) => context.order?.status === 'invoiced',
    isWrittenOff: ({ context }) => context.order?.status === 'written_off',
    isPaid: ({ context }) => context.order?.status === 'paid',
    isCancelled: ({ context }) => context.order?.status === 'cancelled',
    isFailed: ({ context }) => context.order?.status === 'failed',
    isExpired: ({ context }) => context.order?.status === 'expired',
  },
}).createMachine({
  id: 'order',
  context: ({ input }) => ({
    order: input.order,
    shown: input.shown,
    asked: undefined,
    message: undefined,
  }),
  initial: 'reading',
  states: {
    reading: {
      always: [
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
    filling: { on: { PLACE: { target: 'placing', actions: assign({ message: undefined }) } } },
    placing: {
      invoke: {
        src: 'placeOrder',
        input: ({ context }) => ({ shown: context.shown }),
        onDone: [
          {
            guard: ({ event }) => 'price' in event.output,
            target: 'priceChanged',
            actions: assign({
              asked: ({ event }) => ('price' in event.output ? event.output.price : undefined),
            }),
          },
          {
            target: 'reading',
            actions: assign({
              order: ({ event }) => ('order' in event.output ? event.output.order : undefined),
            }),
          },
        ],
        onError: {
          target: 'filling',
          actions: assign({ message: ({ event }) => messageOf(event.error) }),
        },
      },
    },
    priceChanged: {
      on: {
        ACCEPT_PRICE: {
          target: 'filling',
          actions: assign({ shown: ({ context }) => context.asked ?? context.shown, asked: undefined }),
        },
      },
    },
    open: {
      on: {
        PAY: { target: 'paying', actions: assign({ message: undefined }) },
        CHECK: { target: 'checking', actions: assign({ message: undefined }) },
      },
    },
    paying: {
      invoke: {
        src: 'openPayment',
        onDone: { target: 'reading', actions: assign({ order: ({ event }) => event.output }) },
        onError: { target: 'open', actions: assign({ message: ({ event }) => messageOf(event.error) }) },
      },
    },
    checking: {
      invoke: {
        src: 'readOrder',
        onDone: [
          {
            guard: ({ context, event }) => follows(context.order?.status, event.output.status),
            target: 'reading',
            actions: assign({ order: ({ event }) => event.output }),
          },
          { target: 'open' },
        ],
        onError: { target: 'open', actions: assign({ message: ({ event }) => messageOf(event.error) }) },
      },
    },
    // What happens to an invoice is the admin's word: a buyer pays it at their bank.
    invoiced: {},
    paid: {},
    written_off: { on: { AGAIN: { target: 'filling', actions: assign({ order: undefined }) } } },
    cancelled: { on: { AGAIN: { target: 'filling', actions: assign({ order: undefined }) } } },
    failed: { on: { AGAIN: { target: 'filling', actions: assign({ order: undefined }) } } },
    expired: { on: { AGAIN: { target: 'filling', actions: assign({ order: undefined }) } } },
  },
});
