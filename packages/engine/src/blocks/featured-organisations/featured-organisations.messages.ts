import { defineMessages, type MessageKey } from '@boardwright/messages';

export const featuredOrganisationsMessages = defineMessages({
  en: {
    heading: 'Featured organisations',
    all: 'All organisations',
    empty: 'There are no organisations to show here right now.',
  },
  nl: {
    heading: 'Uitgelichte organisaties',
    all: 'Alle organisaties',
    empty: 'Er zijn nu geen organisaties om hier te tonen.',
  },
  ro: {
    heading: 'Organizații recomandate',
    all: 'Toate organizațiile',
    empty: 'Momentan nu sunt organizații de afișat aici.',
  },
});

export type FeaturedOrganisationsKey = MessageKey<typeof featuredOrganisationsMessages>;
