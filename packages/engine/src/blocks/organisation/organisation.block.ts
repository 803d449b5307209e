import { organisation } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { organisationHead } from './organisation.head.ts';
import { loadOrganisation } from './organisation.load.ts';
import { organisationMessages } from './organisation.messages.ts';
import { Organisation } from './organisation.tsx';

export const organisationBlock = defineBlock(organisation, {
  load: loadOrganisation,
  head: organisationHead,
  Renderer: Organisation,
  messages: organisationMessages,
});
