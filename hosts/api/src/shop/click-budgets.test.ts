import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany, openShop, type Shop, sold } from '../../test/open-shop.ts';
import { mailsTo } from '../../test/registering.ts';
import { sweepJobs } from '../jobs/tasks/sweep-jobs.ts';
import { sweepShop } from './tasks/sweep-shop.ts';
import { clients } from '../platform/database/schema.ts';
import { balanceOf } from './ledger.ts';

const day = 24 * 60 * 60 * 1000;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

let visitors = 0;
const click = (uuid: string) => {
  visitors += 1;
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
const job = async (id: number) => (await shop.call('GET', `/jobs/${id}`)).body.data;
/** 1000 cents, of which a click takes 400. */
const buyBudget = async (): Promise<number> => (await shop.order(sold.clicks)).body.data.id;
const left = () =>
  balanceOf(shop.db, { clientId: 1, kind: 'cpc', productId: sold.clicks, now: shop.clock.now() });
const sweep = async () => {
  await sweepShop({ ...shop, publicAddress: '', mailsQueued: async () => undefined });
  await sweepJobs(shop.db, shop.clock.now());
  await shop.search.catchUp();
};
const clickedJob = async (title: string, change: object = {}): Promise<number> => {
  const id = await shop.draft({
    title,
    product_id: sold.clicks,
    apply_type: 'url',
    apply_url: 'https://werf.example/kok',
    ...change,
  });
  await shop.call('PUT', `/jobs/${id}/publish/draft`);
  return id;
};
const statuses = async (...ids: readonly number[]) =>
  Promise.all(ids.map(async (id) => (await job(id)).status as string));

it('pauses every job of it with the click that empties it, and tells of all of them once', async () => {
  await buyBudget();
  const [first, second] = [await clickedJob('Kok'), await clickedJob('Bakker')];
  expect(await statuses(first, second)).toEqual(['active', 'active']);
  const { uuid } = await job(first);
  await click(uuid);
  expect(await statuses(first, second)).toEqual(['active', 'active']);
  await click(uuid);
  expect(await statuses(first, second)).toEqual(['paused', 'paused']);
  const received = (await mailsTo(shop, 'employer@example.org')).filter(
    ({ event }) => event === 'budget.used',
  );
  expect(received).toHaveLength(1);
  expect(`${received[0]?.subject} ${received[0]?.text}`).toMatch(/Kok.*Bakker/s);
  await sweep();
  expect(
    (await mailsTo(shop, 'employer@example.org')).filter(({ event }) => event === 'budget.used'),
  ).toHaveLength(1);
});

it('two jobs clicked at the same moment take together what there is, and nobody is refused for it', async () => {
  await buyBudget();
  const ids = [await clickedJob('Een'), await clickedJob('Twee')];
  const uuids = await Promise.all(ids.map(async (id) => (await job(id)).uuid as string));
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => click(uuids[index % 2] ?? '')));
  // Who clicked before the jobs were paused is sent on, who clicked after it reads that they are.
  for (const { statusCode } of answers) expect([200, 410]).toContain(statusCode);
  // Which of them is served first is nobody's to say: as many as the budget pays for are sent on.
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(2);
  expect(await statuses(...ids)).toEqual(['paused', 'paused']);
  expect(await left()).toBe(0);
  expect((await click(uuids[0] ?? '')).statusCode).toBe(410);
});

it('pauses its jobs when it is given back', async () => {
  const order = await buyBudget();
  const id = await clickedJob('Kelner');
  expect(await statuses(id)).toEqual(['active']);
  await shop.call('POST', `/orders/${order}/refund`, {}, 'admin');
  expect(await statuses(id)).toEqual(['paused']);
});

it('pauses its jobs when its invoice is given up', async () => {
  await shop.db.update(clients).set({ verifiedAt: new Date(0) });
  const { body } = await shop.orderOnInvoice(sold.clicks);
  const id = await clickedJob('Koerier');
  expect(await statuses(id)).toEqual(['active']);
  await shop.call('POST', `/orders/${body.data.id}/write-off`, {}, 'admin');
  expect(await statuses(id)).toEqual(['paused']);
  await shop.db.update(clients).set({ verifiedAt: new Date(0) });
});

