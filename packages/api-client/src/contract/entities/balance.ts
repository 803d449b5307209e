import { shape, type ValueOf } from '../shape.ts';

/**
 * What a company can have a balance of: credits; postings of a contract; postings and up-sells that were bought and
 * not used yet; slots; the time an organisation is featured; a budget for clicks, in cents.
 */
export const ledgerKinds = ['credit', 'contract', 'posting', 'upsell', 'slot', 'featured', 'cpc'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** Why a balance changed. */
export const ledgerReasons = [
  'bought',
  'granted',
  'renewed',
  'spent',
  'returned',
  'expired',
  'refunded',
  'withdrawn',
] as const;
export type LedgerReason = (typeof ledgerReasons)[number];

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;
const nullableInteger = { type: ['integer', 'null'] } as const;

/** One thing that was bought or granted and what is left of it (specification §3 'Subscriptions'). */
const lotSchema = {
  type: 'object',
  required: [
    'id',
    'kind',
    'name',
    'product_id',
    'order_id',
    'amount',
    'amount_open',
    'used',
    'valid_till',
    'next_payment_cycle',
    'created_at',
  ],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    kind: { enum: ledgerKinds },
    name: text,
    product_id: nullableInteger,
    order_id: nullableInteger,
    /** Of a click budget cents; else pieces. */
    amount: { type: 'integer' },
    /** What can still be used now: nothing once it is no longer valid. */
    amount_open: { type: 'integer' },
    used: { type: 'integer' },
    valid_till: nullableText,
    /** When the next cycle of a slot is billed; null where nothing is billed again. */
    next_payment_cycle: nullableText,
    created_at: text,
  },
} as const;
export const balanceLot = shape(lotSchema);
export type BalanceLot = ValueOf<typeof balanceLot>;

/** A lot as the board's admin sees it: where it came from, and what became of it. */
export const adminLot = shape({
  type: 'object',
  required: [...lotSchema.required, 'reason', 'note', 'granted_by', 'taken_back', 'expired'],
  additionalProperties: false,
  properties: {
    ...lotSchema.properties,
    reason: { enum: ledgerReasons },
    /** Of a grant: why. */
    note: nullableText,
    /** Of a grant: the admin who gave it; null once that account is gone. */
    granted_by: nullableText,
    /** How much of it was taken back, by a refund or by an admin. */
    taken_back: { type: 'integer' },
    expired: { type: 'integer' },
  },
});
export type AdminLot = ValueOf<typeof adminLot>;

/** All of one kind together. */
export const balance = shape({
  type: 'object',
  required: ['balance', 'amount', 'amount_open', 'used', 'valid_till', 'lots'],
  additionalProperties: false,
  properties: {
    /** The same as `amount_open`: what can be used now. */
    balance: { type: 'integer' },
    amount: { type: 'integer' },
    amount_open: { type: 'integer' },
    used: { type: 'integer' },
    /** When the first of what is left ends. */
    valid_till: nullableText,
    lots: { type: 'array', items: lotSchema },
  },
});
export type Balance = ValueOf<typeof balance>;

const slotSchema = {
  type: 'object',
  required: [
    'subscription_id',
    'name',
    'job_id',
    'job_title',
    'valid_till',
    'next_payment_cycle',
    'cancelled',
  ],
  additionalProperties: false,
  properties: {
    subscription_id: { type: 'integer' },
    name: text,
    /** The job that holds it. */
    job_id: nullableInteger,
    job_title: nullableText,
    valid_till: text,
    next_payment_cycle: nullableText,
    /** It ends with its cycle. */
    cancelled: { type: 'boolean' },
  },
} as const;
export const jobSlot = shape(slotSchema);
export type JobSlot = ValueOf<typeof jobSlot>;

/** Everything a company has (specification §3 'Subscriptions'; §7 `client/dashboard`). */
export const subscriptions = shape({
  type: 'object',
  required: ['credits', 'contracts', 'slots', 'subscriptions', 'postings'],
  additionalProperties: false,
  properties: {
    credits: { type: 'array', items: lotSchema },
    contracts: { type: 'array', items: lotSchema },
    slots: { type: 'array', items: slotSchema },
    /** What runs for a time: featured organisations and click budgets. */
    subscriptions: { type: 'array', items: lotSchema },
    /** Postings and up-sells that were paid and not used yet. */
    postings: { type: 'array', items: lotSchema },
  },
});
export type Subscriptions = ValueOf<typeof subscriptions>;
