import { defineBlockSchema } from '../../define-block-schema.ts';

export const reviews = defineBlockSchema({
  key: 'reviews',
  title: 'Reviews',
  group: 'content',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', default: '', maxLength: 200 },
    },
  },
  tabs: { content: ['title'] },
  widgets: {},
});
