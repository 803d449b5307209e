import { defineBlockSchema } from '../../define-block-schema.ts';

export const candidateDetails = defineBlockSchema({
  key: 'candidate-details',
  title: 'Candidate details',
  group: 'candidates',
  icon: 'id-card',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /** Leaves out the card of segments, each a link to candidates who share it. */
      hideSegmentsCard: { type: 'boolean', default: false },
    },
  },
  tabs: { detailsView: ['hideSegmentsCard'] },
});
