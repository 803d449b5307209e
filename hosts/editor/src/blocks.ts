import { declaredBlocks } from '@boardwright/engine/declared-blocks';
import { consentMessages, createEngine, packagedBlocks, pageMessages, uiMessages } from '@boardwright/engine';
import { installedBlocks } from '@boardwright/installed-blocks';

/** The blocks the editor edits: the same as the site's. It draws none of them, the page on the canvas does. */
export const engine = createEngine({
  blocks: [...declaredBlocks, ...(await packagedBlocks(installedBlocks))],
  messages: { ui: uiMessages, page: pageMessages, consent: consentMessages },
});
