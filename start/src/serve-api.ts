import { installedBoard } from './installed-board.ts';
import { runApi } from './run-api.ts';
import { orEnd } from './run-server.ts';

/** `pnpm --filter @boardwright/api start` of this repository: the API alone, with the blocks and plugins installed here. */
await orEnd(async () => runApi(await installedBoard()));
