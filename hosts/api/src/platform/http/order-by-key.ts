import { asc, desc, type SQL, sql, type AnyPgColumn } from '../database/drizzle.ts';
import { HttpError } from './http-error.ts';
import type { Cursor } from './list-cursor.ts';

/** What a list can be ordered by: of which type it is, and how its values are written as text. */
export interface KeyColumn {
  readonly column: SQL;
  readonly type: SQL;
  readonly pattern: RegExp;
}

/** Words, as they are compared. */
export const textKey = (column: SQL): KeyColumn => ({ column, type: sql`text`, pattern: /^/ });

/** A moment, in the form that the database writes it in. */
export const momentKey = (column: AnyPgColumn): KeyColumn => ({
  column: sql`${column}`,
  type: sql`timestamptz`,
  pattern: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[\d.]*[+-]\d\d$/,
});

/**
 * What a list is ordered by, as its key is read from a row and compared with: what is added meanwhile moves no page.
 * @param id says which of two rows of one key comes first
 * @param sort the name of a column; with `-` before it the other way
 */
export function orderByKey<Name extends string>(
  columns: Readonly<Record<Name, KeyColumn>>,
  id: AnyPgColumn | SQL,
  sort: Name | `-${Name}`,
) {
  const isDescending = sort.startsWith('-');
  const { column, type, pattern } = columns[sort.replace('-', '') as Name];
  const direction = isDescending ? desc : asc;
  return {
    key: sql<string>`(${column})::text`,
    order: [direction(column), direction(id)],
    /** Those that come after a row. @throws HttpError `badRequest` for a key that no page gave */
    after: (cursor: Cursor): SQL => {
      if (!pattern.test(cursor.key)) throw new HttpError('badRequest');
      return sql`(${column}, ${id}) ${isDescending ? sql`<` : sql`>`} (${cursor.key}::${type}, ${cursor.id})`;
    },
  };
}
