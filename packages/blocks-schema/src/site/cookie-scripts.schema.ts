import type { FromSchema } from 'json-schema-to-ts';

/** What its validator is called, where those of blocks have a block's key. */
export const cookieScriptsKey = 'cookie-scripts';

/** The tabs of the cookie settings, in the order in which a site prints them (specification §3 'Cookie script tab'). */
export const cookieScriptsSchema = {
  type: 'array',
  maxItems: 50,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'name', 'type'],
    properties: {
      id: { type: 'string', pattern: '^[a-z0-9-]{1,40}$' },
      name: { type: 'string', maxLength: 80 },
      description: { type: 'string', default: '', maxLength: 1000 },
      type: { enum: ['analytics', 'mandatory', 'marketing', 'social'] },
      scriptText: { type: 'string', default: '' },
      placement: { enum: ['head', 'body'], default: 'head' },
      execute: { enum: ['initialLoad', 'pageChange'], default: 'initialLoad' },
    },
  },
  default: [],
} as const;
export type CookieScript = FromSchema<typeof cookieScriptsSchema>[number];
