import { defineBlockSchema } from '../../define-block-schema.ts';
import { backgroundSize, image } from '../../parts/image.ts';

/**
 * Searching for jobs, or for candidates, from anywhere: large on a home page, slim above a list. Not twice on a
 * page.
 */
export const searchJob = defineBlockSchema({
  key: 'search-job',
  title: 'Search job',
  group: 'jobs',
  icon: 'search',
  reads: ['job-list'],
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      headline: { type: 'string', default: '', maxLength: 200 },
      /** May hold {{jobs}} and {{organisations}}: the board's own counts. */
      subheadline: { type: 'string', default: '', maxLength: 400 },
      image,
      backgroundSize,
      height: { enum: ['large', 'medium', 'small'], default: 'large' },
      hideDistance: { type: 'boolean', default: false },
      resultsPage: { enum: ['currentPage', 'p-job-list', 'p-candidate-list'], default: 'p-job-list' },
      /** Links under the panel, as 'popular searches'. */
      popularSearches: {
        type: 'array',
        maxItems: 8,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['name'],
          properties: {
            name: { type: 'string', default: '', maxLength: 60 },
            search: { type: 'string', default: '', maxLength: 200 },
            location_name: { type: 'string', default: '', maxLength: 120 },
          },
        },
      },
    },
  },
  fallbacks: { headline: 'headline' },
  tabs: {
    content: ['headline', 'subheadline', 'popularSearches'],
    design: ['image', 'backgroundSize'],
    layout: ['height', 'hideDistance'],
    configuration: ['resultsPage'],
  },
  widgets: { image: 'image', resultsPage: 'pageLink' },
});
