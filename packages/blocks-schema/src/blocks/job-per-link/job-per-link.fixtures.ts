import { defineFixtures } from '../../define-fixtures.ts';
import { jobPerLink } from './job-per-link.schema.ts';

const near = (name: string) => ({ name, jobQuery: { location_name: name, distance: 15 } });
const places = {
  name: 'places',
  title: 'Plaats',
  links: ['Groningen', 'Leeuwarden', 'Assen', 'Emmen', 'Heerenveen', 'Drachten', 'Delfzijl', 'Winsum'].map(
    near,
  ),
};
const kinds = {
  name: 'kinds',
  title: 'Veel gezocht',
  links: [
    {
      name: 'Zorg in Groningen',
      iconType: 'stethoscope',
      jobQuery: { search: 'zorg', location_name: 'Groningen' },
    },
    { name: 'Techniek en productie', iconType: 'wrench', jobQuery: { segment_ids: [502] } },
    { name: 'ICT en data', iconType: 'code', jobQuery: { segment_ids: [505] } },
    { name: 'Vast werk in de bouw', iconType: 'hammer', jobQuery: { segment_ids: [401, 504] } },
    { name: 'Alle kandidaten', iconType: 'users', linkType: 'APP_LINK' as const, pageId: 'p-candidate-list' },
    {
      name: 'Werken bij de provincie',
      iconType: 'landmark',
      linkType: 'CUSTOM_LINK' as const,
      link: 'https://provincie.example/werken',
      targetBlank: true,
    },
  ],
};

export const jobPerLinkFixtures = defineFixtures(jobPerLink, {
  default: { title: 'As it comes: no links yet', settings: {} },
  tabs: {
    title: 'Two tabs, places first',
    settings: { titleText: 'Werk bij jou in de buurt', linkTabs: [places, kinds] },
  },
  'one-tab': { title: 'One set of links', settings: { linkTabs: [places], showCount: 6 } },
  cards: {
    title: 'Cards with icons, and links that lead elsewhere',
    settings: { layoutType: 'cards', titleText: 'Snel naar', cardTabs: [kinds] },
  },
  'card-sets': {
    title: 'Two sets of cards, four across',
    settings: { layoutType: 'cards', cardTabs: [kinds, places], columnsCount: { lg: 4, md: 3, sm: 2 } },
  },
  'long-text': {
    title: 'Very long names',
    settings: {
      linkTabs: [
        {
          name: 'long',
          title: 'Arbeidsmarktcommunicatie',
          links: Array.from({ length: 5 }, (_, index) => ({
            name: `Ouderengeneeskundespecialisten en verpleegkundigspecialisten ${index + 1}`,
            jobQuery: { search: `specialist ${index + 1}` },
          })),
        },
      ],
    },
  },
});
