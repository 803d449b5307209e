import { type OrderStatus, orderStatuses, orderTransitions } from '@boardwright/api-client/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type OrderEvent, orderMachine, type Placed, type SeenOrder } from './order.machine.ts';

const open: SeenOrder = { status: 'open', paymentUrl: 'https://pay.example/1' };
const seen = (status: OrderStatus): SeenOrder => ({ status, paymentUrl: null });

interface Answers {
  readonly place?: Placed | Error;
  readonly pay?: SeenOrder | Error;
  readonly read?: SeenOrder | Error;
}

function start(input: { readonly order?: SeenOrder; readonly shown?: number }, answers: Answers = {}) {
  const placed: number[] = [];
  const answer = <Value>(value: Value | Error | undefined): Value => {
    if (value instanceof Error || value === undefined) throw value ?? new Error('Not expected');
    return value;
  };
  const machine = orderMachine.provide({
    actors: {
      placeOrder: fromPromise<Placed, { readonly shown: number }>(async ({ input: { shown } }) => {
        placed.push(shown);
        return answer(answers.place);
      }),
      openPayment: fromPromise<SeenOrder, undefined>(async () => answer(answers.pay)),
      readOrder: fromPromise<SeenOrder, undefined>(async () => answer(answers.read)),
    },
  });
  return { placed, order: createActor(machine, { input: { shown: 0, ...input } }).start() };
}
type Started = ReturnType<typeof start>['order'];
const reaches = (order: Started, state: string) =>
  waitFor(order, (snapshot) => snapshot.value === state).then(({ context }) => context);

const events: readonly OrderEvent['type'][] = ['PLACE', 'ACCEPT_PRICE', 'PAY', 'CHECK', 'AGAIN'];
const possible = (order: Started) => events.filter((type) => order.getSnapshot().can({ type }));

describe('an order', () => {
  it('is filled in first', () => {
    const { order } = start({ shown: 100 });
    expect([order.getSnapshot().value, possible(order)]).toEqual(['filling', ['PLACE']]);
  });

  it.each(orderStatuses)('stands where the server says: %s', (status) => {
    const { order } = start({ order: seen(status) });
    expect(order.getSnapshot().value).toBe(status);
    const ways = { open: ['PAY', 'CHECK'], invoiced: [], paid: [] } as Partial<Record<OrderStatus, string[]>>;
    expect(possible(order)).toEqual(ways[status] ?? ['AGAIN']);
  });

  it.each(['open', 'invoiced', 'paid'] as const)(
    'that is placed is %s, as the server says',
    async (status) => {
      const { order, placed } = start({ shown: 19_500 }, { place: { order: seen(status) } });
      order.send({ type: 'PLACE' });
      expect([order.getSnapshot().value, possible(order)]).toEqual(['placing', []]);
      await reaches(order, status);
      expect(placed).toEqual([19_500]);
    },
  );

  it('that could not be placed is still filled in, and can be placed again', async () => {
    const { order } = start({ shown: 1 }, { place: new Error('The line is down') });
    order.send({ type: 'PLACE' });
    expect((await reaches(order, 'filling')).message).toBe('The line is down');
    expect(possible(order)).toEqual(['PLACE']);
  });

  it('of another price shows both, and is placed for the new one after a yes only', async () => {
    const { order, placed } = start({ shown: 100 }, { place: { price: 120 } });
    order.send({ type: 'PLACE' });
    expect(await reaches(order, 'priceChanged')).toMatchObject({ shown: 100, asked: 120 });
    expect(possible(order)).toEqual(['ACCEPT_PRICE']);
    order.send({ type: 'PLACE' });
    expect(order.getSnapshot().value).toBe('priceChanged');
    order.send({ type: 'ACCEPT_PRICE' });
    order.send({ type: 'PLACE' });
    await reaches(order, 'priceChanged');
    expect(placed).toEqual([100, 120]);
  });

  it('that is open is paid at a page, a new one where the first is gone', async () => {
    const { order } = start({ order: seen('open') }, { pay: open });
    order.send({ type: 'PAY' });
    expect([order.getSnapshot().value, possible(order)]).toEqual(['paying', []]);
    expect((await reaches(order, 'open')).order).toEqual(open);
  });

  it('stays open while the provider is away', async () => {
    const { order } = start({ order: open }, { pay: new Error('Away'), read: new Error('Away too') });
    order.send({ type: 'PAY' });
    expect((await reaches(order, 'open')).message).toBe('Away');
    order.send({ type: 'CHECK' });
    expect(order.getSnapshot().value).toBe('checking');
    expect((await reaches(order, 'open')).message).toBe('Away too');
  });

  it.each(orderStatuses)('that is looked at again is %s, as the table allows from open', async (status) => {
    const { order } = start({ order: open }, { read: seen(status) });
    order.send({ type: 'CHECK' });
    await reaches(order, status);
    const allowed: readonly string[] = Object.values(orderTransitions).map(({ to }) => to);
    expect(status === 'open' || allowed.includes(status)).toBe(true);
  });

  it.each(['written_off', 'cancelled', 'failed', 'expired'] as const)(
    '%s can be made again, from the start',
    (status) => {
      const { order } = start({ order: seen(status), shown: 5 });
      order.send({ type: 'AGAIN' });
      expect(order.getSnapshot().value).toBe('filling');
      expect(order.getSnapshot().context.order).toBeUndefined();
    },
  );

  it('is never paid by anything a buyer does', () => {
    const { order } = start({ order: open });
    for (const type of events) {
      if (type !== 'PAY' && type !== 'CHECK') order.send({ type });
      expect(order.getSnapshot().value).not.toBe('paid');
    }
  });
});
