import { eq } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop, sold } from '../../test/open-shop.ts';
import { ask } from '../../test/request.ts';
import { jobs, multiposterTokens, sites, subscriptions } from '../platform/database/schema.ts';
import { makePosterToken } from '../platform/http/poster-tokens.ts';

let shop: Shop;
const { token, ...current } = makePosterToken();
beforeAll(async () => {
  shop = await openShop();
  await shop.db.insert(multiposterTokens).values({ ...current, name: 'ATS', clientId: 1 });
  await requirePay(true);
});
afterAll(() => shop.close());

async function requirePay(isRequired: boolean): Promise<void> {
  const [site] = await shop.db.select().from(sites).where(eq(sites.id, 18));
  const settings = { ...site?.settings, pay_disclosure: isRequired ? 'require' : 'warn' };
  await shop.changeSite(18, { settings });
}

/** What the form says, whichever way one pays. */
const asked = { salary_min: ['Deze site toont wat een vacature betaalt: vul een salaris in'] };
const job = async (id: number) => (await shop.call('GET', `/jobs/${id}`)).body.data;
const payFor = (id: number, pay: object = { salary_max: 3200 }) => shop.call('PUT', `/jobs/${id}`, pay);

describe('a site that publishes no job without its pay', () => {
  it('has a slot refuse the draft, which leaves the slot as it was, and take it with its pay', async () => {
    const { body } = await shop.order(sold.slot);
    const [slot] = await shop.db.select().from(subscriptions).where(eq(subscriptions.orderId, body.data.id));
    const id = await shop.draft();
    const assign = (jobId: number) => shop.call('PUT', `/jobs/${jobId}/slot`, { subscription_id: slot?.id });
    const refused = await assign(id);
    expect([refused.status, refused.body.fields]).toEqual([422, asked]);
    expect(await job(id)).toMatchObject({ status: 'draft' });
    const [after] = await shop.db.select().from(subscriptions).where(eq(subscriptions.orderId, body.data.id));
    expect(after).toEqual(slot);
    await payFor(id);
    expect((await assign(id)).status).toBeLessThan(300);
    expect(await job(id)).toMatchObject({ status: 'active' });
  });

  it('has an order wait in the balance, not publish the draft it was for, and not be lost', async () => {
    const id = await shop.draft({ product_id: sold.posting });
    const placed = await shop.order(sold.posting, { job_id: id });
    expect(placed.body.data.status).toBe('paid');
    expect(await job(id)).toMatchObject({ status: 'draft', missing: ['salary_min'] });
    const refused = await shop.call('PUT', `/jobs/${id}/publish/draft`);
    expect([refused.status, refused.body.fields]).toEqual([422, asked]);
    await payFor(id, { salary_min: 2800 });
    // Paid with what waited: a posting that is not there is not published.
    expect((await shop.call('PUT', `/jobs/${id}/publish/draft`)).body.data).toMatchObject({
      status: 'active',
    });
  });

  it('publishes by an order what has its pay', async () => {
    const id = await shop.draft({ product_id: sold.posting, salary_min: 2800 });
    await shop.order(sold.posting, { job_id: id });
    expect(await job(id)).toMatchObject({ status: 'active' });
  });

  it('asks it of a posting system, which is charged for nothing that is refused', async () => {
    await shop.order(sold.posting);
    const whole = {
      title: 'Kok in Kloosterburen',
      description: 'Koken voor dertig bewoners.',
      text_type: 'own',
      text_own: '<p>Jij kookt.</p>',
      location_name: 'Groningen',
      apply_email: 'kok@lauwers.example',
      product_id: sold.posting,
    };
    const send = (method: 'POST' | 'PUT', body: object) =>
      ask(shop, 'mp/v1/jobs/P-1', { method, bearer: token, locale: 'nl', body });
    const stored = () => shop.db.select().from(jobs).where(eq(jobs.externalReference, 'P-1'));
    const refused = await send('POST', whole);
    expect([refused.status, refused.body.fields]).toEqual([422, asked]);
    expect(await stored()).toEqual([]);
    // As a draft it is stored and says what it lacks; it is not published until it has that.
    const draft = await send('POST', { ...whole, status: 'draft' });
    expect(draft.body.data).toMatchObject({ status: 'draft', missing: ['salary_min'] });
    const still = await send('PUT', { status: 'active' });
    expect([still.status, still.body.fields]).toEqual([422, asked]);
    const published = await send('PUT', { status: 'active', salary_min: 2800 });
    expect(published.body.data).toMatchObject({ status: 'active', missing: [] });
  });

  it('asks it of nothing that was published before it wanted that', async () => {
    await requirePay(false);
    const id = await shop.draft({ product_id: sold.posting });
    await shop.order(sold.posting, { job_id: id });
    expect(await job(id)).toMatchObject({ status: 'active' });
    await requirePay(true);
    await shop.order(sold.posting);
    const renewed = await shop.call('PUT', `/jobs/${id}/renew`, { product_id: sold.posting });
    expect(renewed.status, JSON.stringify(renewed.body)).toBeLessThan(300);
    expect((await payFor(id, { title: 'Chef-kok in Kloosterburen' })).status).toBe(200);
  });
});
