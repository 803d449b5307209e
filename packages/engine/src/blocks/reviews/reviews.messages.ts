import { defineMessages, type MessageKey } from '@boardwright/messages';

export const reviewsMessages = defineMessages({
  en: {
    heading: 'What they say about us',
    more_one: 'Show {{count}} more',
    more_other: 'Show {{count}} more',
    less: 'Show fewer',
  },
  nl: {
    heading: 'Wat ze van ons zeggen',
    more_one: 'Toon nog {{count}}',
    more_other: 'Toon nog {{count}}',
    less: 'Toon minder',
  },
  ro: {
    heading: 'Ce se spune despre noi',
    more_one: 'Arată încă {{count}}',
    more_few: 'Arată încă {{count}}',
    more_other: 'Arată încă {{count}}',
    less: 'Arată mai puține',
  },
});

export type ReviewsKey = MessageKey<typeof reviewsMessages>;
