import { defineBlockSchema } from '../../define-block-schema.ts';

export const contact = defineBlockSchema({
  key: 'contact',
  title: 'Contact',
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
