import { defineEndpoint } from '../define-endpoint.ts';
import { adminLot, ledgerKinds } from '../entities/balance.ts';
import { adminClient } from '../entities/client.ts';
import {
  adminOrder,
  clientQuote,
  invoiceStates,
  invoiceSum,
  orderStatuses,
  refundPlan,
} from '../entities/order.ts';
import { jobPayments, jobPaymentWays } from '../entities/job-deal.ts';
import { listedJobDetails } from '../entities/admin-job.ts';
import { longestExplanation } from '../entities/withheld.ts';
import { adminProduct, productKinds, productTypes } from '../entities/product.ts';
import { list, one, page } from '../shape.ts';
import { paging, readRevision } from './query-keys.ts';

/** Specification §7 'Admin': what is sold, what was ordered, and what companies have of it. */
const productForm = {
  name: { type: 'string', minLength: 1, maxLength: 200 },
  /** Cents, without VAT. */
  price_cents: { type: 'integer', minimum: 0, maximum: 100_000_000 },
  active: { type: 'boolean' },
  product_type: { enum: productTypes },
  type: { enum: productKinds },
  purchase_url: { type: ['string', 'null'], maxLength: 500 },
  benefits: {
    type: 'array',
    maxItems: 60,
    items: {
      type: 'object',
      required: ['lang', 'text'],
      additionalProperties: false,
      properties: {
        lang: { type: 'string', pattern: '^[a-z]{2}$' },
        text: { type: 'string', minLength: 1, maxLength: 200 },
      },
    },
  },
  duration: { type: ['integer', 'null'], minimum: 1, maximum: 3650 },
  discount: { type: 'number', minimum: 0, maximum: 100 },
  quantity: { type: 'integer', minimum: 1, maximum: 100_000 },
  credits: { type: ['integer', 'null'], minimum: 1, maximum: 100_000 },
  click_price: { type: ['integer', 'null'], minimum: 1, maximum: 100_000 },
  requires_email_apply: { type: 'boolean' },
  order: { type: 'integer', minimum: 0, maximum: 10_000 },
} as const;

const findAllProducts = defineEndpoint({
  method: 'GET',
  path: '/products',
  roles: ['admin'],
  area: 'shop',
  summary: "Every product of the site's board, also those that are not sold.",
  reply: list(adminProduct),
});

const createProduct = defineEndpoint({
  method: 'POST',
  path: '/products',
  roles: ['admin'],
  area: 'shop',
  summary: 'Adds something that employers can buy.',
  body: {
    type: 'object',
    required: ['name', 'price_cents', 'type'],
    additionalProperties: false,
    properties: productForm,
  },
  status: 201,
  reply: one(adminProduct),
  errors: ['validation'],
});

const updateProduct = defineEndpoint({
  method: 'PUT',
  path: '/products/{id:int}',
  roles: ['admin'],
  area: 'shop',
  summary:
    'Changes a product; what is left out stays. Orders keep what they were placed with. Who read another `revision` is refused with what there is now.',
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { ...productForm, revision: readRevision },
  },
  reply: one(adminProduct),
  errors: ['productNotFound', 'validation', 'conflict'],
});

const removeProduct = defineEndpoint({
  method: 'DELETE',
  path: '/products/{id:int}',
  roles: ['admin'],
  area: 'shop',
  summary: 'Stops selling a product; its orders keep it.',
  errors: ['productNotFound'],
});

const orderFilter = {
  ...paging,
  search: { type: 'string', maxLength: 200 },
  'match[status]': { enum: ['all', ...orderStatuses] },
} as const;

const findAllOrders = defineEndpoint({
  method: 'GET',
  path: '/orders',
  roles: ['admin'],
  area: 'shop',
  summary: 'The orders of the board, newest first.',
  query: { type: 'object', additionalProperties: false, properties: orderFilter },
  reply: page(adminOrder),
});

