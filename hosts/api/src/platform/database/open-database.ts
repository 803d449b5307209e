import type { DatabaseConnection } from './connect.ts';
import { connectFolder, connectMemory } from './embedded/connect-embedded.ts';
import type { MigrateMore } from './migrate.ts';
import { connectPostgres } from './postgres.ts';

export type DatabaseSource =
  /** A PostgreSQL server, as `postgres://user:password@host/name`. */
  | { readonly url: string }
  /** The embedded database in a data folder. */
  | { readonly folder: string }
  | { readonly memory: true };

const nothingMore: MigrateMore = async () => {};

/**
 * Opens a database and brings its tables up to date.
 * @throws FolderInUseError when another process uses the folder; what `more` throws, with nothing left open
 */
export function connectDatabase(
  source: DatabaseSource,
  more: MigrateMore = nothingMore,
): Promise<DatabaseConnection> {
  if ('url' in source) return connectPostgres(source.url, more);
  if ('folder' in source) return connectFolder(source.folder, more);
  return connectMemory(more);
}
