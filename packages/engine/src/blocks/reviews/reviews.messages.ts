import { defineMessages } from '../../i18n/define-messages.ts';

export const reviewsMessages = defineMessages({
  en: { heading: 'Reviews' },
  nl: { heading: 'Reviews' },
  ro: { heading: 'Reviews' },
});
