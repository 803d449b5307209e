import type { Beginning, Plugin } from '@boardwright/api';
import type { BlockPackage } from '@boardwright/blocks-schema';

/** What a board is beside the product: what `boardwright.config.ts` says, its blocks and its plugins. */
export interface Board {
  readonly blocks: readonly BlockPackage[];
  /** Without it the first site is the demo's own. */
  readonly beginning?: Beginning | undefined;
  readonly plugins?: readonly Plugin[] | undefined;
}
