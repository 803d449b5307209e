import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { OutgoingMail } from '@boardwright/api';
import type { PaymentOutcome } from '@boardwright/api/testing';

/** A mail as Acme is sent it: a file's bytes as text. */
interface SentMail extends Omit<OutgoingMail, 'attachments'> {
  readonly attachments: readonly { readonly name: string; readonly mime: string; readonly base64: string }[];
}

interface Payment {
  readonly id: string;
  readonly order: string;
  readonly cents: number;
  readonly currency: string;
  readonly page: string;
  state: 'open' | PaymentOutcome;
}

/** Acme's API, as far as the plugins ask it, with nothing in it. */
export async function openFakeAcme() {
  const key = 'acme_test_key';
  const payments = new Map<string, Payment>();
  const answered = new Map<string, object>();
  const mails: SentMail[] = [];
  const files = new Map<string, Buffer>();
  let isDown = false;
  let made = 0;

  /** What is answered in JSON; undefined where there is nothing. */
  function answerTo(method: string, path: string, body: Buffer): object | undefined {
    const sent = (): unknown => JSON.parse(body.toString('utf8'));
    const [, id = '', refunds] = /^\/payments\/([^/]+)(\/refunds)?$/.exec(path) ?? [];
    made += 1;
    if (method === 'GET') return payments.get(id);
    if (refunds) return payments.has(id) ? { id: `refund-${made}` } : undefined;
    if (path === '/mails') {
      mails.push(sent() as SentMail);
      return {};
    }
    const { order, cents, currency } = sent() as Payment;
    const payment: Payment = {
      id: `pay-${made}`,
      order,
      cents,
      currency,
      page: `https://acme.example/pay-${made}`,
      state: 'open',
    };
    payments.set(payment.id, payment);
    return payment;
  }

  function answerFile(response: ServerResponse, method: string, name: string, body: Buffer): void {
    const found = files.get(name);
    if (method === 'PUT') files.set(name, body);
    if (method === 'DELETE') files.delete(name);
    const isThere = method === 'PUT' || found !== undefined;
    const content = method === 'GET' || method === 'HEAD' ? found : undefined;
    response.writeHead(isThere ? 200 : 404, { 'content-length': content?.length ?? 0 });
    response.end(method === 'GET' ? content : undefined);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const { method = '', url: path = '' } = request;
    if (isDown || request.headers.authorization !== `Bearer ${key}`)
      return void response.writeHead(isDown ? 503 : 401).end();
    if (path.startsWith('/files/')) return answerFile(response, method, path.slice('/files/'.length), body);
    const once = String(request.headers['idempotency-key'] ?? '');
    const reply = answered.get(once) ?? answerTo(method, path, body);
    if (reply && once !== '') answered.set(once, reply);
    response.writeHead(reply ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply ?? {}));
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    account: { url: `http://127.0.0.1:${port}`, key },
    mails,
    /** What becomes of a payment at Acme's page, and the message that Acme sends then. */
    decide(reference: string, state: PaymentOutcome) {
      const payment = payments.get(reference);
      if (payment) payment.state = state;
      const body = Buffer.from(JSON.stringify(payment));
      return { body, headers: { 'acme-signature': createHmac('sha256', key).update(body).digest('hex') } };
    },
    fail: () => void (isDown = true),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
