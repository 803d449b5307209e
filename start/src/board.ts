import type { Beginning, OwnEndpoints, OwnTask } from '@boardwright/api';
import type { BlockPackage } from '@boardwright/blocks-schema';

/** What a board is beside the product: what `boardwright.config.ts` says, and its blocks. */
export interface Board {
  readonly blocks: readonly BlockPackage[];
  /** Without it the first site is the demo's own. */
  readonly beginning?: Beginning | undefined;
  readonly endpoints?: readonly OwnEndpoints[];
  readonly tasks?: readonly OwnTask[];
}
