import { defineBlockSchema } from '../../define-block-schema.ts';

/**
 * The profile of one candidate, as much of it as whoever looks may see; employers can ask for contact. Only on the
 * page of one candidate; people beside each other are a candidate list.
 */
export const candidateDetails = defineBlockSchema({
  key: 'candidate-details',
  title: 'Candidate details',
  group: 'candidates',
  icon: 'id-card',
  inHead: ['title', 'description'],
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
