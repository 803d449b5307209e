import { normalised } from '@boardwright/api-client/contract';
import { type SQL, sql } from '../../platform/database/drizzle.ts';
import { foldedLetters } from '../../platform/database/tables/resumes.ts';

/** More than this nobody means. */
const maxTerms = 10;
const plain = new Map([...foldedLetters.from].map((letter, at) => [letter, foldedLetters.to[at] ?? letter]));

/** The words of a search, lower case and without signs on letters, as the database keeps those of resumes. */
export function searchTerms(search: string | undefined): readonly string[] {
  const folded = [...normalised(search ?? '', 'NFC').toLowerCase()].map(
    (letter) => plain.get(letter) ?? letter,
  );
  return folded
    .join('')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, maxTerms);
}

/** Each word somewhere; of a plain one its beginning will do: 'verpleeg' finds a nurse. */
export function matchesTerms(terms: readonly string[]): SQL {
  const parts = terms.map((word) =>
    /^[\p{L}\p{N}]+$/u.test(word)
      ? sql`to_tsquery('simple', ${`${word}:*`})`
      : sql`plainto_tsquery('simple', ${word})`,
  );
  return sql`(${sql.join(parts, sql` && `)})`;
}
