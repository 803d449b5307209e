import { defineMessages } from '../../i18n/define-messages.ts';

export const candidateListMessages = defineMessages({
  en: { heading: 'Candidate list' },
  nl: { heading: 'Candidate list' },
  ro: { heading: 'Candidate list' },
});