const exportOrders = defineEndpoint({
  method: 'GET',
  path: '/orders/export',
  roles: ['admin'],
  area: 'shop',
  summary: 'The orders of the board as CSV, for the bookkeeping.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      search: { type: 'string', maxLength: 200 },
      'match[status]': { enum: ['all', ...orderStatuses] },
    },
  },
  produces: 'binary',
});

const readAnyOrder = defineEndpoint({
  method: 'GET',
  path: '/orders/{id:int}',
  roles: ['admin'],
  area: 'shop',
  summary: 'One order of the board.',
  reply: one(adminOrder),
  errors: ['orderNotFound'],
});

const refundOrder = defineEndpoint({
  method: 'POST',
  path: '/orders/{id:int}/refund',
  roles: ['admin'],
  area: 'shop',
  summary:
    'Gives the money of a paid order back, whole or in part, once. What is left of it leaves the balance and what runs on it ends, unless it stays.',
  body: {
    type: 'object',
    additionalProperties: false,
    properties: {
      reason: { type: 'string', maxLength: 500, default: '' },
      /** In cents, VAT included; left out it is all of it. */
      amount: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
      /** Whether what was bought is taken back as far as it is left. */
      take_back: { type: 'boolean', default: true },
    },
  },
  reply: one(adminOrder),
  errors: ['orderNotFound', 'refundNotPossible', 'validation'],
});

const planRefund = defineEndpoint({
  method: 'GET',
  path: '/orders/{id:int}/refund',
  roles: ['admin'],
  area: 'shop',
  summary: 'What a refund of a paid order would take back, what was used of it, and what that is worth.',
  reply: one(refundPlan),
  errors: ['orderNotFound', 'refundNotPossible'],
});

const findClients = defineEndpoint({
  method: 'GET',
  path: '/clients',
  roles: ['admin'],
  area: 'companies',
  summary: "The site's companies with what they can use.",
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...paging, search: { type: 'string', maxLength: 200 } },
  },
  reply: page(adminClient),
});

const ownPrice = { type: 'integer', minimum: 0, maximum: 100_000_000 } as const;
const number = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;

/** Most pieces of one order. */
const pieces = { type: 'integer', minimum: 1, maximum: 100, default: 1 } as const;

const quoteForClient = defineEndpoint({
  method: 'GET',
  path: '/clients/{id:int}/quote',
  roles: ['admin'],
  area: 'shop',
  summary:
    'What an order that is placed for a company would ask, at its own price or at that of everybody, and whether it can be on invoice. It orders nothing.',
  query: {
    type: 'object',
    required: ['product_id'],
    additionalProperties: false,
    properties: { product_id: number, pieces, net: ownPrice },
  },
  reply: one(clientQuote),
  errors: ['notFound', 'productNotFound', 'productNotSold'],
});

const orderForClient = defineEndpoint({
  method: 'POST',
  path: '/clients/{id:int}/orders',
  roles: ['admin'],
  area: 'shop',
  summary:
    "Orders a product for a company on invoice, in the name of one of its people: as if they had ordered it, with the same limits, balance, invoice and mails. A price of its own is this order's alone, and needs a reason.",
  perMinute: 30,
  body: {
    type: 'object',
    required: ['product_id', 'person'],
    additionalProperties: false,
    properties: {
      product_id: number,
      /** The uuid of who the invoice is addressed to: one of the company's people. */
      person: { type: 'string', maxLength: 40 },
      /** How many of it; being featured is ordered once at a time. */
      pieces,
      /** What all of them cost together, in cents without VAT; left out it is what they cost everybody. */
      net: { type: ['integer', 'null'], minimum: 0, maximum: 100_000_000 },
      /** Why it costs else, for the site's admins. */
      reason: { type: 'string', maxLength: 500, default: '' },
      po_number: { type: ['string', 'null'], maxLength: 100 },
      organisation_id: { type: ['integer', 'null'], minimum: 1, maximum: 2_147_483_647 },
      /** What the admin was shown, in cents with VAT: when it is no longer that, nothing is ordered. */
      shown_total: { type: ['integer', 'null'], minimum: 0, maximum: 2_147_483_647 },
      /** The caller's own name for this order: sent again, it is the same order; with anything else it is refused. */
      idempotency_key: { type: 'string', minLength: 8, maxLength: 80 },
    },
  },
  status: 201,
  reply: one(adminOrder),
  errors: [
    'notFound',
    'productNotFound',
    'productNotSold',
    'totalChanged',
    'idempotencyKeyReused',
    'invoiceNotVerified',
    'invoiceOverdue',
    'invoiceLimitReached',
    'paymentTypeUnknown',
    'stripeNotSetUp',
    'validation',
    'companyBlocked',
    'companyNotApproved',
    'tooManyRequests',
  ],
});

