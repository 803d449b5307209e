import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { blockFiles, exportOf, type NewBlock } from 'create-boardwright';
import { SentenceError } from './sentence-error.ts';

const example = 'npm run new block opening-hours';

/** @throws SentenceError for a name that no block can have */
function readNewBlock(args: readonly string[], owner: string): NewBlock {
  const [kind, name, ...more] = args;
  if (kind !== 'block' || name === undefined)
    throw new SentenceError(`Say what and how it is called: ${example}`);
  if (more.length > 0 || name.length > 40 || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw new SentenceError(
      `'${[name, ...more].join(' ')}' is no name of a block: small letters, digits and single hyphens, at most 40. As in: ${example}`,
    );
  return { owner, name };
}

/** Whose the blocks are: the first part of the package's name, without its scope's sign. */
function ownerOf(root: string): string {
  const { name = '' } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name?: string };
  const [owner = ''] = name.replace(/^@/, '').split('/');
  if (/^[a-z][a-z0-9-]*$/.test(owner)) return owner;
  throw new SentenceError(
    `The name '${name}' in package.json cannot be a block's: begin it with a small letter.`,
  );
}

/**
 * Writes a block and its line in `blocks/index.ts`, all of it or nothing.
 * @returns what was written, by path from the root
 * @throws SentenceError
 */
export function newBlock(root: string, args: readonly string[]): readonly string[] {
  const block = readNewBlock(args, ownerOf(root));
  const list = join(root, 'blocks/index.ts');
  if (!existsSync(list))
    throw new SentenceError(`There is no ${list}: run this in the folder of your board.`);
  const folder = join(root, 'blocks', block.name);
  if (existsSync(folder)) throw new SentenceError(`There is a block '${block.name}' already: ${folder}`);
  const files = Object.entries(blockFiles(block));
  try {
    for (const [path, text] of files) {
      const file = join(root, 'blocks', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    writeFileSync(list, `${readFileSync(list, 'utf8').trimEnd()}\n${exportOf(block)}\n`);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return files.map(([path]) => `blocks/${path}`);
}
