/**
 * `npm run dev`: site and editor with hot reloading, against the embedded API, which begins anew where a schema, a call or
 * anything else of its own changes. Lists and stories of blocks are written along.
 */
import { prepare } from './prepare.mjs';

await prepare();
const { handOver, repositoryNode } = await import('./repository.mjs');
const { watchDerived } = await import('./watch-derived.mjs');
watchDerived();
handOver(repositoryNode, ['start/src/dev.ts', ...process.argv.slice(2)]);
