import { defineMessages } from '../../i18n/define-messages.ts';

export const accountMessages = defineMessages({
  en: { heading: 'Account' },
  nl: { heading: 'Account' },
  ro: { heading: 'Account' },
});
