/**
 * `npm run new block NAME`: the two folders of a new block, in every list and drawing something at once;
 * `-- --no-pictures` leaves out the pictures that its stories are compared with.
 */
import { prepare } from './prepare.mjs';

await prepare();
const { mkdirSync, writeFileSync } = await import('node:fs');
const { dirname } = await import('node:path');
const { inHouse, run } = await import('./house.mjs');
const { blockFiles, nextSteps } = await import('./new-block.mjs');
const { blockNamed } = await import('./new-block-name.mjs');
const { refuse, say, task } = await import('./terminal.mjs');
const { documentWriters } = await import('./check-steps.mjs');
const { findBrowser } = await import('./browser.mjs');
const { updatePictures } = await import('./pictures.mjs');

const given = process.argv.slice(2);
const named = blockNamed(given.filter((word) => word !== '--no-pictures'));
const key = 'key' in named ? named.key : refuse(named.problem);

/** @param {string} label @param {[command: string, args: string[]][]} commands */
async function step(label, commands) {
  const progress = task(label);
  for (const [command, args] of commands) {
    const { code, output } = await run(command, args);
    if (code === 0) continue;
    progress.fail();
    say(output.trimEnd());
    refuse(
      `The block '${key}' is written; what failed stands above. Once that is mended: npm run check -- --fix`,
    );
  }
  progress.done();
}

const files = blockFiles(key);
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(inHouse(path)), { recursive: true });
  writeFileSync(inHouse(path), text);
  say(`+ ${path}`);
}
await step('Registering it, writing its stories and its rows in the documents', [
  ['oxfmt', Object.keys(files)],
  ...documentWriters.map((writer) => /** @type {[string, string[]]} */ (['node', [writer]])),
]);
await step('Trying it in every way', [
  ['vitest', ['run', '--project=engine', `src/blocks/${key}/`, 'core-blocks.test.ts']],
]);
// No browser is brought for this alone: `npm test` brings one, and then says that the pictures are missing.
if (!given.includes('--no-pictures') && findBrowser()) await updatePictures([key]);
say(nextSteps(key));
