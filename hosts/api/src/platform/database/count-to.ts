import { countedTo } from '@boardwright/api-client/contract';
import type { Database } from './connect.ts';
import { count, type PgTable, type SQL, sql, type Subquery } from './drizzle.ts';

type Reader = Pick<Database, 'select'>;

/** What stands for all numbers that an admin's list does not count to. */
const more = countedTo + 1;

/** What a list counts: a query of rows that says nothing of them, which can be ended. */
interface Counted {
  readonly limit: (most: number) => { readonly as: (name: string) => Subquery };
}

/** A number that was counted to the last, as an admin's list has it: `countedTo + 1` where it is more. */
export const asCounted = (rows: number | undefined): number => Math.min(rows ?? 0, more);

/**
 * How many rows a query finds, as far as an admin's list counts: `countedTo + 1` where there are more. The database stops
 * reading there, so that a list takes no longer the more there is of it.
 * @param besides how many rows more it reads, which the list counts elsewhere
 */
export async function countQuery(db: Reader, found: Counted, besides = 0): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(found.limit(more + besides).as('found'));
  return counted?.total ?? 0;
}

/** How many rows of a table an admin's list has, as far as it counts: see `countQuery`. */
export const countRows = (db: Reader, table: PgTable, where: SQL | undefined, besides = 0): Promise<number> =>
  countQuery(
    db,
    db
      .select({ one: sql`1`.as('one') })
      .from(table)
      .where(where),
    besides,
  );
