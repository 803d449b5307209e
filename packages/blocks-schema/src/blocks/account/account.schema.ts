import { defineBlockSchema } from '../../define-block-schema.ts';

export const account = defineBlockSchema({
  key: 'account',
  title: 'Account',
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
