import { landingPages } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { landingPagesHead } from './landing-pages.head.ts';
import { loadLandingPages } from './landing-pages.load.ts';
import { landingPagesMessages } from './landing-pages.messages.ts';
import { LandingPages } from './landing-pages.tsx';

export const landingPagesBlock = defineBlock(landingPages, {
  load: loadLandingPages,
  head: landingPagesHead,
  Renderer: LandingPages,
  messages: landingPagesMessages,
});
