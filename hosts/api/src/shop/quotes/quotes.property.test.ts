import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop, sold } from '../../../test/open-shop.ts';
import { addQuotePage } from '../../../test/quote-page.ts';
import { mailsTo } from '../../../test/registering.ts';
import { ask } from '../../../test/request.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { invoices, ledgerEntries, orders, products, users } from '../../platform/database/schema.ts';

let shop: Shop;
let person: string;
beforeAll(async () => {
  shop = await openShop();
  await addQuotePage(shop);
  const [row] = await shop.db.select().from(users).where(eq(users.email, 'employer@example.org'));
  person = row?.uuid ?? '';
});
afterAll(() => shop.close());

const line = fc.record({
  product_id: fc.constantFrom(sold.posting, sold.credits, sold.contract, sold.clicks),
  pieces: fc.integer({ min: 1, max: 20 }),
  price: fc.option(fc.integer({ min: 0, max: 99_999 })),
});
const lines = fc.array(line, { minLength: 1, maxLength: 4 });
const acts = [
  'send',
  'change',
  'withdraw',
  'accept',
  'acceptTwice',
  'acceptOld',
  'decline',
  'late',
  'unsell',
] as const;

it('becomes exactly its orders, once and only where it was accepted, and they ask together what it asked', async () => {
  const steps = fc.array(fc.constantFrom(...acts), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(lines, lines, steps, async (first, second, asked) => {
      const admin = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
        shop.call(method, path, body, 'admin');
      const before = (await shop.db.select().from(orders)).length;
      const made = await admin('POST', '/clients/1/quotes', { person, lines: first, reason: 'Actie' });
      const { id } = made.body.data;
      const read = async () => (await admin('GET', `/quotes/${id}`)).body.data;
      const seen = new Map<number, number>();
      let token = '';
      const press = (act: 'accept' | 'decline', version: number) =>
        ask(shop, `public/v1/quotes/token/${token}/${act}`, {
          method: 'POST',
          body: {
            version,
            ...(act === 'accept' && { shown_total: seen.get(version) ?? 0, terms: true, name: 'Ilse' }),
          },
        });
      for (const act of [...asked, 'acceptTwice' as const]) {
        const was = await read();
        if (was.state === 'sent') seen.set(was.version, was.total);
        if (act === 'send') await admin('POST', `/quotes/${id}/send`, { revision: was.revision });
        if (act === 'change')
          await admin('PUT', `/quotes/${id}`, { person, lines: second, reason: 'x', revision: was.revision });
        if (act === 'withdraw') await admin('POST', `/quotes/${id}/withdraw`, { revision: was.revision });
        if (act === 'late') await shop.passDays(31);
        if (act === 'unsell')
          await shop.db.update(products).set({ active: false }).where(eq(products.id, sold.clicks));
        const mailed = (await mailsTo(shop, 'employer@example.org')).filter(
          ({ event }) => event === 'quote.sent',
        );
        token = /[?&]quote=([\w-]+)/.exec(mailed.at(-1)?.text ?? '')?.[1] ?? 'nobody-was-mailed';
        if (act === 'accept') await press('accept', was.version);
        if (act === 'acceptTwice')
          await Promise.all([press('accept', was.version), press('accept', was.version)]);
        if (act === 'acceptOld') await press('accept', was.version - 1 || 1);
        if (act === 'decline') await press('decline', was.version);
        const is = await read();
        const all = await shop.db.select().from(orders);
        const own = all.filter(({ quoteId }) => quoteId === id);
        expect(own).toHaveLength(is.state === 'accepted' ? is.lines.length : 0);
        // What others have stays as it was.
        expect(all.length - own.length).toBe(before);
        if (is.state !== 'accepted') continue;
        const sum = (of: 'netCents' | 'vatCents' | 'totalCents') =>
          own.reduce((total, order) => total + order[of], 0);
        expect([sum('netCents'), sum('vatCents'), sum('totalCents')]).toEqual([is.net, is.vat, is.total]);
        expect(is.total).toBe(seen.get(is.version));
        for (const order of own) {
          expect(order).toMatchObject({ clientId: 1, siteId: 18, jobBoardId: 1 });
          const issued = await shop.db.select().from(invoices).where(eq(invoices.orderId, order.id));
          expect(issued).toHaveLength(order.totalCents === 0 ? 0 : 1);
          const lots = await shop.db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, order.id));
          expect(lots).toHaveLength(1);
        }
      }
      await shop.db.update(products).set({ active: true }).where(eq(products.id, sold.clicks));
      // Nothing is overdue for the next one.
      await shop.db
        .update(orders)
        .set({ status: 'paid', paidAt: shop.clock.now() })
        .where(eq(orders.status, 'invoiced'));
    }),
    { numRuns: 15 },
  );
});
