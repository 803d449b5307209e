import { defineBlockSchema } from '../../define-block-schema.ts';

export const passwordForgot = defineBlockSchema({
  key: 'password-forgot',
  title: 'Password forgot',
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
