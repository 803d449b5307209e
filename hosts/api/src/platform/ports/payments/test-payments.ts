import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq } from '../../database/drizzle.ts';
import type { Database } from '../../database/connect.ts';
import { testPayments as payments } from '../../database/schema.ts';
import { type PaymentProvider, type PaymentReport, WebhookError } from './payments.ts';

/** What can be done with a payment on the test provider's page; later leaves it as it is. */
export const testOutcomes = {
  paid: 'succeed',
  failed: 'fail',
  cancelled: 'cancel',
  expired: 'expire',
} as const;
export type TestOutcome = keyof typeof testOutcomes;

export type TestPayment = typeof payments.$inferSelect;

/** What the test provider is called among the others. */
export const testProviderName = 'test';

export interface TestPayments extends PaymentProvider {
  readonly name: typeof testProviderName;
  /** A payment by its reference, with where its buyer goes on to. */
  readonly find: (reference: string) => Promise<TestPayment | undefined>;
  /** Decides a payment. @returns the message to the webhook, signed as a provider does */
  readonly decide: (
    reference: string,
    state: TestOutcome,
  ) => Promise<{ readonly body: Buffer; readonly headers: Readonly<Record<string, string>> } | undefined>;
}

/** Where the test provider's pages are, beneath the API's own paths. */
export const testPaymentsPath = '/api/test-payments/';

async function findPayment(db: Database, reference: string): Promise<TestPayment | undefined> {
  const [found] = await db.select().from(payments).where(eq(payments.reference, reference));
  return found;
}

/**
 * A payment provider without money, so that all of it can be tried on a fresh machine: its page asks what is to
 * happen. What it knows is in the database: a page that was open when the process ended goes on afterwards.
 */
export function testPayments(db: Database): TestPayments {
  // Nobody holds a message of an earlier process: each is made and read in one breath.
  const key = randomBytes(32);
  const sign = (body: Buffer) => createHmac('sha256', key).update(body).digest();
  const report = async (reference: string): Promise<PaymentReport | undefined> => {
    const payment = await findPayment(db, reference);
    if (!payment) return undefined;
    const { orderUuid, state, amountCents, currency } = payment;
    return { reference, orderUuid, state, amountCents, currency };
  };
  return {
    name: testProviderName,
    label: 'Test',
    async open({ orderUuid, description, amountCents, currency, returnUrl }) {
      // The order's own uuid is known to its buyer: nobody else's page can be guessed from it.
      const guessed = randomBytes(16).toString('hex');
      await db
        .insert(payments)
        .values({ reference: guessed, orderUuid, description, amountCents, currency, returnUrl })
        .onConflictDoNothing();
      const [payment] = await db.select().from(payments).where(eq(payments.orderUuid, orderUuid));
      const reference = payment?.reference ?? guessed;
      return { reference, url: new URL(testPaymentsPath + reference, returnUrl).href };
    },
    report,
    find: (reference) => findPayment(db, reference),
    async decide(reference, state) {
      // Decided once: a provider does not take money back on a second thought either.
      await db
        .update(payments)
        .set({ state })
        .where(and(eq(payments.reference, reference), eq(payments.state, 'open')));
      if (!(await findPayment(db, reference))) return undefined;
      const body = Buffer.from(JSON.stringify({ reference }));
      return { body, headers: { 'test-signature': sign(body).toString('hex') } };
    },
    async readWebhook(body, headers) {
      const given = Buffer.from(String(headers['test-signature'] ?? ''), 'hex');
      const good = sign(body);
      if (given.length !== good.length || !timingSafeEqual(given, good))
        throw new WebhookError('The signature does not fit');
      return report((JSON.parse(body.toString('utf8')) as { reference: string }).reference);
    },
    refund: async ({ idempotencyKey }) => `refund-${idempotencyKey}`,
  };
}
