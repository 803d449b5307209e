import { shape, type ValueOf } from '../shape.ts';

/** Names that every site fills in by itself: `{{siteName}}`, `{{year}}`, and on a page that is not there what it says. */
export const ownPlaceholders = ['siteName', 'year', 'pageDoesNotExist'] as const;

/** Most placeholders of a board, and how long their parts may be, in characters. */
export const placeholderLengths = { count: 200, name: 60, text: 2000 } as const;

const text = { type: 'string' } as const;

/** Where a placeholder is written. */
const use = {
  type: 'object',
  required: ['page_id', 'name'],
  additionalProperties: false,
  properties: {
    /** Null for what several pages share, and for a text of the site. */
    page_id: { type: ['integer', 'null'] },
    /** The page's, in the site's own language, or that of the setting. */
    name: text,
  },
} as const;
const uses = { type: 'array', items: use } as const;

/** Words of a board that its pages call by a name, as `{{phone}}`. */
export const placeholders = shape({
  type: 'object',
  required: ['revision', 'placeholders', 'missing', 'deleted'],
  additionalProperties: false,
  properties: {
    /** Names what is stored, so that nobody overwrites what they have not read; it does not grow. */
    revision: { type: 'integer' },
    placeholders: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'texts', 'uses'],
        additionalProperties: false,
        properties: {
          name: text,
          /** By language; one that has none shows that of the site's own. */
          texts: { type: 'object', additionalProperties: text },
          uses,
        },
      },
    },
    /** Names that are written somewhere and filled in by nobody: visitors read them as they stand. */
    missing: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'uses'],
        additionalProperties: false,
        properties: { name: text, uses },
      },
    },
    /** What was deleted in the last thirty days, the last first: sent again it is back. */
    deleted: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'texts', 'deleted_at'],
        additionalProperties: false,
        properties: {
          name: text,
          texts: { type: 'object', additionalProperties: text },
          /** ISO 8601. */
          deleted_at: text,
        },
      },
    },
  },
});
export type Placeholders = ValueOf<typeof placeholders>;
export type PlaceholderUse = Placeholders['missing'][number]['uses'][number];
