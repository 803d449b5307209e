/** `npm run changeset`: writes down what strangers notice of a change; `-- version` and `-- publish` release it. */
import { prepare } from './prepare.mjs';

await prepare();
const { handOver, inRepository, repositoryNode } = await import('./repository.mjs');

handOver(repositoryNode, [inRepository('node_modules/@changesets/cli/bin.js'), ...process.argv.slice(2)]);
