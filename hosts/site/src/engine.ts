import { coreBlocks } from '@boardwright/engine/blocks';
import { createEngine, packagedBlocks, partMessages } from '@boardwright/engine';
import { installedBlocks } from '@boardwright/installed-blocks';

/** The one place where this host chooses its blocks: the core's, and what is installed from outside. */
export const engine = createEngine({
  blocks: [...coreBlocks, ...(await packagedBlocks(installedBlocks))],
  messages: partMessages,
});
