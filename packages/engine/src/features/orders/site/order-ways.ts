import type { OrderStatus } from '@boardwright/api-client/contract';
import { initialTransition } from 'xstate';
import { orderMachine } from '../../../machines/order/order.machine.ts';

/** What a buyer can do with an order now. */
export interface OrderWays {
  readonly pay: boolean;
  readonly check: boolean;
  readonly again: boolean;
}

/** What an order allows, as its machine knows it. */
export function orderWays({
  status,
  payment_url: paymentUrl,
}: {
  readonly status: OrderStatus;
  readonly payment_url: string | null;
}): OrderWays {
  const [snapshot] = initialTransition(orderMachine, { order: { status, paymentUrl }, shown: 0 });
  return {
    pay: snapshot.can({ type: 'PAY' }),
    check: snapshot.can({ type: 'CHECK' }),
    again: snapshot.can({ type: 'AGAIN' }),
  };
}
