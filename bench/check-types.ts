/**
 * The types hold, and no project has become half as dear again to check: from the very check, which says both. Where all
 * is checked, as in a new clone, each project is measured; where little changed, what changed is.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkTypes, jumps, readBaseline } from './type-check.ts';

const { mistakes, costs } = await checkTypes();
const baseline = readBaseline();
// A dear one is up to date all the same: forgotten, it is measured again next time, and is not right by being left alone.
for (const cost of costs)
  if (jumps([cost], baseline).length > 0)
    for (const file of ['.tsbuild/tsconfig.tsbuildinfo', 'dist/.tsbuildinfo'])
      rmSync(join(import.meta.dirname, '..', cost.project, file), { force: true });
const wrong = mistakes === '' ? jumps(costs, baseline) : [mistakes];
for (const each of wrong) console.error(each);
if (wrong.length > 0) process.exitCode = 1;
