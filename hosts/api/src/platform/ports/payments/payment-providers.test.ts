import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { openFakeMollie } from '../../../../test/providers/fake-mollie.ts';
import { openFakeStripe } from '../../../../test/providers/fake-stripe.ts';
import { openFreshDatabase } from '../../../../test/fresh-database.ts';
import { type PaymentScene, paymentProviderContract } from '../../../testing/payment-contract.ts';
import type { DatabaseConnection } from '../../database/connect.ts';
import { molliePayments } from './mollie.ts';
import { stripePayments } from './stripe.ts';
import { type TestOutcome, testPayments } from './test-payments.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const known = <T>(all: readonly (T & { readonly id: string })[], reference: string): T => {
  const found = all.find(({ id }) => id === reference);
  if (!found) throw new Error(`There is no ${reference}`);
  return found;
};

describe('Stripe', () => {
  paymentProviderContract(async (): Promise<PaymentScene> => {
    const stripe = await openFakeStripe('sk_test_key', 'whsec_secret');
    closing.push(stripe.close);
    const session = (reference: string) => known(stripe.sessions(), reference);
    const sent = ({ body, headers }: ReturnType<typeof stripe.event>) => ({
      body: Buffer.from(body),
      headers,
    });
    return {
      provider: stripePayments({ key: 'sk_test_key', webhookSecret: 'whsec_secret', url: stripe.url }),
      outcomes: {
        paid: (reference) => sent(stripe.pay(session(reference))),
        expired: (reference) => sent(stripe.expire(session(reference))),
        failed: (reference) => {
          stripe.begin(session(reference));
          return sent(stripe.event('checkout.session.async_payment_failed', session(reference)));
        },
      },
    };
  });
});

describe('Mollie', () => {
  paymentProviderContract(async (): Promise<PaymentScene> => {
    const key = 'test_mollie_key_that_is_thirty_chars';
    const mollie = await openFakeMollie(key);
    closing.push(mollie.close);
    const becomes = (status: Parameters<typeof mollie.set>[1]) => (reference: string) => ({
      body: Buffer.from(mollie.set(known(mollie.payments(), reference), status)),
      headers: {},
    });
    return {
      provider: molliePayments({ key, url: mollie.url }),
      outcomes: {
        paid: becomes('paid'),
        cancelled: becomes('canceled'),
        failed: becomes('failed'),
        expired: becomes('expired'),
      },
    };
  });
});

describe('the test provider', () => {
  let database: DatabaseConnection;
  beforeAll(async () => {
    database = await openFreshDatabase();
  });
  afterAll(() => database.close());

  paymentProviderContract((): PaymentScene => {
    const provider = testPayments(database.db);
    const decided = (state: TestOutcome) => async (reference: string) => {
      const message = await provider.decide(reference, state);
      if (!message) throw new Error(`There is no ${reference}`);
      return message;
    };
    return {
      provider,
      outcomes: {
        paid: decided('paid'),
        cancelled: decided('cancelled'),
        failed: decided('failed'),
        expired: decided('expired'),
      },
    };
  });
});
