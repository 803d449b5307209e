import { shape, type ValueOf } from '../shape.ts';
import { jobStatuses } from './job.ts';
import { nextUse } from './product.ts';

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;

/** Keys that a company may keep at once. */
export const multiposterLimit = 20;

const tokenProperties = {
  id: { type: 'integer' },
  name: text,
  /** Its last four signs: the key itself is shown once, when it is made. */
  ending: text,
  active: { type: 'boolean' },
  last_used: nullableText,
  created_at: text,
} as const;
const tokenNames = ['id', 'name', 'ending', 'active', 'last_used', 'created_at'] as const;

/** A key with which another system posts the company's jobs (specification §3 'Multiposter token'). */
export const multiposterToken = shape({
  type: 'object',
  required: tokenNames,
  additionalProperties: false,
  properties: tokenProperties,
});
export type MultiposterToken = ValueOf<typeof multiposterToken>;

/** The same at its making, with the key. */
export const newMultiposterToken = shape({
  type: 'object',
  required: [...tokenNames, 'token'],
  additionalProperties: false,
  properties: { ...tokenProperties, token: text },
});

/** A job as the system that posted it reads it back. */
export const postedJob = shape({
  type: 'object',
  required: [
    'id',
    'external_reference',
    'status',
    'title',
    'job_url',
    'organisation_id',
    'product_id',
    'from',
    'till',
    'applications_count',
    'missing',
    'created_at',
    'updated_at',
  ],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    external_reference: text,
    status: { enum: jobStatuses },
    title: text,
    /** Its page on the board. */
    job_url: text,
    organisation_id: { type: 'integer' },
    product_id: { type: ['integer', 'null'] },
    from: text,
    till: nullableText,
    applications_count: { type: 'integer' },
    /** Fields still to be filled before it can be published. */
    missing: { type: 'array', items: text },
    created_at: text,
    updated_at: text,
  },
});
export type PostedJob = ValueOf<typeof postedJob>;

/** A value that `segment_ids` may hold. */
export const postingSegment = shape({
  type: 'object',
  required: ['id', 'key', 'name', 'segment_group_id', 'segment_group'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    key: text,
    name: text,
    segment_group_id: { type: 'integer' },
    segment_group: {
      type: 'object',
      required: ['key', 'name'],
      additionalProperties: false,
      properties: { key: text, name: text },
    },
  },
});
export type PostingSegment = ValueOf<typeof postingSegment>;

/** A value that `organisation_id` may have. */
export const postingOrganisation = shape({
  type: 'object',
  required: ['id', 'name'],
  additionalProperties: false,
  properties: { id: { type: 'integer' }, name: text },
});
export type PostingOrganisation = ValueOf<typeof postingOrganisation>;

/** A value that `product_id` may have. */
export const postingProduct = shape({
  type: 'object',
  required: ['id', 'name', 'available', 'currency', 'budget', 'takes', 'requires_email_apply'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    name: text,
    /**
     * How many jobs it can publish now, by what the company has; 0: it is to be ordered first. Of a click budget 1 while
     * it holds a click: any number of jobs run on one.
     */
    available: { type: 'integer' },
    /** Of `budget`, as of orders: ISO 4217. */
    currency: text,
    /** Of a click budget: what is left of it, in cents. Null of anything else. */
    budget: { type: ['integer', 'null'] },
    /** What publishing takes now; credits only where the job is sent with `pay_with: credit`. */
    takes: nextUse,
    /** Only jobs that are applied to by e-mail may be published with it. */
    requires_email_apply: { type: 'boolean' },
  },
});
export type PostingProduct = ValueOf<typeof postingProduct>;
