import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { extensions } from '../src/platform/database/embedded/open-pglite.ts';
import pg from 'pg';
import { inject } from 'vitest';
import { migrations } from '../src/platform/database/migrate.ts';
import { createDatabase, withoutTables } from './database-template.ts';

type Row = Readonly<Record<string, unknown>>;
type Query = (text: string, values?: unknown[]) => Promise<{ readonly rows: readonly Row[] }>;

/** A database as it was at an earlier migration. */
export interface EarlierDatabase {
  readonly query: Query;
  /** Adds a row and gives its number; columns that must be filled and are of no matter are filled. */
  readonly add: (table: string, row: Row) => Promise<number>;
  /** Goes on to a migration, it included: '0031'. */
  readonly migrateTo: (number: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

const { migrationsFolder } = migrations;
const files = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted();

/** An empty database of one's own, embedded or on the server `TEST_DATABASE_URL` names. */
async function openEmpty(): Promise<{ readonly query: Query; readonly close: () => Promise<void> }> {
  const template = inject('databaseTemplate');
  if (!('server' in template)) {
    const pglite = await PGlite.create({ extensions });
    return {
      query: (text, values) => pglite.query<Row>(text, values),
      close: () => pglite.close(),
    };
  }
  const client = new pg.Client({ connectionString: await createDatabase(template, withoutTables) });
  await client.connect();
  return {
    query: (text, values) => client.query<Row>(text, values),
    close: () => client.end(),
  };
}

/** What fills a column of no matter, by its type. */
function filling(type: unknown): unknown {
  if (type === 'text') return randomUUID();
  if (type === 'jsonb') return '{}';
  if (type === 'timestamptz') return new Date(0).toISOString();
  if (type === 'bool') return false;
  return 0;
}

/** A database with the tables of a migration, and nothing in them. @param number as '0030' */
export async function openEarlierDatabase(number: string): Promise<EarlierDatabase> {
  const { query, close } = await openEmpty();
  let next = 0;
  const migrateTo = async (last: string): Promise<void> => {
    for (; next < files.length && (files[next] ?? '').slice(0, 4) <= last; next += 1) {
      const text = readFileSync(join(migrationsFolder, files[next] ?? ''), 'utf8');
      for (const statement of text.split('--> statement-breakpoint')) await query(statement);
    }
  };
  await migrateTo(number);
  return {
    query,
    migrateTo,
    close,
    async add(table, row) {
      const { rows: needed } = await query(
        `select column_name as name, udt_name as type from information_schema.columns
         where table_name = $1 and table_schema = 'public' and is_nullable = 'NO'
           and column_default is null and is_identity = 'NO'`,
        [table],
      );
      const filled = Object.fromEntries(needed.map(({ name, type }) => [String(name), filling(type)]));
      const entries = Object.entries({ ...filled, ...row });
      const names = entries.map(([name]) => `"${name}"`).join(', ');
      const places = entries.map((_entry, at) => `$${at + 1}`).join(', ');
      const { rows } = await query(
        `insert into "${table}" (${names}) values (${places}) returning id`,
        entries.map(([, value]) => value),
      );
      return Number(rows[0]?.['id']);
    },
  };
}
