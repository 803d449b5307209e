import { describe, expect, it } from 'vitest';
import { blockLists } from '../block-lists/block-lists.ts';
import { read } from '../repository-files.ts';
import type { RepositoryCopy } from './repository-copy.ts';
import { copy } from './shared-copy.ts';
import { stepsOf } from './steps-of.ts';

const steps = stepsOf(read('CONTRIBUTING.md'), 'Add a block');
const key = 'opening-hours';

const folders = [`packages/blocks-schema/src/blocks/${key}`, `packages/engine/src/blocks/${key}`];
/** Of what else is added. */
const others = ['packages/engine/src/machines/parcel', 'hosts/api/src/opening-times', 'start/plugins/tides'];
/** The lists that name every block are written anew with it. */
const lists = Object.keys(blockLists());
/** Tests that read all files, and those that read all blocks. */
const documents = [
  'documents',
  'boundaries',
  'limits',
  'settings-coverage',
  'visible-pages',
  'translations',
].map((name) => `checks/${name}`);
const units = [`src/blocks/${key}/`, 'core-blocks', 'named-blocks', 'panel-schema', 'setting-problems'];
/** Tests that take each block by itself, and long: the others' have passed where nothing was added. */
const byBlock = ['any-settings', 'block-panel'];

/** What a diff says of each file: its hunks, without the heading that tells in which function one stands. */
function filesOf(diff: string): readonly string[] {
  const hunks = diff.replaceAll(/^(?:diff --git|index) .*\n/gm, '').replaceAll(/^(@@ .*? @@).*$/gm, '$1');
  // An empty line may stand in a document without the space that says that it was not changed.
  return hunks
    .replaceAll(/^ $/gm, '')
    .trim()
    .split(/\n(?=--- a)/)
    .sort();
}

