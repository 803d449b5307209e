import { shape, type ValueOf } from '../shape.ts';

const id = { anyOf: [{ type: 'integer' }, { type: 'null' }] } as const;

/** A translation whose source was changed after it was written. */
export const outdatedText = shape({
  type: 'object',
  required: ['block_id', 'page_id', 'locale', 'path', 'text', 'source', 'source_before'],
  additionalProperties: false,
  properties: {
    /** The block it stands in; null for one that a page says of itself. */
    block_id: id,
    page_id: id,
    /** Upper case. */
    locale: { type: 'string' },
    /** From the setting's name down, with slashes: `questions/0/answer`. */
    path: { type: 'string' },
    text: { type: 'string' },
    /** In the site's own language, as it is now. */
    source: { type: 'string' },
    /** As it was when the translation was written. */
    source_before: { type: 'string' },
  },
});
export type OutdatedText = ValueOf<typeof outdatedText>;
