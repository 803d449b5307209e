import { defineMessages } from '@boardwright/messages';

export const faqMessages = defineMessages({
  en: { heading: 'Frequently asked questions' },
  nl: { heading: 'Veelgestelde vragen' },
  ro: { heading: 'Întrebări frecvente' },
});
