import { asc, eq } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../test/request.ts';
import { openShop, type Shop, sold } from '../../test/open-shop.ts';
import { mailsTo } from '../../test/registering.ts';
import { testPayments } from '../platform/ports/payments/test-payments.ts';
import {
  invoices,
  ledgerEntries,
  orders,
  organisations,
  products,
  sites,
  users,
} from '../platform/database/schema.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const lots = (orderId: number) =>
  shop.db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId));
const read = async (id: number) => (await shop.call('GET', `/orders/${id}`)).body.data;

describe('an order on invoice', () => {
  it('is delivered at placing, and never paid by that: with VAT, an invoice to pay, a mail and what was bought', async () => {
    const { status, body } = await shop.orderOnInvoice(sold.credits, {
      po_number: 'PO 12',
      invoice_email: 'boekhouding@lauwers.example',
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      status: 'invoiced',
      invoice_state: 'open',
      due_at: '2026-12-04T22:59:59.000Z',
      outstanding: 14_520,
      paid_at: null,
      net: 12_000,
      vat: 2_520,
      total: 14_520,
      vat_rate: 21,
      po_number: 'PO 12',
      company: 'Lauwers BV',
      payment_type: { id: 1, name: 'Factuur', third_party: null },
      payment_url: null,
    });
    expect(body.data.invoice_number).toMatch(/^2026-\d{5}$/);
    const { body: balance } = await shop.call('GET', '/client/credits-balance');
    expect(balance.data).toMatchObject({ balance: 10, amount: 10, used: 0 });
    const [mail] = await mailsTo(shop, 'boekhouding@lauwers.example');
    expect(mail?.fileIds).toHaveLength(1);
    const text = mail?.text.replaceAll('\u00a0', ' ');
    expect(text).toContain('Betaal € 145,20 uiterlijk op 4 december 2026.');
    expect(text).not.toMatch(/\bbetaald\b/i);
    await shop.call('POST', `/orders/${body.data.id}/receive`, {}, 'admin');
  });

  it('has its invoice as a PDF, for its own company only', async () => {
    const { id } = (await shop.order(sold.posting)).body.data;
    const { status, headers, bytes } = await shop.call('GET', `/orders/${id}/invoice`);
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await shop.call('GET', `/orders/${id}/invoice`, undefined, 'other')).body.code).toBe(
      'orderNotFound',
    );
    expect((await shop.call('GET', `/orders/${id}`, undefined, 'other')).status).toBe(404);
    expect((await shop.call('GET', `/orders/${id}/invoice`, undefined, 'admin')).status).toBe(200);
  });

  it('is numbered without gaps, whatever fails in between', async () => {
    const numbers = async () => {
      const rows = await shop.db.select().from(invoices).orderBy(asc(invoices.number));
      return rows.map(({ number }) => number);
    };
    const before = (await numbers()).length;
    const write = shop.storage.write;
    Object.assign(shop.storage, { write: () => Promise.reject(new Error('The disk is full')) });
    expect((await shop.order(sold.posting)).status).toBe(500);
    Object.assign(shop.storage, { write });
    await Promise.all([
      shop.order(sold.posting),
      shop.order(sold.posting, {}, 'other'),
      shop.order(sold.posting),
    ]);
    expect(await numbers()).toEqual(Array.from({ length: before + 3 }, (_, at) => at + 1));
  });

  it('costs nothing where the product does, and then has no invoice', async () => {
    const { data } = (await shop.order(sold.free, { payment_type_id: 4 })).body;
    expect(data).toMatchObject({ status: 'paid', total: 0, invoice_number: null });
  });

  it('is listed, found and filtered, newest first', async () => {
    const all = (await shop.call('GET', '/orders?limit=50')).body;
    expect(all.data[0].id).toBeGreaterThan(all.data[1].id);
    const found = (await shop.call('GET', '/orders?search=credits PO&match[status]=paid')).body;
    expect(found.data.map((one: { po_number: string }) => one.po_number)).toEqual(['PO 12']);
    expect((await shop.call('GET', '/orders?match[status]=failed')).body.meta.total).toBe(0);
  });
});

