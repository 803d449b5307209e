import { createMollieClient, Locale, MollieApiError, type Payment } from '@mollie/api-client';
import { type PaymentProvider, type PaymentReport, WebhookError } from './payments.ts';
import type { PaymentSettings } from './payments.ts';

const locales: Readonly<Record<string, Locale>> = { nl: Locale.nl_NL, en: Locale.en_GB };

const states: Readonly<Record<string, PaymentReport['state']>> = {
  paid: 'paid',
  canceled: 'cancelled',
  failed: 'failed',
  expired: 'expired',
};

const amountOf = (cents: number, currency: string) => ({ currency, value: (cents / 100).toFixed(2) });

function reportOf({ id, status, amount, metadata }: Payment): PaymentReport | undefined {
  const orderUuid: unknown = (metadata as { order?: unknown } | null)?.order;
  if (typeof orderUuid !== 'string') return undefined;
  return {
    reference: id,
    orderUuid,
    // Open, pending and authorised: nothing has been paid yet.
    state: states[status] ?? 'open',
    amountCents: Math.round(Number(amount.value) * 100),
    currency: amount.currency,
  };
}

/** Mollie cannot reach this machine, and refuses such an address: there the worker asks how payments stand. */
function isReachable(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname !== 'localhost' && !hostname.endsWith('.localhost') && !/^[\d.]+$|^\[/.test(hostname);
}

/** iDEAL, Bancontact, cards and what else is switched on at Mollie, at Mollie's own page. */
export function molliePayments({ key, url }: NonNullable<PaymentSettings['mollie']>): PaymentProvider {
  const mollie = createMollieClient({ apiKey: key, ...(url === undefined ? {} : { apiEndpoint: url }) });
  const report = async (reference: string) => {
    try {
      return reportOf(await mollie.payments.get(reference));
    } catch (error) {
      if (error instanceof MollieApiError && error.statusCode === 404) return undefined;
      throw error;
    }
  };
  return {
    name: 'mollie',
    label: 'iDEAL, Bancontact, creditcard',
    async open(request) {
      const payment = await mollie.payments.create({
        amount: amountOf(request.amountCents, request.currency),
        description: request.description,
        redirectUrl: request.returnUrl,
        cancelUrl: request.returnUrl,
        ...(isReachable(request.webhookUrl) ? { webhookUrl: request.webhookUrl } : {}),
        ...(locales[request.locale] === undefined ? {} : { locale: locales[request.locale] }),
        metadata: { order: request.orderUuid },
        idempotencyKey: `order-${request.orderUuid}`,
      });
      const page = payment.getCheckoutUrl();
      if (!page) throw new Error(`Mollie gave payment ${payment.id} no page`);
      return { reference: payment.id, url: page };
    },
    report,
    /** Mollie signs nothing: it says which payment changed, and what it is now is asked of Mollie itself. */
    async readWebhook(body) {
      const reference = new URLSearchParams(body.toString('utf8')).get('id') ?? '';
      if (!/^tr_\w{1,60}$/.test(reference)) throw new WebhookError('This names no payment');
      return report(reference);
    },
    async refund({ reference, amountCents, currency, idempotencyKey }) {
      const refund = await mollie.paymentRefunds.create({
        paymentId: reference,
        amount: amountOf(amountCents, currency),
        idempotencyKey,
      });
      return refund.id;
    },
  };
}
