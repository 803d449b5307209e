/** `npm run check`: types, lint, boundaries, unused exports, formatting, documents; `-- --fix` mends what it can. */
import { prepare } from './prepare.mjs';

await prepare();
const { checkSteps } = await import('./check-steps.mjs');
const { runSteps, sumUp } = await import('./lanes.mjs');
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const steps = checkSteps({ mend: process.argv.includes('--fix') }).filter(
  ({ name }) => asked.length === 0 || asked.includes(name),
);
sumUp(steps, await runSteps(steps));
