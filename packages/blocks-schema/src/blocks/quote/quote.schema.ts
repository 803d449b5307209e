import { defineBlockSchema } from '../../define-block-schema.ts';
import { image } from '../../parts/image.ts';

/**
 * One sentence that somebody said, large, with who said it: a rest between two sections. Not for what several people
 * say: those are reviews.
 */
export const quote = defineBlockSchema({
  key: 'quote',
  title: 'Quote',
  group: 'content',
  icon: { paths: ['M4 6h6v6a5 5 0 0 1-5 5M14 6h6v6a5 5 0 0 1-5 5'] },
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      text: { type: 'string', default: '', maxLength: 1000 },
      name: { type: 'string', default: '', maxLength: 120 },
      role: { type: 'string', default: '', maxLength: 200 },
      /** What it is quoted from: a report, an interview. */
      source: { type: 'string', default: '', maxLength: 200 },
      picture: image,
      layout: { enum: ['center', 'beside', 'panel'], default: 'center' },
    },
  },
  tabs: { content: ['text', 'name', 'role', 'source'], design: ['picture'], layout: ['layout'] },
  widgets: { text: 'textarea', picture: 'portrait' },
});
