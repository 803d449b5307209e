import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { openShop, type Shop, sold } from '../../../test/open-shop.ts';
import { multiposterTokens } from '../../platform/database/schema.ts';
import { makePosterToken } from '../../platform/http/poster-tokens.ts';
import { sweepJobs } from '../tasks/sweep-jobs.ts';

const day = 24 * 60 * 60 * 1000;
let shop: Shop;
const { token, ...stored } = makePosterToken();
beforeAll(async () => {
  shop = await openShop();
  await shop.db.insert(multiposterTokens).values({ ...stored, name: 'ATS', clientId: 1 });
});
afterAll(() => shop.close());

const job = async (id: number) => (await shop.call('GET', `/jobs/${id}`)).body.data;
const put = (id: number, body: object) => shop.call('PUT', `/jobs/${id}`, body);
const inDays = (count: number) => new Date(shop.clock.now().getTime() + count * day).toISOString();
const daysBetween = (from: string, till: string) => (Date.parse(till) - Date.parse(from)) / day;
/** A job that was paid for 30 days and is to start at a moment. */
const scheduled = async (from: string): Promise<number> => {
  await shop.order(sold.posting);
  const id = await shop.draft({ product_id: sold.posting, from });
  const { body } = await shop.call('PUT', `/jobs/${id}/publish/draft`);
  expect(body.data).toMatchObject({ status: 'scheduled', from });
  return id;
};
const far = '2099-01-01T00:00:00.000Z';

describe('a job whose start is moved before it began', () => {
  it('runs the days that were paid from today, where it is moved to today', async () => {
    const id = await scheduled(far);
    const { body } = await put(id, { from: inDays(0).slice(0, 10) });
    expect(body.data).toMatchObject({ status: 'active', till: inDays(30), paid_till: inDays(30) });
    const longer = await put(id, { till: '2099-01-30' });
    expect([longer.status, Object.keys(longer.body.fields)]).toEqual([422, ['till']]);
    await shop.passDays(31);
    expect((await job(id)).status).toBe('expired');
  });

  it('runs them from the later day, where it is moved there', async () => {
    const id = await scheduled(inDays(5));
    const later = inDays(60);
    expect((await put(id, { from: later })).body.data).toMatchObject({
      status: 'scheduled',
      till: inDays(90),
      paid_till: inDays(90),
    });
    await shop.passDays(61);
    await sweepJobs(shop.db, shop.clock.now());
    expect(await job(id)).toMatchObject({ status: 'active', till: inDays(29), paid_till: inDays(29) });
  });

  it('takes along what was bought for it while it waited, also when the first is given back', async () => {
    const id = await scheduled(inDays(10));
    const more = await shop.order(sold.posting, { job_id: id });
    expect((await job(id)).till).toBe(inDays(70));
    await put(id, { from: inDays(3) });
    expect(await job(id)).toMatchObject({ till: inDays(63), paid_till: inDays(63) });
    await shop.call('POST', `/orders/${more.body.data.id}/refund`, {}, 'admin');
    expect(await job(id)).toMatchObject({ till: inDays(33), paid_till: inDays(33) });
  });

  it('keeps a sooner end that was asked for, and says so where it cannot', async () => {
    const id = await scheduled(inDays(10));
    await put(id, { till: inDays(20) });
    expect((await put(id, { from: inDays(15) })).body.data.till).toBe(inDays(20));
    const after = await put(id, { from: inDays(25) });
    expect([after.status, Object.keys(after.body.fields)]).toEqual([422, ['till']]);
    // The refused start moved nothing: the paid days still run from the one that holds.
    expect((await job(id)).paid_till).toBe(inDays(45));
    const all = await put(id, { from: inDays(25), till: inDays(55) });
    expect(all.body.data).toMatchObject({ till: inDays(55), paid_till: inDays(55) });
    expect((await put(id, { from: inDays(2), till: inDays(55) })).body.data).toMatchObject({
      till: inDays(32),
    });
  });

  it('and moved once more pays no day twice', async () => {
    const id = await scheduled(far);
    for (const from of [40, 2, 80, 1]) {
      const { body } = await put(id, { from: inDays(from) });
      expect(daysBetween(body.data.from, body.data.till)).toBe(30);
    }
    await shop.passDays(2);
    await sweepJobs(shop.db, shop.clock.now());
    // It has begun: its start moves neither ahead nor its days.
    expect((await put(id, { from: inDays(1) })).status).toBe(422);
    for (const from of [0, -100]) {
      const { status, body } = await put(id, { from: inDays(from) });
      expect([status, Object.keys(body.fields)]).toEqual([422, ['from']]);
    }
    // The day it began, said again.
    expect((await put(id, { from: inDays(-1).slice(0, 10), till: inDays(29).slice(0, 10) })).status).toBe(
      200,
    );
    expect(await job(id)).toMatchObject({ from: inDays(-1), till: inDays(29), paid_till: inDays(29) });
  });

  it('by a system that posts jobs as by a person', async () => {
    await shop.order(sold.posting);
    const posted = (method: 'POST' | 'PUT', body: object) =>
      ask(shop, 'mp/v1/jobs/M-1', { method, bearer: token, body });
    const whole = {
      title: 'Kok in Kloosterburen',
      description: 'Koken voor dertig bewoners.',
      text_type: 'own',
      text_own: '<p>Jij kookt.</p>',
      location_name: 'Groningen',
      apply_email: 'kok@lauwers.example',
      product_id: sold.posting,
    };
    expect((await posted('POST', { ...whole, from: far })).body.data.status).toBe('scheduled');
    const { body } = await posted('PUT', { from: inDays(0) });
    expect(body.data).toMatchObject({ status: 'active', till: inDays(30) });
  });
});

it('a job whose only payment went back before it began runs from now when it is paid anew', async () => {
  const id = await shop.draft({ from: far });
  const first = await shop.order(sold.posting, { job_id: id });
  await shop.call('POST', `/orders/${first.body.data.id}/refund`, {}, 'admin');
  expect((await job(id)).status).toBe('expired');
  await shop.order(sold.posting);
  const renewed = await shop.call('PUT', `/jobs/${id}/renew`, { product_id: sold.posting });
  expect(renewed.body.data).toMatchObject({ status: 'active', from: inDays(0), till: inDays(30) });
});
