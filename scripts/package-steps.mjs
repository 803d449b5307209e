/** Builds the packages as they are published, and looks at what came out as a stranger's project would. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inHouse, run } from './house.mjs';
import { packedProblems } from './packed.mjs';
import { oneCheck } from './reports.mjs';

const packages = ['messages', 'ui', 'blocks-schema', 'api-client', 'engine', 'editor'];

/** @returns {import('./lanes.mjs').Step[]} */
export function packageSteps() {
  const built = packages.map((name) => ({
    name: `package ${name}`,
    label: `Package ${name}`,
    cores: 1,
    // The declarations come from the same incremental type check, which must not run twice at once.
    after: ['types', ...packages.slice(0, packages.indexOf(name)).map((earlier) => `package ${earlier}`)],
    run: async () => {
      const folder = inHouse(`packages/${name}`);
      const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return oneCheck(await run(scripts.build, [], { cwd: folder, shell: true, env: { NO_COLOR: '1' } }));
    },
  }));
  const packed = {
    name: 'packed',
    label: 'Packages as a stranger gets them',
    cores: 1,
    after: built.map(({ name }) => name),
    run: async () => {
      const missing = packages.filter((name) => !existsSync(inHouse(`packages/${name}/dist`)));
      const problems =
        missing.length > 0 ? [`not built: ${missing.join(', ')}`] : await packedProblems(packages);
      return oneCheck({ code: problems.length, output: problems.join('\n') });
    },
  };
  return [...built, packed];
}
