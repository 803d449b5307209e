import { defineBlockSchema } from '../../define-block-schema.ts';

export const passwordChange = defineBlockSchema({
  key: 'password-change',
  title: 'Password change',
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
