import { defineFixtures } from '../../define-fixtures.ts';
import { landingPages } from './landing-pages.schema.ts';

export const landingPagesFixtures = defineFixtures(landingPages, {
  default: { title: 'All landing pages', settings: {} },
  titled: {
    title: 'With a heading, five to a page',
    settings: { heading: 'Populaire zoekopdrachten in het Noorden', landingPagesPerPage: 5 },
  },
  jobs: { title: 'One landing page with its jobs', settings: { jobsPerPage: 5 } },
  'jobs-cards': { title: 'Its jobs as cards', settings: { jobsLayout: 'cards' } },
  'no-jobs': { title: 'A landing page without jobs', settings: {} },
  empty: { title: 'No landing pages', settings: {} },
});
