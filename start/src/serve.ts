import { openBuiltSite } from '@boardwright/site';
import { installedBoard } from './installed-board.ts';
import { orEnd, serve } from './run-server.ts';

/** `npm start` of this repository: the demo with the blocks that are installed here, from the builds that lie here. */
await orEnd(async () =>
  serve({ board: await installedBoard(), openSite: openBuiltSite, args: process.argv.slice(2) }),
);
