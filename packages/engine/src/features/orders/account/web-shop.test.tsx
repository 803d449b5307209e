import { getByRole, queryAllByRole, valueOf } from '@boardwright/ui/testing';
import { describe, expect, it } from 'vitest';
import { accountBlock as block } from '../../../blocks/account/account.block.ts';
import { accountScenes } from '../../../blocks/account/account.scenes.ts';
import { renderBlock, postForm, refused } from '../../../testing/index.ts';
import { previewClient } from '../../../testing/preview-company.ts';
import { previewAccount } from '../../../testing/preview-account.ts';
import type { PreviewCalls } from '../../../testing/preview-calls.ts';
import { previewEmployerJobs } from '../../../testing/preview-employer-jobs.ts';
import {
  invoicedOrder,
  openOrder,
  previewOrder,
  previewQuote,
  previewSalesQuote,
  shopCalls,
} from '../../../testing/preview-shop.ts';
import { readShopAddress } from './web-shop-address.ts';

const employer = accountScenes.of?.['employer'] ?? {};
const draw = (query = '', calls: object = {}, more: object = {}) =>
  renderBlock(
    block,
    {},
    {
      ...employer,
      search: `?menuType=web-shop${query}`,
      answers: {
        calls: {
          account: previewAccount('employer'),
          employerJobs: previewEmployerJobs(),
          ...shopCalls(),
          clients: { readClient: async () => ({ data: previewClient }) },
          ...calls,
        },
      },
      ...more,
    },
  );
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const post = (action: string, values: Readonly<Record<string, string>>, noted: object, more: object = {}) =>
  postForm(block, `web-shop.${action}`, values, {
    path: '/my-account',
    visitor: 'employer',
    noted: noted as Readonly<Record<string, PreviewCalls>>,
    ...more,
  });

describe('the shop', () => {
  it('tells what there is to use, and of each purchase what is left', async () => {
    const text = textOf(await draw());
    expect(text).toContain('14 credits');
    expect(text).toContain('6 plaatsingen over uit je bundels');
    expect(text).toContain('14 van 20 over');
    expect(text).toContain('€ 318,50 van € 500 over');
    expect(text).toContain('Uitgelichte organisatie loopt tot');
  });

  it('sells at a price with and without VAT', async () => {
    const html = await draw();
    expect(textOf(html)).toContain('€ 195 € 235,95 incl. btw');
    expect(html).toContain('href="/my-account?menuType=web-shop&amp;product=1"');
  });

  it('lists orders with their status and invoice, and narrows them by the address', async () => {
    const asked: unknown[] = [];
    const { orders } = shopCalls();
    const noting = {
      ...orders,
      findOrders: async (args: { query?: unknown }) => {
        asked.push(args.query);
        return orders.findOrders();
      },
    };
    const html = await draw('&match[status]=open&page=2', { orders: noting });
    expect(asked).toEqual([{ page: 2, limit: 10, 'match[status]': 'open' }]);
    expect(getByRole(html, 'link', 'Wacht op betaling').getAttribute('aria-current')).toBe('true');
    expect(html).toContain('href="/api/employer/v1/orders/7/invoice"');
    expect(textOf(html)).toContain('Bestelling 8');
  });

  it('of a company that has nothing yet says so', async () => {
    const text = textOf(await draw('', shopCalls({ isNew: true })));
    expect(text).toContain('0 credits');
    expect(text).toContain('Je hebt nog niets besteld.');
  });

  it('still sells where what was bought cannot be read', async () => {
    const shop = {
      ...shopCalls().shop,
      readClientDashboard: async () => Promise.reject(refused('server', 500)),
    };
    const text = textOf(await draw('', { shop }));
    expect(text).toContain('Wat je hebt gekocht kon niet worden opgehaald');
    expect(text).toContain('€ 235,95 incl. btw');
  });

  it('puts a job into a slot, and has one end', async () => {
    const shop = { assignSlot: async () => ({ data: {} }), cancelSlot: async () => ({ data: {} }) };
    const put = await post('fillSlot', { _part: '1', subscription_id: '1', job_id: '3' }, { shop });
    expect(put.calls).toMatchObject([['assignSlot', { params: { id: 3 }, body: { subscription_id: 1 } }]]);
    expect(put.result).toEqual({ ok: true, redirect: '/my-account?menuType=web-shop&done=slotFilled' });
    const none = await post('fillSlot', { _part: '1', subscription_id: '1', job_id: '' }, { shop });
    expect(none.result).toMatchObject({
      ok: false,
      fields: { job_id: ['Kies de vacature die hier moet staan'] },
    });
    const taken = {
      assignSlot: async () => Promise.reject(refused('slotNotAssigned', 409, 'Job slot assignment error')),
    };
    const refusal = await post(
      'fillSlot',
      { _part: '1', subscription_id: '1', job_id: '3' },
      { shop: taken },
    );
    expect(refusal.result).toMatchObject({ ok: false, message: 'Job slot assignment error' });
    const end = await post('cancelSlot', { _part: 'end-1', subscription_id: '1' }, { shop });
    expect(end.result).toEqual({ ok: true, redirect: '/my-account?menuType=web-shop&done=slotCancelled' });
  });
});

