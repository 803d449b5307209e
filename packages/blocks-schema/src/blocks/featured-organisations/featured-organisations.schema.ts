import { defineBlockSchema } from '../../define-block-schema.ts';
import { premiumType } from '../../parts/job-lists.ts';
import { organisationSortStrategies } from '../../parts/organisation-lists.ts';

/**
 * A few companies that a rule of its settings chooses, the featured ones first, with their logos and jobs. Not with
 * fewer than three of them: it looks empty.
 */
export const featuredOrganisations = defineBlockSchema({
  key: 'featured-organisations',
  title: 'Featured organisations',
  group: 'organisations',
  icon: 'building-2',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      headerTitle: { type: 'string', default: '', maxLength: 200 },
      headerSubTitle: { type: 'string', default: '', maxLength: 500 },
      showCount: { type: 'integer', minimum: 1, maximum: 50, default: 3 },
      sortStrategy: { enum: organisationSortStrategies, default: 'featured' },
      premiumType,
      hideWhenEmpty: { type: 'boolean', default: false },
      hideJobsLink: { type: 'boolean', default: false },
    },
  },
  fallbacks: { headerTitle: 'heading' },
  tabs: {
    content: ['headerTitle', 'headerSubTitle'],
    layout: ['hideWhenEmpty', 'hideJobsLink'],
    dataSource: ['sortStrategy', 'showCount', 'premiumType'],
  },
});
