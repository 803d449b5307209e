import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Beginning, Plugin } from '@boardwright/api';
import type { BlockPackage } from '@boardwright/blocks-schema';
import type { Board } from './board.ts';
import { cannotBeRead, SentenceError } from './sentence-error.ts';

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
    throw cannotBeRead(file, error);
  }
}

const isPlugin = (value: unknown): value is Plugin =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

const isPackage = (value: unknown): value is BlockPackage =>
  typeof value === 'object' && value !== null && 'key' in value && 'declaration' in value && 'block' in value;

/** What each export of a module is. @throws SentenceError for one that is something else */
async function exportsOf<T>(
  file: string,
  isOne: (value: unknown) => value is T,
  otherwise: string,
): Promise<T[]> {
  return Object.entries(await load(file)).map(([name, value]) => {
    if (isOne(value)) return value;
    throw new SentenceError(`${file} exports '${name}', which is no ${otherwise}`);
  });
}

/** The plugins that a module exports. @throws SentenceError where it cannot be read, or exports something else */
export const readPlugins = (file: string): Promise<Plugin[]> =>
  exportsOf(file, isPlugin, "plugin: each is made by definePlugin({ name: 'acme-hours', … }).");

/**
 * Reads `boardwright.config.ts`, `blocks/index.ts` and, where there is one, `plugins/index.ts` of a folder.
 * @throws SentenceError where one of them is missing, cannot be read or exports something else
 */
export async function readBoard(folder: string): Promise<BoardFolder> {
  const root = resolve(folder);
  const config = join(root, 'boardwright.config.ts');
  const blocks = join(root, 'blocks/index.ts');
  const plugins = join(root, 'plugins/index.ts');
  for (const file of [config, blocks])
    if (!existsSync(file))
      throw new SentenceError(
        `There is no ${file}: run this in the folder that "npm create boardwright" made.`,
      );
  const { default: declared } = (await load(config)) as { readonly default?: Beginning };
  if (typeof declared !== 'object')
    throw new SentenceError(`${config} must end with: export default defineBoard({ … });`);
  return {
    root,
    blocks,
    board: {
      beginning: declared,
      blocks: await exportsOf(blocks, isPackage, 'block: each has key, declaration and block.'),
      plugins: existsSync(plugins) ? await readPlugins(plugins) : [],
    },
  };
}
