/**
 * `npm run new KIND NAME`: what a new block, endpoint, machine, kind of page or language starts as, in every list and
 * passing its tests; `-- --no-pictures` leaves out the pictures that a block's stories are compared with.
 */
import { prepare } from './prepare.mjs';

await prepare();
const { existsSync, mkdirSync, writeFileSync } = await import('node:fs');
const { dirname } = await import('node:path');
const { inRepository, run } = await import('./repository.mjs');
const { planOf } = await import('./new/kinds.mjs');
const { refuse, print, task } = await import('./terminal.mjs');
const { documentWriters } = await import('./check-steps.mjs');
const { findBrowser } = await import('./browser.mjs');
const { updatePictures } = await import('./pictures.mjs');

const given = process.argv.slice(2);
const asked = given.filter((word) => word !== '--no-pictures');
const planned = planOf(asked);
const plan = 'problem' in planned ? refuse(planned.problem) : planned;

/** @param {string} label @param {[command: string, ...args: string[]][]} commands */
async function step(label, commands) {
  const progress = task(label);
  for (const [command, ...args] of commands) {
    const { code, output } = await run(command, args);
    if (code === 0) continue;
    progress.fail();
    print(output.trimEnd());
    refuse(
      `'${asked.join(' ')}' is written; what failed stands above. Once that is mended: npm run check -- --fix`,
    );
  }
  progress.done();
}

for (const [path, text] of Object.entries(plan.files)) {
  const mark = existsSync(inRepository(path)) ? '~' : '+';
  mkdirSync(dirname(inRepository(path)), { recursive: true });
  writeFileSync(inRepository(path), text);
  print(`${mark} ${path}`);
}
/** @type {[command: string, ...args: string[]][]} */
const writers = documentWriters.map((writer) => ['node', writer]);
await step('Formatting it, and writing what follows from it', [
  ['oxfmt', ...Object.keys(plan.files)],
  ...(plan.commands ?? []),
  ...(plan.isUnfinished ? [] : writers),
]);
if (plan.tests) await step('Trying it in every way', [['vitest', 'run', ...plan.tests]]);
// No browser is brought for this alone: `npm test` brings one, and then says that the pictures are missing.
if (plan.pictures && !given.includes('--no-pictures') && findBrowser()) await updatePictures([plan.pictures]);
print(`\n${plan.next}`);
