import { defineMessages } from '../../i18n/define-messages.ts';

export const registerMessages = defineMessages({
  en: { heading: 'Register' },
  nl: { heading: 'Register' },
  ro: { heading: 'Register' },
});
