import { type Shape, shape, type ValueOf } from '../shape.ts';
import { ledgerKinds } from './balance.ts';
import type { ErrorCode } from '../errors.messages.ts';
import { statusAfter, type Transition } from '../transition.ts';
import { productKinds } from './product.ts';

/**
 * Every status an order may have; the moves between them are `orderTransitions`. `invoiced`: what was bought is there, and
 * its invoice is still to be paid. `written_off`: the money of such an invoice is no longer expected.
 */
export const orderStatuses = [
  'open',
  'invoiced',
  'paid',
  'written_off',
  'cancelled',
  'failed',
  'expired',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * What happens to an order (specification §4). `pay` is only ever the payment provider's word, or an order that costs
 * nothing; `invoice` sends the bill, and `receive`, `writeOff` and `credit` are the admin's word on it. The server and the
 * order machine read this table.
 */
export const orderTransitions = {
  pay: { from: ['open'], to: 'paid' },
  invoice: { from: ['open'], to: 'invoiced' },
  receive: { from: ['invoiced', 'written_off'], to: 'paid' },
  writeOff: { from: ['invoiced'], to: 'written_off' },
  credit: { from: ['invoiced'], to: 'cancelled' },
  cancel: { from: ['open'], to: 'cancelled' },
  fail: { from: ['open'], to: 'failed' },
  expire: { from: ['open'], to: 'expired' },
} as const satisfies Record<string, Transition<OrderStatus>>;
export type OrderMove = keyof typeof orderTransitions;

/** What an order becomes by a move; undefined where the table does not allow it from this status. */
export function orderAfter(move: OrderMove, status: OrderStatus): OrderStatus | undefined {
  return statusAfter<OrderStatus>(orderTransitions[move], status);
}

/** Whether an order was delivered, so that its money, or what its invoice asks, can be given back. The server reads it too. */
export function isRefundable(status: OrderStatus): boolean {
  return status === 'paid' || status === 'invoiced';
}

/** How the invoice of an order stands that is paid afterwards. */
export const invoiceStates = ['open', 'overdue', 'received', 'written_off'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/**
 * How an invoice stands at a moment: the one rule of it (docs/decisions 'Goods on invoice').
 * @param dueAt till when it is to be paid
 * @returns undefined for an order that was not delivered on invoice
 */
export function invoiceStateOf(
  { status, dueAt }: { readonly status: OrderStatus; readonly dueAt: Date | null },
  now: Date,
): InvoiceState | undefined {
  if (dueAt === null) return undefined;
  if (status === 'invoiced') return dueAt < now ? 'overdue' : 'open';
  if (status === 'written_off') return 'written_off';
  return status === 'paid' ? 'received' : undefined;
}

/** Why a company cannot order on invoice now. */
export const invoiceRefusals = [
  'invoiceNotVerified',
  'invoiceOverdue',
  'invoiceLimitReached',
] as const satisfies readonly ErrorCode[];

/** The product's ways to pay, and their numbers on the wire. Which ones a board offers is `GET /payment-types`. */
export const paymentTypes = { invoice: 1, stripe: 2, mollie: 3, test: 4 } as const;
/** One of them, or the name of a plugin's provider. */
export type PaymentMethod = string;

/** Numbers below are the product's. */
const firstAdded = 1000;
const numbersOfAdded = 2 ** 31 - firstAdded;

/**
 * The number on the wire of a way to pay. That of a plugin's provider follows from its name, so that it stays the same
 * wherever and whenever the plugin runs.
 */
export function paymentTypeId(method: PaymentMethod): number {
  if (Object.hasOwn(paymentTypes, method)) return paymentTypes[method as keyof typeof paymentTypes];
  // FNV-1a, 32 bits.
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < method.length; at += 1)
    hash = Math.imul(hash ^ method.charCodeAt(at), 0x01_00_01_93) >>> 0;
  return firstAdded + (hash % numbersOfAdded);
}

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
const paymentType = shape(paymentTypeSchema);
export type PaymentType = ValueOf<typeof paymentType>;

/** A way to pay as it is offered to somebody: with why it cannot be chosen now, where it cannot. */
export const offeredPayment = shape({
  ...paymentTypeSchema,
  required: [...paymentTypeSchema.required, 'refusal'],
  properties: {
    ...paymentTypeSchema.properties,
    refusal: {
      type: ['object', 'null'],
      required: ['code', 'message'],
      additionalProperties: false,
      properties: {
        code: { enum: invoiceRefusals },
        /** A sentence in the caller's language. */
        message: { type: 'string' },
      },
    },
  },
} as const);
export type OfferedPayment = ValueOf<typeof offeredPayment>;

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;
const cents = { type: 'integer' } as const;

const summary = {
  uuid: text,
  status: { enum: orderStatuses },
  created_at: text,
  /** When the money came: of an order on invoice when the admin says so. */
  paid_at: nullableText,
  /** Of an order on invoice; null for any other. */
  invoice_state: { enum: [...invoiceStates, null] },
  /** Of an order on invoice: till when it is to be paid. */
  due_at: nullableText,
  /** What of an invoice is still to be paid, in cents with VAT: what was credited is not asked. 0 for any other order. */
  outstanding: { type: 'integer' },
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

const summaryNames = [
  'uuid',
  'status',
  'created_at',
  'paid_at',
  'invoice_state',
  'due_at',
  'outstanding',
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
  required: summaryNames,
  additionalProperties: false,
  properties: summary,
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
  ...summary,
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
  ...summaryNames,
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
  required: [
    ...ownedNames,
    'client_id',
    'job_board_id',
    'refund_state',
    'written_off_at',
    'reminders',
    'list_net',
    'price_reason',
  ],
  additionalProperties: false,
  properties: {
    ...owned,
    written_off_at: nullableText,
    /** How often the buyer was reminded of the invoice. */
    reminders: { type: 'integer' },
    /** Of an order that an admin placed: what the product cost everybody, in cents without VAT. */
    list_net: nullableInteger,
    /** Why an admin let it cost else; null where it does not. */
    price_reason: nullableText,
    client_id: nullableInteger,
    job_board_id: { type: 'integer' },
    /** How far giving the money back has come; null where nothing is given back. */
    refund_state: { enum: ['pending', 'done', 'failed', null] },
  },
});
export type AdminOrder = ValueOf<typeof adminOrder>;

/** How many invoices there are of a state, and what they ask together. */
export const invoiceSum = shape({
  type: 'object',
  required: ['state', 'count', 'total'],
  additionalProperties: false,
  properties: {
    state: { enum: invoiceStates },
    count: { type: 'integer' },
    /** In cents with VAT, without what was credited. */
    total: cents,
  },
});
export type InvoiceSum = ValueOf<typeof invoiceSum>;

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

/** What a product costs with VAT, by where it is billed to. */
export const quote = shape({
  type: 'object',
  required: ['currency', 'net', 'vat', 'total', 'vat_rate', 'reverse_charge', 'country_code', 'problem'],
  additionalProperties: false,
  properties: {
    currency: text,
    /** In cents. */
    net: cents,
    vat: cents,
    total: cents,
    /** Percent. */
    vat_rate: { type: 'number' },
    reverse_charge: { type: 'boolean' },
    /** The country it was reckoned for. */
    country_code: text,
    /** Why the VAT number does not count; null where there is none, or it does. */
    problem: nullableText,
  },
});
export type Quote = ValueOf<typeof quote>;

/** What an order that an admin places for a company would ask. */
export const clientQuote = shape({
  type: 'object',
  required: ['currency', 'list_net', 'net', 'vat', 'total', 'vat_rate', 'reverse_charge', 'refusal'],
  additionalProperties: false,
  properties: {
    currency: text,
    /** In cents without VAT, what everybody pays. */
    list_net: cents,
    net: cents,
    vat: cents,
    total: cents,
    /** Percent. */
    vat_rate: { type: 'number' },
    reverse_charge: { type: 'boolean' },
    /** Why the company cannot order on invoice now, as a sentence; null: it can. */
    refusal: nullableText,
  },
});
export type ClientQuote = ValueOf<typeof clientQuote>;

/** The answer to a guest: the order and the token of its link; nothing of either where only an address was asked for. */
export const placedOrder = shape({
  type: 'object',
  required: ['order', 'token'],
  additionalProperties: false,
  properties: {
    order: {
      type: ['object', 'null'],
      required: summaryNames,
      additionalProperties: false,
      properties: summary,
    },
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
