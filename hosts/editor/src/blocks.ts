import { coreBlocks } from '@boardwright/engine/blocks';
import { consentMessages, createEngine, packagedBlocks, pageMessages, uiMessages } from '@boardwright/engine';
import { installedBlocks } from '@boardwright/installed-blocks';

/** The one place where the editor chooses its blocks: the same as the site's. */
export const engine = createEngine({
  blocks: [...coreBlocks, ...(await packagedBlocks(installedBlocks))],
  messages: { ui: uiMessages, page: pageMessages, consent: consentMessages },
});
