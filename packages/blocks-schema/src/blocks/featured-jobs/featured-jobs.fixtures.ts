import { defineFixtures } from '../../define-fixtures.ts';
import { featuredJobs } from './featured-jobs.schema.ts';

export const featuredJobsFixtures = defineFixtures(featuredJobs, {
  default: { title: 'As it comes', settings: {} },
  cards: {
    title: 'Six cards, with a title',
    settings: { headerText: 'Uitgelichte vacatures', showCount: 6 },
  },
  list: { title: 'As a list', settings: { headerText: 'Nieuw deze week', jobsLayout: 'list', showCount: 4 } },
  'premium-only': {
    title: 'Premium jobs, one per organisation',
    settings: { premiumType: 'premium', groupOrganisations: true },
  },
  'long-title': {
    title: 'A very long title',
    settings: {
      headerText:
        'Arbeidsmarktcommunicatiemedewerkers en verpleegkundigspecialisten gezocht in het hele Noorden',
    },
  },
});