it('pauses its jobs when its time is over', async () => {
  await buyBudget();
  const id = await clickedJob('Kassier', { till: null });
  await shop.passDays(91);
  await sweep();
  expect(['paused', 'expired']).toContain((await job(id)).status);
});

it('that is gone puts no scheduled job online', async () => {
  const order = await buyBudget();
  const from = new Date(shop.clock.now().getTime() + 2 * day).toISOString().slice(0, 10);
  const id = await clickedJob('Ober', { from });
  expect(await statuses(id)).toEqual(['scheduled']);
  await shop.call('POST', `/orders/${order}/refund`, {}, 'admin');
  for (let hours = 0; hours < 4 * 24; hours += 1) {
    await shop.passTime(day / 24);
    await sweep();
    expect((await job(id)).status).not.toBe('active');
  }
  expect(await statuses(id)).toEqual(['paused']);
});

describe('a job that days pay before its clicks', () => {
  /** Of a company of its own: paid for its days, then renewed by the click, it has no end while there is a click. */
  const jobOnBoth = async () => {
    const { call } = await addCompany(shop);
    const buy = async (product: number, forJob?: number): Promise<number> =>
      (
        await call('POST', `/orders/product/${product}`, {
          payment_type_id: 1,
          ...(forJob !== undefined && { job_id: forJob }),
        })
      ).body.data.id;
    const id = await shop.draft(
      { product_id: sold.posting, apply_type: 'url', apply_url: 'https://werf.example/kok' },
      call,
    );
    const read = async () => (await call('GET', `/jobs/${id}`)).body.data;
    const move = (to: object) => call('PUT', `/jobs/${id}/status`, to);
    await buy(sold.posting, id);
    const daysEnd: string = (await read()).till;
    expect(daysEnd).not.toBeNull();
    const order = await buy(sold.clicks);
    await call('PUT', `/jobs/${id}/renew`, { product_id: sold.clicks });
    expect((await read()).till).toBeNull();
    const edit = (change: object) => call('PUT', `/jobs/${id}`, change);
    return { read, edit, move, order, daysEnd, buyClicks: () => buy(sold.clicks) };
  };
  const giveBack = (order: number) =>
    shop.call('POST', `/orders/${order}/refund`, { take_back: true }, 'admin');

  it('ends with its days once the budget was given back', async () => {
    const { read, order, daysEnd } = await jobOnBoth();
    await giveBack(order);
    expect(await read()).toMatchObject({ status: 'active', till: daysEnd });
    await shop.passDays(31);
    await sweep();
    // As every job on a budget without a click.
    expect(await read()).toMatchObject({ status: 'paused', till: null });
  });

  it('goes on after its days by the click where clicks were bought by then', async () => {
    const { read, order, buyClicks } = await jobOnBoth();
    await giveBack(order);
    const again = await buyClicks();
    await shop.passDays(31);
    await sweep();
    expect(await read()).toMatchObject({ status: 'active', till: null });
    await giveBack(again);
    expect(await read()).toMatchObject({ status: 'paused' });
  });

  it('ends where its employer had it end sooner', async () => {
    const { read, edit, order } = await jobOnBoth();
    await edit({ till: new Date(shop.clock.now().getTime() + 5 * day).toISOString() });
    await giveBack(order);
    await shop.passDays(6);
    await sweep();
    expect(await read()).toMatchObject({ status: 'expired' });
  });

  it('has the end of its days when its employer, who had paused it, puts it online', async () => {
    const { read, move, order, daysEnd } = await jobOnBoth();
    await move({ status: 'paused' });
    await giveBack(order);
    await move({ status: 'active' });
    expect(await read()).toMatchObject({ status: 'active', till: daysEnd });
  });
});
