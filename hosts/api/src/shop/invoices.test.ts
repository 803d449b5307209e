import { eq } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop, sold } from '../../test/open-shop.ts';
import { mailsTo } from '../../test/registering.ts';
import { addresses, clients, mails, orders, sites } from '../platform/database/schema.ts';
import { sweepShop } from './tasks/sweep-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Nothing was ordered yet, and both companies are verified with the site's limit. */
beforeEach(async () => {
  await shop.db
    .update(orders)
    .set({ status: 'paid', paidAt: new Date(0) })
    .where(eq(orders.status, 'invoiced'));
  await shop.db.update(clients).set({ verifiedAt: new Date(0), invoiceLimitCents: null });
  await shop.db.delete(mails);
});

const posting = 23_595;
const sweep = () => sweepShop({ ...shop, publicAddress: '', mailsQueued: () => Promise.resolve() });
const onInvoice = async (productId: number = sold.posting, change: object = {}) => {
  const { status, body } = await shop.orderOnInvoice(productId, change);
  expect([status, body.data?.status], JSON.stringify(body)).toEqual([201, 'invoiced']);
  return body.data;
};
const asAdmin = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  shop.call(method, path, body, 'admin');
const read = async (id: number) => (await asAdmin('GET', `/orders/${id}`)).body.data;

