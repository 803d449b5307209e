/** `npm run admin -- user|password|site|host …`: accounts of admins, sites and hosts. */
import { prepare } from './prepare.mjs';

await prepare();
const { handOver, houseNode } = await import('./house.mjs');
handOver(houseNode, ['hosts/api/src/admin/admin-command.ts', ...process.argv.slice(2)]);
