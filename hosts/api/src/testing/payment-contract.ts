import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import {
  type CheckoutRequest,
  type PaymentProvider,
  type PaymentReport,
  type PaymentState,
  WebhookError,
} from '../platform/ports/payments/payments.ts';

/** A message that a provider sends to the webhook. */
export interface ProviderMessage {
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
}

/** What may become of a payment that waits. */
export type PaymentOutcome = Exclude<PaymentState, 'open'>;

/** A provider, and what happens at the other end of it. */
export interface PaymentScene {
  readonly provider: PaymentProvider;
  /**
   * Those that the provider knows: what happens to a payment there, by its reference, and the message it sends then.
   */
  readonly outcomes: { readonly paid: Outcome } & Readonly<Partial<Record<PaymentOutcome, Outcome>>>;
}
type Outcome = (reference: string) => ProviderMessage | Promise<ProviderMessage>;

const requestFor = (orderUuid: string): CheckoutRequest => ({
  orderUuid,
  description: 'Ten credits — één bundel',
  amountCents: 14_520,
  currency: 'EUR',
  email: 'anna@example.org',
  locale: 'nl',
  returnUrl: 'https://wadwerk.example/order?token=a-b_c',
  webhookUrl: 'https://wadwerk.example/api/payments/any',
});

/**
 * What every payment provider keeps.
 * @param open a provider with an account in which nothing is; called for each test
 */
export function paymentProviderContract(open: () => PaymentScene | Promise<PaymentScene>): void {
  const opened = async () => {
    const scene = await open();
    const request = requestFor(crypto.randomUUID());
    const checkout = await scene.provider.open(request);
    const reportAs = (state: PaymentState): PaymentReport => ({
      reference: checkout.reference,
      orderUuid: request.orderUuid,
      state,
      amountCents: request.amountCents,
      currency: request.currency,
    });
    return { ...scene, request, checkout, reportAs };
  };
  type Opened = Awaited<ReturnType<typeof opened>>;
  const notify = (provider: PaymentProvider, { body, headers }: ProviderMessage) =>
    provider.readWebhook(body, headers);

  describe('a payment provider', () => {
    it('has a name that an address can hold, and one for buyers', async () => {
      const { provider } = await open();
      expect(provider.name).toMatch(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/);
      expect(provider.label).not.toBe('');
    });

    it('opens a payment with a page of its own, for what is asked to the cent', async () => {
      const { provider, checkout, reportAs } = await opened();
      expect(new URL(checkout.url).protocol).toMatch(/^https?:$/);
      expect(await provider.report(checkout.reference)).toEqual(reportAs('open'));
    });

    it('opens one payment for an order, however often it is asked, and another for another', async () => {
      const { provider, request, checkout } = await opened();
      expect(await provider.open(request)).toEqual(checkout);
      const other = await provider.open(requestFor(crypto.randomUUID()));
      expect(other.reference).not.toBe(checkout.reference);
    });

    it('keeps currencies apart', async () => {
      const { provider } = await open();
      const request = { ...requestFor(crypto.randomUUID()), amountCents: 100_001, currency: 'RON' };
      const { reference } = await provider.open(request);
      expect(await provider.report(reference)).toMatchObject({ amountCents: 100_001, currency: 'RON' });
    });

    it('says nothing of a payment that it does not know', async () => {
      const { provider, checkout } = await opened();
      expect(await provider.report(`${checkout.reference}unknown`)).toBeUndefined();
    });

    it.for<PaymentOutcome>(['paid', 'cancelled', 'failed', 'expired'])(
      'tells by its webhook that a payment is %s, as often as it likes',
      async (state, { skip }) => {
        const { provider, outcomes, checkout, reportAs } = await opened();
        const message = await outcomes[state]?.(checkout.reference);
        if (!message) return skip('No payment comes to that there');
        expect(await notify(provider, message)).toEqual(reportAs(state));
        expect(await notify(provider, message)).toEqual(reportAs(state));
      },
    );

    it('says of a payment that was made that it was, when it is asked', async () => {
      const { provider, outcomes, checkout, reportAs } = await opened();
      await outcomes.paid(checkout.reference);
      expect(await provider.report(checkout.reference)).toEqual(reportAs('paid'));
    });

    /** What is believed of a message about the payment: no more than the provider itself says. */
    async function believed({ provider, checkout }: Opened, message: ProviderMessage) {
      try {
        const report = await notify(provider, message);
        if (report) expect(report).toEqual(await provider.report(report.reference));
        return report?.reference === checkout.reference ? report.state : 'nothing';
      } catch (error) {
        expect(error).toBeInstanceOf(WebhookError);
        return 'nothing';
      }
    }

    it('believes no message that is not the provider’s', async () => {
      const scene = await opened();
      const { provider, outcomes, checkout } = scene;
      const { reference } = await provider.open(requestFor(crypto.randomUUID()));
      const message = await outcomes.paid(reference);
      // As somebody would who paid one order and wants two.
      const body = Buffer.from(message.body.toString('utf8').replaceAll(reference, checkout.reference));
      expect(await believed(scene, { ...message, body })).not.toBe('paid');
      expect(await believed(scene, { headers: {}, body })).not.toBe('paid');
    });

    it.each(['', '{}', 'null', 'x=1', '%%%'])('refuses the message %j', async (text) => {
      const scene = await opened();
      expect(await believed(scene, { body: Buffer.from(text), headers: {} })).toBe('nothing');
    });

    it('gives money back once for a key, however often it is asked', async () => {
      const { provider, outcomes, checkout, request } = await opened();
      await outcomes.paid(checkout.reference);
      const { reference } = checkout;
      const refund = { reference, amountCents: 5000, currency: request.currency, idempotencyKey: 'refund-1' };
      const first = await provider.refund(refund);
      expect(first).not.toBe('');
      expect(await provider.refund(refund)).toBe(first);
      expect(await provider.refund({ ...refund, idempotencyKey: 'refund-2' })).not.toBe(first);
    });
  });
}
