import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { testCertificate } from './test-certificate.ts';

interface Payment {
  readonly resource: 'payment';
  readonly id: string;
  readonly mode: 'test';
  readonly amount: { readonly currency: string; readonly value: string };
  readonly description: string;
  readonly redirectUrl: string;
  readonly webhookUrl?: string;
  readonly metadata: unknown;
  readonly createdAt: string;
  status: 'open' | 'pending' | 'paid' | 'canceled' | 'failed' | 'expired';
  readonly _links: object;
}

async function jsonOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/hal+json' });
  response.end(JSON.stringify(body));
}

/**
 * Mollie's API as its documentation has it, as far as a payment needs it: made, read, given back, and an idempotency key
 * that answers as it did the first time. It has a certificate that only this process believes. Its webhook carries nothing but the payment's name.
 */
export async function openFakeMollie(key: string) {
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  const payments = new Map<string, Payment>();
  const answered = new Map<string, object>();
  const refunds: { readonly paymentId: string; readonly value: string }[] = [];

  function makePayment(body: Record<string, unknown>, base: string): Payment {
    const id = `tr_test${payments.size + 1}`;
    const payment: Payment = {
      resource: 'payment',
      id,
      mode: 'test',
      amount: body['amount'] as Payment['amount'],
      description: String(body['description']),
      redirectUrl: String(body['redirectUrl']),
      ...(body['webhookUrl'] === undefined ? {} : { webhookUrl: String(body['webhookUrl']) }),
      metadata: body['metadata'],
      createdAt: '2026-11-20T09:00:00+00:00',
      status: 'open',
      _links: {
        self: { href: `${base}/v2/payments/${id}`, type: 'application/hal+json' },
        checkout: { href: `${base}/pay/${id}`, type: 'text/html' },
      },
    };
    payments.set(id, payment);
    return payment;
  }

  const server = createServer(testCertificate, (request, response) => {
    void (async () => {
      const base = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
      if (request.headers.authorization !== `Bearer ${key}`)
        return answer(response, 401, {
          status: 401,
          title: 'Unauthorized',
          detail: 'Missing authentication',
        });
      const path = new URL(request.url ?? '', base).pathname.replace(/^\/v2/, '');
      const body = await jsonOf(request);
      const idempotency = request.headers['idempotency-key'] as string | undefined;
      const known = idempotency === undefined ? undefined : answered.get(idempotency);
      if (known && request.method === 'POST') return answer(response, 201, known);
      const [, id = '', rest] = /^\/payments\/(\w+)(\/refunds)?$/.exec(path) ?? [];
      const payment = payments.get(id);
      if (request.method === 'GET' && payment) return answer(response, 200, payment);
      let made: object | undefined;
      if (request.method === 'POST' && path === '/payments') made = makePayment(body, base);
      if (request.method === 'POST' && payment && rest) {
        const amount = body['amount'] as Payment['amount'];
        refunds.push({ paymentId: id, value: amount.value });
        made = {
          resource: 'refund',
          id: `re_${refunds.length}`,
          amount,
          status: 'pending',
          paymentId: id,
          _links: {},
        };
      }
      if (!made)
        return answer(response, 404, { status: 404, title: 'Not Found', detail: `No payment ${id}` });
      if (idempotency !== undefined) answered.set(idempotency, made);
      answer(response, 201, made);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://127.0.0.1:${port}`,
    refunds,
    payments: () => [...payments.values()],
    /** What becomes of a payment; @returns the message to the webhook */
    set(payment: Payment, status: Payment['status']): string {
      payment.status = status;
      return `id=${payment.id}`;
    },
    close: () => {
      delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
