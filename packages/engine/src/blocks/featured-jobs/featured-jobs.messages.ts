import { defineMessages, type MessageKey } from '@boardwright/messages';

export const featuredJobsMessages = defineMessages({
  en: {
    heading: 'Featured jobs',
    all_one: 'See {{count}} job',
    all_other: 'All {{number}} jobs',
    empty: 'There are no jobs to show here right now.',
  },
  nl: {
    heading: 'Uitgelichte vacatures',
    all_one: 'Bekijk {{count}} vacature',
    all_other: 'Alle {{number}} vacatures',
    empty: 'Er zijn nu geen vacatures om hier te tonen.',
  },
  ro: {
    heading: 'Joburi recomandate',
    all_one: 'Vezi {{count}} job',
    all_few: 'Toate cele {{number}} joburi',
    all_other: 'Toate cele {{number}} de joburi',
    empty: 'Momentan nu sunt joburi de afișat aici.',
  },
});

export type FeaturedJobsKey = MessageKey<typeof featuredJobsMessages>;
