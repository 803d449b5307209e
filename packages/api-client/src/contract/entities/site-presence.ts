import { shape, type ValueOf } from '../shape.ts';

/** An editor of the site that is open somewhere else: whose it is, and where on the site they stand. */
const colleague = {
  type: 'object',
  required: ['editor', 'user_uuid', 'name', 'page_id', 'block_id'],
  additionalProperties: false,
  properties: {
    /** The open window: one person may have several. */
    editor: { type: 'string' },
    user_uuid: { type: 'string' },
    name: { type: 'string' },
    /** Null in the settings, and where the page is gone. */
    page_id: { type: ['integer', 'null'] },
    /** The block they have chosen. */
    block_id: { type: ['integer', 'null'] },
  },
} as const;

/** How the site stands while one works on it. */
export const sitePresence = shape({
  type: 'object',
  required: ['version', 'comments', 'colleagues'],
  additionalProperties: false,
  properties: {
    /** How far the content has come: it grows by one with everything that is saved of it. */
    version: { type: 'integer' },
    /** Another one as soon as something of the comments of the site changed. */
    comments: { type: 'string' },
    colleagues: { type: 'array', items: colleague },
  },
});
export type SitePresence = ValueOf<typeof sitePresence>;
