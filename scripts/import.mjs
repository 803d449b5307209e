/** `npm run import -- FILE_OR_URL [--board N] [--dry-run] [--force]`: brings a job feed into a board. */
import { prepare } from './prepare.mjs';

await prepare();
const { existsSync } = await import('node:fs');
const { resolve } = await import('node:path');
const { handOver, repositoryNode, root } = await import('./repository.mjs');

// npm changes to the root of the repository; a file is meant from where the person stands.
const standing = process.env['INIT_CWD'] ?? root;
const args = process.argv.slice(2).map((argument) => {
  const path = resolve(standing, argument);
  return !argument.startsWith('-') && existsSync(path) ? path : argument;
});
handOver(repositoryNode, ['hosts/api/src/admin/import-command.ts', ...args]);
