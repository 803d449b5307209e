/**
 * What does the type check of the repository cost? Instantiations are compared with type-check.json, and half as many again
 * fail; seconds are this machine's. `node bench/type-check.bench.ts`, with `--renew` once a growth was looked at.
 */
import { machine } from './machine.ts';
import { checkTypes, jumps, readBaseline, writeBaseline } from './type-check.ts';

// Mistakes are for `npm run check` to tell.
const { costs } = await checkTypes({ anew: true });
if (process.argv.includes('--renew')) writeBaseline(costs);
const baseline = readBaseline();
const sum = (of: 'files' | 'instantiations' | 'seconds') =>
  costs.reduce((total, cost) => total + cost[of], 0);
const all = {
  project: 'all of them',
  files: sum('files'),
  instantiations: sum('instantiations'),
  seconds: sum('seconds'),
};
const known = Object.values(baseline).reduce((total, count) => total + count, 0);

console.log(machine());
console.table(
  [...costs, all].map((cost) => {
    const before = cost === all ? known : (baseline[cost.project] ?? Number.NaN);
    return {
      ...cost,
      seconds: cost.seconds.toFixed(1),
      baseline: before,
      'of baseline': `${Math.round((cost.instantiations / before) * 100)} %`,
    };
  }),
);
for (const jump of jumps(costs, baseline)) {
  console.error(jump);
  process.exitCode = 1;
}
