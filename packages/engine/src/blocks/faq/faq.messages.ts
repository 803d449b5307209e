import { defineMessages } from '../../i18n/define-messages.ts';

export const faqMessages = defineMessages({
  en: { heading: 'Frequently asked questions' },
  nl: { heading: 'Veelgestelde vragen' },
  ro: { heading: 'Întrebări frecvente' },
});
