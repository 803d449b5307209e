import { defineBlockSchema } from '@boardwright/blocks-schema';

/** What a greeting can be set to. */
export const greeting = defineBlockSchema({
  key: 'acme/greeting',
  title: 'Greeting',
  group: 'content',
  icon: 'megaphone',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: { title: { type: 'string', title: 'Title', default: 'Hello', maxLength: 80 } },
  },
  tabs: { content: ['title'] },
  widgets: {},
});
