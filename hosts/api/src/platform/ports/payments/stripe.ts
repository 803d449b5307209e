import Stripe from 'stripe';
import { type Checkout, type PaymentProvider, type PaymentReport, WebhookError } from './payments.ts';
import type { PaymentSettings } from './payments.ts';

const methods = ['card', 'ideal', 'bancontact', 'sepa_debit'] as const;
const locales = { nl: 'nl', en: 'en', ro: 'ro' } as const;

/** Paid is what has been paid; a bank transfer under way is still open. */
function stateOf(session: Stripe.Checkout.Session, event?: string): PaymentReport['state'] {
  if (session.payment_status === 'paid' || session.payment_status === 'no_payment_required') return 'paid';
  if (event === 'checkout.session.async_payment_failed') return 'failed';
  return session.status === 'expired' ? 'expired' : 'open';
}

function reportOf(session: Stripe.Checkout.Session, event?: string): PaymentReport | undefined {
  const orderUuid = session.client_reference_id;
  if (orderUuid === null) return undefined;
  return {
    reference: session.id,
    orderUuid,
    state: stateOf(session, event),
    amountCents: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
  };
}

function addressOf(url: string | undefined) {
  if (url === undefined) return {};
  const { hostname: host, port, protocol } = new URL(url);
  return {
    host,
    ...(port && { port }),
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  };
}

/** Cards, iDEAL, Bancontact and SEPA at Stripe's own page (Checkout). */
export function stripePayments({
  key,
  webhookSecret,
  url,
}: NonNullable<PaymentSettings['stripe']>): PaymentProvider {
  const stripe = new Stripe(key, {
    ...addressOf(url),
    timeout: 8000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return {
    name: 'stripe',
    label: 'iDEAL, Bancontact, creditcard, SEPA',
    async open(request): Promise<Checkout> {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          allowed_payment_method_types: [...methods],
          client_reference_id: request.orderUuid,
          customer_email: request.email,
          locale: locales[request.locale as keyof typeof locales] ?? 'auto',
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: request.currency.toLowerCase(),
                unit_amount: request.amountCents,
                product_data: { name: request.description },
              },
            },
          ],
          success_url: request.returnUrl,
          cancel_url: request.returnUrl,
        },
        { idempotencyKey: `order-${request.orderUuid}` },
      );
      if (session.url === null) throw new Error(`Stripe gave session ${session.id} no page`);
      return { reference: session.id, url: session.url };
    },
    async report(reference) {
      try {
        return reportOf(await stripe.checkout.sessions.retrieve(reference));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return undefined;
        throw error;
      }
    },
    async readWebhook(body, headers) {
      const signature = headers['stripe-signature'];
      let event: Stripe.Event;
      try {
        event = await stripe.webhooks.constructEventAsync(body, String(signature ?? ''), webhookSecret);
      } catch (cause) {
        throw new WebhookError('The signature does not fit', { cause });
      }
      if (!event.type.startsWith('checkout.session.')) return undefined;
      return reportOf(event.data.object as Stripe.Checkout.Session, event.type);
    },
    async refund({ reference, amountCents, idempotencyKey }) {
      const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(reference);
      const payment = typeof intent === 'string' ? intent : intent?.id;
      if (payment === undefined) throw new Error(`Session ${reference} has no payment`);
      const refund = await stripe.refunds.create(
        { payment_intent: payment, amount: amountCents },
        { idempotencyKey },
      );
      return refund.id;
    },
  };
}
