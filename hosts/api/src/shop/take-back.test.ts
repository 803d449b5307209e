import { eq } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop, sold } from '../../test/open-shop.ts';
import {
  clients,
  jobs,
  orders,
  organisations,
  products,
  subscriptions,
} from '../platform/database/schema.ts';
import { sweepShop } from './tasks/sweep-shop.ts';

const day = 24 * 60 * 60 * 1000;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.db.insert(products).values({
    id: 13,
    jobBoardId: 1,
    productType: 'contract',
    type: 'jobUpSell',
    name: 'Top uit de bundel',
    priceCents: 0,
    duration: 14,
  });
});
afterAll(() => shop.close());

const buy = async (productId: number, change: object = {}) => (await shop.order(productId, change)).body.data;
const plan = async (id: number) =>
  (await shop.call('GET', `/orders/${id}/refund`, undefined, 'admin')).body.data;
const refund = async (id: number, body: object = {}) =>
  expect((await shop.call('POST', `/orders/${id}/refund`, body, 'admin')).status).toBe(200);
const inDays = (count: number) => new Date(shop.clock.now().getTime() + count * day);
const sweep = () => sweepShop({ ...shop, publicAddress: '', mailsQueued: async () => undefined });
const jobOf = async (id: number) => {
  const [row] = await shop.db.select().from(jobs).where(eq(jobs.id, id));
  if (!row) throw new Error(`No job ${id}`);
  return row;
};
/** A job that runs for a long time, paid by itself. */
const running = async () => {
  const id = await shop.draft();
  for (let nth = 0; nth < 3; nth += 1) await buy(sold.posting, { job_id: id });
  return id;
};

describe('a job that was lifted twice', () => {
  it('stays lifted by what the other paid', async () => {
    const id = await running();
    const first = await buy(sold.upSell, { job_id: id });
    const second = await buy(sold.upSell, { job_id: id });
    await shop.passDays(4);
    expect(await plan(first.id)).toMatchObject({ lifted: [], unused: Math.round((first.total * 10) / 14) });
    await refund(first.id);
    expect(await jobOf(id)).toMatchObject({ premium: true, premiumTill: inDays(14) });
    await shop.passDays(2);
    expect(await plan(second.id)).toMatchObject({ lifted: ['Kok in Kloosterburen'] });
    await refund(second.id);
    expect((await jobOf(id)).premium).toBe(false);
  });

  it('so too where one is given up and written off', async () => {
    const id = await running();
    await buy(sold.upSell, { job_id: id });
    const unpaid = (await shop.orderOnInvoice(sold.upSell, { job_id: id })).body.data;
    await shop.passDays(4);
    await shop.call('POST', `/orders/${unpaid.id}/write-off`, {}, 'admin');
    await shop.db.update(clients).set({ verifiedAt: new Date(0) });
    expect(await jobOf(id)).toMatchObject({ premium: true, premiumTill: inDays(10) });
  });

  it('by a contract, is so no longer once that is given back', async () => {
    const id = await running();
    const bundle = await buy(sold.contract);
    const lifted = await shop.call('POST', `/jobs/${id}/up-sell`, { product_id: 13 });
    expect(lifted.body.data.premium_till).toBe(inDays(14).toISOString());
    await shop.passDays(7);
    // Two of three places are left, and half of the third.
    expect(await plan(bundle.id)).toMatchObject({ unused: Math.round((bundle.total * 2.5) / 3) });
    await refund(bundle.id);
    expect((await jobOf(id)).premium).toBe(false);
  });
});

