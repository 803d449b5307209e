import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BlockPackage } from '@boardwright/blocks-schema';
import type { Board } from './board.ts';
import type { BoardConfig } from './index.ts';
import { SentenceError } from './sentence-error.ts';

/** A board's own repository, as it lies on the disk. */
export interface BoardFolder {
  readonly root: string;
  /** The module that exports its blocks. */
  readonly blocks: string;
  readonly board: Board;
}

async function load(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
  } catch (error) {
    const { message, stack = '' } = error as Error;
    // What is written wrong is shown where it stands; the rest of the trace is the loader's.
    const [where = ''] = stack.includes(message) ? stack.split(message, 1) : [];
    throw new SentenceError(`${file} cannot be read: ${message}${where.trim() && ` (${where.trim()})`}`, {
      cause: error,
    });
  }
}

const isPackage = (value: unknown): value is BlockPackage =>
  typeof value === 'object' && value !== null && 'key' in value && 'declaration' in value && 'block' in value;

/**
 * Reads `boardwright.config.ts` and `blocks/index.ts` of a folder.
 * @throws SentenceError where one of them is missing, cannot be read or exports something else
 */
export async function readBoard(folder: string): Promise<BoardFolder> {
  const root = resolve(folder);
  const [config, blocks] = [join(root, 'boardwright.config.ts'), join(root, 'blocks/index.ts')];
  for (const file of [config, blocks])
    if (!existsSync(file))
      throw new SentenceError(
        `There is no ${file}: run this in the folder that "npm create boardwright" made.`,
      );
  const { default: declared } = (await load(config)) as { readonly default?: BoardConfig };
  if (typeof declared !== 'object' || !('name' in declared))
    throw new SentenceError(`${config} must end with: export default defineBoard({ … });`);
  const packages = Object.entries(await load(blocks));
  for (const [name, value] of packages)
    if (!isPackage(value))
      throw new SentenceError(
        `${blocks} exports '${name}', which is no block: each has key, declaration and block.`,
      );
  const { endpoints = [], tasks = [], ...beginning } = declared;
  return {
    root,
    blocks,
    board: { blocks: packages.map(([, value]) => value as BlockPackage), beginning, endpoints, tasks },
  };
}
