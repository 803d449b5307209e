import { defineFixtures } from '../../define-fixtures.ts';
import { organisation } from './organisation.schema.ts';

export const organisationFixtures = defineFixtures(organisation, {
  default: { title: 'A company with everything', settings: {} },
  cards: {
    title: 'Its jobs as cards, with a title',
    settings: {
      title: 'Werken bij {{organisation}}',
      subtitle: 'Elke vacature met salaris, uren en reisafstand erbij.',
      jobsLayout: 'cards',
    },
  },
  bare: { title: 'A company of which little is known, without jobs', settings: {} },
  'long-names': {
    title: 'Very long names and words',
    settings: { title: 'Arbeidsmarktcommunicatiemedewerkersvacatures bij {{organisation}}' },
  },
  'second-page': { title: 'The second page of its jobs', settings: {} },
  beyond: { title: 'A page of its jobs that does not exist', settings: {} },
  anonymous: { title: 'Jobs shown after logging in', settings: {} },
  search: { title: 'Without a company: the search', settings: {} },
});
