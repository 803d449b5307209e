import { defineBlockSchema } from '../../define-block-schema.ts';

export const landingPages = defineBlockSchema({
  key: 'landing-pages',
  title: 'Landing pages',
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