const typed = {
  product_id: '1',
  payment_type_id: '1',
  po_number: 'PO 1',
  invoice_email: '',
  vat_number: '',
  job_id: '2',
  shown_net: '19500',
  idempotency_key: '2026-11-20T09:00:00.000Z-1',
};

describe('ordering', () => {
  it('asks for which job, how it is billed and paid, beside what it costs', async () => {
    const html = await draw('&product=1&job=3');
    expect(textOf(html)).toContain('Bestellen: Vacature 30 dagen');
    expect(valueOf(html, 'shown_net')).toBe('19500');
    const invoice = getByRole(html, 'radio', 'Factuur');
    expect([invoice.getAttribute('name'), invoice.getAttribute('value')]).toEqual(['payment_type_id', '1']);
    expect(invoice.hasAttribute('checked')).toBe(true);
    expect(textOf(html)).toContain('Btw 21% € 40,95 Totaal € 235,95');
    expect(valueOf(html, 'shown_total')).toBe('23595');
    expect(textOf(await draw('&product=999'))).toContain('is er niet, of is niet van jou');
  });

  it('begins with what the company keeps for its invoices', async () => {
    const client = { ...previewClient, invoice_email: 'boeken@lauwers.example' };
    const html = await draw('&product=1', { clients: { readClient: async () => ({ data: client }) } });
    expect(valueOf(html, 'vat_number')).toBe('NL004495445B01');
    expect(valueOf(html, 'invoice_email')).toBe('boeken@lauwers.example');
    // Emptied by the buyer it stays empty.
    const values = { ...typed, vat_number: '' };
    const result = { ok: false as const, message: 'Nee', values };
    const again = await draw('&product=1', {}, { outcome: { action: 'web-shop.place', result } });
    expect(again).not.toContain('NL004495445B01');
  });

  it('asks no payment and no invoice for what has no price yet, and never calls it paid', async () => {
    const [sold] = (await shopCalls().shop.findMyProducts()).data;
    const product = { ...sold?.product, id: 1, name: 'Campagne op maat', type: 'custom', price: 0 };
    const shop = {
      ...shopCalls().shop,
      findMyProducts: async () => ({ data: [{ ...sold, product, net: 0, available: 0 }] }),
    };
    const quote = { ...shopCalls().orders, quoteProduct: async () => ({ data: previewQuote(0) }) };
    const form = await draw('&product=1', { shop, orders: quote });
    expect(queryAllByRole(form, 'radio')).toEqual([]);
    expect(valueOf(form, 'payment_type_id')).toBe('1');
    expect(textOf(form)).toContain('Aanvragen: Campagne op maat');
    expect(textOf(form)).toContain('Prijs op aanvraag');
    expect(textOf(form)).not.toMatch(/€|btw/i);
    const order = previewOrder({
      net: 0,
      vat: 0,
      total: 0,
      invoice_number: null,
      product: { id: 1, name: 'Campagne op maat', type: 'custom', duration: null, quantity: 1 },
    });
    const asked = textOf(await draw('&order=7', shopCalls({ orders: [order] })));
    expect(asked).toContain('Aanvraag verstuurd');
    const list = textOf(await draw('', shopCalls({ orders: [order] })));
    expect(list).toMatch(/Campagne op maat .* Aangevraagd/);
    expect(asked).not.toMatch(/€|Betaald|Factuur /);
  });

  it('offers no end of a slot that is not billed again', async () => {
    const own = await shopCalls().shop.readClientDashboard();
    const slots = own.data.slots.map((slot) => ({ ...slot, next_payment_cycle: null }));
    const shop = {
      ...shopCalls().shop,
      readClientDashboard: async () => ({ data: { ...own.data, slots } }),
    };
    const text = textOf(await draw('', { shop }));
    expect(text).toContain('stopt op');
    expect(text).not.toContain('Opzeggen');
  });

  it('places the order and goes on to it', async () => {
    const orders = { orderProduct: async () => ({ data: previewOrder({ id: 12 }) }) };
    const { calls, result } = await post('place', typed, { orders });
    expect(calls).toMatchObject([
      [
        'orderProduct',
        {
          params: { productId: 1 },
          body: {
            payment_type_id: 1,
            po_number: 'PO 1',
            invoice_email: '',
            vat_number: '',
            shown_net: 19_500,
            job_id: 2,
            organisation_id: null,
            idempotency_key: expect.stringMatching(/^2026-11-20T09:00:00\.000Z-1-[0-9a-f]{16}$/),
            redirect_url: '/my-account?menuType=web-shop',
          },
        },
      ],
    ]);
    expect(result).toMatchObject({ ok: true, redirect: '/my-account?menuType=web-shop&order=12' });
  });

  it('is one order pressed twice, and another with something else in it', async () => {
    const away = { orderProduct: async () => Promise.reject(refused('paymentUnavailable', 502)) };
    const keyOf = async (change: object = {}) => {
      const { calls } = await post('place', { ...typed, ...change }, { orders: away });
      return JSON.stringify(calls).match(/"idempotency_key":"([^"]{8,80})"/)?.[1];
    };
    const key = await keyOf();
    expect(key).toBeDefined();
    expect(await keyOf()).toBe(key);
    for (const change of [
      { payment_type_id: '4' },
      { po_number: 'PO 2' },
      { job_id: '3' },
      { product_id: '2' },
    ])
      expect(await keyOf(change)).not.toBe(key);
  });

  it('takes the place of the one whose payment could not be opened', async () => {
    const away = { orderProduct: async () => Promise.reject(refused('paymentUnavailable', 502)) };
    const first = await post('place', typed, { orders: away });
    const [, key] = JSON.stringify(first.calls).match(/"idempotency_key":"([^"]{8,80})"/) ?? [];
    expect(first.result).toMatchObject({ ok: false, values: { replaces_key: key } });
    const html = await draw(
      '&product=1',
      {},
      { outcome: { action: 'web-shop.place', result: first.result } },
    );
    expect(html).toContain(`name="replaces_key" value="${key}"`);
    const again = async (change: object) => {
      const { calls } = await post(
        'place',
        { ...typed, replaces_key: key ?? '', ...change },
        { orders: away },
      );
      return JSON.stringify(calls);
    };
    // The same once more is the same order; another way to pay is one that takes its place.
    const same = await again({});
    expect(same).toContain(`"idempotency_key":"${key}"`);
    expect(same).not.toContain('replaces_key');
    const other = await again({ payment_type_id: '4' });
    expect(other).toContain(`"replaces_key":"${key}"`);
    expect(other).not.toContain(`"idempotency_key":"${key}"`);
  });

  it('tells both prices when it changed, and asks once more', async () => {
    const changed = Object.assign(refused('priceChanged', 409, 'De prijs is veranderd'), {
      current: { net: 21_000, shown_net: 19_500 },
    });
    const orders = { orderProduct: async () => Promise.reject(changed) };
    const { result } = await post('place', typed, { orders });
    expect(result).toMatchObject({
      ok: false,
      values: { offered_net: '21000', shown_net: '19500', po_number: 'PO 1' },
    });
    const html = await draw('&product=1', {}, { outcome: { action: 'web-shop.place', result } });
    expect(textOf(html)).toContain('Het was € 195, het is nu € 210.');
    expect(valueOf(html, 'shown_net')).toBe('21000');
    expect(textOf(html)).toContain('Bestellen voor € 210');
  });

  it('tells a company that may not order on invoice why, and offers the other ways', async () => {
    const refusal = {
      code: 'invoiceNotVerified' as const,
      message: 'Op factuur kan voor bekende bedrijven.',
    };
    const invoice = { id: 1, name: 'Factuur', third_party: null, refusal };
    const test = { id: 4, name: 'Test', third_party: 'test', refusal: null };
    const paying = (ways: readonly object[]) => ({
      orders: { ...shopCalls().orders, findPaymentTypes: async () => ({ data: ways }) },
    });
    const html = await draw('&product=1', paying([invoice, test]));
    expect(textOf(html)).toContain('Op factuur kan voor bekende bedrijven.');
    const ways = queryAllByRole(html, 'radio').filter(
      (way) => way.getAttribute('name') === 'payment_type_id',
    );
    expect(ways.map((way) => way.getAttribute('value'))).toEqual(['4']);
    const none = textOf(await draw('&product=1', paying([invoice])));
    expect(none).toContain('Bestellingen kunnen hier nu niet worden betaald');
    expect(none).toContain('Op factuur kan voor bekende bedrijven.');
  });

  it('shows the total that country and VAT number make before it is ordered, also without scripts', async () => {
    const current = { net: 19_500, vat: 0, total: 19_500, vat_rate: 0, reverse_charge: true };
    const changed = Object.assign(refused('totalChanged', 409, 'Het totaal is anders'), { current });
    const orders = { orderProduct: async () => Promise.reject(changed) };
    const { result } = await post('place', { ...typed, shown_total: '23595' }, { orders });
    const html = await draw('&product=1', {}, { outcome: { action: 'web-shop.place', result } });
    expect(textOf(html)).toContain('is het totaal € 195; het was € 235,95');
    expect(textOf(html)).toContain('Totaal € 195 De btw is naar jou verlegd.');
    expect(valueOf(html, 'shown_total')).toBe('19500');
  });

  it('asks for the address of a company that has none', async () => {
    const account = { ...previewAccount('employer'), findClientAddresses: async () => ({ data: [] }) };
    const html = await draw('&product=1', { account });
    for (const name of ['address_line_1', 'postal_code', 'city', 'country_code'])
      expect(html, name).toContain(`name="${name}"`);
  });

  it('keeps what was typed when it is refused', async () => {
    const wrong = refused('validation', 422, 'Controleer', { vat_number: ['Dit is geen geldig btw-nummer'] });
    const orders = { orderProduct: async () => Promise.reject(wrong) };
    const { result } = await post('place', { ...typed, vat_number: 'BE1' }, { orders });
    expect(result).toMatchObject({
      ok: false,
      fields: { vat_number: ['Dit is geen geldig btw-nummer'] },
      values: { vat_number: 'BE1', po_number: 'PO 1' },
    });
    const broken = { orderProduct: async () => Promise.reject(refused('server', 500)) };
    const failed = await post('place', typed, { orders: broken });
    expect(failed.result).toMatchObject({
      ok: false,
      message: 'Er ging iets mis! Het product is niet gekocht',
      values: { po_number: 'PO 1' },
    });
    const out = await post('place', typed, { orders }, { visitor: 'guest' });
    expect(out.result).toMatchObject({ ok: false, values: { po_number: 'PO 1' } });
    expect(out.calls).toEqual([]);
  });
});

