import { defineEndpoint } from '../define-endpoint.ts';
import { offeredPayment, order, orderStatuses, placedOrder, publicOrder, quote } from '../entities/order.ts';
import { list, one, page } from '../shape.ts';
import { paging } from './query-keys.ts';

const number = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;
const line = { type: ['string', 'null'], maxLength: 200 } as const;
const email = { type: ['string', 'null'], maxLength: 254 } as const;

/** Where an invoice goes. */
export const invoiceAddress = {
  type: 'object',
  additionalProperties: false,
  properties: {
    address_line_1: { type: 'string', maxLength: 200 },
    postal_code: { type: 'string', maxLength: 20 },
    city: { type: 'string', maxLength: 120 },
    country_code: { type: 'string', pattern: '^[A-Z]{2}$' },
  },
} as const;

/** What everybody fills in who orders. */
const orderForm = {
  job_board_id: number,
  /** The pair of board and product; a product here is of one board, so it is the product's own number. */
  product_job_board_id: number,
  payment_type_id: number,
  po_number: { type: ['string', 'null'], maxLength: 100 },
  /** Another address for the invoice. */
  invoice_email: email,
  phone: { type: ['string', 'null'], maxLength: 40 },
  address: invoiceAddress,
  /** Of a company elsewhere in the EU: it accounts for the VAT itself. */
  vat_number: { type: ['string', 'null'], maxLength: 40 },
  /** A path of the site to go on to (specification §5 'Internal redirect paths'). */
  redirect_url: { type: ['string', 'null'], maxLength: 500 },
  /** What the buyer was shown, in cents without VAT: when it is no longer that, nothing is ordered. */
  shown_net: { type: ['integer', 'null'], minimum: 0, maximum: 2_147_483_647 },
  /** The same with VAT: when country and VAT number make it another, nothing is ordered. */
  shown_total: { type: ['integer', 'null'], minimum: 0, maximum: 2_147_483_647 },
  /** The caller's own name for this order: sent again, it is the same order; with anything else it is refused. */
  idempotency_key: { type: ['string', 'null'], minLength: 8, maxLength: 80 },
  /** The key of the buyer's order that was answered `paymentUnavailable`: this one takes its place, and it is cancelled. */
  replaces_key: { type: ['string', 'null'], minLength: 8, maxLength: 80 },
} as const;

/** Specification §7 'Resumes, orders, files', the orders. */
export const findPaymentTypes = defineEndpoint({
  method: 'GET',
  path: '/payment-types',
  roles: ['public', 'employer'],
  summary:
    'The ways to pay that this board offers; for a product and a company also whether it can be ordered on invoice, and why not.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { product_id: number },
  },
  reply: list(offeredPayment),
});

export const quoteProduct = defineEndpoint({
  method: 'GET',
  path: '/products/{id:int}/quote',
  roles: ['public', 'employer'],
  summary:
    "What a product costs with VAT, by the country and VAT number it is billed to; what is left out is as the company has it, for a guest the seller's country. It orders nothing.",
  perMinute: 120,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      country_code: { type: 'string', maxLength: 10 },
      vat_number: { type: 'string', maxLength: 40 },
    },
  },
  reply: one(quote),
  errors: ['productNotFound', 'productNotSold', 'tooManyRequests'],
});

export const orderProduct = defineEndpoint({
  method: 'POST',
  path: '/orders/product/{productId:int}',
  roles: ['employer'],
  summary:
    'Orders a product for the company. On invoice, which is for verified companies up to their limit, it is theirs at once and to be paid by `due_at`; else `payment_url` is where it is paid.',
  perMinute: 30,
  body: {
    type: 'object',
    required: ['payment_type_id'],
    additionalProperties: false,
    properties: {
      ...orderForm,
      organisation_id: { type: ['integer', 'null'], minimum: 1, maximum: 2_147_483_647 },
      /** Of a posting or an up-sell: the job it is for. */
      job_id: { type: ['integer', 'null'], minimum: 1, maximum: 2_147_483_647 },
      /** Read and not used: payments are made at the provider's own page. */
      stripe_token: line,
    },
  },
  status: 201,
  reply: one(order),
  errors: [
    'productNotFound',
    'productNotSold',
    'priceChanged',
    'totalChanged',
    'idempotencyKeyReused',
    'invoiceNotVerified',
    'invoiceOverdue',
    'invoiceLimitReached',
    'paymentTypeUnknown',
    'stripeNotSetUp',
    'paymentUnavailable',
    'jobNotFound',
    'notFound',
    'validation',
    'tooManyRequests',
    'companyBlocked',
    'companyNotApproved',
  ],
});

