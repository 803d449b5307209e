import { defineEndpoint } from '../define-endpoint.ts';
import { adminQuote, publicQuote, quoteLimits, quoteStates } from '../entities/sales-quote.ts';
import { list, one, page } from '../shape.ts';
import { invoiceAddress } from './orders.ts';
import { paging } from './query-keys.ts';

const number = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;

/** What a quote says; a change of it sends all of it. */
const draft = {
  /** The uuid of who it is for: one of the company's people. */
  person: { type: 'string', maxLength: 40 },
  lines: {
    type: 'array',
    minItems: 1,
    maxItems: quoteLimits.lines,
    items: {
      type: 'object',
      required: ['product_id'],
      additionalProperties: false,
      properties: {
        product_id: number,
        pieces: { type: 'integer', minimum: 1, maximum: quoteLimits.pieces, default: 1 },
        /** What one piece costs, in cents without VAT; left out it is what it costs everybody. */
        price: { type: ['integer', 'null'], minimum: 0, maximum: 100_000_000 },
        remark: { type: 'string', maxLength: quoteLimits.remark, default: '' },
        /** Of being featured: which; where the company has one, that. */
        organisation_id: { type: ['integer', 'null'], minimum: 1, maximum: 2_147_483_647 },
      },
    },
  },
  message: { type: 'string', maxLength: quoteLimits.message, default: '' },
  /** Why a line costs else, for the site's admins. */
  reason: { type: 'string', maxLength: quoteLimits.reason, default: '' },
  /** The last day on which it can be accepted, as '2026-12-28'; left out it is in 30 days. */
  valid_until: { type: 'string', maxLength: 40 },
} as const;

const revision = { type: 'integer', minimum: 0, maximum: 2_147_483_647 } as const;
const ended = ['quoteAccepted', 'quoteDeclined', 'quoteWithdrawn'] as const;

const findQuotes = defineEndpoint({
  method: 'GET',
  path: '/quotes',
  roles: ['admin'],
  area: 'shop',
  summary: 'The quotes of the board, the newest first where nothing else is said.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...paging,
      search: { type: 'string', maxLength: 200 },
      'match[state]': { enum: ['all', ...quoteStates], default: 'all' },
      'match[client_id]': number,
      sort: { enum: ['created_at', '-created_at', 'valid_until', '-valid_until', 'net', '-net'] },
    },
  },
  reply: page(adminQuote),
});

const readQuote = defineEndpoint({
  method: 'GET',
  path: '/quotes/{id:int}',
  roles: ['admin'],
  area: 'shop',
  summary: 'One quote of the board.',
  reply: one(adminQuote),
  errors: ['quoteNotFound'],
});

const createQuote = defineEndpoint({
  method: 'POST',
  path: '/clients/{id:int}/quotes',
  roles: ['admin'],
  area: 'shop',
  summary: 'Writes a quote for a company, as a draft: nobody is mailed.',
  perMinute: 60,
  body: {
    type: 'object',
    required: ['person', 'lines'],
    additionalProperties: false,
    properties: {
      ...draft,
      /** The caller's own name for it: sent again it is the same quote. */
      idempotency_key: { type: 'string', minLength: 8, maxLength: 80 },
    },
  },
  status: 201,
  reply: one(adminQuote),
  errors: [
    'notFound',
    'productNotFound',
    'productNotSold',
    'companyBlocked',
    'validation',
    'tooManyRequests',
  ],
});

const changeQuote = defineEndpoint({
  method: 'PUT',
  path: '/quotes/{id:int}',
  roles: ['admin'],
  area: 'shop',
  summary:
    'Writes a quote anew. One that was sent is a draft again and cannot be accepted until it is sent once more; an older page of it is refused.',
  body: {
    type: 'object',
    required: ['person', 'lines', 'revision'],
    additionalProperties: false,
    properties: { ...draft, revision },
  },
  reply: one(adminQuote),
  errors: [
    'quoteNotFound',
    'conflict',
    ...ended,
    'productNotFound',
    'productNotSold',
    'companyBlocked',
    'validation',
  ],
});

const sendQuote = defineEndpoint({
  method: 'POST',
  path: '/quotes/{id:int}/send',
  roles: ['admin'],
  area: 'shop',
  summary:
    'Mails a quote to who it is for, with a link to read, accept or decline it; one that was sent is mailed once more. Refused where it could not be accepted.',
  perMinute: 30,
  body: {
    type: 'object',
    required: ['revision'],
    additionalProperties: false,
    properties: { revision },
  },
  reply: one(adminQuote),
  errors: [
    'quoteNotFound',
    'conflict',
    ...ended,
    'quoteExpired',
    'quoteProductNotSold',
    'companyBlocked',
    'companyNotApproved',
    'invoiceNotVerified',
    'invoiceOverdue',
    'invoiceLimitReached',
    'paymentTypeUnknown',
    'validation',
    'tooManyRequests',
  ],
});

