import { defineBlockSchema } from '../../define-block-schema.ts';

export const featuredOrganisations = defineBlockSchema({
  key: 'featured-organisations',
  title: 'Featured organisations',
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
