import { defineBlockSchema } from '../../define-block-schema.ts';

export const partnerFooter = defineBlockSchema({
  key: 'partner-footer',
  title: 'Partner footer',
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