describe('a slot', () => {
  const slotOf = async (orderId: number) => {
    const [slot] = await shop.db.select().from(subscriptions).where(eq(subscriptions.orderId, orderId));
    if (!slot) throw new Error(`No slot of order ${orderId}`);
    return slot;
  };
  /** A slot with a job in it, whose second cycle was billed ahead. */
  const twoCycles = async () => {
    const first = await buy(sold.slot);
    const slot = await slotOf(first.id);
    const job = await shop.draft();
    await shop.call('PUT', `/jobs/${job}/slot`, { subscription_id: slot.id });
    await shop.passDays(24);
    await sweep();
    const [second] = await shop.db.select().from(orders).where(eq(orders.subscriptionId, slot.id));
    if (!second) throw new Error('The second cycle was not billed');
    await shop.call('POST', `/orders/${second.id}/receive`, {}, 'admin');
    return { first, second, job, slot: () => slotOf(first.id) };
  };

  it('keeps the paid rest of its cycle where the next one is given back, and is billed no more', async () => {
    const { second, job, slot } = await twoCycles();
    expect((await slot()).paidTill).toEqual(inDays(36));
    // Nothing of the next cycle is used yet.
    expect(await plan(second.id)).toMatchObject({
      unused: second.totalCents,
      slots: 0,
      jobs: [],
      valid_till: inDays(36).toISOString(),
    });
    await refund(second.id);
    expect(await slot()).toMatchObject({ paidTill: inDays(6), endedAt: null, jobId: job });
    expect(await jobOf(job)).toMatchObject({ status: 'active', till: inDays(6) });
    await sweep();
    expect(
      await shop.db
        .select()
        .from(orders)
        .where(eq(orders.subscriptionId, second.subscriptionId ?? 0)),
    ).toHaveLength(1);
    await shop.passDays(6);
    await sweep();
    expect((await slot()).endedAt).not.toBeNull();
  });

  it('keeps a paid later cycle where the one before is given back', async () => {
    const { first, second, job, slot } = await twoCycles();
    expect(await plan(first.id)).toMatchObject({ unused: Math.round((first.total * 6) / 30), slots: 0 });
    const description = async () => {
      const { body } = await shop.call('GET', '/clients/1/lots?limit=50', undefined, 'admin');
      return body.data.find((lot: { order_id: number }) => lot.order_id === second.id);
    };
    expect(await description()).toMatchObject({ amount_open: 1, valid_till: inDays(36).toISOString() });
    await refund(first.id);
    // The later cycle began at once, so it ends sooner; the admin reads so too.
    expect(await description()).toMatchObject({ amount_open: 1, valid_till: inDays(30).toISOString() });
    expect(await slot()).toMatchObject({ paidTill: inDays(30), endedAt: null, jobId: job });
    expect(await jobOf(job)).toMatchObject({ status: 'active', till: inDays(30) });
  });

  it('loses nothing where a cycle that is used up is given back', async () => {
    const { first, job, slot } = await twoCycles();
    await shop.passDays(10);
    expect(await plan(first.id)).toMatchObject({ unused: 0, slots: 0, jobs: [] });
    await refund(first.id);
    expect(await slot()).toMatchObject({ paidTill: inDays(26), cancelledAt: null, jobId: job });
  });

  it('ends with its job where all of it is given back, and then holds no unpaid day', async () => {
    const first = await buy(sold.slot);
    const slot = await slotOf(first.id);
    const job = await shop.draft();
    await shop.call('PUT', `/jobs/${job}/slot`, { subscription_id: slot.id });
    await shop.passDays(5);
    expect(await plan(first.id)).toMatchObject({ slots: 1, jobs: ['Kok in Kloosterburen'] });
    await refund(first.id);
    expect(await slotOf(first.id)).toMatchObject({ jobId: null, paidTill: shop.clock.now() });
    expect((await jobOf(job)).status).toBe('expired');
  });
});

describe('an organisation that was featured twice', () => {
  it('loses of the first only what was not used', async () => {
    const first = await buy(sold.featured);
    await shop.passDays(80);
    await buy(sold.featured);
    expect(await plan(first.id)).toMatchObject({ unused: Math.round((first.total * 10) / 90) });
    await refund(first.id);
    const [own] = await shop.db.select().from(organisations).where(eq(organisations.id, 1));
    expect(own).toMatchObject({ featured: true, featuredTill: inDays(90) });
  });

  it('loses nothing of one that is used up, and all of one that has not begun', async () => {
    const order = async () => {
      const { body } = await shop.order(sold.featured, {}, 'other');
      return body.data;
    };
    const [first, second, third] = [await order(), await order(), await order()];
    await shop.passDays(95);
    await refund(first.id);
    const till = async () => {
      const [own] = await shop.db.select().from(organisations).where(eq(organisations.id, 2));
      return own?.featuredTill;
    };
    expect(await till()).toEqual(inDays(175));
    expect(await plan(third.id)).toMatchObject({ unused: third.total });
    await refund(third.id);
    expect(await till()).toEqual(inDays(85));
    await refund(second.id);
    expect(await till()).toBeNull();
  });

  it('by a grant, keeps the days of the purchase where the grant is taken back', async () => {
    const body = { kind: 'featured', amount: 1, valid_till: inDays(20).toISOString().slice(0, 10) };
    const named = { ...body, organisation_id: 2, idempotency_key: 'featured-by-hand' };
    const granted = await shop.call('POST', '/clients/2/grants', named, 'admin');
    expect(granted.status).toBe(201);
    await shop.order(sold.featured, {}, 'other');
    await shop.passDays(5);
    await shop.call('POST', `/clients/2/lots/${granted.body.data.id}/withdraw`, {}, 'admin');
    const [own] = await shop.db.select().from(organisations).where(eq(organisations.id, 2));
    expect(own?.featuredTill).toEqual(inDays(90));
  });
});

describe('a posting that the credits of two orders paid', () => {
  it('loses the days of one order, not those of the other', async () => {
    const first = await buy(sold.credits);
    for (const nth of [1, 2]) {
      const id = await shop.draft({ product_id: sold.byCredits });
      const published = await shop.call('PUT', `/jobs/${id}/publish/draft?pay_with=credit`);
      expect([nth, published.status]).toEqual([nth, 200]);
    }
    const second = await buy(sold.credits);
    const id = await shop.draft({ product_id: sold.byCredits });
    await shop.call('PUT', `/jobs/${id}/publish/draft?pay_with=credit`);
    expect((await jobOf(id)).till).toEqual(inDays(30));
    // Two credits of each.
    await refund(first.id, { amount: 100 });
    expect(await jobOf(id)).toMatchObject({ status: 'active', till: inDays(15) });
    await shop.passDays(5);
    await refund(second.id);
    expect((await jobOf(id)).status).toBe('expired');
  });
});