describe('an order', () => {
  it('that is open leads to where it is paid', async () => {
    const html = await draw('&order=8');
    expect(textOf(html)).toContain('Nog één stap');
    expect(html).toContain('href="https://pay.example/8"');
    expect(textOf(html)).toContain('€ 235,95 betalen');
  });

  it('whose page is gone is given another', async () => {
    const deleted = shopCalls({ orders: [previewOrder({ ...openOrder, payment_url: null })] });
    expect(await draw('&order=8', deleted)).toContain('value="web-shop.pay"');
    const orders = { payOrder: async () => ({ data: previewOrder(openOrder) }) };
    const { calls, result } = await post('pay', { id: '8' }, { orders });
    expect(calls).toMatchObject([['payOrder', { params: { id: 8 } }]]);
    expect(result).toEqual({ ok: true, redirect: '/my-account?menuType=web-shop&order=8' });
  });

  it('to which a provider sends back waits for its word, and says nothing of paid', async () => {
    const text = textOf(await draw('&order=5b0f6f0e-6a6b-4c4e-9a43.mark_of-it'));
    expect(text).toContain('Wachten op de betaalprovider');
    expect(text).not.toContain('Bestelling bevestigd');
  });

  it.each([
    ['paid', 'Bestelling bevestigd'],
    ['cancelled', 'De bestelling is geannuleerd of de betaling is mislukt'],
    ['failed', 'De bestelling is geannuleerd of de betaling is mislukt'],
    ['expired', 'De bestelling is verlopen'],
  ] as const)('%s: %s', async (status, expected) => {
    const change = status === 'paid' ? {} : { paid_at: null, invoice_number: null };
    const html = await draw('&order=7', shopCalls({ orders: [previewOrder({ status, ...change })] }));
    expect(textOf(html)).toContain(expected);
    expect(html.includes('Opnieuw bestellen')).toBe(status !== 'paid');
    expect(html.includes('/api/employer/v1/orders/7/invoice"')).toBe(status === 'paid');
  });

  it.each([
    ['open', 'betaal € 235,95 uiterlijk'],
    ['overdue', 'De factuur moest uiterlijk'],
  ] as const)('on invoice that is %s is never shown as paid', async (state, expected) => {
    const orders = [previewOrder({ ...invoicedOrder, invoice_state: state })];
    const text = textOf(await draw('&order=9', shopCalls({ orders })));
    expect(text).toContain(expected);
    expect(textOf(await draw('', shopCalls({ orders })))).toContain('Te betalen uiterlijk');
    expect(text).not.toMatch(/\bBetaald\b/);
  });

  it.each([
    ['&order=7', {}, '/my-account?menuType=manage-jobs', 'Naar je vacatures'],
    ['&order=7', { job_id: 12 }, '/my-account?menuType=manage-jobs&amp;active-job=12', 'Naar de vacature'],
    [`&order=${'a'.repeat(30)}`, { job_id: 12 }, '/my-account?menuType=manage-jobs', 'Naar je vacatures'],
  ])('of a posting that is there leads on to where it is used: %s %j', async (query, change, href, link) => {
    const html = await draw(query, shopCalls({ orders: [previewOrder(change)] }));
    expect(html).toContain(`href="${href}"`);
    expect(textOf(html)).toContain(link);
    const open = await draw(query, shopCalls({ orders: [previewOrder({ ...openOrder, ...change })] }));
    expect(textOf(open)).not.toContain(link);
    const credits = previewOrder({ product: { ...previewOrder().product, type: 'credit' } });
    expect(textOf(await draw(query, shopCalls({ orders: [credits] })))).not.toContain('Naar je vacatures');
  });

  it('of nobody says so', async () => {
    const orders = { readOrder: async () => Promise.reject(refused('orderNotFound', 404)) };
    expect(textOf(await draw('&order=99', { orders }))).toContain('konden niet worden opgehaald');
  });
});

