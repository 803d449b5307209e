import { eq } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop, sold } from '../../test/open-shop.ts';
import { openFakeMollie } from '../../test/providers/fake-mollie.ts';
import { openFakeStripe } from '../../test/providers/fake-stripe.ts';
import { mailsTo } from '../../test/registering.ts';
import { orders, refunds } from '../platform/database/schema.ts';
import { openPayments } from '../platform/ports/payments/open-payments.ts';
import { sweepShop } from './tasks/sweep-shop.ts';

let shop: Shop;
let stripe: Awaited<ReturnType<typeof openFakeStripe>>;
let mollie: Awaited<ReturnType<typeof openFakeMollie>>;
beforeAll(async () => {
  shop = await openShop();
  stripe = await openFakeStripe('sk_test_key', 'whsec_secret');
  mollie = await openFakeMollie('test_mollie_key_that_is_thirty_chars');
  const real = openPayments(
    {
      stripe: { key: 'sk_test_key', webhookSecret: 'whsec_secret', url: stripe.url },
      mollie: { key: 'test_mollie_key_that_is_thirty_chars', url: mollie.url },
      test: true,
    },
    shop.db,
  );
  shop.payments.splice(0, shop.payments.length, ...real);
});
afterAll(async () => {
  await stripe.close();
  await mollie.close();
  await shop.close();
});

const types = { stripe: 2, mollie: 3 } as const;
const buy = async (provider: keyof typeof types, change: object = {}) =>
  (await shop.order(sold.credits, { payment_type_id: types[provider], ...change })).body.data;