describe('VAT', () => {
  const belgian = { address_line_1: 'Meir 1', postal_code: '2000', city: 'Antwerpen', country_code: 'BE' };

  it('is accounted for by a company elsewhere in the EU', async () => {
    const { data } = (await shop.order(sold.posting, { address: belgian, vat_number: 'BE 0411.905.847' }))
      .body;
    expect(data).toMatchObject({ vat: 0, reverse_charge: true, vat_number: 'BE0411905847', total: 19_500 });
  });

  it('number that is wrong, or of another country, is refused beside its field', async () => {
    const wrong = await shop.order(sold.posting, { address: belgian, vat_number: 'BE123' });
    expect([wrong.status, wrong.body.fields]).toEqual([
      422,
      { vat_number: ['Dit is geen geldig btw-nummer'] },
    ]);
    const other = await shop.order(sold.posting, { address: belgian, vat_number: 'NL853746333B01' });
    expect(other.body.fields).toEqual({
      vat_number: ['Dit btw-nummer hoort niet bij het land van je adres'],
    });
  });

  it('follows the site’s own rate', async () => {
    const [site] = await shop.db.select().from(sites).where(eq(sites.id, 18));
    await shop.changeSite(18, { settings: { ...site?.settings, vat_rate: 9 } });
    expect((await shop.order(sold.posting)).body.data.vat).toBe(1_755);
    await shop.changeSite(18, { settings: site?.settings ?? {} });
    expect((await shop.order(sold.posting)).body.data.vat).toBe(4_095);
  });
});

describe('an order', () => {
  it('of a price that changed tells both, and orders nothing', async () => {
    const before = (await shop.call('GET', '/orders')).body.meta.total;
    await shop.db.update(products).set({ priceCents: 21_000 }).where(eq(products.id, sold.posting));
    const { status, body } = await shop.order(sold.posting, { shown_net: 19_500 });
    expect([status, body.code, body.current]).toEqual([
      409,
      'priceChanged',
      { net: 21_000, shown_net: 19_500 },
    ]);
    expect(body.message.replaceAll('\u00a0', ' ')).toContain('€ 195,00');
    await shop.db.update(products).set({ priceCents: 19_500 }).where(eq(products.id, sold.posting));
    expect((await shop.order(sold.contract, { shown_net: 45_000 })).status).toBe(201);
    expect((await shop.call('GET', '/orders')).body.meta.total).toBe(before + 1);
  });

  it.each([
    ['a product that is no longer sold', sold.deleted, {}, 409, 'productNotSold'],
    ['a product of nobody', 999, {}, 404, 'productNotFound'],
    ['what is paid from a contract', sold.fromContract, {}, 409, 'productNotSold'],
    ['an unknown way to pay', sold.posting, { payment_type_id: 99 }, 422, 'paymentTypeUnknown'],
    ['Stripe where it is not set up', sold.posting, { payment_type_id: 2 }, 409, 'stripeNotSetUp'],
    ['another board', sold.posting, { job_board_id: 2 }, 404, 'notFound'],
    ['another pair of board and product', sold.posting, { product_job_board_id: 2 }, 404, 'productNotFound'],
    ['another company’s organisation', sold.featured, { organisation_id: 2 }, 422, 'validation'],
    ['a job of nobody', sold.posting, { job_id: 999 }, 404, 'jobNotFound'],
    ['a forged way back', sold.posting, { redirect_url: '//evil.example' }, 422, 'validation'],
    ['a way back to elsewhere', sold.posting, { redirect_url: 'https://evil.example/' }, 422, 'validation'],
    ['a negative price', sold.posting, { shown_net: -1 }, 400, 'badRequest'],
    ['a quantity, which there is none', sold.posting, { quantity: -3 }, 400, 'badRequest'],
  ])('of %s is refused, and nothing is ordered', async (_what, id, change, status, code) => {
    const before = (await shop.call('GET', '/orders')).body.meta.total;
    const answer = await shop.order(id, change);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await shop.call('GET', '/orders')).body.meta.total).toBe(before);
  });

  it('sent twice under one name is one order, also at the same moment', async () => {
    const key = { idempotency_key: 'pressed-twice' };
    const answers = await Promise.all([
      shop.order(sold.credits, key),
      shop.order(sold.credits, key),
      shop.order(sold.credits, key),
    ]);
    const ids = new Set(answers.map(({ body }) => body.data.id));
    expect(ids.size).toBe(1);
    expect(await lots([...ids][0] as number)).toHaveLength(1);
  });
});

