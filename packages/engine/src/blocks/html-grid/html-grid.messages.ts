import { defineMessages } from '../../i18n/define-messages.ts';

export const htmlGridMessages = defineMessages({
  en: { heading: 'Html grid' },
  nl: { heading: 'Html grid' },
  ro: { heading: 'Html grid' },
});