describe('on invoice', () => {
  it('is for companies that an admin verified; the others are told why, and can pay online', async () => {
    await asAdmin('PUT', '/clients/1', { verified: false });
    const refused = await shop.orderOnInvoice(sold.posting);
    expect([refused.status, refused.body.code]).toEqual([409, 'invoiceNotVerified']);
    expect(refused.body.message).toContain('Betaal nu online');
    const { data } = (await shop.call('GET', `/payment-types?product_id=${sold.posting}`)).body;
    expect(data).toMatchObject([
      { id: 4, refusal: null },
      { id: 1, refusal: { code: 'invoiceNotVerified', message: refused.body.message } },
    ]);
    expect((await shop.orderOnInvoice(sold.posting, { payment_type_id: 4 })).status).toBe(201);
    const { body } = await asAdmin('PUT', '/clients/1', { verified: true });
    expect(body.data.verified_at).not.toBeNull();
    await onInvoice();
    // What costs nothing asks no money of anybody.
    await asAdmin('PUT', '/clients/1', { verified: false });
    expect((await shop.orderOnInvoice(sold.free)).body.data).toMatchObject({
      status: 'paid',
      invoice_state: null,
    });
  });

  it('ends at the limit of the company, also for two who order at once', async () => {
    await asAdmin('PUT', '/clients/1', { invoice_limit: 2 * posting + 100 });
    await onInvoice();
    const answers = await Promise.all([1, 2, 3].map(() => shop.orderOnInvoice(sold.posting)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('invoiceLimitReached');
    expect(refused?.body.message.replaceAll('\u00a0', ' ')).toContain('€ 472,90');
    expect(refused?.body.message.replaceAll('\u00a0', ' ')).toContain('€ 1,00');
    // Another company has a limit of its own.
    expect((await shop.orderOnInvoice(sold.posting, {}, 'other')).status).toBe(201);
    const { data } = (await asAdmin('GET', '/clients?search=Lauwers')).body;
    expect(data).toMatchObject([{ outstanding: 2 * posting, invoice_limit: 2 * posting + 100 }]);
  });

  it('is not changed over one that was not read', async () => {
    const { data } = (await asAdmin('GET', '/clients?search=Lauwers')).body;
    const { revision } = data[0];
    const put = (body: object) => asAdmin('PUT', '/clients/1', body);
    const first = (await put({ invoice_limit: 5000, revision })).body.data;
    const late = await put({ invoice_limit: 9000, revision });
    expect([late.status, late.body.code, late.body.current]).toEqual([409, 'conflict', first]);
    expect((await put({ invoice_limit: 9000, revision: first.revision })).body.data.invoice_limit).toBe(9000);
    // Who says only whether it is verified says nothing of the limit.
    expect((await put({ verified: true })).body.data.invoice_limit).toBe(9000);
  });

  it('goes by the limit of the site where the company has none of its own', async () => {
    const [site] = await shop.db.select().from(sites).where(eq(sites.id, 18));
    await shop.changeSite(18, { settings: { ...site?.settings, invoice_limit: 100 } });
    expect((await shop.orderOnInvoice(sold.posting)).body.code).toBe('invoiceLimitReached');
    await shop.changeSite(18, { settings: site?.settings ?? {} });
    await onInvoice();
  });

  it('asks for the address it is made out to, and is never made without', async () => {
    const stored = await shop.db.delete(addresses).where(eq(addresses.clientId, 1)).returning();
    const refused = await shop.orderOnInvoice(sold.posting);
    expect([refused.status, Object.keys(refused.body.fields).sort()]).toEqual([
      422,
      ['address_line_1', 'city', 'postal_code'],
    ]);
    const address = { address_line_1: 'Dorp 1', postal_code: '1234 AB', city: 'Baflo', country_code: 'NL' };
    expect((await onInvoice(sold.posting, { address })).address).toEqual(address);
    // Who pays at once may leave it out.
    expect((await shop.orderOnInvoice(sold.posting, { payment_type_id: 4 })).status).toBe(201);
    await shop.db.insert(addresses).values(stored);
  });
});

describe('an invoice', () => {
  it('is overdue after its day, keeps its company from more, and is received with the day it came', async () => {
    const { id, due_at: dueAt } = await onInvoice();
    expect(dueAt.slice(0, 10)).toBe(
      new Date(shop.clock.now().getTime() + 14 * 86_400_000).toISOString().slice(0, 10),
    );
    const early = shop.clock.now().toISOString().slice(0, 10);
    await shop.passDays(15);
    expect(await read(id)).toMatchObject({
      status: 'invoiced',
      invoice_state: 'overdue',
      outstanding: posting,
    });
    expect((await shop.orderOnInvoice(sold.posting)).body.code).toBe('invoiceOverdue');
    const on = (day: string) => asAdmin('POST', `/orders/${id}/receive`, { received_on: day });
    for (const wrong of ['2020-01-01', '2999-01-01', '2026-02-31', 'soon'])
      expect(Object.keys((await on(wrong)).body.fields), wrong).toEqual(['received_on']);
    expect((await on(early)).body.data).toMatchObject({
      status: 'paid',
      invoice_state: 'received',
      outstanding: 0,
    });
    const { paid_at: paidAt } = await read(id);
    expect(paidAt.slice(0, 10)).toBe(early);
    expect((await asAdmin('POST', `/orders/${id}/receive`, {})).body.data.paid_at).toBe(paidAt);
    expect((await asAdmin('POST', `/orders/${id}/write-off`)).body.code).toBe('invoiceNotOpen');
    await onInvoice();
  });

  it('is reminded of on its day and twice later, once each, with the invoice', async () => {
    const { id } = await onInvoice(sold.posting, { invoice_email: 'boekhouding@lauwers.example' });
    const sent = async () => {
      await Promise.all([sweep(), sweep()]);
      await sweep();
      const rows = await shop.db.select().from(mails);
      return rows
        .filter(({ event }) => event.startsWith('order.reminder'))
        .map(({ event, to }) => `${event} ${to}`);
    };
    await shop.passDays(13);
    expect(await sent()).toEqual([]);
    await shop.passDays(1);
    expect((await sent()).sort()).toEqual([
      'order.reminder.1 boekhouding@lauwers.example',
      'order.reminder.1 employer@example.org',
    ]);
    const [mail] = (await mailsTo(shop, 'boekhouding@lauwers.example')).filter(({ event }) =>
      event.includes('reminder'),
    );
    expect(mail?.fileIds).toHaveLength(1);
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('€ 235,95');
    await shop.passDays(8);
    expect(await sent()).toHaveLength(4);
    await shop.passDays(20);
    expect(await sent()).toHaveLength(6);
    await shop.passDays(60);
    expect(await sent()).toHaveLength(6);
    expect((await read(id)).reminders).toBe(3);
  });

  it('that was received, or after a long stop, is not reminded of more than is due', async () => {
    const first = await onInvoice();
    const second = await onInvoice();
    await asAdmin('POST', `/orders/${first.id}/receive`, {});
    await shop.passDays(40);
    await sweep();
    const rows = await shop.db.select().from(mails);
    expect(rows.filter(({ event }) => event.startsWith('order.reminder')).map(({ event }) => event)).toEqual([
      'order.reminder.3',
    ]);
    expect((await read(second.id)).reminders).toBe(3);
  });

  it('that is written off takes back what was not paid for, and ends buying on invoice', async () => {
    const id = await shop.draft();
    const order = await onInvoice(sold.byCredits, { job_id: id });
    const job = async () => (await shop.call('GET', `/jobs/${id}`)).body.data;
    expect((await job()).status).toBe('active');
    const written = (await asAdmin('POST', `/orders/${order.id}/write-off`)).body.data;
    expect(written).toMatchObject({
      status: 'written_off',
      invoice_state: 'written_off',
      outstanding: 0,
      paid_at: null,
    });
    expect((await job()).status).toBe('expired');
    expect((await shop.orderOnInvoice(sold.posting)).body.code).toBe('invoiceNotVerified');
    expect((await asAdmin('POST', `/orders/${order.id}/write-off`)).status).toBe(200);
    // The money comes after all: it is received, and what ended stays ended.
    expect((await asAdmin('POST', `/orders/${order.id}/receive`, {})).body.data.invoice_state).toBe(
      'received',
    );
    expect((await job()).status).toBe('expired');
  });

  it('asks less after a credit of a part, and nothing after one of the whole', async () => {
    const part = await onInvoice();
    const credit = { amount: 10_000, take_back: false };
    expect((await asAdmin('POST', `/orders/${part.id}/refund`, credit)).body.data).toMatchObject({
      status: 'invoiced',
      outstanding: posting - 10_000,
    });
    const whole = await onInvoice();
    expect((await asAdmin('POST', `/orders/${whole.id}/refund`, {})).body.data).toMatchObject({
      status: 'cancelled',
      invoice_state: null,
      outstanding: 0,
    });
    const [mail] = (await mailsTo(shop, 'employer@example.org')).filter(
      ({ event }) => event === 'order.refunded',
    );
    expect(mail?.subject).toContain('creditering');
  });

  it('stands in lists by its state, with what they ask together', async () => {
    const late = await onInvoice();
    await shop.passDays(20);
    await asAdmin('POST', `/orders/${late.id}/receive`, {});
    const soon = await onInvoice();
    await shop.db
      .update(orders)
      .set({ status: 'invoiced', paidAt: null, closedAt: null })
      .where(eq(orders.id, late.id));
    for (const state of ['open', 'overdue', 'received', 'written_off']) {
      const { data, meta } = (await asAdmin('GET', `/invoices?match[state]=${state}&limit=50`)).body;
      expect(
        new Set(data.map((order: { invoice_state: string }) => order.invoice_state)).size,
      ).toBeLessThanOrEqual(1);
      expect(data.every((order: { invoice_state: string }) => order.invoice_state === state)).toBe(true);
      const { data: sums } = (await asAdmin('GET', '/invoices/sums')).body;
      expect(sums.find((sum: { state: string }) => sum.state === state).count).toBe(meta.total);
    }
    const due = (await asAdmin('GET', '/invoices')).body.data.map(({ id }: { id: number }) => id);
    expect(due).toEqual([late.id, soon.id]);
    const { data: sums } = (await asAdmin('GET', '/invoices/sums')).body;
    expect(sums).toMatchObject([
      { state: 'open', count: 1, total: posting },
      { state: 'overdue', count: 1, total: posting },
      {},
      {},
    ]);
    expect((await shop.call('GET', '/invoices')).status).toBe(404);
  });
});

it('a slot on invoice goes on by itself only while its company may order on invoice; then it is paid online', async () => {
  await onInvoice(sold.slot);
  await shop.db
    .update(orders)
    .set({ status: 'paid', paidAt: shop.clock.now() })
    .where(eq(orders.status, 'invoiced'));
  await asAdmin('PUT', '/clients/1', { verified: false });
  await shop.passDays(25);
  await sweep();
  const [renewal] = (await shop.call('GET', '/orders')).body.data;
  expect(renewal).toMatchObject({ status: 'open', payment_type: { id: 4 }, invoice_state: null });
});

describe('VAT', () => {
  const quote = async (query: Readonly<Record<string, string>>) => {
    const search = new URLSearchParams(query);
    return (await shop.call('GET', `/products/${sold.posting}/quote?${search.toString()}`)).body.data;
  };
  it('follows country and number before anything is ordered', async () => {
    expect(await quote({})).toMatchObject({ total: posting, country_code: 'NL', problem: null });
    expect(await quote({ country_code: 'BE' })).toMatchObject({ vat_rate: 21, total: posting });
    expect(await quote({ country_code: 'BE', vat_number: 'BE0403170701' })).toMatchObject({
      total: 19_500,
      reverse_charge: true,
    });
    expect(await quote({ country_code: 'US' })).toMatchObject({ total: 19_500, reverse_charge: false });
    expect((await quote({ vat_number: 'BE0403170701' })).problem).toContain('land');
    expect((await quote({ country_code: 'BE', vat_number: 'nonsense' })).problem).toContain('geldig');
  });

  it('that makes another total than was shown orders nothing, and tells both', async () => {
    const address = { address_line_1: 'Meir 1', postal_code: '2000', city: 'Antwerpen', country_code: 'BE' };
    const form = { address, vat_number: 'BE0403170701', shown_total: posting };
    const { status, body } = await shop.orderOnInvoice(sold.posting, form);
    expect([status, body.code, body.current.total]).toEqual([409, 'totalChanged', 19_500]);
    await onInvoice(sold.posting, { ...form, shown_total: 19_500 });
  });
});

describe('an idempotency key', () => {
  it('with other content is refused, and nothing is ordered', async () => {
    const key = { idempotency_key: 'one-key-of-mine' };
    const first = await onInvoice(sold.posting, key);
    expect((await onInvoice(sold.posting, key)).id).toBe(first.id);
    for (const change of [{ po_number: 'PO 2' }, { payment_type_id: 4 }]) {
      const { status, body } = await shop.orderOnInvoice(sold.posting, { ...key, ...change });
      expect([status, body.code]).toEqual([409, 'idempotencyKeyReused']);
      // Who reads it sent a form, and knows nothing of keys.
      expect(body.message).toMatch(/open .* formulier/);
      expect(body.message).not.toMatch(/sleutel|idempot/i);
    }
    expect((await shop.orderOnInvoice(sold.credits, key)).body.code).toBe('idempotencyKeyReused');
    expect((await shop.orderOnInvoice(sold.posting, key, 'other')).status).toBe(201);
  });

  it('of a grant with other content is refused as well', async () => {
    const grant = { kind: 'credit', amount: 5, idempotency_key: 'a-grant-of-mine' };
    expect((await asAdmin('POST', '/clients/1/grants', grant)).status).toBe(201);
    expect((await asAdmin('POST', '/clients/1/grants', grant)).status).toBe(201);
    const { status, body } = await asAdmin('POST', '/clients/1/grants', { ...grant, amount: 50 });
    expect([status, body.code]).toEqual([409, 'idempotencyKeyReused']);
  });
});