describe('an order that is paid at a provider', () => {
  const open = async (change: object = {}) =>
    (
      await shop.order(sold.credits, {
        payment_type_id: 4,
        redirect_url: '/my-account?menuType=web-shop',
        ...change,
      })
    ).body.data;

  it('is open until the provider says so, and the way back changes nothing', async () => {
    const order = await open();
    expect(order).toMatchObject({ status: 'open', paid_at: null, invoice_number: null });
    const back = await shop.decide(order, 'paid');
    expect(back.status).toBe(303);
    const to = new URL(back.location);
    expect(to.pathname + to.search).toMatch(/^\/my-account\?menuType=web-shop&order=/);
    const token = to.searchParams.get('order') ?? '';
    const linked = await ask(shop, `public/v1/orders/token/${token}`);
    expect(linked.body.data).toMatchObject({ status: 'paid', uuid: order.uuid, payment_url: null });
    expect(linked.body.data).not.toHaveProperty('email');
    expect((await ask(shop, `public/v1/orders/token/${token}x`)).body.code).toBe('orderNotFound');
    expect((await ask(shop, `public/v1/orders/token/${token}`, { host: 'other.localhost' })).status).toBe(
      404,
    );
    expect(await lots(order.id)).toHaveLength(1);
  });

  it('that is not paid is closed, grants nothing, and stays closed', async () => {
    for (const [outcome, status] of [
      ['cancelled', 'cancelled'],
      ['failed', 'failed'],
      ['expired', 'expired'],
    ] as const) {
      const order = await open();
      await shop.decide(order, outcome);
      await shop.decide(order, 'paid');
      expect((await read(order.id)).status).toBe(status);
      expect(await lots(order.id)).toEqual([]);
      const again = await shop.call('POST', `/orders/${order.id}/pay`);
      expect([again.status, again.body.code]).toEqual([409, 'orderNotOpen']);
    }
  });

  it('can be paid later', async () => {
    const order = await open();
    const { body } = await shop.call('POST', `/orders/${order.id}/pay`);
    expect(body.data.payment_url).toBe(order.payment_url);
    await shop.decide(order, 'paid');
    expect((await read(order.id)).status).toBe('paid');
  });

  it('shows a page where it is decided, and leads back', async () => {
    const order = await open();
    const page = await shop.app.inject({
      url: new URL(order.payment_url).pathname,
      headers: { 'accept-language': 'ro' },
    });
    expect(page.body).toContain('Plată de test');
    expect(page.body).toContain('Tien credits');
  });

  it('whose page is of no payment is told what to do', async () => {
    const headers = { 'accept-language': 'nl' };
    const page = await shop.app.inject({ url: '/api/test-payments/unknown', headers });
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.body).toContain('Open je bestelling nog eens op de site');
    const order = await open();
    const wrong = await shop.decide(order, 'free');
    expect(wrong.status).toBe(400);
    expect((await read(order.id)).status).toBe('open');
  });

  it('can be paid on a page that was open while the server was started again', async () => {
    const order = await open();
    // Another process: another provider on the same database.
    shop.payments.splice(0, shop.payments.length, testPayments(shop.db));
    const page = await shop.app.inject({ url: new URL(order.payment_url).pathname });
    expect(page.body).toContain('Tien credits');
    const { body } = await shop.call('POST', `/orders/${order.id}/pay`);
    expect(body.data.payment_url).toBe(order.payment_url);
    await shop.decide(order, 'paid');
    expect((await read(order.id)).status).toBe('paid');
    shop.payments.splice(0, shop.payments.length, shop.testProvider);
  });
});

describe('a message to the webhook', () => {
  const send = (body: object, headers: Record<string, string> = {}) =>
    shop.app.inject({ method: 'POST', url: '/api/payments/test', payload: body, headers });

  it('that is forged is refused', async () => {
    const order = (await shop.order(sold.credits, { payment_type_id: 4 })).body.data;
    const reference = order.payment_url.split('/').at(-1);
    expect((await send({ reference, state: 'paid' })).json().code).toBe('webhookRefused');
    expect((await send({ reference }, { 'test-signature': 'ab'.repeat(32) })).statusCode).toBe(400);
    expect((await read(order.id)).status).toBe('open');
  });

  it('of another amount, or for an order of nobody, grants nothing', async () => {
    const order = (await shop.order(sold.credits, { payment_type_id: 4 })).body.data;
    const reference = order.payment_url.split('/').at(-1);
    const message = await shop.testProvider.decide(reference, 'paid');
    await shop.db
      .update(orders)
      .set({ netCents: 1, vatCents: 0, totalCents: 1 })
      .where(eq(orders.id, order.id));
    const deliver = () =>
      shop.app.inject({
        method: 'POST',
        url: '/api/payments/test',
        payload: message?.body ?? '',
        headers: { 'content-type': 'application/json', ...message?.headers },
      });
    expect((await deliver()).json().code).toBe('webhookRefused');
    expect(await lots(order.id)).toEqual([]);
    await shop.db.delete(orders).where(eq(orders.id, order.id));
    expect((await deliver()).json().code).toBe('orderNotFound');
    const elsewhere = await shop.app.inject({ method: 'POST', url: '/api/payments/stripe', payload: {} });
    expect(elsewhere.statusCode).toBe(404);
  });
});

