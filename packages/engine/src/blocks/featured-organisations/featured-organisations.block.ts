import { featuredOrganisations } from '@boardwright/blocks-schema';
import { defineBlock } from '../../define-block.ts';
import { featuredOrganisationsMessages } from './featured-organisations.messages.ts';
import { FeaturedOrganisations } from './featured-organisations.tsx';

export const featuredOrganisationsBlock = defineBlock(featuredOrganisations, {
  Renderer: FeaturedOrganisations,
  messages: featuredOrganisationsMessages,
});
