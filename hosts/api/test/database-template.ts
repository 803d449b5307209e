import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../src/platform/database/open-database.ts';
import { makeEmptyDatabase } from '../src/platform/database/embedded/empty-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty tables to copy: of the embedded database, or a database of the server `TEST_DATABASE_URL` names. */
    databaseTemplate: { readonly embedded: true } | { readonly server: string; readonly name: string };
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

async function onPostgres(server: string) {
  const name = `template_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const connection = await connectDatabase({ url: addressOf(server, name) });
  // A database with connections cannot be copied.
  await connection.close();
  return { template: { server, name }, end: () => onServer(server, `drop database ${name} with (force)`) };
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
