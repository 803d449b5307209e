import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { connectDatabase, type DatabaseConnection } from '../src/database/connect.ts';

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * A database of one's own with empty tables: embedded, or on the server `TEST_DATABASE_URL` names, so that the whole
 * suite runs against both.
 */
export async function openFreshDatabase(): Promise<DatabaseConnection> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return connectDatabase({ memory: true });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const connection = await connectDatabase({ url: url.href });
  return {
    ...connection,
    async close() {
      await connection.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}