const withdrawQuote = defineEndpoint({
  method: 'POST',
  path: '/quotes/{id:int}/withdraw',
  roles: ['admin'],
  area: 'shop',
  summary: 'Withdraws a quote: it is accepted no more. Withdrawn again it changes nothing.',
  body: {
    type: 'object',
    required: ['revision'],
    additionalProperties: false,
    properties: { revision },
  },
  reply: one(adminQuote),
  errors: ['quoteNotFound', 'conflict', 'quoteAccepted', 'quoteDeclined'],
});

const acceptance = {
  type: 'object',
  required: ['version', 'shown_total', 'name', 'terms'],
  additionalProperties: false,
  properties: {
    /** As it was read: a quote that was changed since is not accepted. */
    version: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
    /** What was read, in cents with VAT: when it is no longer that, nothing is ordered. */
    shown_total: { type: 'integer', minimum: 0, maximum: 2_147_483_647 },
    /** Who accepts it. */
    name: { type: 'string', maxLength: 200 },
    /** The buyer's own reference, which stands on the invoices. */
    po_number: { type: ['string', 'null'], maxLength: 100 },
    /** Where the invoices go, of a company that has said it nowhere. */
    address: invoiceAddress,
    /** That they agree to the terms. */
    terms: { type: 'boolean' },
  },
} as const;
const refusal = {
  type: 'object',
  required: ['version'],
  additionalProperties: false,
  properties: {
    version: acceptance.properties.version,
    name: { type: 'string', maxLength: 200, default: '' },
    reason: { type: 'string', maxLength: 2000, default: '' },
  },
} as const;
const mayDecide = ['quoteNotFound', 'quoteChanged', 'quoteExpired', ...ended] as const;
const mayAccept = [
  ...mayDecide,
  'quoteProductNotSold',
  'totalChanged',
  'invoiceNotVerified',
  'invoiceOverdue',
  'invoiceLimitReached',
  'paymentTypeUnknown',
  'companyBlocked',
  'companyNotApproved',
  'validation',
  'tooManyRequests',
] as const;

const accepting =
  'Accepts a quote as it was read: one order on invoice for each of its lines, all of them or none. Accepted again it changes nothing.';
const declining = 'Declines a quote, with a reason or without. Declined again it changes nothing.';

const readQuoteByToken = defineEndpoint({
  method: 'GET',
  path: '/quotes/token/{token}',
  roles: ['public'],
  open: ['public'],
  summary: 'A quote, for who holds its link. It changes nothing.',
  perMinute: 120,
  reply: one(publicQuote),
  errors: ['quoteNotFound', 'tooManyRequests'],
});

const acceptQuoteByToken = defineEndpoint({
  method: 'POST',
  path: '/quotes/token/{token}/accept',
  roles: ['public'],
  open: ['public'],
  summary: accepting,
  perMinute: 30,
  body: acceptance,
  reply: one(publicQuote),
  errors: mayAccept,
});

const declineQuoteByToken = defineEndpoint({
  method: 'POST',
  path: '/quotes/token/{token}/decline',
  roles: ['public'],
  open: ['public'],
  summary: declining,
  perMinute: 30,
  body: refusal,
  reply: one(publicQuote),
  errors: [...mayDecide, 'tooManyRequests'],
});

const findMyQuotes = defineEndpoint({
  method: 'GET',
  path: '/quotes',
  roles: ['employer'],
  summary: 'The quotes that the company can accept now, and those it decided about, the newest first.',
  reply: list(publicQuote),
});

const readMyQuote = defineEndpoint({
  method: 'GET',
  path: '/quotes/{id:int}',
  roles: ['employer'],
  summary: 'One quote for the company.',
  reply: one(publicQuote),
  errors: ['quoteNotFound'],
});

const acceptMyQuote = defineEndpoint({
  method: 'POST',
  path: '/quotes/{id:int}/accept',
  roles: ['employer'],
  summary: accepting,
  perMinute: 30,
  body: acceptance,
  reply: one(publicQuote),
  errors: mayAccept,
});

const declineMyQuote = defineEndpoint({
  method: 'POST',
  path: '/quotes/{id:int}/decline',
  roles: ['employer'],
  summary: declining,
  perMinute: 30,
  body: refusal,
  reply: one(publicQuote),
  errors: [...mayDecide, 'tooManyRequests'],
});

/** Quotes that an admin writes for companies, and their buyers decide about. */
export const quotes = {
  findQuotes,
  readQuote,
  createQuote,
  changeQuote,
  sendQuote,
  withdrawQuote,
  readQuoteByToken,
  acceptQuoteByToken,
  declineQuoteByToken,
  findMyQuotes,
  readMyQuote,
  acceptMyQuote,
  declineMyQuote,
} as const;
