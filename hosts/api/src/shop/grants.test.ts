import { eq } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop, sold } from '../../test/open-shop.ts';
import { ask } from '../../test/request.ts';
import { logIn } from '../../test/test-accounts.ts';
import { mailsTo } from '../../test/registering.ts';
import { organisations } from '../platform/database/schema.ts';
import { sweepShop } from './tasks/sweep-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

let named = 0;
const grant = (body: object, client = 1) => {
  named += 1;
  const key = { amount: 1, idempotency_key: `by-hand-${named}` };
  return shop.call('POST', `/clients/${client}/grants`, { ...key, ...body }, 'admin');
};
const withdraw = (lot: number, body: object = {}, client = 1) =>
  shop.call('POST', `/clients/${client}/lots/${lot}/withdraw`, body, 'admin');
const lots = async (query = '') =>
  (await shop.call('GET', `/clients/1/lots${query}`, undefined, 'admin')).body;
const dashboard = async () => (await shop.call('GET', '/client/dashboard')).body.data;
const job = async (id: number) => (await shop.call('GET', `/jobs/${id}`)).body.data;
const credits = async () => (await shop.call('GET', '/client/credits-balance')).body.data.balance;
const featured = async () => {
  const [row] = await shop.db.select().from(organisations).where(eq(organisations.id, 1));
  return { featured: row?.featured, till: row?.featuredTill?.toISOString() ?? null };
};
const minute = () => sweepShop({ ...shop, publicAddress: '', mailsQueued: async () => undefined });

describe('what an admin grants', () => {
  it('is listed with who gave it, when, why, and what is left of it', async () => {
    await shop.order(sold.credits);
    await grant({ kind: 'credit', amount: 5, name: 'Goodwill', note: 'Storing van 3 november' });
    const { data, meta } = await lots();
    expect(meta.total).toBe(2);
    expect(data[0]).toMatchObject({
      kind: 'credit',
      name: 'Goodwill',
      reason: 'granted',
      granted_by: expect.stringMatching(/\S/) as string,
      note: 'Storing van 3 november',
      created_at: shop.clock.now().toISOString(),
      amount: 5,
      amount_open: 5,
      used: 0,
      order_id: null,
    });
    expect(data[1]).toMatchObject({ reason: 'bought', granted_by: null, amount: 10 });
    expect((await lots('?limit=1&page=2')).data).toMatchObject([{ reason: 'bought' }]);
    const list = (await shop.call('GET', '/clients?search=lauwers', undefined, 'admin')).body.data;
    expect(list).toMatchObject([{ balances: [{ kind: 'credit', amount_open: 15 }] }]);
  });

  it('that nobody named goes by its kind, in the reader’s language; so does one of before', async () => {
    const { body } = await grant({ kind: 'contract', amount: 2 });
    expect(body.data.name).toBe('Plaatsingen van een bundel');
    await grant({ kind: 'contract', amount: 1, name: 'contract' });
    const token = await logIn(shop, 'employer');
    const inRomanian = await ask(shop, 'employer/v1/client/dashboard', { bearer: token, locale: 'ro' });
    expect((await dashboard()).contracts).toMatchObject([
      { name: 'Plaatsingen van een bundel' },
      { name: 'Plaatsingen van een bundel' },
    ]);
    expect(inRomanian.body.data.contracts).toMatchObject([
      { name: 'Publicări dintr-un pachet' },
      { name: 'Publicări dintr-un pachet' },
    ]);
  });

  it('is nothing that another board’s admin or an employer sees', async () => {
    expect((await shop.call('GET', '/clients/1/lots')).status).toBe(404);
    expect((await shop.call('GET', '/clients/999/lots', undefined, 'admin')).status).toBe(404);
  });

  it('can be slots: they take jobs, are not billed again, and end by themselves', async () => {
    const { status, body } = await grant({ kind: 'slot', amount: 2, product_id: sold.slot, note: 'Proef' });
    expect([status, body.data.kind, body.data.amount_open]).toEqual([201, 'slot', 2]);
    const [slot, second] = (await dashboard()).slots;
    expect(slot).toMatchObject({ name: 'Wisselplek', next_payment_cycle: null, cancelled: false });
    expect(second).toBeDefined();
    const id = await shop.draft();
    await shop.call('PUT', `/jobs/${id}/slot`, { subscription_id: slot.subscription_id });
    expect(await job(id)).toMatchObject({ status: 'active', till: slot.valid_till });
    await shop.passDays(25);
    await minute();
    expect((await shop.call('GET', '/orders')).body.meta.total).toBe(1);
    await shop.passDays(6);
    await minute();
    expect((await dashboard()).slots).toEqual([]);
    expect((await job(id)).status).toBe('expired');
    const received = await mailsTo(shop, 'employer@example.org');
    expect(received.filter(({ event }) => event === 'slot.ended')).toHaveLength(2);
  });

  it('can be an organisation that is featured until a day', async () => {
    const bare = await grant({ kind: 'featured' });
    expect([bare.status, Object.keys(bare.body.fields)]).toEqual([422, ['valid_till']]);
    const { body } = await grant({ kind: 'featured', valid_till: '2027-06-30' });
    expect(await featured()).toEqual({ featured: true, till: body.data.valid_till });
    expect((await withdraw(body.data.id)).body.data.amount_open).toBe(0);
    expect(await featured()).toEqual({ featured: false, till: null });
  });

  it.each([
    ['a slot of no product', { kind: 'slot' }, 404, 'productNotFound'],
    ['a slot of what is none', { kind: 'slot', product_id: sold.credits }, 404, 'productNotFound'],
    ['too many slots', { kind: 'slot', product_id: sold.slot, amount: 101 }, 422, 'validation'],
    ['what is over already', { kind: 'credit', valid_till: '2020-01-01' }, 422, 'validation'],
    [
      'another company’s organisation',
      { kind: 'featured', organisation_id: 2, valid_till: '2027-06-30' },
      422,
      'validation',
    ],
    ['nothing at all', { kind: 'credit', amount: 0 }, 400, 'badRequest'],
  ])('is never %s', async (_what, body, status, code) => {
    const before = (await lots()).meta.total;
    const answer = await grant(body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await lots()).meta.total).toBe(before);
  });
});

