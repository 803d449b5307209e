import { eq } from '../platform/database/drizzle.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCompany, openShop, type Shop, sold } from '../../test/open-shop.ts';
import { mailsTo } from '../../test/registering.ts';
import {
  accountLogs,
  clients,
  invoices,
  ledgerEntries,
  orders,
  products,
  users,
} from '../platform/database/schema.ts';
import { netOf } from './price.ts';
import { sweepShop } from './tasks/sweep-shop.ts';

let shop: Shop;
let person: string;
beforeAll(async () => {
  shop = await openShop();
  const [row] = await shop.db.select().from(users).where(eq(users.email, 'employer@example.org'));
  person = row?.uuid ?? '';
});
afterAll(() => shop.close());

const orderFor = (clientId: number, body: object) =>
  shop.call('POST', `/clients/${clientId}/orders`, { person, ...body }, 'admin');
const quoteFor = (query: string, clientId = 1) =>
  shop.call('GET', `/clients/${clientId}/quote?${query}`, undefined, 'admin');
const lotsOf = (orderId: number) =>
  shop.db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId));

it('is to the company as its own order: at any price the invoice, the balance and the product say the same', async () => {
  const asked = fc.record({
    productId: fc.constantFrom(sold.posting, sold.credits, sold.contract, sold.clicks),
    net: fc.option(fc.integer({ min: 0, max: 5_000_000 })),
    pieces: fc.integer({ min: 1, max: 100 }),
  });
  const before = await shop.db.select().from(products).orderBy(products.id);
  await fc.assert(
    fc.asyncProperty(asked, async ({ productId, net, pieces }) => {
      const own = await shop.orderOnInvoice(productId);
      const quote = (
        await quoteFor(`product_id=${productId}&pieces=${pieces}${net === null ? '' : `&net=${net}`}`)
      ).body.data;
      const reason = 'Trouwe klant';
      const { status, body } = await orderFor(1, {
        product_id: productId,
        pieces,
        net,
        reason,
        shown_total: quote.total,
      });
      expect(status).toBe(201);
      const { id, ...order } = body.data;
      const list =
        pieces * netOf(before.find((product) => product.id === productId) ?? { priceCents: 0, discount: 0 });
      expect(order.net).toBe(net ?? list);
      expect(order.vat).toBe(Math.round(order.net * 0.21));
      expect(order.total).toBe(order.net + order.vat);
      expect(order).toMatchObject({ list_net: list, price_reason: order.net === list ? null : reason });
      // Nothing is paid by being ordered, but what costs nothing.
      expect(order.status).toBe(order.total === 0 ? 'paid' : 'invoiced');
      expect(order.outstanding).toBe(order.total);
      const issued = await shop.db.select().from(invoices).where(eq(invoices.orderId, id));
      expect(issued).toHaveLength(order.total === 0 ? 0 : 1);
      const piece = ({ kind, amount, productId: of }: typeof ledgerEntries.$inferSelect) => ({
        kind,
        amount,
        of,
      });
      const one = (await lotsOf(own.body.data.id)).map(piece);
      expect((await lotsOf(id)).map(piece)).toEqual(
        one.map((lot) => ({ ...lot, amount: lot.amount * pieces })),
      );
      expect(order.product.name.startsWith(`${pieces} × `)).toBe(pieces > 1);
      expect(own.body.data.net * pieces).toBe(list);
      expect(await shop.db.select().from(products).orderBy(products.id)).toEqual(before);
    }),
    { numRuns: 12 },
  );
});

it('is one order however often it is sent, in the log as the site’s, and mailed to who it is in the name of', async () => {
  const body = {
    product_id: sold.posting,
    net: 10_000,
    reason: 'Actie',
    idempotency_key: 'sleutel-van-actie',
  };
  const both = await Promise.all([orderFor(1, body), orderFor(1, body)]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect(both[0]?.body.data.id).toBe(both[1]?.body.data.id);
  expect((await orderFor(1, { ...body, net: 9000 })).body.code).toBe('idempotencyKeyReused');
  const noted = await shop.db.select().from(accountLogs).where(eq(accountLogs.event, 'order.placed'));
  expect(noted.at(-1)).toMatchObject({ userId: null, clientId: 1 });
  const [mail] = await mailsTo(shop, 'employer@example.org');
  expect(mail?.fileIds).toHaveLength(1);
  const seen = (await shop.call('GET', `/orders/${both[0]?.body.data.id}`)).body.data;
  expect(seen).toMatchObject({ net: 10_000 });
  expect(seen).not.toHaveProperty('price_reason');
});

it('keeps to who may order on invoice, to a reason, to people of the company, and to what was shown', async () => {
  const count = async () => (await shop.db.select().from(orders)).length;
  const before = await count();
  const other = await addCompany(shop);
  const posting = { product_id: sold.posting };
  expect((await orderFor(1, { ...posting, net: 1 })).body.fields).toHaveProperty('reason');
  expect((await orderFor(1, { ...posting, pieces: 101 })).status).toBe(400);
  const featured = { product_id: sold.featured, organisation_id: 1, pieces: 2 };
  expect((await orderFor(1, featured)).body.fields).toHaveProperty('pieces');
  expect((await orderFor(other.clientId, posting)).body.fields).toHaveProperty('person');
  expect((await orderFor(1, { ...posting, person: 'nobody' })).body.fields).toHaveProperty('person');
  expect((await orderFor(999, posting)).status).toBe(404);
  expect((await orderFor(1, { ...posting, shown_total: 1 })).body.code).toBe('totalChanged');
  expect((await orderFor(1, { product_id: sold.deleted })).body.code).toBe('productNotSold');
  expect((await quoteFor(`product_id=${sold.posting}`, 999)).status).toBe(404);
  await shop.db.update(clients).set({ verifiedAt: null }).where(eq(clients.id, 1));
  expect((await orderFor(1, posting)).body.code).toBe('invoiceNotVerified');
  expect((await quoteFor(`product_id=${sold.posting}`)).body.data.refusal).toContain('factuur');
  await shop.db
    .update(clients)
    .set({ verifiedAt: new Date(0), blockedAt: new Date() })
    .where(eq(clients.id, 1));
  expect((await orderFor(1, posting)).body.code).toBe('companyBlocked');
  expect(await count()).toBe(before);
});

it('has slots of several pieces go on one by one, at what their product costs', async () => {
  await shop.db.update(clients).set({ blockedAt: null }).where(eq(clients.id, 1));
  const three = await orderFor(1, { product_id: sold.slot, pieces: 3, net: 100, reason: 'Actie' });
  expect(three.body.data.product.name).toBe('3 × Wisselplek');
  const mine = () => shop.db.select().from(orders).where(eq(orders.productId, sold.slot)).orderBy(orders.id);
  expect(await mine()).toHaveLength(1);
  await shop.passDays(24);
  await sweepShop({ ...shop, publicAddress: '', mailsQueued: async () => undefined });
  const [, ...renewed] = await mine();
  expect(
    renewed.map(({ netCents, product, priceReason }) => [netCents, product.pieces, priceReason]),
  ).toEqual(Array.from({ length: 3 }, () => [8900, undefined, null]));
});
