import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany, openShop, type Shop, sold } from '../../../test/open-shop.ts';
import { addQuotePage } from '../../../test/quote-page.ts';
import { mailsTo } from '../../../test/registering.ts';
import { ask } from '../../../test/request.ts';
import { eq } from '../../platform/database/drizzle.ts';
import {
  accountLogs,
  addresses,
  clients,
  orders,
  products,
  quoteLinks,
  quotes,
  users,
} from '../../platform/database/schema.ts';

let shop: Shop;
let person: string;
beforeAll(async () => {
  shop = await openShop();
  await addQuotePage(shop);
  const [row] = await shop.db.select().from(users).where(eq(users.email, 'employer@example.org'));
  person = row?.uuid ?? '';
});
afterAll(() => shop.close());

const lines = [
  { product_id: sold.posting, pieces: 10, price: 15_000, remark: 'Vijf in voorjaar, vijf in najaar' },
  { product_id: sold.credits },
];
const admin = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  shop.call(method, path, body, 'admin');
const write = (change: object = {}, clientId = 1) =>
  admin('POST', `/clients/${clientId}/quotes`, { person, lines, reason: 'Trouwe klant', ...change });
const read = async (id: number) => (await admin('GET', `/quotes/${id}`)).body.data;

/** The token of the newest link that somebody was mailed. */
async function linkOf(email = 'employer@example.org') {
  const links = (await mailsTo(shop, email)).filter(({ event }) => event === 'quote.sent');
  return /[?&]quote=([\w-]+)/.exec(links.at(-1)?.text ?? '')?.[1] ?? '';
}
/** A quote that was sent, with the token of its link. */
async function sent(change: object = {}) {
  const { body } = await write(change);
  const { status, body: answer } = await admin('POST', `/quotes/${body.data.id}/send`, { revision: 1 });
  expect(answer.code).toBeUndefined();
  expect(status).toBe(200);
  return { quote: answer.data, token: await linkOf() };
}
const byLink = (token: string, act = '', body?: object) =>
  ask(shop, `public/v1/quotes/token/${token}${act}`, {
    method: body ? 'POST' : 'GET',
    locale: 'nl',
    ...(body && { body }),
  });
const yes = (
  { version, total }: { readonly version: number; readonly total: number },
  change: object = {},
) => ({
  version,
  shown_total: total,
  name: 'Ilse Veenstra',
  terms: true,
  ...change,
});
const ordersOf = (id: number) =>
  shop.db.select().from(orders).where(eq(orders.quoteId, id)).orderBy(orders.quoteLine);

