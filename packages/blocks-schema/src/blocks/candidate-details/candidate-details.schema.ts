import { defineBlockSchema } from '../../define-block-schema.ts';

export const candidateDetails = defineBlockSchema({
  key: 'candidate-details',
  title: 'Candidate details',
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
