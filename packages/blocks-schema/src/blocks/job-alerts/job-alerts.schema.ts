import { defineBlockSchema } from '../../define-block-schema.ts';

export const jobAlerts = defineBlockSchema({
  key: 'job-alerts',
  title: 'Job alerts',
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