describe('a quote', () => {
  it('is written, mailed, read by its link and accepted: each line is an order on invoice, in one name', async () => {
    const { quote, token } = await sent({ message: 'Zoals besproken.' });
    expect(quote).toMatchObject({
      state: 'sent',
      net: 162_000,
      vat: 34_020,
      total: 196_020,
      list_net: 207_000,
      refusal: null,
      valid_until: '2026-12-20T22:59:59.000Z',
      person: { name: 'Anna de Vries' },
    });
    const seen = await byLink(token);
    expect(seen.status).toBe(200);
    expect(seen.body.data).toMatchObject({ state: 'sent', total: 196_020, message: 'Zoals besproken.' });
    expect(seen.body.data.lines[0]).toMatchObject({ name: 'Vacature 30 dagen', pieces: 10, net: 150_000 });
    // Why it costs less is the site's own; the token stands in no table.
    expect(JSON.stringify(seen.body)).not.toContain('Trouwe klant');
    expect(JSON.stringify(await shop.db.select().from(quoteLinks))).not.toContain(token);
    const accepted = await byLink(token, '/accept', yes(quote, { po_number: ' PO  7 ' }));
    expect(accepted.body.data).toMatchObject({
      state: 'accepted',
      decided_name: 'Ilse Veenstra',
      po_number: 'PO 7',
    });
    const placed = await ordersOf(quote.id);
    expect(
      placed.map(({ netCents, product, poNumber, status, priceReason }) => [
        netCents,
        product.name,
        poNumber,
        status,
        priceReason,
      ]),
    ).toEqual([
      [150_000, 'Vacature 30 dagen', 'PO 7', 'invoiced', 'Trouwe klant'],
      [12_000, 'Tien credits', 'PO 7', 'invoiced', null],
    ]);
    expect((await read(quote.id)).orders).toEqual(placed.map(({ id }) => id));
    const mailed = await mailsTo(shop, 'employer@example.org');
    expect(mailed.filter(({ event }) => event === 'order.invoiced').length).toBe(2);
    expect(mailed.at(-1)?.event).toBe('quote.accepted');
    const [won] = (await mailsTo(shop, 'admin@example.org')).filter(
      ({ event }) => event === 'quote.accepted',
    );
    expect(won?.subject).toContain(`offerte ${quote.id}`);
    const noted = await shop.db.select().from(accountLogs).where(eq(accountLogs.clientId, 1));
    expect(noted.map(({ event }) => event)).toEqual(expect.arrayContaining(['quote.sent', 'quote.accepted']));
  });

  it('is accepted once, however often and at once', async () => {
    const { quote, token } = await sent();
    const answers = await Promise.all([
      byLink(token, '/accept', yes(quote)),
      byLink(token, '/accept', yes(quote, { name: 'Jan' })),
      shop.call('POST', `/quotes/${quote.id}/accept`, yes(quote)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await ordersOf(quote.id)).toHaveLength(2);
    expect((await byLink(token, '/decline', { version: 1 })).body.code).toBe('quoteAccepted');
    expect((await admin('POST', `/quotes/${quote.id}/withdraw`, { revision: 3 })).body.code).toBe(
      'quoteAccepted',
    );
  });

  it('that was changed is another version: an older page of it is refused, and reads the new one', async () => {
    const { quote, token } = await sent();
    const dearer = { person, lines: [{ product_id: sold.posting }], revision: quote.revision };
    const changed = await admin('PUT', `/quotes/${quote.id}`, dearer);
    expect(changed.body.data).toMatchObject({ state: 'draft', version: 2 });
    expect((await byLink(token)).body.data).toMatchObject({ state: 'draft', lines: [], total: 0 });
    expect((await byLink(token, '/accept', yes(quote))).body.code).toBe('quoteChanged');
    // Who else had it open reads what it is now.
    const over = await admin('PUT', `/quotes/${quote.id}`, dearer);
    expect([over.status, over.body.code, over.body.current.net]).toEqual([409, 'conflict', 19_500]);
    expect((await admin('POST', `/quotes/${quote.id}/send`, { revision: 1 })).status).toBe(409);
    await admin('POST', `/quotes/${quote.id}/send`, { revision: changed.body.data.revision });
    expect((await byLink(token, '/accept', yes(quote))).body.code).toBe('quoteChanged');
    expect((await byLink(token)).body.data).toMatchObject({ state: 'sent', version: 2, net: 19_500 });
    expect(await ordersOf(quote.id)).toEqual([]);
  });

  it('is declined with a reason, and withdrawn by the site: then nothing comes of it', async () => {
    const one = await sent();
    expect((await byLink(one.token, '/decline', { version: 1, reason: 'Te duur' })).body.data).toMatchObject({
      state: 'declined',
      decline_reason: 'Te duur',
    });
    expect((await byLink(one.token, '/accept', yes(one.quote))).body.code).toBe('quoteDeclined');
    const [lost] = (await mailsTo(shop, 'admin@example.org')).filter(
      ({ event }) => event === 'quote.declined',
    );
    expect(lost?.text).toContain('Te duur');
    const two = await sent();
    const { revision } = two.quote;
    expect((await admin('POST', `/quotes/${two.quote.id}/withdraw`, { revision })).body.data.state).toBe(
      'withdrawn',
    );
    expect((await byLink(two.token, '/accept', yes(two.quote))).body.code).toBe('quoteWithdrawn');
    expect((await byLink(two.token, '/decline', { version: 1 })).body.code).toBe('quoteWithdrawn');
    for (const { quote } of [one, two]) expect(await ordersOf(quote.id)).toEqual([]);
  });

  it('needs a name, agreement and the total that was read', async () => {
    const { quote, token } = await sent();
    const bare = await byLink(token, '/accept', yes(quote, { name: ' ', terms: false }));
    expect(Object.keys(bare.body.fields)).toEqual(['name', 'terms']);
    const other = await byLink(token, '/accept', yes(quote, { shown_total: 1 }));
    expect([other.body.code, other.body.current.total]).toEqual(['totalChanged', 196_020]);
    // The company moved its office abroad in between: the VAT is another.
    await shop.db.update(clients).set({ vatNumber: 'BE0123456749' }).where(eq(clients.id, 1));
    await shop.db.update(addresses).set({ countryCode: 'BE' }).where(eq(addresses.clientId, 1));
    expect((await byLink(token, '/accept', yes(quote))).body.code).toBe('totalChanged');
    expect((await byLink(token)).body.data).toMatchObject({ total: 162_000, reverse_charge: true });
    await shop.db.update(clients).set({ vatNumber: null }).where(eq(clients.id, 1));
    await shop.db.update(addresses).set({ countryCode: 'NL' }).where(eq(addresses.clientId, 1));
    expect(await ordersOf(quote.id)).toEqual([]);
  });

  it('asks where the invoices go of a company that has said it nowhere', async () => {
    const before = await shop.db.select().from(addresses).where(eq(addresses.clientId, 1));
    await shop.db.delete(addresses).where(eq(addresses.clientId, 1));
    const { quote, token } = await sent();
    expect((await byLink(token)).body.data).toMatchObject({ needs_address: true, country_code: 'NL' });
    const without = await byLink(token, '/accept', yes(quote));
    expect(Object.keys(without.body.fields)).toEqual(['address_line_1', 'postal_code', 'city']);
    const address = { address_line_1: 'Kade 2', postal_code: '1011', city: 'Bern', country_code: 'CH' };
    // Outside the Union there is no VAT: what was read is another total.
    const abroad = await byLink(token, '/accept', yes(quote, { address }));
    expect([abroad.body.code, abroad.body.current.total]).toEqual(['totalChanged', 162_000]);
    expect(await ordersOf(quote.id)).toEqual([]);
    const accepted = await byLink(token, '/accept', yes(quote, { address, shown_total: 162_000 }));
    expect(accepted.body.data).toMatchObject({ state: 'accepted', total: 162_000 });
    for (const { buyer } of await ordersOf(quote.id))
      expect(buyer.address).toMatchObject({ city: 'Bern', countryCode: 'CH' });
    await shop.db.insert(addresses).values(before);
  });

  it('whose product is sold no more says which, and of which company is blocked, that', async () => {
    const { quote, token } = await sent();
    await shop.db.update(products).set({ active: false }).where(eq(products.id, sold.credits));
    const seen = (await byLink(token)).body.data;
    expect(seen.refusal).toContain('Tien credits');
    expect(seen.lines.map((line: { is_withdrawn: boolean }) => line.is_withdrawn)).toEqual([false, true]);
    const answer = await byLink(token, '/accept', yes(quote));
    expect([answer.body.code, answer.body.message]).toEqual(['quoteProductNotSold', seen.refusal]);
    expect((await admin('POST', `/quotes/${quote.id}/send`, { revision: quote.revision })).body.code).toBe(
      'quoteProductNotSold',
    );
    await shop.db.update(products).set({ active: true }).where(eq(products.id, sold.credits));
    await shop.db.update(clients).set({ blockedAt: new Date() }).where(eq(clients.id, 1));
    expect((await byLink(token, '/accept', yes(quote))).body.code).toBe('companyBlocked');
    expect((await write()).body.code).toBe('companyBlocked');
    await shop.db.update(clients).set({ blockedAt: null, verifiedAt: null }).where(eq(clients.id, 1));
    expect((await admin('POST', `/quotes/${quote.id}/send`, { revision: quote.revision })).body.code).toBe(
      'invoiceNotVerified',
    );
    await shop.db
      .update(clients)
      .set({ verifiedAt: new Date(0) })
      .where(eq(clients.id, 1));
    expect(await ordersOf(quote.id)).toEqual([]);
  });

  it('is nobody else’s: not of another company, a wrong link, or another site', async () => {
    const { quote, token } = await sent();
    expect((await shop.call('GET', `/quotes/${quote.id}`, undefined, 'other')).body.code).toBe(
      'quoteNotFound',
    );
    expect((await shop.call('POST', `/quotes/${quote.id}/accept`, yes(quote), 'other')).status).toBe(404);
    expect((await shop.call('GET', '/quotes', undefined, 'other')).body.data).toEqual([]);
    expect((await byLink(`${token}x`)).body.code).toBe('quoteNotFound');
    expect((await byLink('order.1', '/accept', yes(quote))).body.code).toBe('quoteNotFound');
    const mine = (await shop.call('GET', '/quotes')).body.data;
    expect(mine[0]).toMatchObject({ id: quote.id, state: 'sent' });
    const draft = (await write()).body.data;
    expect((await shop.call('GET', `/quotes/${draft.id}`)).status).toBe(404);
    const stranger = await addCompany(shop);
    expect((await write({}, stranger.clientId)).body.fields).toHaveProperty('person');
    expect((await write({}, 9999)).status).toBe(404);
  });

  it('is found by its state, company and words, in an order', async () => {
    const list = async (query: string) =>
      (await admin('GET', `/quotes?limit=200&${query}`)).body.data.map(
        ({ state }: { state: string }) => state,
      );
    expect(new Set(await list('match[state]=withdrawn'))).toEqual(new Set(['withdrawn']));
    expect(await list('match[state]=expired')).toEqual([]);
    expect((await list('match[client_id]=2')).length).toBe(0);
    expect((await list('search=Lauwers%20credits')).length).toBeGreaterThan(3);
    expect((await list('search=bestaatniet')).length).toBe(0);
    const nets = (await admin('GET', '/quotes?limit=200&sort=-net')).body.data.map(
      ({ net }: { net: number }) => net,
    );
    expect(nets).toEqual(nets.toSorted((a: number, b: number) => b - a));
  });

  it('is written within its bounds, once under its key', async () => {
    const bad = async (change: object) => (await write(change)).body;
    expect((await bad({ lines: [] })).code).toBe('badRequest');
    expect((await write({ lines: [{ product_id: sold.posting, pieces: 101 }] })).status).toBe(400);
    expect((await write({ lines: [{ product_id: sold.posting, price: -1 }] })).status).toBe(400);
    expect((await write({ message: 'x'.repeat(4001) })).status).toBe(400);
    expect((await bad({ reason: ' ' })).fields).toHaveProperty('reason');
    expect(
      (await bad({ lines: [{ product_id: sold.posting, pieces: 100, price: 100_000_000 }] })).fields,
    ).toHaveProperty('lines');
    expect((await bad({ lines: [{ product_id: sold.deleted }] })).code).toBe('productNotSold');
    expect((await bad({ lines: [{ product_id: sold.fromContract }] })).code).toBe('productNotSold');
    expect((await bad({ lines: [{ product_id: sold.featured, pieces: 2 }] })).fields).toHaveProperty(
      'pieces',
    );
    for (const day of ['2026-11-19', '2028-01-01', '2026-02-30', 'morgen'])
      expect((await bad({ valid_until: day })).fields).toHaveProperty('valid_until');
    expect((await bad({ person: 'nobody' })).fields).toHaveProperty('person');
    const key = { idempotency_key: 'offerte-van-vandaag' };
    const both = await Promise.all([write(key), write(key)]);
    expect(both[0]?.body.data.id).toBe(both[1]?.body.data.id);
    // What costs nothing is a gift: no invoice is asked for it.
    const { quote, token } = await sent({ lines: [{ product_id: sold.posting, price: 0 }] });
    expect((await byLink(token, '/accept', yes(quote))).body.data.state).toBe('accepted');
    expect((await ordersOf(quote.id)).map(({ status }) => status)).toEqual(['paid']);
  });

  it('that expired between opening and pressing is not accepted, and goes out of the company’s list', async () => {
    const { quote, token } = await sent({ valid_until: '2026-11-21' });
    expect((await byLink(token)).body.data.state).toBe('sent');
    await shop.passDays(3);
    const late = await byLink(token, '/accept', yes(quote));
    expect([late.body.code, late.body.message]).toEqual([
      'quoteExpired',
      'Deze offerte was geldig tot en met 21 november 2026. Vraag een nieuwe aan.',
    ]);
    expect((await byLink(token)).body.data.state).toBe('expired');
    const mine = (await shop.call('GET', '/quotes')).body.data.map(({ id }: { id: number }) => id);
    expect(mine).not.toContain(quote.id);
    expect((await admin('POST', `/quotes/${quote.id}/send`, { revision: quote.revision })).body.code).toBe(
      'quoteExpired',
    );
    const longer = { person, lines, reason: 'x', valid_until: '2026-12-24', revision: quote.revision };
    const again = (await admin('PUT', `/quotes/${quote.id}`, longer)).body.data;
    expect(
      (await admin('POST', `/quotes/${quote.id}/send`, { revision: again.revision })).body.data.state,
    ).toBe('sent');
    expect((await shop.db.select().from(quotes).where(eq(quotes.id, quote.id))).at(0)?.version).toBe(2);
  });
});
