import type { BlockPackage } from '@boardwright/blocks-schema';
import * as blocks from './blocks.ts';

/** The blocks from outside: all that `blocks.ts` names. */
export const installedBlocks: readonly BlockPackage[] = Object.values<BlockPackage>(blocks);
