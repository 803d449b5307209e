import { organisation } from '@boardwright/blocks-schema';
import { defineBlock } from '../../define-block.ts';
import { organisationMessages } from './organisation.messages.ts';
import { Organisation } from './organisation.tsx';

export const organisationBlock = defineBlock(organisation, {
  Renderer: Organisation,
  messages: organisationMessages,
});
