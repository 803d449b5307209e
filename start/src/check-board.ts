import { checkBeginning, checkPlugins } from '@boardwright/api';
import { knownSchemas, schemaRefusals } from '@boardwright/blocks-schema';
import { problemsOf } from '@boardwright/blocks-schema/validate';
import type { Board } from './board.ts';
import { cannotBeRead, SentenceError } from './sentence-error.ts';

/**
 * Whether the blocks of a board are what they say and can be drawn in the editor, its pages can be had, and its plugins
 * can be taken in. All of it is looked at before anything is built or written.
 * @throws BeginningError, BlockPackageError, PluginError, SentenceError
 */
export async function checkBoard({ blocks, beginning, plugins = [] }: Board): Promise<void> {
  checkPlugins(plugins);
  for (const { key, declaration } of blocks)
    await declaration().catch((error: unknown) => {
      throw cannotBeRead(`The block '${key}'`, error);
    });
  const schemas = await knownSchemas(blocks);
  for (const { key } of blocks) {
    const schema = schemas[key];
    const refusals = schema ? schemaRefusals(schema, problemsOf) : [];
    if (refusals.length > 0)
      throw new SentenceError(`The schema of the block '${key}' is not right: ${refusals.join('; ')}.`);
  }
  if (beginning) checkBeginning(beginning, schemas);
}
