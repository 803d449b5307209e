/** The steps of `npm run check`. Each says what is wrong and changes nothing, unless asked to mend. */
import { inRepository, run } from './repository.mjs';
import { counted, countVitest, oneCheck } from './reports.mjs';

/** What writes what is derived: lists before the stories of what is in them. */
export const documentWriters = [
  'checks/write-calls.ts',
  'checks/block-lists/write-block-lists.ts',
  'storybook/write-stories.ts',
  'checks/write-documents.ts',
];

/** @param {string} path of a report below .cache */
export const reportPath = (path) => inRepository(`.cache/reports/${path}.json`);

/**
 * Tests that draw make many short-lived objects: with more room for them V8 collects seldom, which takes a fifth off what
 * they cost. What asks a database gains nothing.
 */
export const youngHeap = { NODE_OPTIONS: '--max-semi-space-size=64' };

/**
 * Runs vitest projects and counts their tests.
 * @param {string} name of the report
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {(detail: string) => void} [update] called with how many tests have ended
 */
export async function vitest(name, args, env = {}, update) {
  const path = reportPath(name);
  let tests = 0;
  const ended = await run(
    'vitest',
    ['run', '--reporter=verbose', '--reporter=json', `--outputFile.json=${path}`, ...args],
    {
      env: { ...env, CI: 'true', NO_COLOR: '1' },
      onLine: (line) => {
        if (/^\s*[✓×]/.test(line)) update?.(`${++tests} tests`);
      },
    },
  );
  const output = ended.output
    .split('\n')
    .filter((line) => !/^\s*✓/.test(line))
    .join('\n');
  return counted({ code: ended.code, output }, countVitest(path));
}

/**
 * @param {{ mend?: boolean }} [options] `mend` lets the formatter, the linters and the documents write
 * @returns {import('./lanes.mjs').Step[]}
 */
export function checkSteps({ mend = false } = {}) {
  /** @type {(name: string, label: string, command: string, args: string[]) => import('./lanes.mjs').Step} */
  const step = (name, label, command, args) => ({
    name,
    label,
    cores: 1,
    run: async () => oneCheck(await run(command, args, { env: { NO_COLOR: '1' } })),
  });
  const styles = ['packages/**/*.css', 'hosts/**/*.css', 'docs-site/theme/*.css'];
  return [
    step('types', 'Types', 'node', ['bench/check-types.ts']),
    {
      ...step('surfaces', 'What packages give to others', 'node', [
        'checks/write-api-reports.ts',
        ...(mend ? [] : ['--check']),
      ]),
      // It reads what the type check writes.
      after: ['types'],
    },
    step('lint', 'Lint and boundaries', 'oxlint', [
      '--type-aware',
      '--deny-warnings',
      '--format=stylish',
      ...(mend ? ['--fix'] : []),
    ]),
    step('styles', 'Style sheets', 'stylelint', [
      '--allow-empty-input',
      ...(mend ? ['--fix'] : []),
      ...styles,
    ]),
    step('unused', 'Unused files, exports and packages', 'knip', ['--no-progress']),
    step('format', 'Formatting', 'oxfmt', mend ? [] : ['--check']),
    {
      name: 'documents',
      label: 'Documents, boundaries and limits of the repository',
      cores: 1,
      run: async (update) => {
        if (mend) {
          for (const writer of documentWriters) await run('node', [writer]);
          // A table that got a wider row is set anew.
          await run('oxfmt', ['docs', 'ARCHITECTURE.md', 'CONTRIBUTING.md']);
        }
        return vitest('checks', ['--project', 'checks'], youngHeap, update);
      },
    },
  ];
}
