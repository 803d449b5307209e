import { createHmac, timingSafeEqual } from 'node:crypto';
import { definePlugin, type PaymentProvider, type PaymentReport, WebhookError } from '@boardwright/api';
import { type AcmeAccount, ask } from './acme-account.ts';

/** A payment as Acme's API has it. */
interface Payment {
  readonly id: string;
  readonly order: string;
  readonly state: PaymentReport['state'];
  readonly cents: number;
  readonly currency: string;
  readonly page: string;
}

const reportOf = ({ id, order, state, cents, currency }: Payment): PaymentReport => ({
  reference: id,
  orderUuid: order,
  state,
  amountCents: cents,
  currency,
});

/** @throws WebhookError for a message that Acme did not sign */
function readSigned(body: Buffer, signature: unknown, key: string): Payment {
  const good = createHmac('sha256', key).update(body).digest();
  const given = Buffer.from(String(signature ?? ''), 'hex');
  if (given.length !== good.length || !timingSafeEqual(given, good))
    throw new WebhookError('The signature does not fit');
  return JSON.parse(body.toString('utf8')) as Payment;
}

export function acmePayments(account: AcmeAccount): PaymentProvider {
  const post = async <Reply>(path: string, key: string, body: object): Promise<Reply> => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const response = await ask(account, 'POST', path, { body: JSON.stringify(body), headers });
    if (!response) throw new Error(`Acme has no ${path}`);
    return (await response.json()) as Reply;
  };
  return {
    name: 'acme-pay',
    label: 'Acme Pay',
    async open({ orderUuid, amountCents, currency, description, email, returnUrl, webhookUrl }) {
      const { id, page } = await post<Payment>('/payments', orderUuid, {
        order: orderUuid,
        cents: amountCents,
        currency,
        description,
        email,
        return_url: returnUrl,
        webhook_url: webhookUrl,
      });
      return { reference: id, url: page };
    },
    async report(reference) {
      const response = await ask(account, 'GET', `/payments/${encodeURIComponent(reference)}`);
      return response && reportOf((await response.json()) as Payment);
    },
    readWebhook: async (body, headers) => reportOf(readSigned(body, headers['acme-signature'], account.key)),
    async refund({ reference, amountCents, idempotencyKey }) {
      const path = `/payments/${encodeURIComponent(reference)}/refunds`;
      return (await post<{ readonly id: string }>(path, idempotencyKey, { cents: amountCents })).id;
    },
  };
}

/** Buyers may pay by Acme. */
export const acmePay = (account: AcmeAccount) =>
  definePlugin({ name: 'acme-pay', payments: [acmePayments(account)] });
