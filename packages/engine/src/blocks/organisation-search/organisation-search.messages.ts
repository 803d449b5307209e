import { defineMessages } from '../../i18n/define-messages.ts';

export const organisationSearchMessages = defineMessages({
  en: { heading: 'Organisation search' },
  nl: { heading: 'Organisation search' },
  ro: { heading: 'Organisation search' },
});
