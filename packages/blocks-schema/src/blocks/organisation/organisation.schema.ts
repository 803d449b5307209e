import { defineBlockSchema } from '../../define-block-schema.ts';
import { jobsLayout } from '../../parts/job-lists.ts';

/**
 * The page of one organisation with its jobs; without a child slug the search of all. Not for showing companies on a
 * home page: those are featured organisations.
 */
export const organisation = defineBlockSchema({
  key: 'organisation',
  title: 'Organisation',
  group: 'organisations',
  icon: 'building',
  inHead: ['title', 'description', 'image'],
  reads: ['organisation-search'],
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /** '{{organisation}}' stands for the organisation's name. */
      title: { type: 'string', default: '', maxLength: 200 },
      subtitle: { type: 'string', default: '', maxLength: 500 },
      jobsLayout,
    },
  },
  tabs: { content: ['title', 'subtitle'], layout: ['jobsLayout'] },
});
