import { shape, type ValueOf } from '../shape.ts';
import { productKinds } from './product.ts';

/** How a quote is stored; that it expired follows from its last day, see {@link quoteStateOf}. */
export const storedQuoteStates = ['draft', 'sent', 'accepted', 'declined', 'withdrawn'] as const;
export type StoredQuoteState = (typeof storedQuoteStates)[number];
export const quoteStates = [...storedQuoteStates, 'expired'] as const;
export type QuoteState = (typeof quoteStates)[number];

/** Most lines of a quote, most pieces of one, and most characters of what is written on it. */
export const quoteLimits = {
  lines: 20,
  pieces: 100,
  message: 4000,
  remark: 500,
  reason: 500,
  days: 365,
} as const;
/** Days that a quote is valid where nothing else is said. */
export const usualQuoteDays = 30;

/**
 * How a quote stands at a moment: the one rule of it (docs/decisions 'A quote is accepted once').
 * @param validUntil the last moment at which it can be accepted
 */
export function quoteStateOf(
  { state, validUntil }: { readonly state: StoredQuoteState; readonly validUntil: Date },
  now: Date,
): QuoteState {
  return state === 'sent' && validUntil < now ? 'expired' : state;
}

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;
const cents = { type: 'integer' } as const;

const amounts = {
  /** In cents: all lines without VAT, the VAT, and both together. */
  net: cents,
  vat: cents,
  total: cents,
  /** Percent. */
  vat_rate: { type: 'number' },
  /** The buyer accounts for the VAT: a company elsewhere in the EU. */
  reverse_charge: { type: 'boolean' },
} as const;

const publicLine = {
  name: text,
  type: { enum: productKinds },
  duration: { type: ['integer', 'null'] },
  pieces: { type: 'integer' },
  /** Of one piece, in cents without VAT. */
  price: cents,
  /** Of all pieces, in cents without VAT. */
  net: cents,
  /** What the buyer reads beside it. */
  remark: text,
  /** Whether the product is sold no more: the quote cannot be accepted as it stands. */
  is_withdrawn: { type: 'boolean' },
} as const;
const publicLineNames = [
  'name',
  'type',
  'duration',
  'pieces',
  'price',
  'net',
  'remark',
  'is_withdrawn',
] as const;

const summary = {
  id: { type: 'integer' },
  state: { enum: quoteStates },
  /** Another one for each change of what is offered: what is accepted is what was read. */
  version: { type: 'integer' },
  company: text,
  /** What the buyer reads above the lines; plain text. */
  message: text,
  /** ISO 4217 */
  currency: text,
  ...amounts,
  /** Till when it can be accepted. */
  valid_until: text,
  sent_at: nullableText,
  /** When it was accepted or declined, by whom, and with which reference or reason. */
  decided_at: nullableText,
  decided_name: nullableText,
  po_number: nullableText,
  decline_reason: text,
} as const;
const summaryNames = [
  'id',
  'state',
  'version',
  'company',
  'message',
  'currency',
  'net',
  'vat',
  'total',
  'vat_rate',
  'reverse_charge',
  'valid_until',
  'sent_at',
  'decided_at',
  'decided_name',
  'po_number',
  'decline_reason',
] as const;

/** A quote as its buyer reads it, by its link or in the account of the company. */
export const publicQuote = shape({
  type: 'object',
  required: [...summaryNames, 'lines', 'seller', 'country_code', 'needs_address', 'refusal'],
  additionalProperties: false,
  properties: {
    ...summary,
    lines: {
      type: 'array',
      items: {
        type: 'object',
        required: publicLineNames,
        additionalProperties: false,
        properties: publicLine,
      },
    },
    /** Who offers it, as invoices name them. */
    seller: {
      type: 'object',
      required: ['name', 'address', 'registration', 'vat_number'],
      additionalProperties: false,
      properties: { name: text, address: text, registration: text, vat_number: text },
    },
    /** The country that its VAT was reckoned for. */
    country_code: text,
    /** Whether who accepts it has to say where the invoices go: its company has not. */
    needs_address: { type: 'boolean' },
    /** Why it cannot be accepted now although it is open, as a sentence; null: it can. */
    refusal: nullableText,
  },
});
export type PublicQuote = ValueOf<typeof publicQuote>;

/** A quote as the board's admin reads it. */
export const adminQuote = shape({
  type: 'object',
  required: [
    ...summaryNames,
    'lines',
    'revision',
    'client_id',
    'person',
    'reason',
    'list_net',
    'made_by',
    'created_at',
    'orders',
    'refusal',
  ],
  additionalProperties: false,
  properties: {
    ...summary,
    /** Another one for each change of it: who saves over somebody else's reads both. */
    revision: { type: 'integer' },
    client_id: { type: 'integer' },
    /** Who it is for; null where they left. */
    person: {
      type: ['object', 'null'],
      required: ['uuid', 'name', 'email'],
      additionalProperties: false,
      properties: { uuid: text, name: text, email: text },
    },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        required: [...publicLineNames, 'product_id', 'list_price', 'organisation_id'],
        additionalProperties: false,
        properties: {
          ...publicLine,
          product_id: { type: 'integer' },
          /** What one piece cost everybody when it was written, in cents without VAT. */
          list_price: cents,
          /** Of being featured: which organisation. */
          organisation_id: { type: ['integer', 'null'] },
        },
      },
    },
    /** What all lines cost everybody. */
    list_net: cents,
    /** Why it costs else, for admins alone. */
    reason: text,
    made_by: nullableText,
    created_at: text,
    /** Numbers of the orders it became. */
    orders: { type: 'array', items: { type: 'integer' } },
    /** Why it could not be accepted now, as a sentence; null: it could. */
    refusal: nullableText,
  },
});
export type AdminQuote = ValueOf<typeof adminQuote>;
