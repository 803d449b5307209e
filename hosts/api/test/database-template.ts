import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { extensions } from '../src/platform/database/embedded/open-pglite.ts';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../src/platform/database/open-database.ts';
import { migrations } from '../src/platform/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty tables to copy: a file with a snapshot, or a database of the server `TEST_DATABASE_URL` names. */
    databaseTemplate: { readonly snapshot: string } | { readonly server: string; readonly name: string };
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

const snapshots = fileURLToPath(new URL('../../../.cache/database-template/', import.meta.url));

/** What the empty tables are made by: the embedded database, whose folder has its version, and every migration. */
function nameOfSnapshot(): string {
  const hash = createHash('sha256');
  hash.update(realpathSync(createRequire(import.meta.url).resolve('@electric-sql/pglite')));
  hash.update(Object.keys(extensions).join(' '));
  const { migrationsFolder } = migrations;
  for (const file of readdirSync(migrationsFolder, { recursive: true, withFileTypes: true }))
    if (file.isFile()) hash.update(file.name).update(readFileSync(join(file.parentPath, file.name)));
  return `${hash.digest('hex').slice(0, 16)}.tar`;
}

/** Made by the first run and read by all others: the database from nothing took seven seconds of each. */
async function embedded() {
  const name = nameOfSnapshot();
  const file = join(snapshots, name);
  if (!existsSync(file)) {
    const pglite = await PGlite.create({ extensions });
    await migrate(drizzle(pglite), migrations);
    const snapshot = await pglite.dumpDataDir('none');
    await pglite.close();
    mkdirSync(snapshots, { recursive: true });
    // Of other migrations, or of another version: nobody reads them again.
    for (const other of readdirSync(snapshots))
      if (!other.startsWith(name)) rmSync(join(snapshots, other), { force: true });
    // Another run may make it at the same time: it is there whole, or not at all.
    const mine = `${file}.${randomUUID()}`;
    writeFileSync(mine, Buffer.from(await snapshot.arrayBuffer()));
    renameSync(mine, file);
  }
  return { template: { snapshot: file }, end: async () => undefined };
}

/** Makes the tables once for the whole suite: making them anew for each test took longer than the tests. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  const { template, end } = server ? await onPostgres(server) : await embedded();
  provide('databaseTemplate', template);
  return end;
}
