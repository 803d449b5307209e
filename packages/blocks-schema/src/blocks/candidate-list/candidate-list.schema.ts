import { defineBlockSchema } from '../../define-block-schema.ts';

export const candidateList = defineBlockSchema({
  key: 'candidate-list',
  title: 'Candidate list',
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
