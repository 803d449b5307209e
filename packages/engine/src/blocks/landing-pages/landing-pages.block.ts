import { landingPages } from '@boardwright/blocks-schema';
import { defineBlock } from '../../define-block.ts';
import { landingPagesMessages } from './landing-pages.messages.ts';
import { LandingPages } from './landing-pages.tsx';

export const landingPagesBlock = defineBlock(landingPages, {
  Renderer: LandingPages,
  messages: landingPagesMessages,
});
