import { defineBlockSchema } from '../../define-block-schema.ts';

export const htmlGrid = defineBlockSchema({
  key: 'html-grid',
  title: 'Html grid',
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
