import { normalised } from '@boardwright/api-client/contract';
import { and, type AnyPgColumn, type SQL, sql } from './drizzle.ts';
import { allOf, type LookedFor } from './few-or-walk.ts';

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

/** Letters of a word that an index of trigrams knows none of: all rows are read for it. */
const isShort = (term: string): boolean => [...term].length < 3;

/**
 * Rows with each word of a search in something of them; undefined where there is no word.
 * @param seek says of one word how it is looked for, after it looked up where else it is; not of one that is too short for an index
 */
export async function seekTerms(
  search: string | undefined,
  seek: (has: Has, isShort: boolean) => Promise<LookedFor>,
): Promise<LookedFor | undefined> {
  const words: LookedFor[] = [];
  for (const term of termsOf(search)) {
    const { lookups, ofRow, ...word } = await seek(hasLetters(term), isShort(term));
    const all = lookups.at(-1) ?? lookups[0];
    words.push(isShort(term) ? { lookups: [all], ofRow, isDear: true } : { lookups, ofRow, ...word });
  }
  return allOf(words);
}

/** Rows with each word of a search in a text of theirs, wherever; undefined where there is no word. */
export const seekIn = (text: SQL, search: string | undefined): Promise<LookedFor | undefined> =>
  seekTerms(search, async (has) => ({ lookups: [has(text)], ofRow: has(text) }));

/** Rows that are looked up one after another; those of more are found by all of them at once. */
const few = 100;

/** A row of what else is looked in for a word: it names rows of the list. */
interface Named {
  readonly id: number | null;
}

/**
 * What else has a word, where that is few; undefined where it is more, or where no index knows the word.
 * @param find so many of them, in no order
 */
export async function findFew(
  wordIsShort: boolean,
  find: (most: number) => PromiseLike<readonly Named[]>,
): Promise<readonly Named[] | undefined> {
  if (wordIsShort) return undefined;
  const found = await find(few + 1);
  return found.length > few ? undefined : found;
}

/** Whether a text has each word of a search in it, wherever, in large letters or small. */
export const containsTerms = (text: SQL, search: string | undefined): SQL | undefined =>
  and(...termsOf(search).map((term) => hasLetters(term)(text)));

/**
 * Whether a column is one of the ids that were found; undefined where none was. As one value, not as a query: the
 * database then knows how many they are, and looks thousands of them up in a table and not one after another.
 */
export function isAnyOf(column: AnyPgColumn, found: readonly Named[]): SQL | undefined {
  const ids = new Set(found.flatMap(({ id }) => id ?? []));
  return ids.size === 0 ? undefined : sql`${column} = any(${`{${[...ids].join(',')}}`}::integer[])`;
}
