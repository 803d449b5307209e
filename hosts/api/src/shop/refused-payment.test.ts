import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop, sold } from '../../test/open-shop.ts';
import { ask } from '../../test/request.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const online = { payment_type_id: 4 };
/** What visitors find of a job: in the list, and by its own address. */
async function seen(id: number) {
  const { data: job } = (await shop.call('GET', `/jobs/${id}`)).body;
  const list = await ask(shop, 'public/v1/job-boards/1/jobs?limit=100');
  const page = await ask(shop, `public/v1/jobs/slug/${job.slug}`);
  return {
    status: job.status,
    premium: job.premium,
    listed: list.body.data.some(({ uuid }: { uuid: string }) => uuid === job.uuid),
    page: page.status,
  };
}
const offline = { listed: false, page: 404 };

describe.each(['failed', 'cancelled', 'expired'])('a payment that ends as %s', (outcome) => {
  /** Orders at the provider, and has the payment end. @returns how the order stands */
  async function orderAndRefuse(product: number, job_id?: number) {
    const { data: order } = (
      await shop.order(product, { ...online, ...(job_id !== undefined && { job_id }) })
    ).body;
    const open = job_id === undefined ? undefined : await seen(job_id);
    await shop.decide(order, outcome);
    const { data } = (await shop.call('GET', `/orders/${order.id}`)).body;
    expect(data.status).toBe(outcome);
    return open;
  }

  it.each(['posting', 'clicks'] as const)(
    'never leaves a job online that was to be paid by %s',
    async (product) => {
      const id = await shop.draft({ apply_email: undefined, apply_url: 'https://kok.example/werk' });
      // Nor is it online while the payment is on its way.
      expect(await orderAndRefuse(sold[product], id)).toMatchObject({ status: 'draft', ...offline });
      expect(await seen(id)).toMatchObject({ status: 'draft', ...offline });
      expect((await shop.call('POST', `/jobs/${id}/publish`, { product_id: sold[product] })).status).not.toBe(
        200,
      );
      expect(await seen(id)).toMatchObject({ status: 'draft', ...offline });
    },
  );

  it('lifts no job, makes none run longer and fills no slot', async () => {
    const id = await shop.draft();
    await shop.orderOnInvoice(sold.posting, { job_id: id });
    const before = (await shop.call('GET', `/jobs/${id}`)).body.data;
    expect(before.status).toBe('active');
    for (const product of [sold.upSell, sold.posting]) await orderAndRefuse(product, id);
    await orderAndRefuse(sold.slot);
    const after = (await shop.call('GET', `/jobs/${id}`)).body.data;
    expect([after.premium, after.till]).toEqual([before.premium, before.till]);
    const { slots, postings } = (await shop.call('GET', '/client/dashboard')).body.data;
    expect([slots, postings]).toEqual([[], []]);
  });
});
