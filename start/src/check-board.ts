import { checkPlugins } from '@boardwright/api';
import { knownSchemas } from '@boardwright/blocks-schema';
import type { Board } from './board.ts';
import { SentenceError } from './sentence-error.ts';

/**
 * Whether the blocks of a board are what they say, its pages hold blocks that there are, and its plugins can be taken in.
 * @throws BlockPackageError, PluginError, SentenceError
 */
export async function checkBoard({ blocks, beginning, plugins = [] }: Board): Promise<void> {
  checkPlugins(plugins);
  const schemas = await knownSchemas(blocks);
  for (const page of beginning?.pages ?? [])
    for (const { key } of page.blocks)
      if (!schemas[key])
        throw new SentenceError(
          `boardwright.config.ts puts the block '${key}' on a page, and there is none: look at its key in blocks/.`,
        );
}
