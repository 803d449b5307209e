import { knownSchemas } from '@boardwright/blocks-schema';
import { installedBlocks } from '@boardwright/installed-blocks';

/** The schema of every block this API knows, by key: the core's, and what is installed from outside. */
export const blockSchemas = await knownSchemas(installedBlocks);
