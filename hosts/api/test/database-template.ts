import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../src/platform/database/open-database.ts';
import { makeEmptyDatabase } from '../src/platform/database/embedded/empty-database.ts';

/** Where the databases of one run are made on a server. */
export interface ServerTemplate {
  readonly server: string;
  /** Of the database with the empty tables. */
  readonly name: string;
  /** What the names of all others begin with. */
  readonly prefix: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty tables to copy: of the embedded database, or a database of the server `TEST_DATABASE_URL` names. */
    databaseTemplate: { readonly embedded: true } | ServerTemplate;
  }
}

/** Runs a statement on the server, outside every database under test. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The address of another database on the same server. */
export function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Makes a database of one's own on the server: a copy of the one with empty tables, or of one without any. It stays until
 * the whole run has ended. (To drop each when its test ends makes the next a new one: ext4 looks for a file's place among
 * all that went in the last seconds, which took seven times as long as the files.)
 * @returns its address
 */
export async function createDatabase(
  { server, name: withTables, prefix }: ServerTemplate,
  from = withTables,
): Promise<string> {
  const name = `${prefix}${randomUUID().replaceAll('-', '')}`;
  // Its files are copied: written through the log, as PostgreSQL does by default, each took three times the work.
  await onServer(server, `create database ${name} template ${from} strategy file_copy`);
  return addressOf(server, name);
}

/** The name of a database without tables, which every server has. */
export const withoutTables = 'template0';

async function onPostgres(server: string) {
  const run = randomUUID().slice(0, 8);
  const template = { server, name: `template_${run}`, prefix: `test_${run}_` };
  await onServer(server, `create database ${template.name} template ${withoutTables} strategy file_copy`);
  const connection = await connectDatabase({ url: addressOf(server, template.name) });
  // A database with connections cannot be copied.
  await connection.close();
  return { template, end: () => dropDatabases(template) };
}

/** A server that is thrown away after the run takes its databases along. */
async function dropDatabases({ server, name, prefix }: ServerTemplate): Promise<void> {
  if (process.env.TEST_SERVER_IS_DISPOSABLE) return;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const made = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const each of [name, ...made.rows.map(({ datname }) => datname)])
      await client.query(`drop database ${each} with (force)`);
  } finally {
    await client.end();
  }
}

/** Made by the first run and read by all others, as it is by a board that begins. */
async function embedded() {
  await makeEmptyDatabase();
  return { template: { embedded: true } as const, end: async () => undefined };
}

/** Makes the tables once for the whole suite: making them anew for each test took longer than the tests. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  const { template, end } = server ? await onPostgres(server) : await embedded();
  provide('databaseTemplate', template);
  return end;
}