const findJobPayments = defineEndpoint({
  method: 'GET',
  path: '/jobs/{uuid}/payments',
  roles: ['admin'],
  area: 'jobs',
  summary:
    'In which ways a job can be paid that an admin publishes for its company: from what the company has, by an order on invoice, or free.',
  reply: one(jobPaymentWays),
  errors: ['jobNotFound', 'jobWithoutCompany'],
});

const publishForCompany = defineEndpoint({
  method: 'POST',
  path: '/jobs/{uuid}/publish',
  roles: ['admin'],
  area: 'jobs',
  summary:
    'Publishes a draft for its company, paid as is said: from its balance, its credits, by an order on invoice that is placed with it, or free for a reason, which is a grant. Ordering and granting need the right to the shop. All of it or nothing.',
  perMinute: 60,
  body: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /** What it is published with; none where the board asks for none. */
      product_id: number,
      pay: { enum: jobPayments, default: 'balance' },
      /** Why it is free, for the site's admins. */
      reason: { type: 'string', maxLength: 500, default: '' },
      /** What the admin was shown of an order, in cents with VAT: when it is no longer that, nothing is done. */
      shown_total: { type: ['integer', 'null'], minimum: 0, maximum: 2_147_483_647 },
      /** As it was read: it stays as it is where somebody saved it since. */
      revision: { type: 'integer', minimum: 0 },
      /** Plain text that its company reads. */
      explanation: { type: 'string', maxLength: longestExplanation, default: '' },
      /** Whether the people of its company are mailed. */
      mail: { type: 'boolean', default: true },
    },
  },
  reply: one(listedJobDetails),
  errors: [
    'jobNotFound',
    'jobWithoutCompany',
    'jobWrittenByFeed',
    'conflict',
    'validation',
    'rightMissing',
    'transitionNotAllowed',
    'employerNotVerified',
    'companyBlocked',
    'companyNotApproved',
    'productRequired',
    'productNotFound',
    'productNotSold',
    'productUnpaid',
    'creditsNeedConsent',
    'creditsTooFew',
    'productNeedsEmail',
    'productNeedsUrl',
    'totalChanged',
    'invoiceNotVerified',
    'invoiceOverdue',
    'invoiceLimitReached',
    'paymentTypeUnknown',
    'stripeNotSetUp',
    'tooManyRequests',
  ],
});

const changeClient = defineEndpoint({
  method: 'PUT',
  path: '/clients/{id:int}',
  roles: ['admin'],
  area: 'companies',
  summary:
    'Says whether a company is verified, which lets it order on invoice, and how much it may have outstanding; what is left out stays.',
  body: {
    type: 'object',
    additionalProperties: false,
    properties: {
      verified: { type: 'boolean' },
      /** In cents with VAT; null: what the site allows everybody (`invoice_limit`). */
      invoice_limit: { type: ['integer', 'null'], minimum: 0, maximum: 2_147_483_647 },
      /** What was read before it was changed; without it what is sent is stored whatever was there. */
      revision: readRevision,
    },
  },
  reply: one(adminClient),
  errors: ['notFound', 'conflict'],
});

const findInvoices = defineEndpoint({
  method: 'GET',
  path: '/invoices',
  roles: ['admin'],
  area: 'shop',
  summary: 'Orders on invoice by how their invoice stands, what is due first first. `due`: open and overdue.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...paging,
      search: { type: 'string', maxLength: 200 },
      'match[state]': { enum: ['due', 'all', ...invoiceStates], default: 'due' },
    },
  },
  reply: page(adminOrder),
});

