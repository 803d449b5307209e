import { defineEndpoint } from '../define-endpoint.ts';
import { adminLot, ledgerKinds } from '../entities/balance.ts';
import { adminOrder, refundPlan } from '../entities/order.ts';
import { product, productKinds, productTypes } from '../entities/product.ts';
import { list, one, page, shape } from '../shape.ts';
import { paging } from './query-keys.ts';

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
  summary: "Every product of the site's board, also those that are not sold.",
  reply: list(product),
});

const createProduct = defineEndpoint({
  method: 'POST',
  path: '/products',
  roles: ['admin'],
  summary: 'Adds something that employers can buy.',
  body: {
    type: 'object',
    required: ['name', 'price_cents', 'type'],
    additionalProperties: false,
    properties: productForm,
  },
  status: 201,
  reply: one(product),
  errors: ['validation'],
});

const updateProduct = defineEndpoint({
  method: 'PUT',
  path: '/products/{id:int}',
  roles: ['admin'],
  summary: 'Changes a product; what is left out stays. Orders keep what they were placed with.',
  body: { type: 'object', additionalProperties: false, properties: productForm },
  reply: one(product),
  errors: ['productNotFound', 'validation'],
});

const removeProduct = defineEndpoint({
  method: 'DELETE',
  path: '/products/{id:int}',
  roles: ['admin'],
  summary: 'Stops selling a product; its orders keep it.',
  errors: ['productNotFound'],
});

const orderFilter = {
  ...paging,
  search: { type: 'string', maxLength: 200 },
  'match[status]': { enum: ['all', 'open', 'paid', 'cancelled', 'failed', 'expired'] },
} as const;

const findAllOrders = defineEndpoint({
  method: 'GET',
  path: '/orders',
  roles: ['admin'],
  summary: 'The orders of the board, newest first.',
  query: { type: 'object', additionalProperties: false, properties: orderFilter },
  reply: page(adminOrder),
});

const exportOrders = defineEndpoint({
  method: 'GET',
  path: '/orders/export',
  roles: ['admin'],
  summary: 'The orders of the board as CSV, for the bookkeeping.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      search: { type: 'string', maxLength: 200 },
      'match[status]': { enum: ['all', 'open', 'paid', 'cancelled', 'failed', 'expired'] },
    },
  },
  produces: 'binary',
});

const readAnyOrder = defineEndpoint({
  method: 'GET',
  path: '/orders/{id:int}',
  roles: ['admin'],
  summary: 'One order of the board.',
  reply: one(adminOrder),
  errors: ['orderNotFound'],
});

const refundOrder = defineEndpoint({
  method: 'POST',
  path: '/orders/{id:int}/refund',
  roles: ['admin'],
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
  summary: 'What a refund of a paid order would take back, what was used of it, and what that is worth.',
  reply: one(refundPlan),
  errors: ['orderNotFound', 'refundNotPossible'],
});

const findClients = defineEndpoint({
  method: 'GET',
  path: '/clients',
  roles: ['admin'],
  summary: "The site's companies with what they can use.",
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...paging, search: { type: 'string', maxLength: 200 } },
  },
  reply: page(
    shape({
      type: 'object',
      required: ['id', 'name', 'created_at', 'balances'],
      additionalProperties: false,
      properties: {
        id: { type: 'integer' },
        name: { type: 'string' },
        created_at: { type: 'string' },
        /** What can be used now, by kind: pieces, of a click budget cents. Kinds there is nothing of are left out. */
        balances: {
          type: 'array',
          items: {
            type: 'object',
            required: ['kind', 'amount_open'],
            additionalProperties: false,
            properties: { kind: { enum: ledgerKinds }, amount_open: { type: 'integer' } },
          },
        },
      },
    }),
  ),
});

const grantBalance = defineEndpoint({
  method: 'POST',
  path: '/clients/{id:int}/grants',
  roles: ['admin'],
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
      /** Sent again it is the same grant. */
      idempotency_key: { type: 'string', minLength: 8, maxLength: 80 },
    },
  },
  status: 201,
  reply: one(adminLot),
  errors: ['notFound', 'productNotFound', 'validation'],
});

const findClientLots = defineEndpoint({
  method: 'GET',
  path: '/clients/{id:int}/lots',
  roles: ['admin'],
  summary: 'All that a company bought and was granted, newest first: by whom, why, and what is left of it.',
  query: { type: 'object', additionalProperties: false, properties: paging },
  reply: page(adminLot),
  errors: ['notFound'],
});

const withdrawGrant = defineEndpoint({
  method: 'POST',
  path: '/clients/{id:int}/lots/{lotId:int}/withdraw',
  roles: ['admin'],
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
  findClients,
  grantBalance,
  findClientLots,
  withdrawGrant,
} as const;
