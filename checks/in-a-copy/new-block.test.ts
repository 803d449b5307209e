import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read } from '../house-files.ts';
import { copyRepository, type RepositoryCopy } from './house-copy.ts';
import { stepsOf } from './steps-of.ts';

const steps = stepsOf(read('CONTRIBUTING.md'), 'Add a block');
const key = 'opening-hours';

/** Lines of a tool's answer that speak of the block: what was wrong before it came is told elsewhere. */
const about = (output: string): readonly string[] =>
  output.split('\n').filter((line) => /opening-?hours/i.test(line));

describe('a new block', () => {
  let copy: RepositoryCopy;
  const folders = [`packages/blocks-schema/src/blocks/${key}`, `packages/engine/src/blocks/${key}`];
  const drawn = ['run', '--project=engine', `src/blocks/${key}/`, 'core-blocks.test.ts'];

  beforeAll(async () => {
    copy = copyRepository();
    // Tools that ask version control which files there are.
    await copy.run('git', ['init', '--quiet']);
  });
  afterAll(() => copy.remove());

  it.each([
    ['', 'Say what and how it is called'],
    ['page home', "There is no template for 'page'"],
    ['block', 'Say how the block is called'],
    ['block OpeningHours', 'Perhaps npm run new block opening-hours'],
    ['block opening hours', 'Perhaps npm run new block opening-hours'],
    ['block acme/map', 'examples/acme-map'],
    ['block faq', "There is a block 'faq' already"],
    ['block delete', 'means something else'],
    ['block page-kinds', 'pages/page-kinds.ts exports'],
  ])('called %j is refused in one sentence: %s', async (words, sentence) => {
    const { code, output } = await copy.run('node', ['scripts/new.mjs', ...words.split(' ').filter(Boolean)]);
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    expect(output.trim().split('\n')).toHaveLength(1);
  });

  it('takes five steps, as CONTRIBUTING says them', async () => {
    expect(steps).toHaveLength(5);
    for (const instruction of steps.flat()) {
      const { code, output } =
        instruction.kind === 'change'
          ? await copy.run('git', ['apply', '-'], { input: instruction.diff })
          : await follow(instruction.line);
      expect(code === 0 ? '' : `${JSON.stringify(instruction)}\n${output}`).toBe('');
    }
  });

  /**
   * The commands as they stand, but checks and tests only as far as they may find a new block wanting, and no browser:
   * it would not be given packages that lie outside the copy.
   */
  async function follow(line: string): ReturnType<RepositoryCopy['run']> {
    if (line === 'npm test') return copy.run('vitest', drawn);
    if (line === 'npm run check -- --fix') return mended();
    if (line.includes('--update-pictures')) return { code: 0, output: '' };
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

  it('is well typed', async () => {
    expect(about((await copy.run('tsc', ['-b', 'packages/engine'])).output)).toEqual([]);
  });

  it('keeps the rules of the house, in its form', async () => {
    const lint = await copy.run('oxlint', ['--type-aware', '--deny-warnings', '--format=unix', ...folders]);
    expect(lint.code === 0 ? '' : lint.output).toBe('');
    const form = await copy.run('oxfmt', ['--check', ...folders]);
    expect(form.code === 0 ? '' : form.output).toBe('');
    expect(about((await copy.run('knip', ['--no-progress'])).output)).toEqual([]);
  });

  it('has a story of each fixture and a row of each setting in the documents', async () => {
    const stories = copy.read(`packages/engine/src/blocks/${key}/${key}.stories.tsx`);
    expect(stories).toContain("export const Weekend = story('weekend');");
    expect(copy.read('docs/coverage.md')).toMatch(
      /\| opening-hours +\| `hours` +\| say when somebody is there/,
    );
    const checks = await copy.run('vitest', [
      'run',
      '--project=checks',
      'documents',
      'boundaries',
      'limits',
      'settings-coverage',
    ]);
    expect(about(checks.output)).toEqual([]);
  });
});
