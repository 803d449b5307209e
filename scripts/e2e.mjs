/** `npm run e2e [-- Playwright's arguments]`: the journeys, against BOARDWRIGHT_URL or an app started for them. */
import { prepare } from './prepare.mjs';

await prepare();
const { bringBrowser } = await import('./browser.mjs');
const { handOver, inRepository } = await import('./repository.mjs');
const { runSteps, sumUp } = await import('./lanes.mjs');
const { refuse } = await import('./terminal.mjs');
const { journeys } = await import('./test-steps.mjs');
const { mkdirSync } = await import('node:fs');

const args = process.argv.slice(2);
const browser = await bringBrowser().catch((error) => refuse(error.message));
if (process.env['BOARDWRIGHT_URL']) {
  handOver('playwright', ['test', ...args], { cwd: inRepository('e2e'), env: browser });
} else {
  mkdirSync(inRepository('.cache/reports'), { recursive: true });
  const steps = [
    {
      name: 'journeys',
      label: 'Journeys in a browser',
      cores: 2,
      run: (/** @type {(detail: string) => void} */ update) => journeys(args, browser, update),
    },
  ];
  sumUp(steps, await runSteps(steps));
}
