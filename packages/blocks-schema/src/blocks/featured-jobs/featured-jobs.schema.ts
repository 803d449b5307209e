import { defineBlockSchema } from '../../define-block-schema.ts';
import { jobSortStrategies, jobsLayout, premiumType } from '../../parts/job-lists.ts';

/**
 * A few jobs that a rule of its settings chooses, as the newest or the featured ones, with the way to all of them.
 * Not as the list of jobs: it has no filters and no pages.
 */
export const featuredJobs = defineBlockSchema({
  key: 'featured-jobs',
  title: 'Featured jobs',
  group: 'jobs',
  icon: 'star',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      headerText: { type: 'string', default: '', maxLength: 200 },
      jobsLayout: { ...jobsLayout, default: 'cards' },
      sortStrategy: { enum: jobSortStrategies, default: 'newest' },
      showCount: { type: 'integer', minimum: 1, maximum: 50, default: 3 },
      premiumType,
      groupOrganisations: { type: 'boolean', default: false },
      hideWhenEmpty: { type: 'boolean', default: false },
    },
  },
  fallbacks: { headerText: 'heading' },
  tabs: {
    content: ['headerText'],
    layout: ['jobsLayout', 'hideWhenEmpty'],
    dataSource: ['sortStrategy', 'showCount', 'premiumType', 'groupOrganisations'],
  },
});
