import type { Beginning } from '@boardwright/api';

export {
  definePlugin,
  HttpError,
  loggedIn,
  ownTable,
  rowsOf,
  scope,
  type Beginning,
  type BeginningPage,
  type OwnTable,
  type Plugin,
  type PluginMigration,
  type PluginTask,
  type Rows,
  type Services,
} from '@boardwright/api';
export { defineEndpoint, list, one, page, shape } from '@boardwright/api-client/contract';

/**
 * Declares a board, what a new one begins with: its default export in `boardwright.config.ts`. Its blocks are what
 * `blocks/index.ts` exports, what its API does beside the product are those of `plugins/index.ts`.
 */
export const defineBoard = (config: Beginning): Beginning => config;
