import { normalised } from '@boardwright/api-client/contract';
import { and, type AnyPgColumn, type SQL, sql } from './drizzle.ts';

/** Words of a search that count. */
const maxTerms = 10;

/** What a text is like that has some letters in it, as they are typed. */
export const likePattern = (letters: string): string => `%${letters.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const termsOf = (search: string | undefined): string[] =>
  normalised(search ?? '', 'NFC')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maxTerms);

/** Whether a text has some letters in it, in large or small. */
const hasLetters = (letters: string) => (text: SQL) => sql`${text} ilike ${likePattern(letters)}`;
/** Says of a text that it has a word in it. */
type Has = (text: SQL) => SQL;

/**
 * Whether each word of a search is in something of a row.
 * @param isIn says of one word that it is, after it looked up where else it is
 */
export async function eachTerm(
  search: string | undefined,
  isIn: (has: Has) => Promise<SQL | undefined>,
): Promise<SQL | undefined> {
  const conditions: (SQL | undefined)[] = [];
  for (const term of termsOf(search)) conditions.push(await isIn(hasLetters(term)));
  return and(...conditions);
}

/** Whether a text has each word of a search in it, wherever, in large letters or small. */
export const containsTerms = (text: SQL, search: string | undefined): SQL | undefined =>
  and(...termsOf(search).map((term) => hasLetters(term)(text)));

/**
 * Whether a column is one of the ids that were found; undefined where none was. As one value, not as a query: the
 * database then knows how many they are, and looks thousands of them up in a table and not one after another.
 */
export function isAnyOf(
  column: AnyPgColumn,
  found: readonly { readonly id: number | null }[],
): SQL | undefined {
  const ids = new Set(found.flatMap(({ id }) => id ?? []));
  return ids.size === 0 ? undefined : sql`${column} = any(${`{${[...ids].join(',')}}`}::integer[])`;
}
