// @vitest-environment happy-dom
import type { AdminLot, AdminOrder, AdminProduct, RefundPlan } from '@boardwright/api-client/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '@boardwright/messages';
import { createTranslator } from '@boardwright/ui/translator';
import { TranslatorContext } from '@boardwright/ui/use-t';
import { aSite } from '../page-editing/a-site.ts';
import { EditingProvider } from '../page-editing/page-editing.react.tsx';
import { previewProducts } from '@boardwright/engine/testing';
import { CompaniesPart, CompanyTable } from './companies/companies-part.tsx';
import { LotTable } from './companies/lot-table.tsx';
import { OrderFacts } from './orders/order-dialog.tsx';
import { useOrderColumns } from './orders/order-columns.tsx';
import { OrdersPart, OrderTable } from './orders/orders-part.tsx';
import { RefundEffects } from './orders/refund-effects.tsx';
import { RefundFields } from './orders/refund-dialog.tsx';
import { ProductsPart, ProductTable } from './products/products-part.tsx';
import { type ShopApi, ShopApiContext } from './shop-api.ts';
import { Reading } from '../lists/reading.tsx';

const never = () => new Promise<never>(() => undefined);
const effects = { save: never, storeJournal: () => undefined, now: () => 0, newUid: () => 'uid' };
const api: ShopApi = {
  products: never,
  addProduct: never,
  changeProduct: never,
  orders: never,
  order: never,
  refundPlan: never,
  refund: never,
  invoices: never,
  invoiceSums: never,
  receiveInvoice: never,
  writeOffInvoice: never,
  changeCompany: never,
  exportAddress: ({ status, search }) => `/orders.csv?status=${status}&search=${search}`,
  invoiceAddress: (id, kind) => `/orders/${id}.pdf?kind=${kind}`,
  companies: never,
  grant: never,
  lots: never,
  withdraw: never,
  newKey: () => 'a key of its own',
};

const products: readonly AdminProduct[] = previewProducts().map((product, at) => ({
  ...product,
  revision: at,
  vat_rate: 21,
  active: at !== 1,
}));

const order: AdminOrder = {
  uuid: '0b5c',
  id: 41,
  status: 'paid',
  created_at: '2026-11-02T10:00:00Z',
  invoice_state: 'received',
  due_at: '2026-12-01T22:59:59.000Z',
  outstanding: 0,
  written_off_at: null,
  reminders: 0,
  list_net: null,
  price_reason: null,
  paid_at: '2026-11-03T23:30:00Z',
  refunded_at: null,
  refunded: null,
  product: { id: 1, name: 'Vacature 30 dagen', type: 'jobPosting', duration: 30, quantity: 1 },
  payment_type: { id: 1, name: 'Invoice', third_party: null },
  currency: 'EUR',
  net: 19_500,
  vat: 4095,
  total: 23_595,
  vat_rate: 21,
  reverse_charge: false,
  po_number: 'PO 7',
  invoice_number: '2026-0012',
  payment_url: null,
  redirect_url: null,
  company: 'Bakkerij Dijkstra',
  email: 'brood@dijkstra.test',
  invoice_email: 'boeken@dijkstra.test',
  phone: null,
  address: { address_line_1: 'Havenkade 4', postal_code: '9976 VV', city: 'Lauwersoog', country_code: 'NL' },
  vat_number: null,
  organisation_id: null,
  job_id: null,
  credit_note_number: null,
  client_id: 3,
  job_board_id: 1,
  refund_state: null,
};
const companies = [
  {
    id: 3,
    name: 'Bakkerij Dijkstra',
    created_at: '2026-01-05T10:00:00Z',
    verified_at: '2026-02-01T10:00:00Z',
    invoice_limit: null,
    outstanding: 23_595,
    revision: 1,
    balances: [
      { kind: 'credit' as const, amount_open: 12 },
      { kind: 'slot' as const, amount_open: 1 },
      { kind: 'cpc' as const, amount_open: 3000 },
    ],
  },
  {
    id: 4,
    name: 'Nieuw',
    created_at: '2026-01-05T10:00:00Z',
    balances: [],
    verified_at: null,
    invoice_limit: null,
    outstanding: 0,
    revision: 1,
  },
];
const lot: AdminLot = {
  id: 9,
  kind: 'credit',
  name: 'Goodwill',
  product_id: null,
  order_id: null,
  amount: 10,
  amount_open: 6,
  used: 3,
  taken_back: 0,
  expired: 1,
  valid_till: null,
  next_payment_cycle: null,
  created_at: '2026-11-03T10:00:00Z',
  reason: 'granted',
  note: 'Outage of 3 November',
  granted_by: 'Anna Beheer',
};
const bought: AdminLot = { ...lot, id: 8, reason: 'bought', order_id: 41, note: null, granted_by: null };
const plan: RefundPlan = {
  total: 14_520,
  unused: 8712,
  balance: { kind: 'credit', amount: 10, amount_open: 6, used: 4 },
  jobs: ['Kok'],
  lifted: [],
  slots: 2,
  organisation: null,
  valid_till: '2026-12-08T09:00:00.000Z',
};
const asked = { how: 'whole', amount: '', goods: 'takeBack', reason: '' } as const;
const nothing = () => undefined;

