import type { Beginning, OwnEndpoints, OwnTask } from '@boardwright/api';

export {
  ownEndpoints,
  type Beginning,
  type BeginningPage,
  type OwnEndpoints,
  type OwnTask,
  type Services,
} from '@boardwright/api';
export { defineEndpoint, list, one, page, shape } from '@boardwright/api-client/contract';

/** What `boardwright.config.ts` exports: what a new board begins with, and what its server does beside the product. */
export interface BoardConfig extends Beginning {
  /** Calls of its own, beside those of the product. */
  readonly endpoints?: readonly OwnEndpoints[];
  /** Work of its own, done by the clock. */
  readonly tasks?: readonly OwnTask[];
}

/** Declares a board: its default export in `boardwright.config.ts`. Its blocks are what `blocks/index.ts` exports. */
export const defineBoard = (config: BoardConfig): BoardConfig => config;
