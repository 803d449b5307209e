import { eq } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../test/request.ts';
import { openShop, type Shop, sold } from '../../test/open-shop.ts';
import { jobs, orders, products, subscriptions } from '../platform/database/schema.ts';
import { sweepShop } from './tasks/sweep-shop.ts';
import { sweepJobs } from '../jobs/tasks/sweep-jobs.ts';
import { balanceOf, spend } from './ledger.ts';
import { paidTillOf } from './paid-till.ts';

const day = 24 * 60 * 60 * 1000;
/** Products that are applied to by mail alone. */
const byMail = { slot: 20, posting: 21 } as const;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const common = { jobBoardId: 1, productType: 'job_posting', priceCents: 5_000, duration: 30 } as const;
  await shop.db.insert(products).values([
    { ...common, id: byMail.slot, name: 'Plek per mail', type: 'slot', requiresEmailApply: true },
    { ...common, id: byMail.posting, name: 'Per mail', type: 'jobPosting', requiresEmailApply: true },
  ]);
});
afterAll(() => shop.close());

const job = async (id: number) => (await shop.call('GET', `/jobs/${id}`)).body.data;
const inDays = (count: number) => new Date(shop.clock.now().getTime() + count * day).toISOString();
const assign = (id: number, slotId: number) =>
  shop.call('PUT', `/jobs/${id}/slot`, { subscription_id: slotId });
const byLink = { apply_type: 'url', apply_url: 'https://werf.example/kok' };
const sweep = async () => {
  await sweepJobs(shop.db, shop.clock.now());
  await sweepShop({ ...shop, publicAddress: '', mailsQueued: async () => undefined });
  // Who owes nothing may order on invoice again.
  const owed = await shop.db.select().from(orders).where(eq(orders.status, 'invoiced'));
  for (const { id } of owed) await shop.call('POST', `/orders/${id}/receive`, {}, 'admin');
};
const buySlot = async (productId: number = sold.slot): Promise<number> => {
  const { body } = await shop.order(productId);
  const [slot] = await shop.db.select().from(subscriptions).where(eq(subscriptions.orderId, body.data.id));
  return slot?.id ?? 0;
};
const slotRow = async (id: number) => {
  const [slot] = await shop.db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return slot;
};
const budget = () =>
  balanceOf(shop.db, { clientId: 1, kind: 'cpc', productId: sold.clicks, now: shop.clock.now() });
let visitors = 0;
const click = async (id: number) => {
  visitors += 1;
  const { uuid } = await job(id);
  return shop.app.inject({
    method: 'POST',
    url: `/api/public/v1/jobs/${uuid}/apply-click`,
    headers: {
      'x-site-host': 'localhost',
      'x-forwarded-for': `198.51.100.${visitors}`,
      'content-type': 'text/ping',
    },
    payload: 'PING',
  });
};
const clickedJob = async (): Promise<number> => {
  const id = await shop.draft({ ...byLink, product_id: sold.clicks });
  await shop.call('PUT', `/jobs/${id}/publish/draft`);
  return id;
};
/** Takes what is left of the budget, as clicks on other jobs do. */
const emptyBudget = async () => {
  const amount = await budget();
  if (amount === 0) return;
  visitors += 1;
  const spending = { clientId: 1, kind: 'cpc', amount, operation: `elsewhere:${visitors}` } as const;
  await shop.db.transaction((tx) => spend(tx, { ...spending, now: shop.clock.now() }));
};

