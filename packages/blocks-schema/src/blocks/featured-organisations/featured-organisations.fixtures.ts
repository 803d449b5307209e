import { defineFixtures } from '../../define-fixtures.ts';
import { featuredOrganisations } from './featured-organisations.schema.ts';

export const featuredOrganisationsFixtures = defineFixtures(featuredOrganisations, {
  default: { title: 'As it comes', settings: {} },
  drawn: {
    title: 'Three, with title and subtitle',
    settings: {
      headerTitle: 'Organisaties uit de streek',
      headerSubTitle: 'Lees hoe het er werkt, wie er werken en wat ze je bieden.',
    },
  },
  'six-newest': {
    title: 'Six, the newest first, without the link to their jobs',
    settings: { showCount: 6, sortStrategy: 'newestOrg', hideJobsLink: true },
  },
  'random-premium': {
    title: 'Two premium ones at random',
    settings: { showCount: 2, sortStrategy: 'random', premiumType: 'premium' },
  },
  empty: { title: 'Nothing to show', settings: { headerTitle: 'Organisaties uit de streek' } },
  'long-title': {
    title: 'Very long titles',
    settings: {
      headerTitle: 'Gezondheidszorgorganisaties en arbeidsmarktcommunicatiebureaus in het hele Noorden',
      headerSubTitle: 'Een lange regel over wie er werken en wat ze bieden. '.repeat(6).trim(),
    },
  },
});
