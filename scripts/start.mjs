/** `npm start`: installs and builds what is missing, then serves site, editor and API in one process. */
import { prepare } from './prepare.mjs';

await prepare();
const { buildStale } = await import('./builds.mjs');
const { handOver, repositoryNode } = await import('./repository.mjs');
await buildStale();
// It runs as in production, but only who says so expects no demo (start/src/options.ts).
const mode = process.env['NODE_ENV'] === 'production' ? [] : ['--demo'];
handOver(repositoryNode, ['start/src/serve.ts', ...mode, ...process.argv.slice(2)], {
  env: { NODE_ENV: 'production' },
});
