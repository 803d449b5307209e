import { defineBlockSchema } from '../../define-block-schema.ts';
import { perPage } from '../../parts/job-lists.ts';

/**
 * Candidates who may be found, with filters, for employers who look for somebody. Not on a board that has no
 * resumes: it would be empty for everybody.
 */
export const candidateList = defineBlockSchema({
  key: 'candidate-list',
  title: 'Candidate list',
  group: 'candidates',
  icon: 'users',
  inHead: ['title'],
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
