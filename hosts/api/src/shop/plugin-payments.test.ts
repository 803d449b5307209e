import { paymentTypeId } from '@boardwright/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop, sold } from '../../test/open-shop.ts';
import type { PaymentProvider, PaymentReport } from '../platform/ports/payments/payments.ts';

const payments = new Map<string, PaymentReport>();
/** Who takes payments by a plugin, as far as an order sees it. */
const acmePay: PaymentProvider = {
  name: 'acme-pay',
  label: 'Acme Pay',
  open: async ({ orderUuid, amountCents, currency }) => {
    const reference = `pay-${orderUuid}`;
    payments.set(reference, { reference, orderUuid, amountCents, currency, state: 'open' });
    return { reference, url: `https://pay.acme.example/${reference}` };
  },
  report: async (reference) => payments.get(reference),
  readWebhook: async (body) => payments.get(body.toString()),
  refund: async ({ idempotencyKey }) => `refund-${idempotencyKey}`,
};

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  shop.payments.splice(0, shop.payments.length, acmePay);
});
afterAll(() => shop.close());

const typeId = paymentTypeId('acme-pay');
const status = async (id: number) => (await shop.call('GET', `/orders/${id}`)).body.data;

it('the number of a provider follows from its name, and is none of the product’s', () => {
  expect(paymentTypeId('acme-pay')).toBe(1_584_515_984);
  expect(['invoice', 'stripe', 'mollie', 'test'].map(paymentTypeId)).toEqual([1, 2, 3, 4]);
  for (const name of ['a', 'acme-pay', 'x'.repeat(40)]) {
    expect(paymentTypeId(name)).toBeGreaterThanOrEqual(1000);
    expect(paymentTypeId(name)).toBeLessThan(2 ** 31);
  }
});

it('an order is paid by the provider of a plugin: offered, opened, told of, and found after the plugin went', async () => {
  const offered = await shop.call('GET', '/payment-types');
  const type = { id: typeId, name: 'Acme Pay', third_party: 'acme-pay' };
  expect(offered.body.data).toContainEqual({ ...type, refusal: null });
  const { body } = await shop.order(sold.credits, { payment_type_id: typeId });
  expect(body.data).toMatchObject({
    status: 'open',
    payment_type: type,
    payment_url: `https://pay.acme.example/pay-${body.data.uuid}`,
  });
  const reference = `pay-${body.data.uuid}`;
  const paid = payments.get(reference);
  if (paid) payments.set(reference, { ...paid, state: 'paid' });
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/payments/acme-pay',
    headers: { 'content-type': 'text/plain' },
    payload: reference,
  });
  expect(answer.statusCode).toBe(200);
  expect((await status(body.data.id)).status).toBe('paid');
  shop.payments.pop();
  expect(await status(body.data.id)).toMatchObject({ payment_type: { ...type, name: 'acme-pay' } });
  const refused = await shop.order(sold.credits, { payment_type_id: typeId });
  expect(refused.body.code).toBe('paymentTypeUnknown');
});
