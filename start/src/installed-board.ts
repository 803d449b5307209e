import { fileURLToPath } from 'node:url';
import { installedBlocks } from '@boardwright/installed-blocks';
import type { Board } from './board.ts';
import { readPlugins } from './read-board.ts';

/**
 * What this repository's board is beside the product: the blocks of `hosts/installed-blocks`, and the plugins that
 * `start/plugins/index.ts` names. Whatever starts here reads it.
 * @throws SentenceError where the list cannot be read, or names something else
 */
export const installedBoard = async (): Promise<Board> => ({
  blocks: installedBlocks,
  plugins: await readPlugins(fileURLToPath(new URL('../plugins/index.ts', import.meta.url))),
});
