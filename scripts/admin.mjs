/** `npm run admin -- user|password|site|host …`: accounts of admins, sites and hosts. */
import { prepare } from './prepare.mjs';

await prepare();
const { handOver, repositoryNode } = await import('./repository.mjs');
handOver(repositoryNode, ['hosts/api/src/admin/admin-command.ts', ...process.argv.slice(2)]);
