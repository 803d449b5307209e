import { shape, type ValueOf } from '../shape.ts';
import { jobStatuses } from './job.ts';
import { adminWithheld } from './withheld.ts';

/** How far ahead a job may stand in the order `featured`; a job that nobody moved has the usual one. */
export const boostFactors = { least: 0, usual: 1, most: 100 } as const;

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;

/** A job of the board as its admin sees it, to stand in what else an admin reads of it. */
export const adminJobSchema = {
  type: 'object',
  required: [
    'uuid',
    'title',
    'organisation_name',
    'client',
    'status',
    'from',
    'till',
    'premium',
    'boost_factor',
    'withheld',
    'job_url',
    'created_at',
  ],
  additionalProperties: false,
  properties: {
    uuid: text,
    title: text,
    organisation_name: text,
    /** The company it belongs to; null: nobody's, as from a feed. */
    client: {
      type: ['object', 'null'],
      required: ['id', 'name'],
      additionalProperties: false,
      properties: { id: { type: 'integer' }, name: text },
    },
    /** As it is now: what the clock did in this minute counts already. */
    status: { enum: jobStatuses },
    from: text,
    till: nullableText,
    premium: { type: 'boolean' },
    boost_factor: { type: 'number' },
    withheld: adminWithheld,
    /** Its page on the board. */
    job_url: text,
    created_at: text,
  },
} as const;
export const adminJob = shape(adminJobSchema);
export type AdminJob = ValueOf<typeof adminJob>;
