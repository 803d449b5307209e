import type { FromSchema } from 'json-schema-to-ts';

/** Why a board takes a job off: what its employer reads first. */
export const withheldGrounds = ['fraud', 'unlawful', 'misleading', 'duplicate', 'terms', 'other'] as const;
export type WithheldGround = (typeof withheldGrounds)[number];

/** Characters of the admin's own words. */
export const longestExplanation = 2000;

const properties = {
  at: { type: 'string' },
  ground: { enum: withheldGrounds },
  /** The admin's own words; may be empty where the ground says enough. */
  explanation: { type: 'string' },
} as const;

/** Since when and why a board does not show a job, to its employer; null: it does. */
export const withheld = {
  type: ['object', 'null'],
  required: ['at', 'ground', 'explanation'],
  additionalProperties: false,
  properties,
} as const;
export type Withheld = FromSchema<typeof withheld>;

/** The same to the board's admins, with who decided it. */
export const adminWithheld = {
  type: ['object', 'null'],
  required: ['at', 'ground', 'explanation', 'by'],
  additionalProperties: false,
  properties: {
    ...properties,
    /** Null: an admin who is no longer there. */
    by: { type: ['string', 'null'] },
  },
} as const;
