/** `npm start`: installs and builds what is missing, then serves site, editor and API in one process. */
import { prepare } from './prepare.mjs';

await prepare();
const { buildStale } = await import('./builds.mjs');
const { handOver, houseNode } = await import('./house.mjs');
await buildStale();
handOver(houseNode, ['start/serve.ts', ...process.argv.slice(2)], { env: { NODE_ENV: 'production' } });
