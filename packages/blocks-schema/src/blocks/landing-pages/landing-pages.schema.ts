import { defineBlockSchema } from '../../define-block-schema.ts';
import { jobsLayout, perPage } from '../../parts/job-lists.ts';

/**
 * A search that has a page of its own, for search engines; without one in the address, the list of them. Not in
 * place of the list of jobs: its filters are fixed.
 */
export const landingPages = defineBlockSchema({
  key: 'landing-pages',
  title: 'Landing pages',
  group: 'jobs',
  icon: 'map-pinned',
  inHead: ['title', 'description', 'image'],
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /** Above the list of landing pages; each page has its own title. */
      heading: { type: 'string', default: '', maxLength: 200 },
      jobsLayout,
      jobsPerPage: perPage,
      landingPagesPerPage: perPage,
    },
  },
  fallbacks: { heading: 'heading' },
  tabs: {
    content: ['heading'],
    listView: ['landingPagesPerPage'],
    detailsView: ['jobsLayout', 'jobsPerPage'],
  },
});
