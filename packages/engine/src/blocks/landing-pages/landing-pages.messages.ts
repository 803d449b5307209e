import { defineMessages } from '../../i18n/define-messages.ts';

export const landingPagesMessages = defineMessages({
  en: { heading: 'Landing pages' },
  nl: { heading: 'Landing pages' },
  ro: { heading: 'Landing pages' },
});
