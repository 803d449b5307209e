import type { FromSchema } from 'json-schema-to-ts';

/** Why a job is sent back before it is published: what its employer reads first. */
export const reviewReasons = [
  'discriminates',
  'pay_missing',
  'unclear',
  'not_a_job',
  'duplicate',
  'misleading',
  'contact',
] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** Since when and why a draft was sent back to its employer; null: it was not, or it was published since. */
export const returned = {
  type: ['object', 'null'],
  required: ['at', 'reasons', 'explanation'],
  additionalProperties: false,
  properties: {
    at: { type: 'string' },
    reasons: { type: 'array', items: { enum: reviewReasons } },
    /** The admin's own words, plain text; may be empty where the reasons say enough. */
    explanation: { type: 'string' },
  },
} as const;
export type Returned = FromSchema<typeof returned>;

/** For what a draft waits that is to be published: that its company is approved, or that the job itself is reviewed. */
export const waitsFor = { enum: ['company', 'review', null] } as const;

export const reviewKinds = ['new', 'again', 'changed'] as const;

/**
 * Why an admin looks at a job: it is new, was sent back and changed, or was changed after it was published; null: it
 * needs no look.
 */
export const review = {
  type: ['object', 'null'],
  required: ['kind', 'since', 'is_first'],
  additionalProperties: false,
  properties: {
    kind: { enum: reviewKinds },
    since: { type: 'string' },
    /** Whether its company had no other job on the board yet. */
    is_first: { type: 'boolean' },
  },
} as const;
