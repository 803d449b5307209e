import { eq } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../../test/request.ts';
import { openShop, sold } from '../../test/open-shop.ts';
import { jobs, ledgerEntries, multiposterTokens, sites } from '../platform/database/schema.ts';
import { makePosterToken } from '../platform/http/poster-tokens.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
const { token, ...current } = makePosterToken();
beforeAll(async () => {
  shop = await openShop();
  await shop.db.insert(multiposterTokens).values({ ...current, name: 'ATS', clientId: 1 });
});
afterAll(() => shop.close());

const whole = {
  title: 'Kok in Kloosterburen',
  description: 'Koken voor dertig bewoners.',
  text_type: 'own',
  text_own: '<p>Jij kookt.</p>',
  location_name: 'Groningen',
  apply_email: 'kok@lauwers.example',
};
const post = (reference: string, body: object) =>
  ask(shop, `mp/v1/jobs/${reference}`, { method: 'POST', bearer: token, body });
const stored = (reference: string) =>
  shop.db.select().from(jobs).where(eq(jobs.externalReference, reference));

it('a board that sells postings asks for a product, and a job that is not paid is not there', async () => {
  expect((await post('P-1', whole)).body.code).toBe('productRequired');
  expect((await post('P-1', { ...whole, product_id: sold.posting })).body.code).toBe('productUnpaid');
  expect(Object.keys((await post('P-1', { ...whole, product_id: 999 })).body.fields)).toEqual(['product_id']);
  expect(await stored('P-1')).toEqual([]);
});

it('a job is paid once, however often it is sent', async () => {
  const paid = { ...whole, product_id: sold.posting };
  const spent = async () =>
    (await shop.db.select().from(ledgerEntries).where(eq(ledgerEntries.clientId, 1))).filter(
      ({ reason }) => reason === 'spent',
    ).length;
  expect((await shop.order(sold.posting)).status).toBeLessThan(300);
  const before = await spent();
  const answers = await Promise.all([1, 2, 3].map(() => post('P-2', paid)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await spent()).toBe(before + 1);
  expect(answers[0]?.body.data).toMatchObject({ status: 'active', product_id: sold.posting });
});

it('a system reads which products it may name, and what is left of each', async () => {
  const offered = async () => {
    const { body } = await ask(shop, 'mp/v1/products', { bearer: token });
    return body.data as { id: number; available: number }[];
  };
  const left = async () => (await offered()).find(({ id }) => id === sold.posting)?.available ?? 0;
  // Neither credits nor lifts publish a job, and what is sold no more is not offered.
  expect((await offered()).map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([
    sold.posting,
    sold.fromContract,
    sold.clicks,
    sold.free,
    sold.byCredits,
  ]);
  const before = await left();
  await shop.order(sold.posting);
  expect(await left()).toBe(before + 1);
  await post('P-3', { ...whole, product_id: sold.posting });
  expect(await left()).toBe(before);
});

it('what is left of a click budget is money: an amount in cents and its currency, as an order has them', async () => {
  const budget = async () => {
    const { body } = await ask(shop, 'mp/v1/products', { bearer: token });
    const rows = body.data as { id: number; currency: string; budget: number | null }[];
    return rows.map(({ id, currency, budget: left }) => [id, currency, left]);
  };
  const order = await shop.order(sold.clicks);
  const { currency } = order.body.data as { currency: string };
  expect(await budget()).toContainEqual([sold.clicks, currency, 1_000]);
  expect(await budget()).toContainEqual([sold.posting, currency, null]);
  const [site] = await shop.db.select().from(sites).where(eq(sites.id, 18));
  await shop.changeSite(18, { settings: { ...site?.settings, app_currency: 'RON' } });
  expect(await budget()).toContainEqual([sold.clicks, 'RON', 1_000]);
});
