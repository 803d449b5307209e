/**
 * `npm test`: everything. The checks of the repository, the unit tests, the API suite again on a real PostgreSQL,
 * the builds, the start, and the journeys of people in a real browser. The last line is the sum.
 */
import { prepare } from './prepare.mjs';

await prepare();
const { mkdirSync, rmSync } = await import('node:fs');
const { bringBrowser } = await import('./browser.mjs');
const { inRepository } = await import('./repository.mjs');
const { runSteps, sumUp } = await import('./lanes.mjs');
const { testSteps } = await import('./test-steps.mjs');
const { print } = await import('./terminal.mjs');

rmSync(inRepository('.cache/reports'), { recursive: true, force: true });
mkdirSync(inRepository('.cache/reports'), { recursive: true });
let browser = {};
try {
  browser = await bringBrowser();
} catch (error) {
  // Policy: everything that needs no browser is still tested; what needs one will fail and be counted.
  print(error instanceof Error ? error.message : String(error));
}
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const steps = testSteps(browser).filter(
  ({ name }) => asked.length === 0 || asked.some((word) => name.includes(word)),
);
sumUp(steps, await runSteps(steps));
