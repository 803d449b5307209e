/** `npm run build`: the packages as they are published, and the hosts as browsers get them. */
import { prepare } from './prepare.mjs';

await prepare();
const { buildStale } = await import('./builds.mjs');
const { runSteps, sumUp } = await import('./lanes.mjs');
const { packageSteps } = await import('./package-steps.mjs');
const steps = packageSteps();
const results = await runSteps(steps);
await buildStale({ force: true });
sumUp(steps, results);