describe('a guest', () => {
  const guest = {
    email: 'Nieuw@Werkgever.example',
    given_name: 'Piet',
    family_name: 'Bouma',
    name: 'Bouma Bouw',
    product_id: sold.posting,
    payment_type_id: 4,
  };
  const asGuest = (body: object) => ask(shop, 'public/v1/orders', { method: 'POST', body, locale: 'nl' });

  it('with an address that has an account is told by client_user_email, whatever else was sent', async () => {
    const known = await asGuest({ email: 'employer@example.org' });
    expect([known.status, Object.keys(known.body.fields)]).toEqual([422, ['client_user_email']]);
    expect((await asGuest({ ...guest, email: 'employer@example.org' })).status).toBe(422);
    expect((await asGuest({ email: 'nobody@example.org' })).body.data).toEqual({ order: null, token: null });
  });

  it('has to say who is billed', async () => {
    const { status, body } = await asGuest({ email: 'x', product_id: sold.posting, payment_type_id: 4 });
    expect([status, Object.keys(body.fields).sort()]).toEqual([
      422,
      ['email', 'family_name', 'given_name', 'name'],
    ]);
  });

  it('gets what was bought in an account of their own, made when it was paid', async () => {
    const waiting = { ...guest, email: 'later@werkgever.example' };
    const { order } = (await asGuest(waiting)).body.data;
    const accounts = () => shop.db.select().from(users).where(eq(users.email, 'later@werkgever.example'));
    expect(await accounts()).toEqual([]);
    await shop.decide(order, 'paid');
    const [account] = await accounts();
    expect(account).toMatchObject({ role: 'employer', passwordHash: null, givenName: 'Piet' });
    const [mail] = await mailsTo(shop, 'later@werkgever.example');
    expect(mail?.text).toMatch(/token=\S+/);
  });

  it('who orders to be featured is, with the organisation that the order makes', async () => {
    const email = 'uitgelicht@werkgever.example';
    await shop.decide(
      (await asGuest({ ...guest, email, product_id: sold.featured })).body.data.order,
      'paid',
    );
    const [account] = await shop.db.select().from(users).where(eq(users.email, email));
    const [made] = await shop.db
      .select()
      .from(organisations)
      .where(eq(organisations.clientId, account?.clientId ?? 0));
    expect(made?.featured).toBe(true);
    expect(made?.featuredTill?.getTime()).toBe(shop.clock.now().getTime() + 90 * 24 * 60 * 60 * 1000);
  });

  it('cannot order on invoice: nobody knows who it is', async () => {
    const { status, body } = await asGuest({
      ...guest,
      email: 'onbekend@werkgever.example',
      payment_type_id: 1,
      address: { address_line_1: 'Dorp 1', postal_code: '1234 AB', city: 'Baflo', country_code: 'NL' },
    });
    expect([status, body.code]).toEqual([409, 'invoiceNotVerified']);
  });

  it('has a link to the order and its invoice', async () => {
    const { order, token } = (await asGuest(guest)).body.data;
    await shop.decide(order, 'paid');
    const invoice = await ask(shop, `public/v1/orders/token/${token}/invoice`);
    expect(invoice.headers['content-type']).toBe('application/pdf');
    const second = await asGuest(guest);
    expect(Object.keys(second.body.fields)).toEqual(['client_user_email']);
  });
});

it('pays in the ways that the board offers', async () => {
  const { body } = await ask(shop, 'public/v1/payment-types', { locale: 'en' });
  expect(body.data).toEqual([
    { id: 4, name: 'Test', third_party: 'test', refusal: null },
    {
      id: 1,
      name: 'Invoice',
      third_party: null,
      refusal: { code: 'invoiceNotVerified', message: expect.stringContaining('verified') },
    },
  ]);
});
