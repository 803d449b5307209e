import { type Shape, shape, type ValueOf } from '../shape.ts';
import { ledgerKinds } from './balance.ts';
import { productKinds } from './product.ts';

/** Every status an order may have; the moves between them are `orderTransitions`. */
export const orderStatuses = ['open', 'paid', 'cancelled', 'failed', 'expired'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * What happens to an order (specification §4). `pay` is only ever the payment provider's word, or an order on invoice.
 * The server and the order machine read this table.
 */
export const orderTransitions = {
  pay: { from: ['open'], to: 'paid' },
  cancel: { from: ['open'], to: 'cancelled' },
  fail: { from: ['open'], to: 'failed' },
  expire: { from: ['open'], to: 'expired' },
} as const satisfies Record<string, { readonly from: readonly OrderStatus[]; readonly to: OrderStatus }>;
export type OrderMove = keyof typeof orderTransitions;

/** What an order becomes by a move; undefined where the table does not allow it from this status. */
export function orderAfter(move: OrderMove, status: OrderStatus): OrderStatus | undefined {
  const { from, to }: { readonly from: readonly OrderStatus[]; readonly to: OrderStatus } =
    orderTransitions[move];
  return from.includes(status) ? to : undefined;
}

/** Ways to pay, and their numbers on the wire. Which of them a board offers is `GET /payment-types`. */
export const paymentTypes = { invoice: 1, stripe: 2, mollie: 3, test: 4 } as const;
export type PaymentMethod = keyof typeof paymentTypes;

const paymentTypeSchema = {
  type: 'object',
  required: ['id', 'name', 'third_party'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    /** Who takes the payment; null for an invoice. */
    third_party: { type: ['string', 'null'] },
  },
} as const;
export const paymentType = shape(paymentTypeSchema);
export type PaymentType = ValueOf<typeof paymentType>;

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;
const cents = { type: 'integer' } as const;

const shown = {
  uuid: text,
  status: { enum: orderStatuses },
  created_at: text,
  paid_at: nullableText,
  refunded_at: nullableText,
  /** How much was given back, in cents with VAT; null where nothing was. */
  refunded: { type: ['integer', 'null'] },
  product: {
    type: 'object',
    required: ['id', 'name', 'type', 'duration', 'quantity'],
    additionalProperties: false,
    properties: {
      id: { type: 'integer' },
      /** As it was when it was ordered, as are all of these. */
      name: text,
      type: { enum: productKinds },
      duration: { type: ['integer', 'null'] },
      quantity: { type: 'integer' },
    },
  },
  payment_type: paymentTypeSchema,
  /** ISO 4217 */
  currency: text,
  /** In cents: what is asked without VAT, the VAT, and both together. */
  net: cents,
  vat: cents,
  total: cents,
  /** Percent. */
  vat_rate: { type: 'number' },
  /** The buyer accounts for the VAT: a company elsewhere in the EU. */
  reverse_charge: { type: 'boolean' },
  po_number: nullableText,
  invoice_number: nullableText,
  /** Where it is paid while it is open: the provider's own page. */
  payment_url: nullableText,
  /** A path of the site that the buyer goes on to. */
  redirect_url: nullableText,
} as const;

const shownNames = [
  'uuid',
  'status',
  'created_at',
  'paid_at',
  'refunded_at',
  'refunded',
  'product',
  'payment_type',
  'currency',
  'net',
  'vat',
  'total',
  'vat_rate',
  'reverse_charge',
  'po_number',
  'invoice_number',
  'payment_url',
  'redirect_url',
] as const;

/** An order as who holds its link sees it: nothing of the buyer. */
export const publicOrder = shape({
  type: 'object',
  required: shownNames,
  additionalProperties: false,
  properties: shown,
});

export type PublicOrder = ValueOf<typeof publicOrder>;

const nullableInteger = { type: ['integer', 'null'] } as const;

const addressSchema = {
  type: ['object', 'null'],
  required: ['address_line_1', 'postal_code', 'city', 'country_code'],
  additionalProperties: false,
  properties: { address_line_1: text, postal_code: text, city: text, country_code: text },
} as const;

const owned = {
  ...shown,
  id: { type: 'integer' },
  /** Who is billed. */
  company: text,
  email: text,
  invoice_email: text,
  phone: nullableText,
  address: addressSchema,
  vat_number: nullableText,
  organisation_id: nullableInteger,
  /** The job it was ordered for. */
  job_id: nullableInteger,
  credit_note_number: nullableText,
} as const;
const ownedNames = [
  ...shownNames,
  'id',
  'company',
  'email',
  'invoice_email',
  'phone',
  'address',
  'vat_number',
  'organisation_id',
  'job_id',
  'credit_note_number',
] as const;

/** An order as its buyer sees it (specification §3 'Order'). */
export const order = shape({
  type: 'object',
  required: ownedNames,
  additionalProperties: false,
  properties: owned,
});
export type Order = ValueOf<typeof order>;

/** An order as the board's admin sees it. */
export const adminOrder = shape({
  type: 'object',
  required: [...ownedNames, 'client_id', 'job_board_id', 'refund_state'],
  additionalProperties: false,
  properties: {
    ...owned,
    client_id: nullableInteger,
    job_board_id: { type: 'integer' },
    /** How far giving the money back has come; null where nothing is given back. */
    refund_state: { enum: ['pending', 'done', 'failed', null] },
  },
});
export type AdminOrder = ValueOf<typeof adminOrder>;

/** What giving the money of an order back would do now. */
export const refundPlan = shape({
  type: 'object',
  required: ['total', 'unused', 'balance', 'jobs', 'lifted', 'slots', 'organisation', 'valid_till'],
  additionalProperties: false,
  properties: {
    /** What was paid, in cents with VAT. */
    total: cents,
    /** What of that was not used: of pieces those left, of time the days left. */
    unused: cents,
    /** Pieces in a balance, of a click budget cents; null where it gave none. */
    balance: {
      type: ['object', 'null'],
      required: ['kind', 'amount', 'amount_open', 'used'],
      additionalProperties: false,
      properties: {
        kind: { enum: ledgerKinds },
        amount: { type: 'integer' },
        /** This much is taken back. */
        amount_open: { type: 'integer' },
        /** This much stays used. */
        used: { type: 'integer' },
      },
    },
    /** Titles of the jobs that would end. */
    jobs: { type: 'array', items: text },
    /** Titles of the jobs that would no longer be premium. */
    lifted: { type: 'array', items: text },
    /** How many slots would end. */
    slots: { type: 'integer' },
    /** The organisation that would be featured so much shorter. */
    organisation: nullableText,
    /** Until when what runs was paid. */
    valid_till: nullableText,
  },
});
export type RefundPlan = ValueOf<typeof refundPlan>;

/** The answer to a guest: the order and the token of its link; nothing of either where only an address was asked for. */
export const placedOrder = shape({
  type: 'object',
  required: ['order', 'token'],
  additionalProperties: false,
  properties: {
    order: { type: ['object', 'null'], required: shownNames, additionalProperties: false, properties: shown },
    token: nullableText,
  },
});
export type PlacedOrder = ValueOf<typeof placedOrder>;

/** What came of lifting a job. */
export interface UpSold {
  /** Null where nothing had to be ordered. */
  readonly order: Order | null;
  readonly premium_till: string | null;
}

export const upSold: Shape<UpSold> = {
  schema: {
    type: 'object',
    required: ['order', 'premium_till'],
    additionalProperties: false,
    properties: {
      order: { anyOf: [{ type: 'null' }, order.schema] },
      premium_till: nullableText,
    },
  },
};
