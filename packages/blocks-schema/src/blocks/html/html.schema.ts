import { defineBlockSchema } from '../../define-block-schema.ts';

export const html = defineBlockSchema({
  key: 'html',
  title: 'HTML',
  group: 'content',
  icon: 'code',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: { html: { type: 'string', default: '', maxLength: 200000 } },
  },
  tabs: { content: ['html'] },
  widgets: { html: 'html' },
});
