import type { FromSchema } from 'json-schema-to-ts';
import { longestPath, pageKinds } from '../pages/page-kinds.ts';

/** What its validator is called, where those of blocks have a block's key. */
export const pageSettingsKey = 'page-settings';

/** What a page says of itself, per locale (specification §3 'Page'). */
export const pageSettingsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    // Menus and lists call the page by it.
    page_label: { type: 'string', maxLength: 80, pattern: '\\S' },
    page_title: { type: 'string', default: '', maxLength: 120 },
    page_description: { type: 'string', default: '', maxLength: 320 },
    // On the card that networks draw of a shared address; that of the site where it is empty.
    page_image: { type: 'string', default: '', maxLength: 2000 },
    // Search engines leave the page out.
    page_noindex: { type: 'boolean', default: false },
  },
} as const;
export type PageSettings = FromSchema<typeof pageSettingsSchema>;

/**
 * Where a page is and of which kind, for all languages together. Which paths and kinds a page can have, its site decides
 * (`pathProblem`).
 */
export const pagePlaceSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /** By lower-case language. */
    path: { type: 'object', additionalProperties: { type: 'string', maxLength: longestPath } },
    key: { type: 'string', enum: pageKinds.map(({ identifier }) => identifier) },
  },
} as const;
