/** `npm run messages -- export nl` and `-- import messages.nl.json`: every text of a language, for a translator. */
import { prepare } from './prepare.mjs';

await prepare();
const { handOver, houseNode } = await import('./house.mjs');

handOver(houseNode, ['checks/messages/messages-command.ts', ...process.argv.slice(2)]);