describe('a job that is paid by the click', () => {
  it('goes on with its clicks after a slot, which costs it none', async () => {
    await emptyBudget();
    await shop.order(sold.clicks);
    const [id, slot] = [await clickedJob(), await buySlot()];
    await assign(id, slot);
    expect(await job(id)).toMatchObject({ status: 'active', till: inDays(30), product_id: sold.clicks });
    expect((await click(id)).statusCode).toBe(200);
    expect(await budget()).toBe(1_000);
    await assign(await shop.draft(), slot);
    expect(await job(id)).toMatchObject({ status: 'active', till: null });
    await click(id);
    expect(await budget()).toBe(600);
  });

  it('goes on with its clicks when the slot ends, whichever sweep comes first', async () => {
    await emptyBudget();
    await shop.order(sold.clicks);
    const [id, slot] = [await clickedJob(), await buySlot()];
    await assign(id, slot);
    await shop.call('DELETE', `/subscriptions/${slot}`);
    await shop.passDays(31);
    await sweep();
    expect(await job(id)).toMatchObject({ status: 'active', till: null });
  });

  it.each(['jobs', 'shop'])(
    'stays paused by its employer when the slot ends, the sweep of %s first',
    async (first) => {
      await emptyBudget();
      await shop.order(sold.clicks);
      const [id, slot] = [await clickedJob(), await buySlot()];
      await assign(id, slot);
      await shop.call('DELETE', `/subscriptions/${slot}`);
      await shop.call('PUT', `/jobs/${id}/status`, { status: 'paused' });
      await shop.passDays(31);
      if (first === 'shop')
        await sweepShop({ ...shop, publicAddress: '', mailsQueued: async () => undefined });
      await sweep();
      expect(await job(id)).toMatchObject({ status: 'paused', till: null });
    },
  );

  it('waits for clicks where none is left, and goes on when some are bought', async () => {
    await emptyBudget();
    await shop.order(sold.clicks);
    const [id, slot] = [await clickedJob(), await buySlot()];
    await assign(id, slot);
    await emptyBudget();
    await assign(await shop.draft(), slot);
    expect(await job(id)).toMatchObject({ status: 'paused', till: null });
    const activate = () => shop.call('PUT', `/jobs/${id}/status`, { status: 'active' });
    expect((await activate()).body.code).toBe('productUnpaid');
    await shop.order(sold.clicks);
    expect((await activate()).body.data).toMatchObject({ status: 'active', till: null });
  });

  it('may be activated in a slot without a click left', async () => {
    await emptyBudget();
    await shop.order(sold.clicks);
    const [id, slot] = [await clickedJob(), await buySlot()];
    await assign(id, slot);
    await emptyBudget();
    await shop.call('PUT', `/jobs/${id}/status`, { status: 'paused' });
    expect((await shop.call('PUT', `/jobs/${id}/status`, { status: 'active' })).status).toBe(200);
  });

  it('comes back by a renewal with its budget, after days of its own or an end', async () => {
    await emptyBudget();
    const id = await shop.draft(byLink);
    await shop.order(sold.posting, { job_id: id });
    const renew = () => shop.call('PUT', `/jobs/${id}/renew`, { product_id: sold.clicks });
    expect((await renew()).body.code).toBe('productUnpaid');
    await shop.order(sold.clicks);
    // Its days first, then its clicks.
    expect((await renew()).body.data).toMatchObject({ status: 'active', till: null });
    await click(id);
    expect(await budget()).toBe(1_000);
    await shop.passDays(31);
    await sweep();
    expect((await job(id)).status).toBe('active');
    await click(id);
    expect(await budget()).toBe(600);
    await shop.call('PUT', `/jobs/${id}`, { till: inDays(1) });
    await shop.passDays(2);
    await sweep();
    expect((await job(id)).status).toBe('expired');
    expect((await renew()).body.data).toMatchObject({ status: 'active', till: null });
    const bare = await shop.draft();
    await shop.order(sold.posting, { job_id: bare });
    const wrong = await shop.call('PUT', `/jobs/${bare}/renew`, { product_id: sold.clicks });
    expect([wrong.status, wrong.body.code]).toEqual([409, 'productNeedsUrl']);
  });
});

describe('a product that is applied to by mail', () => {
  it('of a slot takes no job with an address, and no edit to one while it is there', async () => {
    const slot = await buySlot(byMail.slot);
    const refused = await assign(await shop.draft(byLink), slot);
    expect([refused.status, refused.body.code]).toEqual([409, 'productNeedsEmail']);
    expect((await slotRow(slot))?.jobId).toBeNull();
    const id = await shop.draft();
    await shop.order(sold.posting, { job_id: id });
    await assign(id, slot);
    expect((await shop.call('PUT', `/jobs/${id}`, byLink)).body.code).toBe('productNeedsEmail');
    await assign(await shop.draft(), slot);
    // Its own product, which it has again, asks for nothing.
    expect(await job(id)).toMatchObject({ product_id: sold.posting, till: inDays(30) });
    expect((await shop.call('PUT', `/jobs/${id}`, byLink)).status).toBe(200);
  });

  it('waits in the balance where it was bought for a job with an address', async () => {
    const id = await shop.draft(byLink);
    await shop.order(byMail.posting, { job_id: id });
    expect((await job(id)).status).toBe('draft');
    const left = { clientId: 1, kind: 'posting', productId: byMail.posting, now: shop.clock.now() } as const;
    expect(await balanceOf(shop.db, left)).toBe(1);
  });

  it('is still asked of a job whose own days wait in a slot', async () => {
    const [id, slot] = [await shop.draft(), await buySlot()];
    await shop.order(byMail.posting, { job_id: id });
    await assign(id, slot);
    expect((await shop.call('PUT', `/jobs/${id}`, byLink)).body.code).toBe('productNeedsEmail');
  });
});

