import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Session {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly client_reference_id: string;
  readonly amount_total: number;
  readonly currency: string;
  readonly url: string;
  payment_intent: string | null;
  payment_status: 'unpaid' | 'paid';
  status: 'open' | 'complete' | 'expired';
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' });
  response.end(JSON.stringify(body));
}

const refused = (message: string, type = 'invalid_request_error') => ({ error: { type, message } });

/**
 * Stripe's API as its documentation has it, as far as a checkout needs it: sessions are made and read, payments given
 * back, an idempotency key answers as it did the first time. Its events are signed as Stripe signs them.
 */
export async function openFakeStripe(key: string, webhookSecret: string) {
  const sessions = new Map<string, Session>();
  const answered = new Map<string, object>();
  const refunds: { readonly payment_intent: string; readonly amount: number }[] = [];
  let isDown = false;

  function makeSession(form: URLSearchParams, port: number): Session {
    const id = `cs_test_${sessions.size + 1}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      client_reference_id: form.get('client_reference_id') ?? '',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      url: `http://127.0.0.1:${port}/pay/${id}`,
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
    };
    sessions.set(id, session);
    return session;
  }

  const server = createServer((request, response) => {
    void (async () => {
      if (isDown) return answer(response, 503, refused('Down', 'api_error'));
      if (request.headers.authorization !== `Bearer ${key}`)
        return answer(response, 401, refused('Invalid API Key provided'));
      const { port } = server.address() as AddressInfo;
      const path = new URL(request.url ?? '', 'http://stripe').pathname;
      const form = await formOf(request);
      const idempotency = request.headers['idempotency-key'] as string | undefined;
      const known = idempotency === undefined ? undefined : answered.get(idempotency);
      if (known) return answer(response, 200, known);
      const session = sessions.get(/^\/v1\/checkout\/sessions\/(\w+)$/.exec(path)?.[1] ?? '');
      let made: object | undefined = session;
      if (request.method === 'POST' && path === '/v1/checkout/sessions') made = makeSession(form, port);
      if (request.method === 'POST' && path === '/v1/refunds') {
        const refund = {
          payment_intent: form.get('payment_intent') ?? '',
          amount: Number(form.get('amount')),
        };
        refunds.push(refund);
        made = { id: `re_${refunds.length}`, object: 'refund', status: 'succeeded', ...refund };
      }
      if (!made) return answer(response, 404, refused(`No such resource: ${path}`));
      if (idempotency !== undefined && request.method === 'POST') answered.set(idempotency, made);
      answer(response, 200, made);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  /** An event about a session, signed as Stripe does; `at` in seconds. */
  function event(type: string, session: Session, at = Math.floor(Date.now() / 1000)) {
    const body = JSON.stringify({
      id: `evt_${type}_${session.id}`,
      object: 'event',
      type,
      data: { object: session },
    });
    const mark = createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex');
    return { body, headers: { 'stripe-signature': `t=${at},v1=${mark}` } };
  }

  return {
    url: `http://127.0.0.1:${port}`,
    refunds,
    sessions: () => [...sessions.values()],
    /** What a buyer does at Stripe's page. */
    pay(session: Session) {
      Object.assign(session, {
        payment_status: 'paid',
        status: 'complete',
        payment_intent: `pi_${session.id}`,
      });
      return event('checkout.session.completed', session);
    },
    /** A bank transfer that is under way: complete, and not paid yet. */
    begin(session: Session) {
      Object.assign(session, { status: 'complete', payment_intent: `pi_${session.id}` });
      return event('checkout.session.completed', session);
    },
    expire(session: Session) {
      Object.assign(session, { status: 'expired' });
      return event('checkout.session.expired', session);
    },
    event,
    setDown: (down: boolean) => void (isDown = down),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