describe('a grant that was a mistake', () => {
  it('is taken back as far as it was not used, once', async () => {
    const before = await credits();
    const { data } = (await grant({ kind: 'credit', amount: 50, note: 'Vijf bedoeld' })).body;
    expect(await credits()).toBe(before + 50);
    const { body } = await withdraw(data.id, { note: 'Typefout' });
    expect(body.data).toMatchObject({ amount: 50, amount_open: 0, used: 0, taken_back: 50 });
    expect((await withdraw(data.id)).body.data.taken_back).toBe(50);
    expect(await credits()).toBe(before);
  });

  it('of slots ends the jobs in them', async () => {
    const { data } = (await grant({ kind: 'slot', product_id: sold.slot })).body;
    const [slot] = (await dashboard()).slots;
    const id = await shop.draft();
    await shop.call('PUT', `/jobs/${id}/slot`, { subscription_id: slot.subscription_id });
    await withdraw(data.id);
    expect((await job(id)).status).toBe('expired');
    expect((await dashboard()).slots).toEqual([]);
  });

  it('of a click budget pauses its jobs at once', async () => {
    const { data } = (await grant({ kind: 'cpc', product_id: sold.clicks, amount: 1_000 })).body;
    const id = await shop.draft({
      apply_type: 'url',
      apply_url: 'https://werf.example/kok',
      product_id: sold.clicks,
    });
    await shop.call('PUT', `/jobs/${id}/publish/draft`);
    expect((await job(id)).status).toBe('active');
    await withdraw(data.id);
    expect((await job(id)).status).toBe('paused');
  });

  it('is no purchase: that is refunded', async () => {
    const bought = (await lots('?limit=50')).data.find((lot: { reason: string }) => lot.reason === 'bought');
    expect((await withdraw(bought.id)).status).toBe(404);
    expect((await withdraw(bought.id, {}, 2)).status).toBe(404);
  });
});