const status = async (id: number) => (await shop.call('GET', `/orders/${id}`)).body.data.status;
const credits = async () => (await shop.call('GET', '/client/credits-balance')).body.data.balance;
const deliver = (provider: string, body: string, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/payments/${provider}`,
    payload: body,
    headers: {
      'content-type': provider === 'stripe' ? 'application/json' : 'application/x-www-form-urlencoded',
      ...headers,
    },
  });
const minute = () => sweepShop({ ...shop, publicAddress: '', mailsQueued: async () => undefined });

let before = 0;
beforeEach(async () => {
  before = await credits();
});

it('the test provider is there only where no real one is', () => {
  expect(openPayments({ test: true }, shop.db).map(({ name }) => name)).toEqual(['test']);
  expect(openPayments({ test: false }, shop.db)).toEqual([]);
  expect(shop.payments.map(({ name }) => name)).toEqual(['stripe', 'mollie']);
});

describe('Stripe', () => {
  const last = () => {
    const session = stripe.sessions().at(-1);
    if (!session) throw new Error('There is no session');
    return session;
  };

  it('opens its own page with the order’s amount, and pays by a signed event', async () => {
    const order = await buy('stripe');
    expect(order.payment_url).toContain('/pay/cs_test_');
    expect(last()).toMatchObject({ amount_total: 14_520, currency: 'eur', client_reference_id: order.uuid });
    const event = stripe.pay(last());
    expect((await deliver('stripe', event.body, event.headers)).statusCode).toBe(200);
    await deliver('stripe', event.body, event.headers);
    expect([await status(order.id), await credits()]).toEqual(['paid', before + 10]);
  });

  it('is not believed without its signature, with another’s, with an old one, or for other words', async () => {
    const order = await buy('stripe');
    const { body, headers } = stripe.pay(last());
    const old = stripe.event('checkout.session.completed', last(), Math.floor(Date.now() / 1000) - 3600);
    for (const [text, mark] of [
      [body, {}],
      [body, { 'stripe-signature': 't=1,v1=00' }],
      [`${body} `, headers],
      [old.body, old.headers],
    ] as const) {
      const answer = await deliver('stripe', text, mark);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'webhookRefused']);
    }
    expect(await status(order.id)).toBe('open');
  });

  it('waits for a bank transfer, which succeeds or fails later', async () => {
    const paid = await buy('stripe');
    const slow = last();
    const begun = stripe.begin(slow);
    await deliver('stripe', begun.body, begun.headers);
    expect(await status(paid.id)).toBe('open');
    Object.assign(slow, { payment_status: 'paid' });
    const done = stripe.event('checkout.session.async_payment_succeeded', slow);
    await deliver('stripe', done.body, done.headers);
    expect(await status(paid.id)).toBe('paid');
    const failing = await buy('stripe');
    const failed = stripe.event('checkout.session.async_payment_failed', last());
    await deliver('stripe', failed.body, failed.headers);
    expect(await status(failing.id)).toBe('failed');
  });

  it('gives back what was paid after the order had ended, and grants nothing', async () => {
    const order = await buy('stripe');
    const session = last();
    const expired = stripe.expire(session);
    await deliver('stripe', expired.body, expired.headers);
    expect(await status(order.id)).toBe('expired');
    const late = stripe.pay(session);
    await deliver('stripe', late.body, late.headers);
    await deliver('stripe', late.body, late.headers);
    expect([await status(order.id), await credits()]).toEqual(['expired', before]);
    expect(stripe.refunds.filter(({ payment_intent: paid }) => paid === `pi_${session.id}`)).toEqual([
      { payment_intent: `pi_${session.id}`, amount: 14_520 },
    ]);
  });

  it('that is away leaves the order open, to be paid later with one and the same payment', async () => {
    stripe.setDown(true);
    const answer = await shop.order(sold.credits, { payment_type_id: 2, idempotency_key: 'while-down' });
    expect([answer.status, answer.body.code]).toEqual([502, 'paymentUnavailable']);
    stripe.setDown(false);
    const count = stripe.sessions().length;
    const again = await shop.order(sold.credits, { payment_type_id: 2, idempotency_key: 'while-down' });
    expect(again.body.data).toMatchObject({ status: 'open', payment_url: last().url });
    await shop.call('POST', `/orders/${again.body.data.id}/pay`);
    expect(stripe.sessions()).toHaveLength(count + 1);
  });

  it('that is away does not stop who chooses another way to pay, whose form is another then', async () => {
    stripe.setDown(true);
    const form = { payment_type_id: 2, idempotency_key: 'a-form-1' };
    expect((await shop.order(sold.credits, form)).body.code).toBe('paymentUnavailable');
    stripe.setDown(false);
    const listed = async () =>
      (await shop.call('GET', '/orders?limit=2')).body.data.map((order: { status: string }) => order.status);
    const [first] = await listed();
    expect(first).toBe('open');
    const other = { payment_type_id: 1, idempotency_key: 'a-form-2', replaces_key: 'a-form-1' };
    expect((await shop.orderOnInvoice(sold.credits, other)).body.data.status).toBe('invoiced');
    // Nobody could pay the first: it is no longer there to be paid.
    expect(await listed()).toEqual(['invoiced', 'cancelled']);
  });

  it('leaves an order that somebody may be paying, and everybody else’s, where a later one names its key', async () => {
    const form = { payment_type_id: 2, idempotency_key: 'being-paid-1' };
    const { id } = (await shop.order(sold.credits, form)).body.data;
    const replacing = (key: string) => ({
      payment_type_id: 1,
      idempotency_key: `${key}-instead`,
      replaces_key: key,
    });
    expect((await shop.orderOnInvoice(sold.credits, replacing('being-paid-1'))).status).toBe(201);
    expect(await status(id)).toBe('open');
    stripe.setDown(true);
    await shop.order(sold.credits, { ...form, idempotency_key: 'of-one-company' });
    stripe.setDown(false);
    const others = await shop.orderOnInvoice(sold.credits, replacing('of-one-company'), 'other');
    expect(others.status).toBe(201);
    expect((await shop.call('GET', '/orders?limit=1')).body.data[0].status).toBe('open');
  });

  it('that is away and was never reached tells nobody that their order is over, for they ordered anew', async () => {
    // What others left open is over by then.
    await shop.passDays(4);
    await minute();
    stripe.setDown(true);
    expect((await shop.order(sold.credits, { payment_type_id: types.stripe })).status).toBe(502);
    const [lost] = (await shop.call('GET', '/orders')).body.data;
    stripe.setDown(false);
    const again = await buy('stripe');
    const mails = async () =>
      (await mailsTo(shop, 'employer@example.org')).filter(({ event }) => event === 'order.expired').length;
    const received = await mails();
    await shop.passDays(4);
    await minute();
    expect([await status(lost.id), await status(again.id)]).toEqual(['expired', 'expired']);
    // Of the one that had a page to pay on.
    expect((await mails()) - received).toBe(1);
  });

  it('gives a refund once, also when it was away the first time', async () => {
    const order = await buy('stripe');
    const event = stripe.pay(last());
    await deliver('stripe', event.body, event.headers);
    const { payment_intent: paid } = last();
    stripe.setDown(true);
    const asked = await shop.call('POST', `/orders/${order.id}/refund`, {}, 'admin');
    expect(asked.body.data.refund_state).toBe('pending');
    stripe.setDown(false);
    await minute();
    await minute();
    expect(stripe.refunds.filter(({ payment_intent: intent }) => intent === paid)).toHaveLength(1);
    const [row] = await shop.db.select().from(refunds).where(eq(refunds.orderId, order.id));
    expect(row).toMatchObject({ state: 'done', amountCents: 14_520, lastError: null });
    expect(await credits()).toBe(before);
  });
});

describe('Mollie', () => {
  const last = () => {
    const payment = mollie.payments().at(-1);
    if (!payment) throw new Error('There is no payment');
    return payment;
  };

  it('opens its own page, and is asked what its message means', async () => {
    const order = await buy('mollie');
    expect(order.payment_url).toContain('/pay/tr_test');
    expect(last()).toMatchObject({
      amount: { currency: 'EUR', value: '145.20' },
      metadata: { order: order.uuid },
    });
    // Who says that it is paid is not believed: Mollie is asked.
    await deliver('mollie', `id=${last().id}&status=paid`);
    expect(await status(order.id)).toBe('open');
    await deliver('mollie', mollie.set(last(), 'paid'));
    await deliver('mollie', `id=${last().id}`);
    expect([await status(order.id), await credits()]).toEqual(['paid', before + 10]);
  });

  it.each([
    ['canceled', 'cancelled'],
    ['failed', 'failed'],
    ['expired', 'expired'],
    ['pending', 'open'],
  ] as const)('%s is %s', async (theirs, ours) => {
    const order = await buy('mollie');
    await deliver('mollie', mollie.set(last(), theirs));
    expect([await status(order.id), await credits()]).toEqual([ours, before]);
  });

  it('is asked again where no message came', async () => {
    const order = await buy('mollie');
    mollie.set(last(), 'paid');
    for (let at = 0; at < 30; at += 1) {
      shop.clock.advance(60_000);
      await minute();
    }
    const { credits: lots } = (await shop.call('GET', '/client/dashboard')).body.data;
    const ofOrder = lots.filter(({ order_id: id }: { order_id: number }) => id === order.id);
    expect([await status(order.id), ofOrder.length]).toEqual(['paid', 1]);
  });

  it('names a payment that is none', async () => {
    expect((await deliver('mollie', 'id=../../x')).json().code).toBe('webhookRefused');
    expect((await deliver('mollie', '')).statusCode).toBe(400);
  });

  it('gives a refund', async () => {
    const order = await buy('mollie');
    await deliver('mollie', mollie.set(last(), 'paid'));
    await shop.call('POST', `/orders/${order.id}/refund`, {}, 'admin');
    expect(mollie.refunds).toEqual([{ paymentId: last().id, value: '145.20' }]);
  });
});

it('an order of one provider is not paid by a message of another', async () => {
  const order = await buy('stripe');
  await shop.db.update(orders).set({ payment: 'mollie' }).where(eq(orders.id, order.id));
  const session = stripe.sessions().at(-1);
  if (!session) throw new Error('There is no session');
  const event = stripe.pay(session);
  expect((await deliver('stripe', event.body, event.headers)).json().code).toBe('webhookRefused');
  expect(await status(order.id)).toBe('open');
});