const sumInvoices = defineEndpoint({
  method: 'GET',
  path: '/invoices/sums',
  roles: ['admin'],
  area: 'shop',
  summary: 'How many invoices of the board there are of each state, and what they ask together.',
  reply: list(invoiceSum),
});

const receiveInvoice = defineEndpoint({
  method: 'POST',
  path: '/orders/{id:int}/receive',
  roles: ['admin'],
  area: 'shop',
  summary:
    'Marks the money of an invoice as received, also of one that was written off; with the day it came, today where none is named. Said again it changes nothing.',
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { received_on: { type: ['string', 'null'], maxLength: 40 } },
  },
  reply: one(adminOrder),
  errors: ['orderNotFound', 'invoiceNotOpen', 'validation'],
});

const writeOffInvoice = defineEndpoint({
  method: 'POST',
  path: '/orders/{id:int}/write-off',
  roles: ['admin'],
  area: 'shop',
  summary:
    'Gives the money of an invoice up: what is left of its order is taken back, what runs on it ends, and its company orders on invoice no more. Said again it changes nothing.',
  reply: one(adminOrder),
  errors: ['orderNotFound', 'invoiceNotOpen'],
});

const grantBalance = defineEndpoint({
  method: 'POST',
  path: '/clients/{id:int}/grants',
  roles: ['admin'],
  area: 'shop',
  summary:
    'Gives a company something by hand, as for a custom request: any balance, slots, or being featured.',
  body: {
    type: 'object',
    required: ['kind', 'amount', 'idempotency_key'],
    additionalProperties: false,
    properties: {
      kind: { enum: ledgerKinds },
      amount: { type: 'integer', minimum: 1, maximum: 10_000_000 },
      /** Of a posting, an up-sell, a click budget or a slot: which. */
      product_id: { type: ['integer', 'null'], minimum: 1, maximum: 2_147_483_647 },
      /** Of being featured: which; where the company has one, that. */
      organisation_id: { type: ['integer', 'null'], minimum: 1, maximum: 2_147_483_647 },
      name: { type: 'string', maxLength: 200 },
      valid_till: { type: ['string', 'null'], pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
      note: { type: ['string', 'null'], maxLength: 500 },
      /** Sent again it is the same grant; with anything else it is refused. */
      idempotency_key: { type: 'string', minLength: 8, maxLength: 80 },
    },
  },
  status: 201,
  reply: one(adminLot),
  errors: ['notFound', 'productNotFound', 'validation', 'idempotencyKeyReused'],
});

const findClientLots = defineEndpoint({
  method: 'GET',
  path: '/clients/{id:int}/lots',
  roles: ['admin'],
  area: 'shop',
  summary: 'All that a company bought and was granted, newest first: by whom, why, and what is left of it.',
  query: { type: 'object', additionalProperties: false, properties: paging },
  reply: page(adminLot),
  errors: ['notFound'],
});

const withdrawGrant = defineEndpoint({
  method: 'POST',
  path: '/clients/{id:int}/lots/{lotId:int}/withdraw',
  roles: ['admin'],
  area: 'shop',
  summary:
    'Takes back what is left of a grant; what was used of it stays used. Asked again nothing more is taken.',
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { note: { type: ['string', 'null'], maxLength: 500 } },
  },
  reply: one(adminLot),
  errors: ['notFound'],
});

/** What an admin does in the shop; part of the group `shop`. */
export const shopAdmin = {
  findAllProducts,
  createProduct,
  updateProduct,
  removeProduct,
  findAllOrders,
  exportOrders,
  readAnyOrder,
  planRefund,
  refundOrder,
  findInvoices,
  sumInvoices,
  receiveInvoice,
  writeOffInvoice,
  findClients,
  quoteForClient,
  orderForClient,
  findJobPayments,
  publishForCompany,
  changeClient,
  grantBalance,
  findClientLots,
  withdrawGrant,
} as const;
