import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { blockFiles, exportOf, pluginExportOf, pluginFiles } from 'create-boardwright';
import { SentenceError } from './sentence-error.ts';

const examples = 'npm run new block opening-hours, npm run new plugin opening-hours';

/** Whose the blocks are: the first part of the package's name, without its scope's sign. */
function ownerOf(root: string): string {
  const { name = '' } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name?: string };
  const [owner = ''] = name.replace(/^@/, '').split('/');
  if (/^[a-z][a-z0-9-]*$/.test(owner)) return owner;
  throw new SentenceError(
    `The name '${name}' in package.json cannot be a block's: begin it with a small letter.`,
  );
}

interface Kind {
  /** Its files, by their path in the folder of all of its kind. */
  readonly files: (name: string, root: string) => Readonly<Record<string, string>>;
  /** Its line in the list. */
  readonly line: (name: string) => string;
}

/** What a board may get more of, each kind in a folder of its own with a list in `index.ts`. */
const kinds: Readonly<Record<string, Kind>> = {
  block: {
    files: (name, root) => blockFiles({ owner: ownerOf(root), name }),
    line: (name) => exportOf({ owner: '', name }),
  },
  plugin: {
    files: (name) => pluginFiles({ name, from: 'boardwright' }),
    line: (name) => pluginExportOf({ name }),
  },
};

/** @throws SentenceError for a name that nothing can have */
function readNew([word = '', name, ...more]: readonly string[]) {
  const kind = Object.hasOwn(kinds, word) ? kinds[word] : undefined;
  if (!kind || name === undefined) throw new SentenceError(`Say what and how it is called: ${examples}`);
  if (more.length > 0 || name.length > 40 || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw new SentenceError(
      `'${[name, ...more].join(' ')}' is no name of a ${word}: small letters, digits and single hyphens, at most 40. As in: npm run new ${word} opening-hours`,
    );
  return { word, kind, name };
}

/**
 * Writes a block or a plugin and its line in `blocks/index.ts` or `plugins/index.ts`, all of it or nothing.
 * @returns what was written, by path from the root
 * @throws SentenceError
 */
export function newPart(root: string, args: readonly string[]): readonly string[] {
  const { word, kind, name } = readNew(args);
  const within = `${word}s`;
  const list = join(root, within, 'index.ts');
  if (!existsSync(join(root, 'blocks/index.ts')))
    throw new SentenceError(
      `There is no ${join(root, 'blocks/index.ts')}: run this in the folder of your board.`,
    );
  const folder = join(root, within, name);
  if (existsSync(folder)) throw new SentenceError(`There is a ${word} '${name}' already: ${folder}`);
  const files = Object.entries(kind.files(name, root));
  const listed = existsSync(list) ? readFileSync(list, 'utf8').trimEnd() : '';
  try {
    for (const [path, text] of files) {
      const file = join(root, within, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    writeFileSync(list, `${listed && `${listed}\n`}${kind.line(name)}\n`);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return [...files.map(([path]) => `${within}/${path}`), `${within}/index.ts`];
}
