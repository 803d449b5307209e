import { eq } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop, sold } from '../../test/open-shop.ts';
import { subscriptions } from '../platform/database/schema.ts';
import { sweepJobs } from '../jobs/tasks/sweep-jobs.ts';
import { sweepShop } from './tasks/sweep-shop.ts';

const day = 24 * 60 * 60 * 1000;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const job = async (id: number) => (await shop.call('GET', `/jobs/${id}`)).body.data;
const buy = async (productId: number, change: object = {}) => (await shop.order(productId, change)).body.data;
const inDays = (count: number) => new Date(shop.clock.now().getTime() + count * day).toISOString();
const put = (id: number, slotId: number) => shop.call('PUT', `/jobs/${id}/slot`, { subscription_id: slotId });
/** The end that an employer asks for in the job's form. */
const endAt = (id: number, days: number) =>
  shop.call('PUT', `/jobs/${id}`, { till: inDays(days).slice(0, 10) });
const refund = (id: number, body: object = {}) => shop.call('POST', `/orders/${id}/refund`, body, 'admin');
const sweep = async () => {
  await sweepJobs(shop.db, shop.clock.now());
  await sweepShop({ ...shop, publicAddress: '', mailsQueued: async () => undefined });
};
const buySlot = async (): Promise<number> => {
  const order = await buy(sold.slot);
  const [slot] = await shop.db.select().from(subscriptions).where(eq(subscriptions.orderId, order.id));
  return slot?.id ?? 0;
};

it('a job that left its slot runs no longer for nothing', async () => {
  const slot = await buySlot();
  const [first, second] = [await shop.draft(), await shop.draft()];
  await put(first, slot);
  await put(second, slot);
  expect((await job(first)).status).toBe('expired');
  const again = await endAt(first, 20);
  expect([again.status, Object.keys(again.body.fields)]).toEqual([422, ['till']]);
  expect((await shop.call('PUT', `/jobs/${first}`, { till: null })).status).toBe(422);
});

it('a job whose order was refunded runs no longer for nothing', async () => {
  const id = await shop.draft();
  const order = await buy(sold.posting, { job_id: id });
  await shop.passDays(5);
  await refund(order.id);
  expect((await job(id)).status).toBe('expired');
  expect((await endAt(id, 10)).status).toBe(422);
});

it('a refund that leaves what was bought ends nothing', async () => {
  const id = await shop.draft();
  const order = await buy(sold.posting, { job_id: id });
  await refund(order.id, { take_back: false });
  expect(await job(id)).toMatchObject({ status: 'active', till: inDays(30), paid_till: inDays(30) });
});

it('a refund of one of two payments leaves the days of the other', async () => {
  const id = await shop.draft();
  const first = await buy(sold.posting, { job_id: id });
  await buy(sold.posting, { job_id: id });
  expect((await job(id)).till).toBe(inDays(60));
  await shop.passDays(10);
  await refund(first.id);
  expect(await job(id)).toMatchObject({ status: 'active', till: inDays(30), paid_till: inDays(30) });
});

it('a slot pauses the own days of a job, however it ends', async () => {
  const slot = await buySlot();
  const [id, other] = [await shop.draft(), await shop.draft()];
  await buy(sold.posting, { job_id: id });
  await shop.passDays(10);
  await put(id, slot);
  await shop.passDays(8);
  await put(other, slot);
  expect(await job(id)).toMatchObject({ status: 'active', till: inDays(20), paid_till: inDays(20) });
  await put(id, slot);
  await shop.call('DELETE', `/subscriptions/${slot}`);
  await shop.passDays(13);
  await sweep();
  expect(await job(id)).toMatchObject({ status: 'active', till: inDays(20) });
});

it('days bought for a job in a slot come after it', async () => {
  const slot = await buySlot();
  const id = await shop.draft();
  await put(id, slot);
  await buy(sold.posting, { job_id: id });
  expect((await job(id)).till).toBe(inDays(30));
  await shop.passDays(3);
  await put(await shop.draft(), slot);
  expect(await job(id)).toMatchObject({ status: 'active', till: inDays(30) });
});

it('who renews a job that was to end sooner loses no paid day', async () => {
  const id = await shop.draft();
  await buy(sold.posting, { job_id: id });
  await endAt(id, 10);
  await buy(sold.posting);
  const renewed = await shop.call('PUT', `/jobs/${id}/renew`, { product_id: sold.posting });
  expect(renewed.body.data.till).toBe(inDays(60));
});

it('a job paid by the click has an address to click, when published and ever after', async () => {
  await buy(sold.clicks);
  const bare = await shop.call('PUT', `/jobs/${await shop.draft({ product_id: sold.clicks })}/publish/draft`);
  expect([bare.status, bare.body.code]).toEqual([409, 'productNeedsUrl']);
  const linked = { product_id: sold.clicks, apply_type: 'url', apply_url: 'https://werf.example/kok' };
  const id = await shop.draft(linked);
  expect((await shop.call('PUT', `/jobs/${id}/publish/draft`)).status).toBe(200);
  const byMail = { apply_type: 'email', apply_email: 'kok@lauwers.example' };
  const changed = await shop.call('PUT', `/jobs/${id}`, byMail);
  expect([changed.status, changed.body.code]).toEqual([409, 'productNeedsUrl']);
  expect((await job(id)).apply_type).toBe('url');
});

it('a job whose budget was given back cannot be made to run longer', async () => {
  const id = await shop.draft({
    product_id: sold.clicks,
    apply_type: 'url',
    apply_url: 'https://werf.example/twee',
  });
  const order = await buy(sold.clicks);
  await shop.call('PUT', `/jobs/${id}/publish/draft`);
  await endAt(id, 2);
  await shop.passDays(91);
  await refund(order.id);
  expect((await job(id)).status).toBe('expired');
  expect((await endAt(id, 20)).status).toBe(422);
});