export const findOrders = defineEndpoint({
  method: 'GET',
  path: '/orders',
  roles: ['employer'],
  summary: "The company's orders, newest first.",
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...paging,
      search: { type: 'string', maxLength: 200 },
      'match[status]': { enum: ['all', ...orderStatuses] },
    },
  },
  reply: page(order),
});

export const readOrder = defineEndpoint({
  method: 'GET',
  path: '/orders/{id:int}',
  roles: ['employer'],
  summary: 'One order of the company.',
  reply: one(order),
  errors: ['orderNotFound'],
});

export const payOrder = defineEndpoint({
  method: 'POST',
  path: '/orders/{id:int}/pay',
  roles: ['employer'],
  summary: 'Gives the page where an open order is paid, a new one where the first attempt came to nothing.',
  perMinute: 30,
  reply: one(order),
  errors: ['orderNotFound', 'orderNotOpen', 'paymentUnavailable', 'tooManyRequests'],
});

export const readInvoice = defineEndpoint({
  method: 'GET',
  path: '/orders/{id:int}/invoice',
  roles: ['employer', 'admin'],
  area: 'shop',
  summary: 'The invoice of an order as PDF; with `kind=credit_note` the credit note that takes it back.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { kind: { enum: ['invoice', 'credit_note'], default: 'invoice' } },
  },
  produces: 'binary',
  errors: ['orderNotFound'],
});

export const placeOrder = defineEndpoint({
  method: 'POST',
  path: '/orders',
  roles: ['public'],
  summary:
    'Orders without an account. With an email alone nothing is ordered: it only says, by an error of `client_user_email`, whether there is an account already.',
  perMinute: 10,
  body: {
    type: 'object',
    required: ['email'],
    additionalProperties: false,
    properties: {
      ...orderForm,
      product_id: number,
      email: { type: 'string', maxLength: 254 },
      given_name: line,
      family_name: line,
      /** The company. */
      name: line,
    },
  },
  status: 201,
  reply: one(placedOrder),
  errors: [
    'roleNotOffered',
    'productNotFound',
    'productNotSold',
    'priceChanged',
    'totalChanged',
    'idempotencyKeyReused',
    'invoiceNotVerified',
    'invoiceOverdue',
    'invoiceLimitReached',
    'paymentTypeUnknown',
    'stripeNotSetUp',
    'paymentUnavailable',
    'notFound',
    'validation',
    'tooManyRequests',
    'companyNotApproved',
  ],
});

export const readOrderByToken = defineEndpoint({
  method: 'GET',
  path: '/orders/token/{token}',
  roles: ['public'],
  open: ['public'],
  summary: 'How an order stands, for who holds its link: what a page shows after paying. It changes nothing.',
  perMinute: 120,
  reply: one(publicOrder),
  errors: ['orderNotFound', 'tooManyRequests'],
});

export const payOrderByToken = defineEndpoint({
  method: 'POST',
  path: '/orders/token/{token}/pay',
  roles: ['public'],
  open: ['public'],
  summary: 'Gives the page where an open order is paid, for who holds its link.',
  perMinute: 30,
  reply: one(publicOrder),
  errors: ['orderNotFound', 'orderNotOpen', 'paymentUnavailable', 'tooManyRequests'],
});

export const readInvoiceByToken = defineEndpoint({
  method: 'GET',
  path: '/orders/token/{token}/invoice',
  roles: ['public'],
  open: ['public'],
  summary: 'The invoice of an order as PDF, for who holds its link.',
  perMinute: 30,
  produces: 'binary',
  errors: ['orderNotFound', 'tooManyRequests'],
});

export const orders = {
  findPaymentTypes,
  quoteProduct,
  orderProduct,
  findOrders,
  readOrder,
  payOrder,
  readInvoice,
  placeOrder,
  readOrderByToken,
  payOrderByToken,
  readInvoiceByToken,
} as const;
