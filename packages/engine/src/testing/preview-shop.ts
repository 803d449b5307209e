import type {
  BalanceLot,
  Order,
  MyProduct,
  PublicQuote,
  PageMeta,
  Quote,
  Subscriptions,
} from '@boardwright/api-client/contract';
import { previewProducts } from './preview-products.ts';

const payments = [
  { id: 1, name: 'Factuur', third_party: null, refusal: null },
  { id: 4, name: 'Test', third_party: 'test', refusal: null },
];

/** An order of the preview's company; whatever is given differs. */
export function previewOrder(change: Partial<Order> = {}): Order {
  return {
    id: 7,
    uuid: '5b0f6f0e-6a6b-4c4e-9a43-0f4f3b0d5c11',
    status: 'paid',
    created_at: '2026-11-17T09:00:00.000Z',
    paid_at: '2026-11-17T09:00:00.000Z',
    invoice_state: 'received',
    due_at: '2026-12-01T22:59:59.000Z',
    outstanding: 0,
    refunded_at: null,
    refunded: null,
    product: { id: 1, name: 'Vacature 30 dagen', type: 'jobPosting', duration: 30, quantity: 1 },
    payment_type: { id: 1, name: 'Factuur', third_party: null },
    currency: 'EUR',
    net: 19_500,
    vat: 4_095,
    total: 23_595,
    vat_rate: 21,
    reverse_charge: false,
    po_number: 'PO-2026-0609',
    invoice_number: '2026-00004',
    payment_url: null,
    redirect_url: null,
    company: 'Zorggroep Lauwers',
    email: 'ilse@lauwers.example',
    invoice_email: 'administratie@lauwers.example',
    phone: null,
    address: {
      address_line_1: 'Stationsweg 12',
      postal_code: '9951 CE',
      city: 'Winsum',
      country_code: 'NL',
    },
    vat_number: null,
    organisation_id: null,
    job_id: null,
    credit_note_number: null,
    ...change,
  };
}

/** An order on invoice, still to be paid. */
export const invoicedOrder: Partial<Order> = {
  id: 9,
  status: 'invoiced',
  paid_at: null,
  invoice_state: 'open',
  outstanding: 23_595,
};

/** What a product costs at home. */
export function previewQuote(net = 19_500): Quote {
  const vat = Math.round(net * 0.21);
  return {
    currency: 'EUR',
    net,
    vat,
    total: net + vat,
    vat_rate: 21,
    reverse_charge: false,
    country_code: 'NL',
    problem: null,
  };
}

/** A quote of two lines that the preview's company was sent; whatever is given differs. */
export function previewSalesQuote(change: Partial<PublicQuote> = {}): PublicQuote {
  return {
    id: 12,
    state: 'sent',
    version: 1,
    company: 'Zorggroep Lauwers',
    message: 'Zoals besproken, met korting op de plaatsingen van dit jaar.\nBel gerust als er iets is.',
    currency: 'EUR',
    net: 174_450,
    vat: 36_635,
    total: 211_085,
    vat_rate: 21,
    reverse_charge: false,
    valid_until: '2026-12-28T22:59:59.000Z',
    sent_at: '2026-11-28T09:00:00.000Z',
    decided_at: null,
    decided_name: null,
    po_number: null,
    decline_reason: '',
    lines: [
      {
        name: 'Vacature 30 dagen',
        type: 'jobPosting',
        duration: 30,
        pieces: 10,
        price: 16_500,
        net: 165_000,
        remark: 'Te gebruiken tot het einde van volgend jaar',
        is_withdrawn: false,
      },
      {
        name: 'Topvacature',
        type: 'jobUpSell',
        duration: 14,
        pieces: 1,
        price: 9_450,
        net: 9_450,
        remark: '',
        is_withdrawn: false,
      },
    ],
    seller: {
      name: 'Wadwerk BV',
      address: 'Haven 1\n9976 VN Lauwersoog',
      registration: '01234567',
      vat_number: 'NL001234567B01',
    },
    country_code: 'NL',
    needs_address: false,
    refusal: null,
    ...change,
  };
}

