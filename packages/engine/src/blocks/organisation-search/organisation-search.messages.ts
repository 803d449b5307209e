import { defineMessages, type MessageKey } from '@boardwright/messages';
import { finderMessages } from '../../features/organisations/site/organisation.messages.ts';

export const organisationSearchMessages = defineMessages({
  en: { finder: finderMessages.en },
  nl: { finder: finderMessages.nl },
  ro: { finder: finderMessages.ro },
});

export type OrganisationSearchKey = MessageKey<typeof organisationSearchMessages>;
