/** The condition by which a build finds the sources of our packages: what it makes of them is what we make of them. */
export const sourceCondition = 'boardwright:source';

const listId = '@boardwright/installed-blocks';

/** As much of a plugin of Vite as this one is. */
export interface BlocksPlugin {
  readonly name: string;
  readonly enforce: 'pre';
  readonly resolveId: (id: string) => string | undefined;
  readonly load: (id: string) => string | undefined;
}

/**
 * For Vite: the blocks from outside are those that a module exports, each as a block's package.
 * @param file the whole path of that module; without it they are those of the workspace
 */
export function blocksFrom(file: string | undefined): BlocksPlugin {
  return {
    name: 'blocks-from',
    enforce: 'pre',
    resolveId: (id) => (file !== undefined && id === listId ? `\0${listId}` : undefined),
    load: (id) =>
      id === `\0${listId}`
        ? `import * as blocks from ${JSON.stringify(file)};\nexport const installedBlocks = Object.values(blocks);\n`
        : undefined,
  };
}
