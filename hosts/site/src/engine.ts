import { coreBlocks } from '@boardwright/engine/blocks';
import { consentMessages, createEngine, packagedBlocks, pageMessages } from '@boardwright/engine';
import { uiMessages } from '@boardwright/ui/messages';
import { installedBlocks } from '@boardwright/installed-blocks';

/** The one place where this host chooses its blocks: the core's, and what is installed from outside. */
export const engine = createEngine({
  blocks: [...coreBlocks, ...(await packagedBlocks(installedBlocks))],
  messages: { ui: uiMessages, page: pageMessages, consent: consentMessages },
});
