/** `npm run new block NAME`: the two folders of a new block, in every list and drawing something at once. */
import { prepare } from './prepare.mjs';

await prepare();
const { existsSync, mkdirSync, writeFileSync } = await import('node:fs');
const { dirname } = await import('node:path');
const { inHouse, run } = await import('./house.mjs');
const { blockFiles, nextSteps } = await import('./new-block.mjs');
const { refuse, say } = await import('./terminal.mjs');
const { documentWriters } = await import('./check-steps.mjs');

const [kind, key = ''] = process.argv.slice(2);
if (kind !== 'block' || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(key))
  refuse('Say what and how it is called, in kebab-case: npm run new block opening-hours');
const files = Object.entries(blockFiles(key));
const taken = files.find(([path]) => existsSync(inHouse(path)));
if (taken) refuse(`There is a block ${key} already: ${taken[0]}`);
for (const [path, text] of files) {
  mkdirSync(dirname(inHouse(path)), { recursive: true });
  writeFileSync(inHouse(path), text);
  say(`+ ${path}`);
}
await run(
  'oxfmt',
  files.map(([path]) => path),
);
for (const writer of documentWriters) await run('node', [writer]);
say(nextSteps(key));