function draw(what: ReactNode, locale: Locale = 'en', address = '/shop', currency?: string): string {
  const site = aSite();
  const settings = currency === undefined ? site.settings : { ...site.settings, app_currency: currency };
  return renderToStaticMarkup(
    <TranslatorContext value={createTranslator(locale, {})}>
      <MemoryRouter initialEntries={[address]}>
        <EditingProvider site={{ ...site, settings }} journal={undefined} effects={effects}>
          <ShopApiContext value={api}>{what}</ShopApiContext>
        </EditingProvider>
      </MemoryRouter>
    </TranslatorContext>,
  );
}

function Orders({ orders }: { readonly orders: readonly AdminOrder[] }) {
  return <OrderTable orders={orders} columns={useOrderColumns()} isFiltered={false} />;
}

const refunded: AdminOrder = {
  ...order,
  refund_state: 'done',
  refunded_at: '2026-11-05T10:00:00Z',
  credit_note_number: '2026-0013',
};
const rendered: readonly (readonly [string, ReactNode])[] = [
  ['products, loading', <ProductsPart key="" />],
  ['orders, loading', <OrdersPart key="" />],
  ['companies, loading', <CompaniesPart key="" />],
  ['products', <ProductTable key="" products={products} onOpen={nothing} onSell={nothing} />],
  ['no products', <ProductTable key="" products={[]} onOpen={nothing} onSell={nothing} />],
  ['orders', <Orders key="" orders={[order, refunded]} />],
  ['no orders', <OrderTable key="" orders={[]} columns={[]} isFiltered={false} />],
  ['no orders found', <OrderTable key="" orders={[]} columns={[]} isFiltered />],
  ['an order', <OrderFacts key="" order={refunded} />],
  ['companies', <CompanyTable key="" companies={companies} onOpen={nothing} onGrant={nothing} />],
  ['lots', <LotTable key="" lots={[lot, bought]} onWithdraw={nothing} />],
  ['no lots', <LotTable key="" lots={[]} onWithdraw={nothing} />],
  ['a refund', <RefundFields key="" plan={plan} currency="EUR" draft={asked} tried onChange={nothing} />],
  ['no companies', <CompanyTable key="" companies={[]} onOpen={nothing} onGrant={nothing} />],
];

