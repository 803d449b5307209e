import { defineMessages } from '../../i18n/define-messages.ts';

export const loginMessages = defineMessages({
  en: { heading: 'Login' },
  nl: { heading: 'Login' },
  ro: { heading: 'Login' },
});
