import { sql } from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';

type Writer = Pick<Database, 'execute'>;

/** Rows per statement: few statements, and none so large that progress stands still. */
const batch = 2000;

/**
 * Inserts many rows as one JSON document per batch, which PostgreSQL unpacks itself: the way of COPY that also works
 * inside a transaction of the embedded database. All records carry the columns of the first; keys are column names.
 */
export async function insertRecords(
  db: Writer,
  table: string,
  records: readonly Readonly<Record<string, unknown>>[],
  onBatch?: (rows: number) => void,
): Promise<void> {
  const [first] = records;
  if (!first) return;
  const columns = sql.join(
    Object.keys(first).map((column) => sql.identifier(column)),
    sql`, `,
  );
  const name = sql.identifier(table);
  for (let start = 0; start < records.length; start += batch) {
    const rows = records.slice(start, start + batch);
    await db.execute(
      sql`insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)`,
    );
    onBatch?.(rows.length);
  }
}
