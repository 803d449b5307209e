import { defineMessages } from '../../i18n/define-messages.ts';

export const newsFeedMessages = defineMessages({
  en: { heading: 'News feed' },
  nl: { heading: 'News feed' },
  ro: { heading: 'News feed' },
});
