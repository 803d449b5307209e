import { defineBlockSchema } from '../../define-block-schema.ts';

export const login = defineBlockSchema({
  key: 'login',
  title: 'Login',
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
