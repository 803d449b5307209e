import { coreBlocks } from '@boardwright/engine/blocks';
import { consentMessages, createEngine, pageMessages, uiMessages } from '@boardwright/engine';

/** The one place where the editor chooses its blocks: the same as the site's, a stranger's included. */
export const engine = createEngine({
  blocks: coreBlocks,
  messages: { ui: uiMessages, page: pageMessages, consent: consentMessages },
});
