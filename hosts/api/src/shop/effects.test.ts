import { eq } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../test/request.ts';
import { openShop, type Shop, sold } from '../../test/open-shop.ts';
import { mailsTo } from '../../test/registering.ts';
import { jobs, organisations, products, subscriptions } from '../platform/database/schema.ts';
import { sweepShop } from './tasks/sweep-shop.ts';

const day = 24 * 60 * 60 * 1000;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const publish = (id: number, query = '') => shop.call('PUT', `/jobs/${id}/publish/draft${query}`);
const byCredits = '?pay_with=credit';
const job = async (id: number) => (await shop.call('GET', `/jobs/${id}`)).body.data;
const buy = async (productId: number, change: object = {}) => (await shop.order(productId, change)).body.data;
const dashboard = async () => (await shop.call('GET', '/client/dashboard')).body.data;
const contracts = async () => (await shop.call('GET', '/client/contracts-balance')).body.data.balance;
const credits = async () => (await shop.call('GET', '/client/credits-balance')).body.data.balance;
const inDays = (count: number) => new Date(shop.clock.now().getTime() + count * day).toISOString();

describe('a posting', () => {
  it('is asked for where a board sells them, and has to be bought', async () => {
    const bare = await publish(await shop.draft());
    expect([bare.status, bare.body.code]).toEqual([409, 'productRequired']);
    const unpaid = await publish(await shop.draft({ product_id: sold.posting }));
    expect([unpaid.status, unpaid.body.code]).toEqual([409, 'productUnpaid']);
    const unknown = await shop.call('POST', '/jobs/draft', { title: 'Kok', product_id: sold.credits });
    expect(unknown.body.fields).toEqual({ product_id: ['Dit product wordt hier niet verkocht'] });
  });

  it('ordered for a job publishes it for its days', async () => {
    const id = await shop.draft();
    await buy(sold.posting, { job_id: id });
    expect(await job(id)).toMatchObject({
      status: 'active',
      product_id: sold.posting,
      till: inDays(30),
      paid_till: inDays(30),
    });
    expect((await dashboard()).postings).toEqual([]);
  });

  it('bought before waits for its job, and is used once', async () => {
    await buy(sold.posting);
    const { body } = await shop.call('GET', '/products');
    const own = body.data.find((one: { product: { id: number } }) => one.product.id === sold.posting);
    expect(own).toMatchObject({ net: 19_500, available: 1, ordered: true, product: { vat_rate: 21 } });
    const both = await Promise.all([
      publish(await shop.draft({ product_id: sold.posting })),
      publish(await shop.draft({ product_id: sold.posting })),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('ordered for a draft that is not complete waits in the balance', async () => {
    const id = (await shop.call('POST', '/jobs/draft', { title: 'Half' })).body.data.id;
    await buy(sold.free, { job_id: id });
    expect((await job(id)).status).toBe('draft');
    expect((await dashboard()).postings).toMatchObject([{ name: 'Proefplaatsing', amount_open: 1 }]);
  });

  it('runs no longer than it is paid, and is renewed with another', async () => {
    const id = await shop.draft();
    await buy(sold.posting, { job_id: id });
    const longer = await shop.call('PUT', `/jobs/${id}`, { till: inDays(90).slice(0, 10) });
    expect(Object.keys(longer.body.fields)).toEqual(['till']);
    const endless = await shop.call('PUT', `/jobs/${id}`, { till: null });
    expect(endless.status).toBe(422);
    const sooner = await shop.call('PUT', `/jobs/${id}`, { till: inDays(10).slice(0, 10) });
    expect(sooner.status).toBe(200);
    const unpaid = await shop.call('PUT', `/jobs/${id}/renew`, { product_id: sold.posting });
    expect(unpaid.body.code).toBe('productUnpaid');
    await buy(sold.posting);
    const renewed = await shop.call('PUT', `/jobs/${id}/renew`, { product_id: sold.posting });
    expect(new Date(renewed.body.data.till).getTime()).toBeGreaterThan(shop.clock.now().getTime() + 39 * day);
  });

  it('of a contract or for credits is paid from those', async () => {
    await buy(sold.contract);
    expect(await contracts()).toBe(3);
    const id = await shop.draft({ product_id: sold.fromContract });
    expect((await publish(id)).body.data).toMatchObject({ status: 'active', till: inDays(60) });
    expect(await contracts()).toBe(2);
    await buy(sold.credits);
    const inCredits = async () => publish(await shop.draft({ product_id: sold.byCredits }), byCredits);
    await inCredits();
    await inCredits();
    const third = await inCredits();
    expect([third.status, third.body.code, third.body.current]).toEqual([
      409,
      'creditsTooFew',
      { kind: 'credit', amount: 4, left: 2 },
    ]);
    expect(third.body.message).toContain('kost 4 credits, en je tegoed is 2');
    // It is so for who has not offered them too.
    const notAsked = await publish(await shop.draft({ product_id: sold.byCredits }));
    expect(notAsked.body.code).toBe('creditsTooFew');
    expect(await credits()).toBe(2);
  });

  it('takes credits of nobody who did not say so, and says what it would take', async () => {
    await buy(sold.credits);
    const before = await credits();
    const id = await shop.draft({ product_id: sold.byCredits });
    const { body: own } = await shop.call('GET', '/products');
    const offered = own.data.find((one: { product: { id: number } }) => one.product.id === sold.byCredits);
    expect(offered).toMatchObject({ takes: { kind: 'credit', amount: 4 } });
    const asked = await publish(id);
    expect([asked.status, asked.body.code, asked.body.current]).toEqual([
      409,
      'creditsNeedConsent',
      { kind: 'credit', amount: 4, left: before },
    ]);
    expect([(await job(id)).status, await credits()]).toEqual(['draft', before]);
    // What was bought for it is taken first, whatever else may be taken.
    await buy(sold.byCredits);
    expect((await publish(id, byCredits)).status).toBe(200);
    expect(await credits()).toBe(before);
    const renew = (more: object) =>
      shop.call('PUT', `/jobs/${id}/renew`, { product_id: sold.byCredits, ...more });
    expect((await renew({})).body.code).toBe('creditsNeedConsent');
    expect((await renew({ pay_with: 'credit' })).status).toBe(200);
    expect(await credits()).toBe(before - 4);
  });
});

describe('an up-sell', () => {
  it('lifts an active job for its days; one that was paid before costs no order', async () => {
    const id = await shop.draft();
    await buy(sold.free, { job_id: id });
    const offers = (await shop.call('GET', `/jobs/${id}/up-sell`)).body.data;
    expect(offers).toMatchObject([{ product: { id: sold.upSell }, net: 9_450, available: 0 }]);
    const first = await shop.call('POST', `/jobs/${id}/up-sell`, {
      product_id: sold.upSell,
      payment_type_id: 1,
    });
    expect(first.body.data).toMatchObject({ order: { status: 'invoiced' }, premium_till: inDays(14) });
    await shop.call('POST', `/orders/${first.body.data.order.id}/receive`, {}, 'admin');
    expect((await job(id)).premium).toBe(true);
    await buy(sold.upSell);
    const second = await shop.call('POST', `/jobs/${id}/up-sell`, { product_id: sold.upSell });
    expect(second.body.data).toEqual({ order: null, premium_till: inDays(28) });
    const third = await shop.call('POST', `/jobs/${id}/up-sell`, { product_id: sold.upSell });
    expect(third.body.code).toBe('productUnpaid');
  });

  it('lifts no draft', async () => {
    const body = { product_id: sold.upSell, payment_type_id: 1 };
    const answer = await shop.call('POST', `/jobs/${await shop.draft()}/up-sell`, body);
    expect([answer.status, answer.body.code]).toEqual([409, 'upsellNotPossible']);
  });
});

describe('a slot', () => {
  it('holds one job at a time, for as long as it is paid', async () => {
    await buy(sold.slot);
    const [slot] = (await dashboard()).slots;
    expect(slot).toMatchObject({ job_id: null, cancelled: false, next_payment_cycle: inDays(30) });
    const [first, second] = [await shop.draft({ title: 'Eerste' }), await shop.draft({ title: 'Tweede' })];
    const put = (id: number, slotId = slot.subscription_id) =>
      shop.call('PUT', `/jobs/${id}/slot`, { subscription_id: slotId });
    expect((await put(first)).body.data).toMatchObject({ status: 'active', till: inDays(30) });
    expect((await put(second)).body.data.status).toBe('active');
    expect((await job(first)).status).toBe('expired');
    expect((await dashboard()).slots).toMatchObject([{ job_id: second, job_title: 'Tweede' }]);
    const wrong = await put(first, 999);
    expect([wrong.status, wrong.body.message]).toEqual([
      409,
      'De vacature kon niet op deze plek worden gezet',
    ]);
    const longer = await shop.call('PUT', `/jobs/${second}`, { till: inDays(90).slice(0, 10) });
    expect(longer.status).toBe(422);
    const others = await shop.call('DELETE', `/subscriptions/${slot.subscription_id}`, undefined, 'other');
    expect(others.status).toBe(404);
  });

  it('is given to one of two jobs that are put there at once', async () => {
    const [slot] = (await dashboard()).slots;
    const ids = [await shop.draft(), await shop.draft()];
    await Promise.all(
      ids.map((id) => shop.call('PUT', `/jobs/${id}/slot`, { subscription_id: slot.subscription_id })),
    );
    const [held] = (await dashboard()).slots;
    const statuses = await Promise.all(ids.map(async (id) => [id, (await job(id)).status]));
    for (const [id, status] of statuses) expect(status === 'active').toBe(id === held.job_id);
  });
});

describe('a click budget', () => {
  const click = (uuid: string, from: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/public/v1/jobs/${uuid}/apply-click`,
      // As a browser pings.
      headers: { 'x-site-host': 'localhost', 'x-forwarded-for': from, 'content-type': 'text/ping' },
      payload: 'PING',
    });

  it('pays each visitor once per job and day, and pauses the job at its end', async () => {
    await buy(sold.clicks);
    const id = await shop.draft({
      product_id: sold.clicks,
      apply_type: 'url',
      apply_url: 'https://werf.example/kok',
    });
    const { uuid } = (await publish(id)).body.data;
    const answer = await click(uuid, '198.51.100.1');
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { url: 'https://werf.example/kok' } }]);
    await click(uuid, '198.51.100.1');
    const left = async () =>
      (await dashboard()).subscriptions.find(({ kind }: { kind: string }) => kind === 'cpc')?.amount_open;
    expect(await left()).toBe(600);
    expect((await job(id)).status).toBe('active');
    // 1000 cents are two clicks of 400, and then no whole one is left.
    await click(uuid, '198.51.100.2');
    expect(await left()).toBe(200);
    expect((await job(id)).status).toBe('paused');
    expect((await click(uuid, '198.51.100.3')).json().code).toBe('jobExpired');
    const mails = await mailsTo(shop, 'employer@example.org');
    expect(mails.map(({ event }) => event)).toContain('budget.used');
    const again = await shop.call('PUT', `/jobs/${id}/status`, { status: 'active' });
    expect(again.body.code).toBe('productUnpaid');
    await buy(sold.clicks);
    expect((await shop.call('PUT', `/jobs/${id}/status`, { status: 'active' })).status).toBe(200);
  });

  it('costs nothing where a job runs on another product', async () => {
    const id = await shop.draft({ apply_type: 'url', apply_url: 'https://werf.example/twee' });
    await buy(sold.free, { job_id: id });
    expect((await click((await job(id)).uuid, '198.51.100.9')).statusCode).toBe(200);
    expect((await click('00000000-0000-4000-8000-000000000000', '198.51.100.9')).statusCode).toBe(404);
  });

  it('tells a click budget as money, and no number of jobs', async () => {
    const { body } = await shop.call('GET', '/products');
    const found = body.data.find((one: { product: { id: number } }) => one.product.id === sold.clicks);
    expect(found).toMatchObject({ available: 1, currency: 'EUR', budget: 1200, takes: null });
  });
});

describe('a featured organisation', () => {
  it('is one of the company’s, for its days', async () => {
    await buy(sold.featured);
    const own = await shop.db.select().from(organisations).where(eq(organisations.id, 1));
    expect(own[0]).toMatchObject({ featured: true, featuredTill: new Date(inDays(90)) });
    expect((await dashboard()).subscriptions.map(({ kind }: { kind: string }) => kind)).toContain('featured');
  });
});

describe('a custom product', () => {
  it('is a request to the board, which an admin grants', async () => {
    const order = await buy(sold.custom);
    expect(order.status).toBe('paid');
    const [request] = (await mailsTo(shop, 'board18@example.org')).filter(
      ({ event }) => event === 'order.request',
    );
    expect(request?.text).toContain('Campagne op maat');
    const before = await credits();
    const grant = { kind: 'credit', amount: 5, note: 'Campagne', idempotency_key: 'campagne-1' };
    const given = await shop.call('POST', '/clients/1/grants', grant, 'admin');
    expect([given.status, given.body.data.amount]).toEqual([201, 5]);
    await shop.call('POST', '/clients/1/grants', grant, 'admin');
    expect(await credits()).toBe(before + 5);
    const elsewhere = await shop.call(
      'POST',
      '/clients/999/grants',
      { ...grant, idempotency_key: 'campagne-2' },
      'admin',
    );
    expect(elsewhere.status).toBe(404);
    const negative = await shop.call('POST', '/clients/1/grants', { ...grant, amount: -5 }, 'admin');
    expect(negative.status).toBe(400);
  });
});

describe('a product whose price is still to be agreed', () => {
  it('is asked for, and neither side reads that it costs nothing', async () => {
    await shop.db.update(products).set({ priceCents: 0 }).where(eq(products.id, sold.custom));
    const order = await buy(sold.custom);
    expect([order.status, order.total, order.invoice_number]).toEqual(['paid', 0, null]);
    const asked = (await mailsTo(shop, 'board18@example.org')).filter(
      ({ event }) => event === 'order.request',
    );
    const sent = await mailsTo(shop, order.email);
    const texts = [asked.at(-1)?.text, sent.at(-1)?.text];
    for (const text of texts) {
      expect(text).toContain('Campagne op maat');
      expect(text).not.toMatch(/€|EUR/);
    }
  });
});

describe('a refund', () => {
  it('takes back what is left, ends what runs on it, and is done once', async () => {
    const id = await shop.draft();
    const order = await buy(sold.posting, { job_id: id });
    const refund = () => shop.call('POST', `/orders/${order.id}/refund`, { reason: 'Per ongeluk' }, 'admin');
    const { body } = await refund();
    expect(body.data).toMatchObject({ status: 'paid', refund_state: 'done' });
    expect(body.data.credit_note_number).not.toBe(body.data.invoice_number);
    expect((await job(id)).status).toBe('expired');
    expect((await refund()).body.code).toBe('refundNotPossible');
    const note = await shop.call('GET', `/orders/${order.id}/invoice?kind=credit_note`);
    expect(note.headers['content-type']).toBe('application/pdf');
  });

  it('of credits leaves what was spent, and takes the rest', async () => {
    const before = await credits();
    const order = await buy(sold.credits);
    expect(await credits()).toBe(before + 10);
    await shop.call('POST', `/orders/${order.id}/refund`, {}, 'admin');
    expect(await credits()).toBe(before);
  });

  it('is the admin’s, of the admin’s own board', async () => {
    const order = await buy(sold.credits);
    expect((await shop.call('POST', `/orders/${order.id}/refund`, {})).status).toBe(404);
    const csv = await shop.call('GET', '/orders/export?match[status]=paid', undefined, 'admin');
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.bytes.toString().split('\r\n')[0]).toContain('order,date,status');
    const guest = await ask(shop, 'admin/v1/orders/export');
    expect(guest.status).toBe(401);
  });
});

describe('the admin’s products', () => {
  it('are made, changed and no longer sold, without touching orders', async () => {
    const made = await shop.call(
      'POST',
      '/products',
      { name: ' Zomeractie ', price_cents: 5_000, type: 'jobPosting', duration: 14, discount: 50 },
      'admin',
    );
    expect(made.body.data).toMatchObject({ name: 'Zomeractie', price: 50, active: true });
    const { id } = made.body.data;
    const order = await buy(id);
    expect(order.net).toBe(2_500);
    await shop.call('PUT', `/products/${id}`, { price_cents: 9_900, name: 'Herfstactie' }, 'admin');
    expect((await shop.call('GET', `/orders/${order.id}`)).body.data.product.name).toBe('Zomeractie');
    expect((await shop.call('DELETE', `/products/${id}`, undefined, 'admin')).status).toBe(204);
    expect((await shop.order(id)).body.code).toBe('productNotSold');
    expect((await shop.call('PUT', '/products/9999', { name: 'x' }, 'admin')).status).toBe(404);
    const { data: list } = (await shop.call('GET', '/products', undefined, 'admin')).body;
    const { revision } = list.find((one: { readonly id: number }) => one.id === id);
    const theirs = await shop.call('PUT', `/products/${id}`, { price_cents: 8_900, revision }, 'admin');
    const late = await shop.call('PUT', `/products/${id}`, { name: 'Lenteactie', revision }, 'admin');
    expect([late.status, late.body.current]).toEqual([409, theirs.body.data]);
    for (const purchase_url of ['javascript:alert(1)', '//evil.example', 'shop.example']) {
      const answer = await shop.call('PUT', `/products/${id}`, { purchase_url }, 'admin');
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['purchase_url']]);
    }
    const elsewhere = { purchase_url: 'https://shop.example/1' };
    expect((await shop.call('PUT', `/products/${id}`, elsewhere, 'admin')).body.data).toMatchObject(
      elsewhere,
    );
    const negative = { name: 'x', price_cents: -1, type: 'credit', quantity: -2 };
    expect((await shop.call('POST', '/products', negative, 'admin')).status).toBe(400);
  });
});

describe('the minute’s work', () => {
  const deps = () => ({ ...shop, publicAddress: '', mailsQueued: async () => undefined });

  it('warns once, ends what is over, bills slots ahead, and ends those nobody pays', async () => {
    const [before] = (await dashboard()).slots;
    await shop.passDays(24);
    await sweepShop(deps());
    await sweepShop(deps());
    const [renewed] = (await dashboard()).slots;
    // On invoice: billed once, a week ahead, for one more cycle.
    expect(new Date(renewed.valid_till).getTime()).toBe(new Date(before.valid_till).getTime() + 30 * day);
    expect((await job(renewed.job_id)).till).toBe(renewed.valid_till);
    await shop.call('DELETE', `/subscriptions/${renewed.subscription_id}`);
    await shop.passDays(40);
    await sweepShop(deps());
    expect((await dashboard()).slots).toEqual([]);
    const [row] = await shop.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.id, renewed.subscription_id));
    expect(row).toMatchObject({ jobId: null, cycles: 2 });
    expect(row?.endedAt).not.toBeNull();
    const [held] = await shop.db.select().from(jobs).where(eq(jobs.id, renewed.job_id));
    expect(held?.status).toBe('expired');
  });

  it('tells who has credits that end within a week, each once', async () => {
    await shop.passDays(296);
    await sweepShop(deps());
    await sweepShop(deps());
    const mails = (await mailsTo(shop, 'employer@example.org')).filter(({ event }) =>
      event.startsWith('lot.ending.'),
    );
    expect(new Set(mails.map(({ event }) => event)).size).toBe(mails.length);
    expect(mails.some(({ subject }) => subject.includes('Tien credits'))).toBe(true);
    await shop.passDays(10);
    await sweepShop(deps());
    expect(await contracts()).toBe(0);
    const own = await shop.db.select().from(organisations).where(eq(organisations.id, 1));
    expect(own[0]).toMatchObject({ featured: false, featuredTill: null });
  });
});
