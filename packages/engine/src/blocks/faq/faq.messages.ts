import { defineMessages, type MessageKey } from '@boardwright/messages';

export const faqMessages = defineMessages({
  en: { heading: 'Frequently asked questions' },
  nl: { heading: 'Veelgestelde vragen' },
  ro: { heading: 'Întrebări frecvente' },
});

export type FaqKey = MessageKey<typeof faqMessages>;
