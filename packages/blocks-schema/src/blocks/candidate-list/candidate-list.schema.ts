import { defineBlockSchema } from '../../define-block-schema.ts';
import { perPage } from '../../parts/job-lists.ts';

export const candidateList = defineBlockSchema({
  key: 'candidate-list',
  title: 'Candidate list',
  group: 'candidates',
  icon: 'users',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      heading1: { type: 'string', default: '', maxLength: 200 },
      perPage,
      /** Leaves out the round picture, or the initials in its place. */
      hideProfilePicture: { type: 'boolean', default: false },
    },
  },
  tabs: { content: ['heading1'], listView: ['perPage', 'hideProfilePicture'] },
});
