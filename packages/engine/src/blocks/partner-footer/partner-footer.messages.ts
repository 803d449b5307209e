import { defineMessages } from '../../i18n/define-messages.ts';

export const partnerFooterMessages = defineMessages({
  en: { heading: 'Partner footer' },
  nl: { heading: 'Partner footer' },
  ro: { heading: 'Partner footer' },
});
