import { type OrderStatus, orderStatuses } from '@boardwright/api-client/contract';
import { describe, expect, it } from 'vitest';
import { type ActorRefFrom, createActor, SimulatedClock, waitFor } from 'xstate';
import { formActors, type FormActors, post } from '../request/form-actors.fixture.ts';
import { failureKinds, RequestError } from '../request/request-failure.ts';
import { type OrderEvent, orderMachine } from './order.machine.ts';

const form = post({ product_id: '1', shown_net: '100', po_number: 'A1' });
const events = {
  PLACE: { type: 'PLACE', post: form },
  PAY: { type: 'PAY', post: form },
  CHECK: { type: 'CHECK' },
  RETRY: { type: 'RETRY' },
  REFRESH: { type: 'REFRESH' },
} as const satisfies Partial<Record<OrderEvent['type'], OrderEvent>>;
type Order = ActorRefFrom<typeof orderMachine>;

function start(status: OrderStatus | undefined, given: FormActors & { readonly isAwaited?: boolean } = {}) {
  const { actors, sent, visited } = formActors(given);
  const clock = new SimulatedClock();
  const machine = orderMachine.provide({ actors });
  const order = createActor(machine, { clock, input: { status, isAwaited: given.isAwaited ?? false } });
  return { order: order.start(), sent, visited, clock };
}
const reaches = (order: Order, state: string) =>
  waitFor(order, ({ value }) => value === state).then(({ context }) => context);
const possible = (order: Order) =>
  Object.values(events).flatMap((event) => (order.getSnapshot().can(event) ? [event.type] : []));
const ended = ['written_off', 'cancelled', 'failed', 'expired'];

