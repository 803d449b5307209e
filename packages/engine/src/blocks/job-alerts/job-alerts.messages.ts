import { defineMessages } from '../../i18n/define-messages.ts';

export const jobAlertsMessages = defineMessages({
  en: { heading: 'Job alerts' },
  nl: { heading: 'Job alerts' },
  ro: { heading: 'Job alerts' },
});
