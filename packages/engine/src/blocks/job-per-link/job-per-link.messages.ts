import { defineMessages } from '../../i18n/define-messages.ts';

export const jobPerLinkMessages = defineMessages({
  en: { heading: 'Job per link' },
  nl: { heading: 'Job per link' },
  ro: { heading: 'Job per link' },
});
