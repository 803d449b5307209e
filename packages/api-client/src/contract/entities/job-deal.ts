import { shape, type ValueOf } from '../shape.ts';

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;
const integer = { type: 'integer' } as const;
const named = {
  type: 'object',
  required: ['id', 'name'],
  additionalProperties: false,
  properties: { id: integer, name: text },
} as const;

/** What moving a job to another company would do. */
export const jobTransfer = shape({
  type: 'object',
  required: ['from', 'to', 'organisations', 'organisation_id', 'favourites', 'views', 'mails', 'problem'],
  additionalProperties: false,
  properties: {
    /** Whose it is; null: nobody's who has an account. From there it cannot be moved back. */
    from: { ...named, type: ['object', 'null'] },
    to: named,
    /** Those of the other company on this board, by name. */
    organisations: { type: 'array', items: named },
    /** Under which it would stand. */
    organisation_id: { type: ['integer', 'null'] },
    /** How many have it as a favourite, and how often its page was looked at: both stay with the job. */
    favourites: integer,
    views: integer,
    /** How many people would be mailed, of both companies. */
    mails: integer,
    /** Why it cannot be moved, as a sentence; null: it can. */
    problem: nullableText,
  },
} as const);
export type JobTransfer = ValueOf<typeof jobTransfer>;

/**
 * What pays for a job that an admin publishes for its company: what the company has, its credits, an order on invoice, or
 * nobody, for a reason.
 */
export const jobPayments = ['balance', 'credit', 'invoice', 'free'] as const;
export type JobPayment = (typeof jobPayments)[number];

/** The ways in which a job can be paid that an admin publishes for its company. */
export const jobPaymentWays = shape({
  type: 'object',
  required: ['asks', 'invoice_to', 'ways'],
  additionalProperties: false,
  properties: {
    /** Whether the board asks for a product at all; where it does not, nothing is to be paid. */
    asks: { type: 'boolean' },
    /** In whose name an order would be; null where nobody works for the company. */
    invoice_to: {
      type: ['object', 'null'],
      required: ['name', 'email'],
      additionalProperties: false,
      properties: { name: text, email: text },
    },
    ways: {
      type: 'array',
      items: {
        type: 'object',
        required: [
          'product_id',
          'product',
          'days',
          'pay',
          'amount',
          'left',
          'net',
          'total',
          'currency',
          'refusal',
        ],
        additionalProperties: false,
        properties: {
          product_id: integer,
          product: text,
          /** How long it runs; null: as long as there is a budget. */
          days: { type: ['integer', 'null'] },
          pay: { enum: jobPayments },
          /** What it takes of a balance, and what there is; of a click budget in cents. */
          amount: { type: ['integer', 'null'] },
          left: { type: ['integer', 'null'] },
          /** What an order asks, in cents. */
          net: { type: ['integer', 'null'] },
          total: { type: ['integer', 'null'] },
          currency: text,
          /** Why it cannot be paid so now, as a sentence; null: it can. */
          refusal: nullableText,
        },
      },
    },
  },
} as const);
export type JobPaymentWays = ValueOf<typeof jobPaymentWays>;
