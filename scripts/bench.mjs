/** `npm run bench [-- name …]`: answers the questions in bench/, one file each, in ratios and percentiles. */
import { prepare } from './prepare.mjs';

await prepare();
const { readdirSync } = await import('node:fs');
const { repositoryNode, inRepository, toolEnvironment } = await import('./repository.mjs');
const { buildStale } = await import('./builds.mjs');
const { refuse, print } = await import('./terminal.mjs');
const { spawnSync } = await import('node:child_process');

const asked = process.argv.slice(2);
const questions = readdirSync(inRepository('bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => asked.length === 0 || asked.some((name) => file.startsWith(name)));
if (questions.length === 0) refuse(`No file in bench/ answers to ${asked.join(', ') || '*.bench.ts'}.`);
await buildStale();
let failed = 0;
for (const question of questions) {
  print(`\n${question}`);
  const { status } = spawnSync(repositoryNode, ['--expose-gc', inRepository(`bench/${question}`)], {
    stdio: 'inherit',
    env: toolEnvironment({ NODE_ENV: 'production' }),
  });
  if (status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
