import type { DatabaseConnection } from './connect.ts';
import { connectFolder, connectMemory } from './embedded/connect-embedded.ts';
import { connectPostgres } from './postgres.ts';

export type DatabaseSource =
  /** A PostgreSQL server, as `postgres://user:password@host/name`. */
  | { readonly url: string }
  /** The embedded database in a data folder. */
  | { readonly folder: string }
  | { readonly memory: true; readonly snapshot?: Blob };

/**
 * Opens a database and brings its tables up to date.
 * @throws FolderInUseError when another process uses the folder
 */
export function connectDatabase(source: DatabaseSource): Promise<DatabaseConnection> {
  if ('url' in source) return connectPostgres(source.url);
  if ('folder' in source) return connectFolder(source.folder);
  return connectMemory(source.snapshot);
}