describe('the address of the shop', () => {
  it('is read as far as it makes sense', () => {
    const read = (query: string) => readShopAddress(new URLSearchParams(query));
    expect(read('order=12').order).toBe(12);
    expect(read('order=%3Cscript%3E').order).toBeUndefined();
    expect(read('order=x').order).toBeUndefined();
    expect(read('product=-1&page=0&match[status]=x')).toMatchObject({
      product: undefined,
      page: 1,
      filter: 'all',
    });
  });
});

describe('a quote for the company', () => {
  const one = previewSalesQuote();

  it('is listed while it is open, and read and accepted on its page by who works there', async () => {
    const list = textOf(await draw('', shopCalls({ quotes: [one] })));
    expect(list).toContain('Offertes voor jou Offerte 12');
    expect(textOf(await draw())).not.toContain('Offertes voor jou');
    const html = await draw('&quote=12', shopCalls({ quotes: [one] }));
    expect(textOf(html)).toContain('10 × € 165');
    expect(valueOf(html, 'shown_total')).toBe('211085');
    const sent: unknown[] = [];
    const acceptMyQuote = async (ask: unknown) => {
      sent.push(ask);
      return { data: one };
    };
    const { result: answer } = await post(
      'acceptQuote',
      { version: '1', shown_total: '211085', name: ' Ilse  Veenstra', terms: '1', po_number: '' },
      { quotes: { acceptMyQuote } },
      { search: '?menuType=web-shop&quote=12' },
    );
    expect(answer).toMatchObject({ ok: true, redirect: '/my-account?menuType=web-shop&quote=12' });
    expect(sent).toMatchObject([
      {
        params: { id: 12 },
        body: { version: 1, shown_total: 211_085, name: 'Ilse  Veenstra', po_number: null, terms: true },
      },
    ]);
  });

  it('is not accepted without a name and agreement; another total is offered in its place', async () => {
    const { result: bare } = await post('acceptQuote', { version: '1', shown_total: '1', name: '' }, {});
    expect(bare).toMatchObject({
      ok: false,
      fields: { name: [expect.any(String)], terms: [expect.any(String)] },
    });
    const acceptMyQuote = async () => {
      throw Object.assign(refused('totalChanged', 409), { current: { total: 174_450 } });
    };
    const { result: other } = await post(
      'acceptQuote',
      { version: '1', shown_total: '211085', name: 'Ilse', terms: '1' },
      { quotes: { acceptMyQuote } },
    );
    expect(other).toMatchObject({ ok: false, values: { name: 'Ilse', shown_total: '174450' } });
  });

  it('that cannot be accepted says why, and has no button for it', async () => {
    const refusal = 'Topvacature wordt niet meer verkocht.';
    const html = await draw('&quote=12', shopCalls({ quotes: [previewSalesQuote({ refusal })] }));
    expect(textOf(html)).toContain(refusal);
    expect(queryAllByRole(html, 'button').map(({ textContent }) => textContent)).not.toContainEqual(
      expect.stringContaining('Accepteren'),
    );
    const late = await draw('&quote=12', shopCalls({ quotes: [previewSalesQuote({ state: 'expired' })] }));
    expect(textOf(late)).toContain('was geldig tot en met');
  });
});
