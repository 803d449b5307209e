import { installedBlocks } from '@boardwright/installed-blocks';
import { openBuiltSite } from '@boardwright/site';
import { installedPlugins } from './installed-plugins.ts';
import { runServer } from './run-server.ts';

/** `npm start` of this repository: the demo with the blocks that are installed here, from the builds that lie here. */
await runServer({
  board: { blocks: installedBlocks, plugins: installedPlugins },
  openSite: openBuiltSite,
  args: process.argv.slice(2),
});
