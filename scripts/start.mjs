/** `npm start`: installs and builds what is missing, then serves site, editor and API in one process. */
import { prepare } from './prepare.mjs';

await prepare();
const { buildStale } = await import('./builds.mjs');
const { handOver, houseNode } = await import('./house.mjs');
await buildStale();
// Whoever says that this is production expects no demo: an owner's own board begins.
const mode = process.env['NODE_ENV'] === 'production' ? ['--empty'] : [];
handOver(houseNode, ['start/serve.ts', ...mode, ...process.argv.slice(2)], {
  env: { NODE_ENV: 'production' },
});