describe('a new block', () => {
  it.each([
    ['', 'Say what and how it is called'],
    ['page home', "There is no template for 'page'"],
    ['machine', 'Say how the machine is called'],
    ['machine order', "There is a machine 'order' already"],
    ['endpoint jobs', "There is something called 'jobs' already"],
    ['endpoint opening hours', 'Perhaps npm run new endpoint opening-hours'],
    ['plugin', 'Say how the plugin is called'],
    ['plugin jobs', "A part of the API is called 'jobs'"],
    ['plugin Tides', 'Perhaps npm run new plugin tides'],
    ['page-kind events nl=Evenementen', 'Say what it is called in each language'],
    ['page-kind job-list', "There is a kind of page 'job-list' already"],
    ['language', 'Say which language'],
    ['language klingon', 'is no code of a language'],
    ['language nl', 'The product speaks Dutch already'],
    ['block', 'Say how the block is called'],
    ['block OpeningHours', 'Perhaps npm run new block opening-hours'],
    ['block opening hours', 'Perhaps npm run new block opening-hours'],
    ['block acme/map', 'examples/acme-map'],
    ['block faq', "There is a block 'faq' already"],
    ['block delete', 'means something else'],
    ['block page-kinds', 'pages/page-kinds.ts exports'],
  ])('called %j is refused in one sentence: %s', async (args, sentence) => {
    const { code, output } = await copy.run('node', ['scripts/new.mjs', ...args.split(' ').filter(Boolean)]);
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    expect(output.trim().split('\n')).toHaveLength(1);
  });

  it('takes five steps, as CONTRIBUTING says them', async () => {
    expect(steps).toHaveLength(5);
    for (const instruction of steps.flat()) {
      const { code, output } =
        instruction.kind === 'change' ? await change(instruction.diff) : await follow(instruction.line);
      expect(code === 0 ? '' : `${JSON.stringify(instruction)}\n${output}`).toBe('');
    }
  });

  /** Applies a change, which is to say exactly what differs afterwards: no tool has to look for where it belongs. */
  async function change(diff: string): ReturnType<RepositoryCopy['run']> {
    await copy.run('git', ['add', '--', ...folders]);
    const applied = await copy.run('git', ['apply', '-'], { input: diff });
    if (applied.code !== 0) return applied;
    const { output } = await copy.run('git', ['diff', '--unified=3', '--no-ext-diff', '--', ...folders]);
    expect(filesOf(diff)).toEqual(filesOf(output));
    return applied;
  }

  /**
   * The commands as they stand, but no browser, which would not be given packages that lie outside the copy. What
   * `npm test` would say is asked below, once others stand beside the block.
   */
  async function follow(line: string): ReturnType<RepositoryCopy['run']> {
    if (line === 'npm run check -- --fix') return mended();
    if (line === 'npm test' || line.includes('--update-pictures')) return { code: 0, output: '' };
    const [command = '', ...args] = line.split(' ');
    return copy.run(command, [...args, '--', '--no-pictures']);
  }

  async function mended(): ReturnType<RepositoryCopy['run']> {
    const { documentWriters } = await import('../../scripts/check-steps.mjs');
    for (const writer of documentWriters) {
      const ended = await copy.run('node', [writer]);
      if (ended.code !== 0) return ended;
    }
    return copy.run('oxfmt', folders);
  }

  /** They stand beside the block while the steps below look for what is wrong; each has tried itself already. */
  it.each([
    ['machine parcel', 'docs/machines.md', '## parcel'],
    ['plugin tides', 'start/plugins/index.ts', "export { tides } from './tides/index.ts';"],
    ['endpoint opening-times', 'packages/api-client/src/client/calls.ts', "path: '/opening-times'"],
    [
      'page-kind events nl=Evenementen ro=Evenimente',
      'packages/blocks-schema/src/pages/page-names.messages.ts',
      "'p-events': 'Events'",
    ],
  ])('has others beside it: npm run new %s', async (args, file, text) => {
    const { code, output } = await copy.run('node', ['scripts/new.mjs', ...args.split(' ')]);
    expect(code === 0 ? '' : output).toBe('');
    expect(copy.read(file)).toContain(text);
  });

  /**
   * What `npm test` runs that can find a new block wanting: each step whole, by its exit code. Types are checked once, with
   * the language that is added afterwards.
   */
  it.each<readonly [step: string, command: string, args: readonly string[]]>([
    ['lint', 'oxlint', ['--type-aware', '--deny-warnings', '--format=unix', ...folders, ...others, ...lists]],
    ['style sheets', 'stylelint', [`packages/engine/src/blocks/${key}/*.css`]],
    ['unused', 'knip', ['--no-progress']],
    ['format', 'oxfmt', ['--check']],
    [
      'documents, its schema and labels, itself, its settings and its panel',
      'vitest',
      [
        'run',
        '--project=checks',
        '--project=blocks-schema',
        '--project=engine',
        '--project=editor',
        ...documents,
        'packages/blocks-schema/src/',
        ...units,
      ],
    ],
  ])(
    'ends in a green npm test: %s',
    async (_, command, args) => {
      const { code, output } = await copy.run(command, args);
      expect(code === 0 ? '' : output).toBe('');
    },
    600_000,
  );

  it('ends in a green npm test: settings of any shape, and its panel', async () => {
    const args = ['run', '--project=engine', '--project=editor', ...byBlock, '-t', key];
    const { code, output } = await copy.run('vitest', args);
    expect(code === 0 ? '' : output).toBe('');
    // A file in which no test is called after the block would be skipped, and fail nothing.
    expect(output).toMatch(/Test Files +2 passed \(2\)/);
  });

  it('has a story of each fixture and a row of each setting in the documents', () => {
    const stories = copy.read(`packages/engine/src/blocks/${key}/${key}.stories.tsx`);
    expect(stories).toContain("export const Weekend = story('weekend');");
    expect(copy.read('docs/coverage.md')).toMatch(
      /\| opening-hours +\| `hours` +\| say when somebody is there/,
    );
  });
});