describe('the shop in the editor', () => {
  it.each(locales.flatMap((locale) => rendered.map(([name, what]) => ({ name, what, locale }))))(
    '$name is drawn in $locale without a raw key, and no id twice',
    ({ what, locale }) => {
      const html = draw(what, locale);
      expect(html.length).toBeGreaterThan(20);
      expect(html).not.toMatch(
        /[>"](?:product|order|company|has|lot|grant|refund|refunded|status|kind|paid|part|about|wrong)\.[a-zA-Z]/,
      );
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    },
  );

  it('shows a price with its VAT and its discount, and what is not sold', () => {
    const html = draw(<ProductTable products={products} onOpen={nothing} onSell={nothing} />);
    expect(html).toContain('€235.95 with 21% VAT');
    expect(html).toContain('€1,950.00 less 15%');
    expect(html.match(/data-off="true"/g)).toHaveLength(1);
    expect(html).toContain('Not sold');
  });

  it('says every amount in the currency of the site, and of an order in its own', () => {
    const inLei = (what: ReactNode) => draw(what, 'en', '/shop', 'RON');
    expect(inLei(<ProductTable products={products} onOpen={nothing} onSell={nothing} />)).toContain('RON');
    expect(inLei(<CompanyTable companies={companies} onOpen={nothing} onGrant={nothing} />)).toMatch(
      /RON\s30\.00 for clicks/,
    );
    expect(inLei(<OrderFacts order={order} />)).toContain('€235.95');
    const other = { ...asked, how: 'other' } as const;
    const fields = (currency: string) =>
      inLei(<RefundFields plan={plan} currency={currency} draft={other} tried={false} onChange={nothing} />);
    expect(fields('RON')).toContain('Amount in RON, with VAT');
    expect(fields('EUR')).toContain('Amount in euro, with VAT');
  });

  it('exports what is filtered, and leads to the papers of an order', () => {
    expect(draw(<OrdersPart />, 'en', '/shop?part=orders&status=paid&find=dijkstra')).toContain(
      'href="/orders.csv?status=paid&amp;search=dijkstra"',
    );
    const html = draw(<OrderFacts order={refunded} />);
    expect(html).toContain('/orders/41.pdf?kind=invoice');
    expect(html).toContain('Credit note 2026-0013');
    expect(draw(<OrderFacts order={order} />)).not.toContain('Credit note');
  });

  it('tells the days of an order on the clock of the site', () => {
    expect(draw(<OrderFacts order={order} />)).toContain('4 Nov 2026');
  });

  it('tells what each company can use', () => {
    const html = draw(<CompanyTable companies={companies} onOpen={nothing} onGrant={nothing} />);
    expect(html).toContain('12 credits, 1 slot, €30.00 for clicks');
    expect(html).toContain('Nothing');
  });

  it('tells who granted something and why, and what became of it; a purchase leads to its order', () => {
    const html = draw(<LotTable lots={[lot, bought]} onWithdraw={nothing} />);
    expect(html).toContain('Granted by Anna Beheer');
    expect(html).toContain('3 Nov 2026 · Outage of 3 November');
    expect(html).toContain('6 of 10');
    expect(html).toContain('3 used, 1 expired');
    expect(html).toContain('part=orders&amp;open=41');
    // A purchase is refunded, not taken back.
    expect(html.match(/Take back/g)).toHaveLength(1);
  });

  it('says what a refund takes back, what stays used, and what the rest is worth', () => {
    const html = draw(
      <RefundFields plan={plan} currency="EUR" draft={asked} tried={false} onChange={nothing} />,
    );
    expect(html).toContain('6 of 10 credits; 4 were used and stay used');
    expect(html).toContain('The job “Kok” ends');
    expect(html).toContain('2 slots end');
    expect(html).toContain('What was not used: €87.12');
    expect(draw(<RefundEffects plan={plan} isTaken={false} currency="EUR" />)).toContain(
      'keeps what was bought',
    );
    const tooMuch = { ...asked, how: 'other', amount: '145,21' } as const;
    expect(
      draw(<RefundFields plan={plan} currency="EUR" draft={tooMuch} tried onChange={nothing} />),
    ).toContain('at most €145.20');
    expect(draw(<Orders orders={[{ ...refunded, refunded: 100 }]} />)).toContain('Partly refunded');
  });

  it('says why something could not be read, and offers to try again', () => {
    const state = { found: undefined, problem: 'Too many requests.', isReading: false, again: nothing };
    const html = draw(<Reading state={state}>{() => 'never'}</Reading>);
    expect(html).toContain('Too many requests.');
    expect(html).toContain('Try again');
    expect(html).not.toContain('never');
  });
});
