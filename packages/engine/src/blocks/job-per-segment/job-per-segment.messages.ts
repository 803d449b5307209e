import { defineMessages, type MessageKey } from '@boardwright/messages';

export const jobPerSegmentMessages = defineMessages({
  en: { heading: 'What are you good at?', tabs: 'Arranged by' },
  nl: { heading: 'Waar ben je goed in?', tabs: 'Indeling' },
  ro: { heading: 'La ce te pricepi?', tabs: 'Aranjare' },
});

export type JobPerSegmentKey = MessageKey<typeof jobPerSegmentMessages>;
