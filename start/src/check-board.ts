import { knownSchemas } from '@boardwright/blocks-schema';
import type { Board } from './board.ts';
import { SentenceError } from './sentence-error.ts';

/**
 * Whether the blocks of a board are what they say, and its pages hold blocks that there are.
 * @throws BlockPackageError, SentenceError
 */
export async function checkBoard({ blocks, beginning }: Board): Promise<void> {
  const schemas = await knownSchemas(blocks);
  for (const page of beginning?.pages ?? [])
    for (const { key } of page.blocks)
      if (!schemas[key])
        throw new SentenceError(
          `boardwright.config.ts puts the block '${key}' on a page, and there is none: look at its key in blocks/.`,
        );
}
