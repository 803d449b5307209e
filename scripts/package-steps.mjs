/** Builds the packages as they are published, and looks at what came out as a stranger's project would. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { houseNode, inHouse, run } from './house.mjs';
import { oneCheck } from './reports.mjs';

const packages = ['messages', 'ui', 'blocks-schema', 'api-client', 'engine'];

/** @returns {import('./lanes.mjs').Step[]} */
export function packageSteps() {
  return packages.map((name) => ({
    name: `package ${name}`,
    label: `Package ${name}`,
    cores: 1,
    // The declarations come from the same incremental type check, which must not run twice at once.
    after: ['types', ...packages.slice(0, packages.indexOf(name)).map((earlier) => `package ${earlier}`)],
    run: async () => {
      const folder = inHouse(`packages/${name}`);
      const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const built = await run(scripts.build, [], { cwd: folder, shell: true, env: { NO_COLOR: '1' } });
      if (built.code !== 0) return oneCheck(built);
      const problems = await publishedProblems(folder);
      return oneCheck({ code: problems.length, output: problems.join('\n') });
    },
  }));
}

/** @param {string} folder @returns {Promise<string[]>} what somebody who installs the package would stumble over */
async function publishedProblems(folder) {
  const { publishConfig } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const targets = Object.values(publishConfig.exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  const problems = targets
    .filter((target) => !existsSync(join(folder, target)))
    .map((target) => `${target} is promised by publishConfig.exports and was not built`);
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((path) => /(\.js|\.d\.ts)$/.test(path))) {
    const source = readFileSync(join(folder, 'dist', file), 'utf8');
    for (const [, specifier = ''] of source.matchAll(/(?:from|import)\s*\(?["'](\.[^"']+)["']/g)) {
      const target = join(folder, 'dist', dirname(file), specifier.replace(/\?.*$/, ''));
      const found = file.endsWith('.d.ts') ? target.replace(/\.js$/, '.d.ts') : target;
      if (!existsSync(found) && !existsSync(target))
        problems.push(`dist/${file} imports ${specifier}, which is not there`);
    }
  }
  // A package without style sheets must also load in plain Node.
  if (!files.some((file) => file.endsWith('.css')))
    for (const target of targets.filter((path) => path.endsWith('.js'))) {
      const { code, output } = await run(houseNode, [
        '-e',
        `await import(${JSON.stringify(join(folder, target))})`,
      ]);
      if (code !== 0) problems.push(`${target} does not load: ${output}`);
    }
  return problems;
}
