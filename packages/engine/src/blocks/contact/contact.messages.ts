import { defineMessages } from '../../i18n/define-messages.ts';

export const contactMessages = defineMessages({
  en: { heading: 'Contact' },
  nl: { heading: 'Contact' },
  ro: { heading: 'Contact' },
});
