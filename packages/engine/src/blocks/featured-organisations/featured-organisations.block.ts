import { featuredOrganisations } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { loadFeaturedOrganisations } from './featured-organisations.load.ts';
import { featuredOrganisationsMessages } from './featured-organisations.messages.ts';
import { FeaturedOrganisations } from './featured-organisations.tsx';

export const featuredOrganisationsBlock = defineBlock(featuredOrganisations, {
  load: loadFeaturedOrganisations,
  Renderer: FeaturedOrganisations,
  messages: featuredOrganisationsMessages,
});
