import { organisationSearch } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { organisationSearchHead } from './organisation-search.head.ts';
import { loadOrganisationSearch } from './organisation-search.load.ts';
import { organisationSearchMessages } from './organisation-search.messages.ts';
import { OrganisationSearch } from './organisation-search.tsx';

export const organisationSearchBlock = defineBlock(organisationSearch, {
  load: loadOrganisationSearch,
  head: organisationSearchHead,
  Renderer: OrganisationSearch,
  messages: organisationSearchMessages,
});
