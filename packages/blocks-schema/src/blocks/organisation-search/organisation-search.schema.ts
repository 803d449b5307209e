import { defineBlockSchema } from '../../define-block-schema.ts';
import { perPageSteps } from '../../parts/job-lists.ts';

/**
 * All companies of the board, to be searched and looked through. Not on the page of one company, which has its own
 * block.
 */
export const organisationSearch = defineBlockSchema({
  key: 'organisation-search',
  title: 'Organisation search',
  group: 'organisations',
  icon: 'scan-search',
  inHead: ['title'],
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', default: '', maxLength: 200 },
      subtitle: { type: 'string', default: '', maxLength: 500 },
      /** The per-page steps of §9, and the nine that fill three rows of cards: the default of §2. */
      perPage: {
        type: 'integer',
        enum: [5, 9, ...perPageSteps.filter((step) => step > 5)],
        default: 9,
      },
    },
  },
  tabs: { content: ['title', 'subtitle'], listView: ['perPage'] },
});
