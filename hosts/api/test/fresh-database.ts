import { inject } from 'vitest';
import type { DatabaseConnection } from '../src/platform/database/connect.ts';
import { connectDatabase } from '../src/platform/database/open-database.ts';
import { createDatabase } from './database-template.ts';

/**
 * A database of one's own with empty tables: embedded, or on the server `TEST_DATABASE_URL` names, so that the whole
 * suite runs against both.
 */
export async function openFreshDatabase(): Promise<DatabaseConnection> {
  const template = inject('databaseTemplate');
  if (!('server' in template)) return connectDatabase({ memory: true });
  return connectDatabase({ url: await createDatabase(template) });
}
