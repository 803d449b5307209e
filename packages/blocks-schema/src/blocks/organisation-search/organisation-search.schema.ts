import { defineBlockSchema } from '../../define-block-schema.ts';

export const organisationSearch = defineBlockSchema({
  key: 'organisation-search',
  title: 'Organisation search',
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
