import type { PgDatabase, PgQueryResultHKT } from './drizzle.ts';
import type { EmbeddedClient } from './embedded/embedded-client.ts';
import type * as schema from './schema.ts';

/** What both drivers answer to a raw statement. */
interface Rows<Row> {
  readonly rows: Row[];
}
interface RowsResult extends PgQueryResultHKT {
  readonly type: Rows<this['row']>;
}

/** The database as queries see it: the same for the embedded one and for a server, and for a transaction of either. */
export type Database = PgDatabase<RowsResult, typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** An open database. */
export interface DatabaseConnection {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Database;
  /** Where a queue may keep its tables. */
  readonly queue: { readonly pglite: EmbeddedClient } | { readonly connectionString: string };
  /** Calls back at each notification of a channel, also of other processes; gives a function that stops. */
  readonly listen: (channel: string, callback: (payload: string) => void) => Promise<() => Promise<void>>;
  /** How often the embedded database forced data to the disk. */
  readonly fsyncs: () => Promise<number>;
  readonly close: () => Promise<void>;
}
