/** `npm run messages -- export nl` and `-- import messages.nl.json`: every text of a language, for a translator. */
import { prepare } from './prepare.mjs';

await prepare();
const { handOver, repositoryNode } = await import('./repository.mjs');

handOver(repositoryNode, ['checks/messages/messages-command.ts', ...process.argv.slice(2)]);
