import { createHash } from 'node:crypto';
import { sql } from '../database/drizzle.ts';
import { asError } from '../as-error.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { schemaOf } from './own-table.ts';
import type { Plugin, PluginMigration } from './plugin.ts';
import { PluginError } from './plugin-error.ts';

/** Where each plugin has written down which of its migrations the database has had, in its own schema. */
const journal = 'applied_migrations';

interface Applied {
  readonly name: string;
  readonly digest: string;
}

const digestOf = ({ sql: statements }: PluginMigration): string =>
  createHash('sha256').update(statements.join('\0')).digest('hex');

/**
 * Those that the database has not had. It has had the first ones, in their order and as they were then.
 * @throws PluginError where it has had others
 */
function pendingOf(
  { name: plugin, migrations = [] }: Plugin,
  applied: readonly Applied[],
): readonly PluginMigration[] {
  for (const [at, { name, digest }] of applied.entries()) {
    const migration = migrations[at];
    if (!migrations.some((one) => one.name === name))
      throw new PluginError(
        `The plugin '${plugin}' has no migration '${name}' any more, which this database has had: put it back.`,
      );
    if (migration?.name !== name)
      throw new PluginError(
        `The plugin '${plugin}' has its migration '${migration?.name ?? ''}' before '${name}', which this database has had already: add new ones at the end.`,
      );
    if (digestOf(migration) !== digest)
      throw new PluginError(
        `The plugin '${plugin}' has changed its migration '${name}', which this database has had: put it back as it was, and write what is different as a new one at the end.`,
      );
  }
  return migrations.slice(applied.length);
}

async function apply(tx: Transaction, plugin: string, { name, sql: statements }: PluginMigration) {
  try {
    for (const statement of statements) await tx.execute(sql.raw(statement));
  } catch (cause) {
    // What the database said stands inside of what drizzle says of it.
    const reason = asError(asError(cause).cause ?? cause).message;
    throw new PluginError(
      `The migration '${name}' of the plugin '${plugin}' failed: ${reason}. Nothing of it was kept: mend it and start again.`,
      { cause },
    );
  }
}

/** @throws PluginError for a table whose rows could be of no site */
async function checkTables(tx: Transaction, plugin: string): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select tables.relname as name from pg_class tables
    where tables.relnamespace = ${schemaOf(plugin)}::regnamespace and tables.relkind in ('r', 'p')
      and tables.relname <> ${journal}
      and not exists (
        select 1 from pg_constraint keys
        join pg_attribute columns on columns.attrelid = tables.oid and keys.conkey = array[columns.attnum]
        where keys.conrelid = tables.oid and keys.contype = 'f' and keys.confrelid = 'public.sites'::regclass
          and keys.confdeltype = 'c' and columns.attname = 'site_id' and columns.attnotnull
      )
    order by name`);
  const [table] = rows;
  if (table)
    throw new PluginError(
      `The table '${table.name}' of the plugin '${plugin}' does not say of which site its rows are: give it the column "site_id integer not null references public.sites (id) on delete cascade".`,
    );
}

async function migratePlugin(tx: Transaction, plugin: Plugin): Promise<void> {
  const schema = sql.identifier(schemaOf(plugin.name));
  const table = sql`${schema}.${sql.identifier(journal)}`;
  await tx.execute(sql`create schema if not exists ${schema}`);
  await tx.execute(sql`create table if not exists ${table} (
    position integer primary key generated always as identity,
    name text not null unique, digest text not null, applied_at timestamptz not null default now()
  )`);
  const { rows } = await tx.execute<{ name: string; digest: string }>(
    sql`select name, digest from ${table} order by position`,
  );
  // A table that is named alone is the plugin's; one of the product is named with its schema.
  await tx.execute(sql`set local search_path to ${schema}`);
  for (const migration of pendingOf(plugin, rows)) {
    await apply(tx, plugin.name, migration);
    await tx.execute(
      sql`insert into ${table} (name, digest) values (${migration.name}, ${digestOf(migration)})`,
    );
  }
  await tx.execute(sql`set local search_path to default`);
  await checkTables(tx, plugin.name);
}

/**
 * Brings the tables of plugins up to date, after the product's own: all of them, in the plugins' order, or none.
 * @throws PluginError for a migration that fails, for one that is not as this database has had it, and for a table that is
 * of no site
 */
export async function migratePlugins(db: Database, plugins: readonly Plugin[]): Promise<void> {
  const migrating = plugins.filter(({ migrations }) => migrations !== undefined);
  if (migrating.length === 0) return;
  await db.transaction(async (tx) => {
    for (const plugin of migrating) await migratePlugin(tx, plugin);
  });
}
