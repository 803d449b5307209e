import { defineBlockSchema } from '../../define-block-schema.ts';

export const jobPerLink = defineBlockSchema({
  key: 'job-per-link',
  title: 'Job per link',
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
