/** `npm run dev`: site and editor with hot reloading, against the embedded API. */
import { prepare } from './prepare.mjs';

await prepare();
const { handOver, repositoryNode } = await import('./repository.mjs');
handOver(repositoryNode, ['start/src/dev.ts', ...process.argv.slice(2)], {
  env: { NODE_ENV: 'development' },
});
