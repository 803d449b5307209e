import { defineMessages } from '../../i18n/define-messages.ts';

export const candidateDetailsMessages = defineMessages({
  en: { heading: 'Candidate details' },
  nl: { heading: 'Candidate details' },
  ro: { heading: 'Candidate details' },
});
