import { defineMessages } from '../../i18n/define-messages.ts';
import { finderWords } from '../../features/organisations/site/organisation-words.ts';

export const organisationSearchMessages = defineMessages({
  en: { finder: finderWords.en },
  nl: { finder: finderWords.nl },
  ro: { finder: finderWords.ro },
});
