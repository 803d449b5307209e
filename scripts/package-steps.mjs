/** Builds the packages as they are published, and looks at what came out as a stranger's project would. */
import { existsSync } from 'node:fs';
import { inRepository, run } from './repository.mjs';
import { packedProblems } from './packed.mjs';
import { publishedPackages as packages } from './published-packages.mjs';
import { oneCheck } from './reports.mjs';

/** @returns {import('./lanes.mjs').Step[]} */
export function packageSteps() {
  const built = packages.map(({ name, folder }, at) => ({
    name: `package ${name}`,
    label: `Package ${name}`,
    cores: 1,
    // The declarations come from the same incremental type check, which must not run twice at once.
    after: ['types', ...packages.slice(0, at).map((earlier) => `package ${earlier.name}`)],
    run: async () => oneCheck(await run('tsup', [], { cwd: inRepository(folder), env: { NO_COLOR: '1' } })),
  }));
  const packed = {
    name: 'packed',
    label: 'Packages as a stranger gets them',
    cores: 1,
    after: built.map(({ name }) => name),
    run: async () => {
      const missing = packages.filter(
        ({ folder }) => !['dist', 'compiled'].some((out) => existsSync(inRepository(`${folder}/${out}`))),
      );
      const problems =
        missing.length > 0
          ? [`not built: ${missing.map(({ name }) => name).join(', ')}`]
          : await packedProblems();
      return oneCheck({ code: problems.length, output: problems.join('\n') });
    },
  };
  return [...built, packed];
}
