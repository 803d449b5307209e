import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SentenceError } from '../sentence-error.ts';
import type { Codemod } from './codemods.ts';
import { upgradeBoard } from './upgrade-board.ts';

const wanted = {
  dependencies: { boardwright: '^1.31.0', react: '^19.3.0', 'react-router': '^8.0.0' },
  devDependencies: { vitest: '^5.1.0' },
} as never;
/** A function that has another name now. */
const renamed: Codemod = {
  version: '1.31.0',
  title: 'defineBoard is called makeBoard',
  change: (text) => text.replaceAll('defineBoard', 'makeBoard'),
};
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'boardwright-upgrade-'));
  write('package.json', manifest('^1.30.5'));
  write('boardwright.config.ts', 'export default defineBoard({});\n');
  mkdirSync(join(root, 'node_modules'));
  write('node_modules/other.ts', 'defineBoard();\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const manifest = (version: string) =>
  `${JSON.stringify({ name: 'harbour', dependencies: { boardwright: version, react: '^19.2.0', mine: 'file:../mine' }, devDependencies: { 'react-router': '7.0.0', vitest: 'latest' } }, null, 4)}\n`;
const upgrade = (options: Partial<Parameters<typeof upgradeBoard>[1]> = {}) =>
  upgradeBoard(root, { isDirty: () => false, wanted, codemods: [renamed], ...options });

describe('a board of an older version', () => {
  it('has what a new one depends on, and keeps what is its own', async () => {
    const { raised } = await upgrade();
    expect(raised).toEqual([
      { name: 'boardwright', from: '^1.30.5', to: '^1.31.0' },
      { name: 'react', from: '^19.2.0', to: '^19.3.0' },
    ]);
    expect(JSON.parse(read('package.json'))).toEqual({
      name: 'harbour',
      dependencies: { boardwright: '^1.31.0', mine: 'file:../mine', react: '^19.3.0' },
      // Moved to another list, or wanted by a tag: its owner's word.
      devDependencies: { 'react-router': '7.0.0', vitest: 'latest' },
    });
    expect(read('package.json')).toContain('\n    "name"');
  });

  it('has its sources changed, and nobody else’s', async () => {
    const { titles, changed } = await upgrade();
    expect([titles, changed]).toEqual([[renamed.title], ['boardwright.config.ts']]);
    expect(read('boardwright.config.ts')).toBe('export default makeBoard({});\n');
    expect(read('node_modules/other.ts')).toBe('defineBoard();\n');
  });

  it('is as it was where the packages cannot be fetched, and says so in a sentence', async () => {
    const before = [read('package.json'), read('boardwright.config.ts')];
    const failing = upgrade({
      install: () => Promise.reject(new Error('npm error code E404\nno such version')),
    });
    await expect(failing).rejects.toThrow(
      /^The packages could not be fetched \(no such version\); nothing was changed/,
    );
    expect([read('package.json'), read('boardwright.config.ts')]).toEqual(before);
  });

  it('is fetched after package.json was written', async () => {
    let seen = '';
    await upgrade({ install: async () => void (seen = read('package.json')) });
    expect(seen).toContain('^1.31.0');
  });

  it('is left alone while something is not committed', async () => {
    const before = read('package.json');
    await expect(upgrade({ isDirty: () => true })).rejects.toThrow(/not committed.*--force/);
    expect(read('package.json')).toBe(before);
  });
});

it('does nothing to a board of this version, committed or not', async () => {
  await upgrade();
  const before = [read('package.json'), read('boardwright.config.ts')];
  const again = await upgrade({
    isDirty: () => true,
    install: () => Promise.reject(new Error('not needed')),
  });
  expect(again).toEqual({ raised: [], titles: [], changed: [] });
  expect([read('package.json'), read('boardwright.config.ts')]).toEqual(before);
});

it('does not go back, where a board is ahead', async () => {
  write('package.json', manifest('^2.0.0'));
  expect((await upgrade()).raised.map(({ name }) => name)).toEqual(['react']);
});

it.each([
  ['nothing', undefined, /There is no .*package.json: run this in the folder of your board/],
  ['no JSON', '{', /is no JSON: mend it first/],
  ['no board', '{}', /does not depend on 'boardwright'/],
  ['no version', manifest('workspace:*'), /'workspace:\*', which is no version/],
])('refuses a folder with %s in a sentence', async (_what, text, sentence) => {
  if (text === undefined) rmSync(join(root, 'package.json'));
  else write('package.json', text);
  const refused = upgrade();
  await expect(refused).rejects.toThrow(sentence);
  await expect(refused).rejects.toBeInstanceOf(SentenceError);
});
