import { getTableName, type PgTable } from '../src/platform/database/drizzle.ts';
import type { Database } from '../src/platform/database/connect.ts';
import { isFollowedUp, searchedTables, watchWrites } from '../src/platform/database/transaction.ts';

const searched = new Set(searchedTables.map(getTableName));

/**
 * The same database, as the API gets it in every test: a write to a table of the search that `transaction()` does not
 * follow up fails, whoever makes it, so that none can be forgotten.
 */
export function guardWrites(db: Database): Database {
  const check = (by: object) => (table: PgTable) => {
    const name = getTableName(table);
    if (searched.has(name) && !isFollowedUp(by))
      throw new Error(`A write to ${name} outside transaction(): the search would not know of it`);
  };
  const guarded = Object.create(db) as Database;
  for (const write of ['insert', 'update', 'delete'] as const) {
    const original = db[write];
    const value = (table: PgTable): unknown => {
      check(guarded)(table);
      return Reflect.apply(original, db, [table]);
    };
    Object.defineProperty(guarded, write, { value });
  }
  const begin: Database['transaction'] = (work, config) =>
    db.transaction((tx) => {
      watchWrites(tx, check(tx));
      return work(tx);
    }, config);
  Object.defineProperty(guarded, 'transaction', { value: begin });
  return guarded;
}
