import { defineMessages } from '../../i18n/define-messages.ts';

export const passwordChangeMessages = defineMessages({
  en: { heading: 'Password change' },
  nl: { heading: 'Password change' },
  ro: { heading: 'Password change' },
});
