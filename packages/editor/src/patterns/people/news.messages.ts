import { defineMessages } from '@boardwright/messages';

export const newsMessages = defineMessages({
  en: {
    name: 'News',
    purpose: 'The three newest articles of the board, with the way to all.',
    search: 'blog articles stories updates read',
    heading: 'Read on',
    subheading: 'About work, pay and people in this region.',
  },
  nl: {
    name: 'Nieuws',
    purpose: 'De drie nieuwste artikelen van het board, met de weg naar alle.',
    search: 'blog artikelen verhalen berichten lezen',
    heading: 'Lees verder',
    subheading: 'Over werk, loon en mensen in deze regio.',
  },
  ro: {
    name: 'Știri',
    purpose: 'Cele mai noi trei articole de pe site, cu calea spre toate.',
    search: 'blog articole povești noutăți citește',
    heading: 'Citește mai departe',
    subheading: 'Despre muncă, salarii și oameni din regiune.',
  },
});
