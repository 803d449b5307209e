import { coreBlocks } from '@boardwright/engine/blocks';
import { consentMessages, createEngine, pageMessages, uiMessages } from '@boardwright/engine';

/** The one place where this host chooses its blocks: put a stranger's block in the list, and its renderer in `client-renderers.ts`. */
export const engine = createEngine({
  blocks: coreBlocks,
  messages: { ui: uiMessages, page: pageMessages, consent: consentMessages },
});