describe('an order', () => {
  it('is filled in first, and placed once however often the button is pressed', async () => {
    const { order, sent, visited } = start(undefined, { path: '/orders/1' });
    expect([order.getSnapshot().value, possible(order)]).toEqual(['filling', ['PLACE']]);
    order.send(events.PLACE);
    order.send(events.PLACE);
    expect([order.getSnapshot().value, possible(order)]).toEqual(['placing', []]);
    await reaches(order, 'filling');
    expect([sent, visited]).toEqual([[form], ['/orders/1']]);
  });

  it.each(orderStatuses)('stands where the server says: %s', (status) => {
    const { order } = start(status);
    const snapshot = order.getSnapshot();
    expect([snapshot.value, possible(order)]).toEqual([status, status === 'open' ? ['PAY', 'CHECK'] : []]);
    expect(snapshot.hasTag('ended')).toBe(ended.includes(status));
  });

  it.each(failureKinds)(
    'that could not be placed is %s, with all that was typed, and placed again',
    async (kind) => {
      const { order, sent } = start(undefined, { failures: [{ kind, message: 'No' }] });
      order.send(events.PLACE);
      const { failure } = await reaches(order, kind);
      expect(failure).toMatchObject({ message: 'No', values: { po_number: 'A1', shown_net: '100' } });
      const more = {
        conflict: ['REFRESH'],
        notFound: ['REFRESH'],
        unavailable: ['RETRY'],
        offline: ['RETRY'],
      };
      expect(possible(order)).toEqual([
        'PLACE',
        ...((more as Partial<Record<string, string[]>>)[kind] ?? []),
      ]);
      order.send(events.PLACE);
      await reaches(order, 'filling');
      expect(sent).toEqual([form, form]);
    },
  );

  it.each(['unavailable', 'offline'] as const)('that was %s is sent the same once more', async (kind) => {
    for (const [status, event] of [
      [undefined, events.PLACE],
      ['open', events.PAY],
    ] as const) {
      const { order, sent } = start(status, { failures: [{ kind }] });
      order.send(event);
      await reaches(order, kind);
      order.send({ type: 'READ', status, isAwaited: false });
      order.send(events.RETRY);
      expect(order.getSnapshot().value).toBe(status ? 'paying' : 'placing');
      await reaches(order, status ?? 'filling');
      expect(sent).toEqual([form, form]);
    }
  });

  it.each(['offered_net', 'offered_total'])('of another price (%s) asks for a yes', async (name) => {
    const offer = { kind: 'conflict', values: { [name]: '120', po_number: 'A1' } } as const;
    const { order, sent } = start(undefined, { failures: [offer, { kind: 'offline' }] });
    order.send(events.PLACE);
    const { failure } = await reaches(order, 'priceChanged');
    expect([failure?.values, possible(order)]).toEqual([offer.values, ['PLACE']]);
    const accepted = post({ shown_net: '120' });
    order.send({ type: 'PLACE', post: accepted });
    // What was offered stands there also after a try that did not arrive.
    expect((await reaches(order, 'offline')).failure?.values).toEqual({ [name]: '120', shown_net: '120' });
    order.send(events.RETRY);
    await reaches(order, 'filling');
    expect(sent).toEqual([form, accepted, accepted]);
  });

  it('begins with what a post without scripts came to', () => {
    const values = { offered_net: '120' };
    const machine = createActor(orderMachine, {
      input: { status: undefined, isAwaited: false, failure: { kind: 'conflict', values } },
    }).start();
    expect(machine.getSnapshot().value).toBe('priceChanged');
  });

  it('that is open is paid at a page, which is shown once it is there', async () => {
    const { order, sent, visited } = start('open', { path: '/orders/1' });
    order.send(events.PAY);
    order.send(events.PAY);
    expect([order.getSnapshot().value, possible(order)]).toEqual(['paying', []]);
    await reaches(order, 'open');
    expect([sent, visited]).toEqual([[form], ['/orders/1']]);
  });

  it.each(failureKinds)('whose payment does not open is %s, and can be paid and looked at', async (kind) => {
    const { order } = start('open', { failures: [{ kind }] });
    order.send(events.PAY);
    await reaches(order, kind);
    expect(possible(order)).toEqual(expect.arrayContaining(['PAY', 'CHECK']));
    order.send(events.PAY);
    await reaches(order, 'open');
  });

  it.each(orderStatuses)('that is looked at is %s where the server says so', async (status) => {
    const { order, visited } = start('open');
    order.send(events.CHECK);
    expect(order.getSnapshot().value).toBe('checking');
    order.send({ type: 'READ', status, isAwaited: false });
    await reaches(order, status);
    expect(visited).toEqual(['refreshed']);
  });

  it('says when it could not be looked at', async () => {
    const refreshFails = new RequestError({ kind: 'offline', message: 'No line' });
    const { order } = start('open', { refreshFails });
    order.send(events.CHECK);
    expect((await reaches(order, 'offline')).failure?.message).toBe('No line');
    expect(possible(order)).toEqual(['PAY', 'CHECK']);
  });

  it('is looked at again and again while its payment is awaited, and rests at last', async () => {
    const { order, visited, clock } = start('open', { isAwaited: true });
    for (let look = 1; look <= 42; look += 1) {
      clock.increment(3000);
      await reaches(order, 'open');
      expect(visited).toHaveLength(Math.min(look, 40));
      // The page that was read says the same.
      order.send({ type: 'READ', status: 'open', isAwaited: true });
    }
    const { order: idle, visited: rounds, clock: time } = start('open');
    time.increment(60_000);
    expect([idle.getSnapshot().value, rounds]).toEqual(['open', []]);
  });

  it('says nothing of a look that nobody asked for, and is paid meanwhile', async () => {
    const refreshFails = new RequestError({ kind: 'offline' });
    const { order, clock } = start('open', { isAwaited: true, refreshFails });
    clock.increment(3000);
    expect(order.getSnapshot().value).toBe('checking');
    expect((await reaches(order, 'open')).failure).toBeUndefined();
    clock.increment(3000);
    order.send(events.PAY);
    expect(order.getSnapshot().value).toBe('paying');
    const asked = start('open', { isAwaited: true, refreshFails });
    asked.clock.increment(3000);
    asked.order.send(events.CHECK);
    await reaches(asked.order, 'offline');
  });

  it('is read anew where it changed meanwhile', async () => {
    const { order, visited } = start('open', { failures: [{ kind: 'conflict' }] });
    order.send(events.PAY);
    await reaches(order, 'conflict');
    order.send(events.REFRESH);
    order.send({ type: 'READ', status: 'paid', isAwaited: false });
    await reaches(order, 'paid');
    expect(visited).toEqual(['refreshed']);
    const refreshFails = new RequestError({ kind: 'offline' });
    const away = start('open', { failures: [{ kind: 'notFound' }], refreshFails }).order;
    away.send(events.PAY);
    await reaches(away, 'notFound');
    away.send(events.REFRESH);
    await reaches(away, 'offline');
  });

  it('is what the page says that was read, also after a failure', async () => {
    const { order } = start('open', { failures: [{ kind: 'offline' }] });
    order.send(events.PAY);
    order.send({ type: 'READ', status: 'open', isAwaited: false });
    expect(order.getSnapshot().value).toBe('paying');
    await reaches(order, 'offline');
    order.send({ type: 'READ', status: 'expired', isAwaited: false });
    expect(order.getSnapshot()).toMatchObject({ value: 'expired', context: { failure: undefined } });
  });

  it('is never paid by anything a buyer does', async () => {
    for (const event of Object.values(events)) {
      const { order } = start('open');
      order.send(event);
      await reaches(order, 'open');
      expect(order.getSnapshot().context.status).toBe('open');
    }
  });

  it('stays where the next page does not come, and leads nobody away who has left', async () => {
    const { order } = start('open', { showFails: true });
    order.send(events.PAY);
    await reaches(order, 'showing');
    order.send({ type: 'READ', status: 'open', isAwaited: false });
    await reaches(order, 'open');
    const left = start(undefined, { path: '/there' });
    left.order.send(events.PLACE);
    left.order.stop();
    await Promise.resolve();
    await Promise.resolve();
    expect([left.sent, left.visited]).toEqual([[form], []]);
  });
});
