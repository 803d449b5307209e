import { defineMessages } from '../../i18n/define-messages.ts';

export const featuredOrganisationsMessages = defineMessages({
  en: { heading: 'Featured organisations' },
  nl: { heading: 'Featured organisations' },
  ro: { heading: 'Featured organisations' },
});
