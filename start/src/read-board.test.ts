import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBoard } from './check-board.ts';
import { newPart } from './new-part.ts';
import { readBoard } from './read-board.ts';
import { cannotBeRead, SentenceError } from './sentence-error.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'boardwright-board-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

const config = "export default { name: 'Harbour Jobs', languages: ['en'] };";
const block = (
  key: string,
  settings = "{ type: 'object', additionalProperties: false, properties: {} }",
  brings = key,
) => `({
  key: '${key}',
  declaration: async () => ({
    fixtures: {},
    schema: { key: '${brings}', group: 'content', tabs: {}, widgets: {}, settings: ${settings} },
  }),
  block: async () => ({ key: '${key}' }),
})`;

/** What whoever starts such a board reads. */
async function errorOf(files: Readonly<Record<string, string>>): Promise<string> {
  write(files);
  try {
    await checkBoard((await readBoard(root)).board);
    return 'nothing';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('a board that is read', () => {
  it('has what its two files say', async () => {
    write({ 'boardwright.config.ts': config, 'blocks/index.ts': `export const map = ${block('acme/map')};` });
    const { board } = await readBoard(root);
    expect(board).toMatchObject({
      beginning: { name: 'Harbour Jobs', languages: ['en'] },
      blocks: [{ key: 'acme/map' }],
      plugins: [],
    });
  });

  it.each([
    ['is no board', {}, 'run this in the folder that "npm create boardwright" made.'],
    ['has no list of blocks', { 'boardwright.config.ts': config }, 'blocks/index.ts: run this in the folder'],
    [
      'throws while it is read',
      { 'boardwright.config.ts': "throw new Error('No secret was given');", 'blocks/index.ts': 'export {};' },
      'boardwright.config.ts cannot be read: No secret was given',
    ],
    [
      'exports nothing',
      { 'boardwright.config.ts': 'export const board = 1;', 'blocks/index.ts': 'export {};' },
      'must end with: export default defineBoard({ … });',
    ],
    [
      'exports something else among its blocks',
      { 'boardwright.config.ts': config, 'blocks/index.ts': 'export const one = 1;' },
      "exports 'one', which is no block",
    ],
    [
      'exports something else among its plugins',
      {
        'boardwright.config.ts': config,
        'blocks/index.ts': 'export {};',
        'plugins/index.ts': 'export const one = {};',
      },
      "exports 'one', which is no plugin: each is made by definePlugin",
    ],
    [
      'has two plugins of one name',
      {
        'boardwright.config.ts': config,
        'blocks/index.ts': 'export {};',
        'plugins/index.ts': "export const a = { name: 'acme' };\nexport const b = { name: 'acme' };",
      },
      "Two plugins are called 'acme': give one of them another name",
    ],
    [
      'has two blocks of one key',
      {
        'boardwright.config.ts': config,
        'blocks/index.ts': `export const a = ${block('acme/map')};\nexport const b = ${block('acme/map')};`,
      },
      "Two blocks have the key 'acme/map': give one of them another",
    ],
    [
      'has a block with a key of the product’s kind',
      { 'boardwright.config.ts': config, 'blocks/index.ts': `export const faq = ${block('faq')};` },
      "The key 'faq' needs a slash, as in 'acme/map'",
    ],
    [
      'puts a block on a page that there is not',
      {
        'boardwright.config.ts':
          "export default { name: 'A', languages: ['en'], pages: [{ blocks: [{ key: 'acme/mpa' }] }] };",
        'blocks/index.ts': `export const map = ${block('acme/map')};`,
      },
      "holds the block 'acme/mpa', and there is none",
    ],
    [
      'is called nothing',
      { 'boardwright.config.ts': "export default { languages: ['en'] };", 'blocks/index.ts': 'export {};' },
      'A board needs a name.',
    ],
    [
      'has a block whose setting is in no tab',
      {
        'boardwright.config.ts': config,
        'blocks/index.ts': `export const map = ${block('acme/map', "{ type: 'object', additionalProperties: false, properties: { zoom: { type: 'number', default: 3 } } }")};`,
      },
      "The schema of the block 'acme/map' is not right: zoom: stands in no tab.",
    ],
    [
      'has a block whose schema cannot be read',
      {
        'boardwright.config.ts': config,
        'blocks/index.ts':
          "export const map = { key: 'acme/map', declaration: () => import('./schema.ts'), block: 1 };",
        'blocks/schema.ts': "\nthrow new Error('No key');",
      },
      "The block 'acme/map' cannot be read: No key",
    ],
  ])('says so in a sentence where it %s', async (_what, files, sentence) => {
    expect(await errorOf(files)).toContain(sentence);
  });
});

it('what cannot be read is named with the line of the board’s own file, not of what read it', () => {
  const error = new Error('No key');
  error.stack = `Error: No key
    at run (file:///board/node_modules/tides/index.js:3:1)
    at ${pathToFileURL(join(process.cwd(), 'plugins/tides/index.ts')).href}:2:7`;
  expect(cannotBeRead('plugins/index.ts', error)).toEqual(
    new SentenceError('plugins/index.ts cannot be read: No key (plugins/tides/index.ts:2)'),
  );
});

describe('npm run new', () => {
  beforeEach(() => write({ 'package.json': '{ "name": "harbour-jobs" }', 'blocks/index.ts': '// Ours.\n' }));

  it('writes a block and its line in the list', () => {
    expect(newPart(root, ['block', 'team-photo'])).toContain('blocks/team-photo/harbour-jobs-team-photo.tsx');
    expect(readFileSync(join(root, 'blocks/index.ts'), 'utf8')).toBe(
      "// Ours.\nexport { teamPhoto } from './team-photo/index.ts';\n",
    );
  });

  it.each([
    [[], 'Say what and how it is called: npm run new block opening-hours, npm run new plugin opening-hours'],
    [['page', 'about'], 'Say what and how it is called: npm run new block opening-hours'],
    [['plugin', 'TeamPhoto'], "'TeamPhoto' is no name of a plugin: small letters"],
    [['block', 'TeamPhoto'], "'TeamPhoto' is no name of a block: small letters"],
    [['block', 'team', 'photo'], "'team photo' is no name of a block"],
    [['block', '../../etc'], "'../../etc' is no name of a block"],
    [['block', 'x'.repeat(41)], 'at most 40'],
  ])('refuses %j', (args, sentence) => {
    expect(() => newPart(root, args)).toThrow(sentence);
    expect(() => newPart(root, args)).toThrow(SentenceError);
  });

  it('writes a plugin, and the list of a board that had none', () => {
    expect(newPart(root, ['plugin', 'opening-hours'])).toEqual([
      'plugins/opening-hours/index.ts',
      'plugins/opening-hours/endpoints.ts',
      'plugins/opening-hours/opening-hours.test.ts',
      'plugins/index.ts',
    ]);
    newPart(root, ['plugin', 'tides']);
    expect(readFileSync(join(root, 'plugins/index.ts'), 'utf8')).toBe(
      "export { openingHours } from './opening-hours/index.ts';\nexport { tides } from './tides/index.ts';\n",
    );
  });

  it('leaves a block alone that is there', () => {
    newPart(root, ['block', 'map']);
    expect(() => newPart(root, ['block', 'map'])).toThrow("There is a block 'map' already");
  });
});
