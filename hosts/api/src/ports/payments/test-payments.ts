import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OrderStatus } from '@boardwright/api-client/contract';
import { type CheckoutRequest, type PaymentProvider, type PaymentReport, WebhookError } from './payments.ts';

/** What can be done with a payment on the test provider's page; later leaves it as it is. */
export const testOutcomes = {
  paid: 'succeed',
  failed: 'fail',
  cancelled: 'cancel',
  expired: 'expire',
} as const;
export type TestOutcome = keyof typeof testOutcomes;

export interface TestPayments extends PaymentProvider {
  readonly name: 'test';
  /** A payment by its reference, with where its buyer goes on to. */
  readonly find: (reference: string) => (CheckoutRequest & { readonly state: OrderStatus }) | undefined;
  /** Decides a payment. @returns the message to the webhook, signed as a provider does */
  readonly decide: (
    reference: string,
    state: TestOutcome,
  ) => { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> } | undefined;
}

/** Where the test provider's pages are, beneath the API's own paths. */
export const testPaymentsPath = '/api/test-payments/';

/**
 * A payment provider without money, so that the whole road can be gone on a fresh machine: its page asks what is to
 * happen. What it knows it forgets when the process ends, and an order that was open stays open.
 */
export function testPayments(): TestPayments {
  const key = randomBytes(32);
  const payments = new Map<string, CheckoutRequest & { state: OrderStatus }>();
  const sign = (body: Buffer) => createHmac('sha256', key).update(body).digest();
  const reportOf = (reference: string): PaymentReport | undefined => {
    const payment = payments.get(reference);
    if (!payment) return undefined;
    const { orderUuid, state, amountCents, currency } = payment;
    return { reference, orderUuid, state, amountCents, currency };
  };
  return {
    name: 'test',
    label: 'Test',
    async open(request) {
      // The order's own uuid is known to its buyer: nobody else's page can be guessed from it.
      const reference = createHmac('sha256', key).update(request.orderUuid).digest('hex').slice(0, 32);
      if (!payments.has(reference)) payments.set(reference, { ...request, state: 'open' });
      return { reference, url: new URL(testPaymentsPath + reference, request.returnUrl).href };
    },
    report: async (reference) => reportOf(reference),
    find: (reference) => payments.get(reference),
    decide(reference, state) {
      const payment = payments.get(reference);
      if (!payment) return undefined;
      // Decided once: a provider does not take money back on a second thought either.
      if (payment.state === 'open') payment.state = state;
      const body = Buffer.from(JSON.stringify({ reference }));
      return { body, headers: { 'test-signature': sign(body).toString('hex') } };
    },
    async readWebhook(body, headers) {
      const given = Buffer.from(String(headers['test-signature'] ?? ''), 'hex');
      const good = sign(body);
      if (given.length !== good.length || !timingSafeEqual(given, good))
        throw new WebhookError('The signature does not fit');
      return reportOf((JSON.parse(body.toString('utf8')) as { reference: string }).reference);
    },
    refund: async ({ idempotencyKey }) => `refund-${idempotencyKey}`,
  };
}
