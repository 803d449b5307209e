import { sql } from './drizzle.ts';
import type { Database } from './connect.ts';

/** After rows with numbers of their own: the next row's number follows the highest. */
export async function continueNumbering(db: Pick<Database, 'execute'>, table: string): Promise<void> {
  const name = sql.identifier(table);
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${name}), 1))`,
  );
}