it('a job that its employer ended in the slot stays ended when the slot is paid again, and when it leaves', async () => {
  const [id, slot] = [await shop.draft(), await buySlot()];
  await shop.order(sold.posting, { job_id: id });
  await assign(id, slot);
  await shop.call('PUT', `/jobs/${id}`, { till: inDays(3) });
  await shop.passDays(25);
  // On invoice the next cycle is paid a week ahead.
  await sweep();
  expect((await slotRow(slot))?.cycles).toBe(2);
  expect((await job(id)).status).toBe('expired');
  await assign(await shop.draft(), slot);
  expect((await job(id)).status).toBe('expired');
  // Its own days were not lost by it.
  expect((await shop.call('PUT', `/jobs/${id}`, { till: inDays(30) })).body.data.status).toBe('active');
});

it('a job that runs as long as its slot runs on when the slot is paid again', async () => {
  const [id, slot] = [await shop.draft(), await buySlot()];
  await assign(id, slot);
  const { till } = await job(id);
  await shop.passDays(25);
  await sweep();
  expect(Date.parse((await job(id)).till) - Date.parse(till)).toBe(30 * day);
});

it('a job that was to start later starts with its slot, and its own days wait for it to leave', async () => {
  await shop.order(sold.posting);
  const from = inDays(200);
  const [id, slot] = [await shop.draft({ product_id: sold.posting, from }), await buySlot()];
  await shop.call('PUT', `/jobs/${id}/publish/draft`);
  expect((await job(id)).status).toBe('scheduled');
  await assign(id, slot);
  expect(await job(id)).toMatchObject({ status: 'active', from: inDays(0) });
  const { body } = await ask(shop, `public/v1/jobs/slug/${(await job(id)).slug}`);
  expect(body.data.id).toBe(id);
  await shop.passDays(4);
  await assign(await shop.draft(), slot);
  expect(await job(id)).toMatchObject({ status: 'active', till: inDays(30), paid_till: inDays(30) });
});

it('a deleted job leaves its slot free', async () => {
  const [id, slot] = [await shop.draft(), await buySlot()];
  await assign(id, slot);
  expect((await shop.call('DELETE', `/jobs/${id}`)).status).toBe(204);
  expect((await slotRow(slot))?.jobId).toBeNull();
  const next = await shop.draft();
  expect((await assign(next, slot)).body.data.status).toBe('active');
});

it('a job that left its slot is paid by nothing, also where the board asks for no product any more', async () => {
  const [id, slot] = [await shop.draft(), await buySlot()];
  await assign(id, slot);
  await assign(await shop.draft(), slot);
  const [row] = await shop.db.select().from(jobs).where(eq(jobs.id, id));
  expect(row?.productId).toBeNull();
  expect(row && (await paidTillOf(shop.db, row, shop.clock.now()))).toEqual(shop.clock.now());
});

it('a job in a slot is one of the slot’s product on the pages that show a product’s jobs', async () => {
  const [id, slot] = [await shop.draft({ title: 'Klokkenluider' }), await buySlot()];
  await shop.order(sold.posting, { job_id: id });
  const found = async (productId: number) => {
    await shop.search.catchUp();
    const query = `search=Klokkenluider&in[product_id]=${productId}`;
    return (await ask(shop, `public/v1/job-boards/1/jobs?${query}`)).body.meta.total as number;
  };
  expect([await found(sold.posting), await found(sold.slot)]).toEqual([1, 0]);
  await assign(id, slot);
  expect([await found(sold.posting), await found(sold.slot)]).toEqual([0, 1]);
});
