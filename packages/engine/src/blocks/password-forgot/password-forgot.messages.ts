import { defineMessages } from '../../i18n/define-messages.ts';

export const passwordForgotMessages = defineMessages({
  en: { heading: 'Password forgot' },
  nl: { heading: 'Password forgot' },
  ro: { heading: 'Password forgot' },
});
