import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { DatabaseConnection } from '../src/platform/database/connect.ts';
import { connectDatabase } from '../src/platform/database/open-database.ts';
import { addressOf, onServer } from './database-template.ts';

/**
 * A database of one's own with empty tables: embedded, or on the server `TEST_DATABASE_URL` names, so that the whole
 * suite runs against both.
 */
export async function openFreshDatabase(): Promise<DatabaseConnection> {
  const template = inject('databaseTemplate');
  if (!('server' in template)) return connectDatabase({ memory: true });
  const { server } = template;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Its files are copied: written through the log, as PostgreSQL does by default, each took three times the work.
  await onServer(server, `create database ${name} template ${template.name} strategy file_copy`);
  const connection = await connectDatabase({ url: addressOf(server, name) });
  return {
    ...connection,
    async close() {
      await connection.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}