/** An order that waits for its payment. */
export const openOrder: Partial<Order> = {
  invoice_state: null,
  due_at: null,
  id: 8,
  status: 'open',
  paid_at: null,
  invoice_number: null,
  payment_url: 'https://pay.example/8',
  payment_type: { id: 4, name: 'Test', third_party: 'test' },
};

function lot(change: Partial<BalanceLot>): BalanceLot {
  return {
    id: 1,
    kind: 'contract',
    name: 'Bundel van tien',
    product_id: 4,
    order_id: 1,
    amount: 10,
    amount_open: 6,
    used: 4,
    valid_till: '2027-08-16T09:00:00.000Z',
    next_payment_cycle: null,
    created_at: '2026-08-16T09:00:00.000Z',
    ...change,
  };
}

const have: Subscriptions = {
  contracts: [lot({})],
  credits: [lot({ id: 2, kind: 'credit', name: 'Twintig credits', amount: 20, amount_open: 14, used: 6 })],
  postings: [lot({ id: 3, kind: 'posting', name: 'Vacature 30 dagen', amount: 1, amount_open: 1, used: 0 })],
  subscriptions: [
    lot({ id: 4, kind: 'cpc', name: 'Klikbudget', amount: 50_000, amount_open: 31_850, used: 18_150 }),
    lot({ id: 5, kind: 'featured', name: 'Uitgelichte organisatie', amount: 1, amount_open: 1, used: 0 }),
  ],
  slots: [
    {
      subscription_id: 1,
      name: 'Wisselplek per maand',
      job_id: 1,
      job_title: 'Wijkverpleegkundige',
      valid_till: '2026-12-08T09:00:00.000Z',
      next_payment_cycle: '2026-12-08T09:00:00.000Z',
      cancelled: false,
    },
  ],
};
const nothing: Subscriptions = { contracts: [], credits: [], postings: [], subscriptions: [], slots: [] };

function ownProducts(): MyProduct[] {
  return previewProducts().map((product) => ({
    product: { ...product, vat_rate: 21 },
    net: Math.round(product.price * (100 - product.discount)),
    available: product.id === 1 ? 1 : 0,
    currency: 'EUR',
    budget: product.type === 'CPC' ? 0 : null,
    takes: product.id === 1 ? { kind: 'posting' as const, amount: 1 } : null,
    ordered: true,
  }));
}

/** What the API answers of the shop: a company that has a bit of everything, or nothing yet. */
export function shopCalls({
  orders = [previewOrder(openOrder), previewOrder(invoicedOrder), previewOrder()],
  quotes = [] as PublicQuote[],
  isNew = false,
} = {}) {
  const meta: PageMeta = { total: orders.length, page: 1, limit: 10, last_page: 1 };
  const one = async () => ({ data: orders[0] ?? previewOrder() });
  return {
    shop: {
      readClientDashboard: async () => ({ data: isNew ? nothing : have }),
      findMyProducts: async () => ({ data: ownProducts() }),
    },
    quotes: {
      findMyQuotes: async () => ({ data: quotes }),
      readMyQuote: async () => ({ data: quotes[0] ?? previewSalesQuote() }),
      readQuoteByToken: async () => ({ data: quotes[0] ?? previewSalesQuote() }),
    },
    orders: {
      findPaymentTypes: async () => ({ data: payments }),
      quoteProduct: async () => ({ data: previewQuote() }),
      findOrders: async () => ({ data: isNew ? [] : orders, meta: isNew ? { ...meta, total: 0 } : meta }),
      readOrder: one,
      readOrderByToken: one,
      orderProduct: one,
      payOrder: one,
      placeOrder: async () => ({ data: { order: orders[0] ?? null, token: 'a-token-of-an-order.mark' } }),
    },
  };
}
