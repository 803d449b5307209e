export const anything = { type: 'object', additionalProperties: true } as const;
export const id = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;
/**
 * As the row was read: another number has been saved since, and this save is refused. Without it, as specification §7
 * writes these calls, the save overwrites what there is.
 */
export const revision = { type: 'integer', minimum: 0 } as const;
/** Which state of a row is meant. */
export const ofRevision = {
  type: 'object',
  required: ['revision'],
  additionalProperties: false,
  properties: { revision },
} as const;
export const localeUpper = { type: 'string', pattern: '^[A-Z]{2}(-[A-Z]{2})?$' } as const;
export const blockKey = {
  type: 'string',
  pattern: '^[a-z][a-z0-9-]*(/[a-z][a-z0-9-]*)?$',
  maxLength: 80,
} as const;
export const css = { type: 'string', maxLength: 50_000 } as const;
/** Said by the caller, so that the same save sent twice makes one thing. */
export const uid = { type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' } as const;
export const settingsByLocale = {
  type: 'object',
  maxProperties: 50,
  additionalProperties: {
    type: 'object',
    required: ['version', 'settings'],
    additionalProperties: false,
    properties: { version: { type: 'integer', minimum: 0 }, settings: anything },
  },
} as const;
