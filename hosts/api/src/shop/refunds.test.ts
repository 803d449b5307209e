import { eq } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop, sold } from '../../test/open-shop.ts';
import { mailsTo } from '../../test/registering.ts';
import { organisations } from '../platform/database/schema.ts';
import { spendCredits } from './ledger.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const buy = async (productId: number, change: object = {}) => (await shop.order(productId, change)).body.data;
const plan = (id: number) => shop.call('GET', `/orders/${id}/refund`, undefined, 'admin');
const refund = (id: number, body: object = {}) => shop.call('POST', `/orders/${id}/refund`, body, 'admin');
const credits = async () => (await shop.call('GET', '/client/credits-balance')).body.data.balance;
const spend = (amount: number, operation: string) =>
  shop.db.transaction((tx) => spendCredits(tx, { clientId: 1, amount, operation, now: shop.clock.now() }));

describe('a refund of what is partly used', () => {
  it('says before what is taken back, what stays used, and what the rest is worth', async () => {
    const order = await buy(sold.credits);
    await spend(4, 'resume:1');
    expect((await plan(order.id)).body.data).toMatchObject({
      total: 14_520,
      unused: 8_712,
      balance: { kind: 'credit', amount: 10, amount_open: 6, used: 4 },
      jobs: [],
      slots: 0,
    });
    const { body } = await refund(order.id, { amount: 8_712, reason: 'Zes niet gebruikt' });
    expect(body.data).toMatchObject({ refunded: 8_712, refund_state: 'done', total: 14_520 });
    expect(await credits()).toBe(0);
    const [mail] = (await mailsTo(shop, 'employer@example.org')).filter(
      ({ event }) => event === 'order.refunded',
    );
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('betalen we € 87,12 terug');
    expect(mail?.fileIds).toHaveLength(1);
    expect((await plan(order.id)).body.code).toBe('refundNotPossible');
    const csv = await shop.call('GET', '/orders/export', undefined, 'admin');
    expect(csv.bytes.toString()).toContain(',done,87.12,');
  });

  it('names the job that ends, and counts the days it has left', async () => {
    const id = await shop.draft();
    const order = await buy(sold.posting, { job_id: id });
    await shop.passDays(10);
    const { data } = (await plan(order.id)).body;
    expect(data).toMatchObject({ jobs: ['Kok in Kloosterburen'], total: 23_595, unused: 15_730 });
    expect(data.balance).toMatchObject({ amount_open: 0, used: 1 });
  });

  it('can leave what was bought where it is', async () => {
    const order = await buy(sold.credits);
    const before = await credits();
    const { body } = await refund(order.id, { amount: 1_000, take_back: false });
    expect(body.data).toMatchObject({ refunded: 1_000 });
    expect(await credits()).toBe(before);
    expect((await refund(order.id)).body.code).toBe('refundNotPossible');
  });

  it('is never more than was paid, nor less than nothing', async () => {
    const order = await buy(sold.credits);
    const more = await refund(order.id, { amount: 14_521 });
    expect([more.status, Object.keys(more.body.fields)]).toEqual([422, ['amount']]);
    for (const amount of [0, -5, 1.5]) expect((await refund(order.id, { amount })).status).toBe(400);
    expect((await plan(order.id)).status).toBe(200);
  });

  it('of an organisation that was featured twice takes the days of one', async () => {
    const first = await buy(sold.featured);
    await buy(sold.featured);
    const till = async () => {
      const [row] = await shop.db.select().from(organisations).where(eq(organisations.id, 1));
      return row?.featuredTill?.getTime() ?? 0;
    };
    const before = await till();
    expect((await plan(first.id)).body.data.organisation).toMatch(/\S/);
    await refund(first.id);
    expect(before - (await till())).toBe(90 * 24 * 60 * 60 * 1000);
  });
});

describe('an order that says nothing of where its invoice goes', () => {
  const save = (body: object) => shop.call('PUT', '/client', body);

  it('goes by what the company keeps; what is emptied is empty', async () => {
    await save({ invoice_email: 'boeken@lauwers.example', vat_number: 'NL004495445B01' });
    // A number of the seller's country needs no address: there the VAT is the same.
    expect(await buy(sold.posting)).toMatchObject({ vat_number: 'NL004495445B01', vat: 4_095 });
    const typed = { vat_number: 'NL004495445B01' };
    expect((await shop.order(sold.free, typed)).status).toBe(201);
    await shop.call('POST', '/client/addresses', {
      address_line_1: 'Havenkade 4',
      postal_code: '9976 VV',
      city: 'Lauwersoog',
      country_code: 'NL',
    });
    expect(await buy(sold.free)).toMatchObject({
      invoice_email: 'boeken@lauwers.example',
      vat_number: 'NL004495445B01',
    });
    expect(await buy(sold.free, { invoice_email: '', vat_number: '' })).toMatchObject({
      invoice_email: 'employer@example.org',
      vat_number: null,
    });
  });

  it('is not stopped by a number of the company that cannot stand on this invoice', async () => {
    const elsewhere = {
      address: { address_line_1: 'Meir 1', postal_code: '2000', city: 'Antwerpen', country_code: 'BE' },
    };
    expect(await buy(sold.free, elsewhere)).toMatchObject({ vat_number: null });
  });
});
