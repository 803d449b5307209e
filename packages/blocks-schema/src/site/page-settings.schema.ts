import type { FromSchema } from 'json-schema-to-ts';

/** What a page says of itself, per locale (specification §3 'Page'). */
export const pageSettingsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    page_label: { type: 'string', default: '', maxLength: 80 },
    page_title: { type: 'string', default: '', maxLength: 120 },
    page_description: { type: 'string', default: '', maxLength: 320 },
  },
} as const;
export type PageSettings = FromSchema<typeof pageSettingsSchema>;
