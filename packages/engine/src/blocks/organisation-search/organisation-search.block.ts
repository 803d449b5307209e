import { organisationSearch } from '@boardwright/blocks-schema';
import { defineBlock } from '../../define-block.ts';
import { organisationSearchMessages } from './organisation-search.messages.ts';
import { OrganisationSearch } from './organisation-search.tsx';

export const organisationSearchBlock = defineBlock(organisationSearch, {
  Renderer: OrganisationSearch,
  messages: organisationSearchMessages,
});
