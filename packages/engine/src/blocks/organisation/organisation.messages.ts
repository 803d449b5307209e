import { defineMessages } from '../../i18n/define-messages.ts';

export const organisationMessages = defineMessages({
  en: { heading: 'Organisation' },
  nl: { heading: 'Organisation' },
  ro: { heading: 'Organisation' },
});
