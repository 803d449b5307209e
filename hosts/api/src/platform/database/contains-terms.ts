import { normalised } from '@boardwright/api-client/contract';
import { and, type SQL, sql } from './drizzle.ts';

/** Words of a search that count. */
const maxTerms = 10;

/** Whether a text has each word of a search in it, wherever, in large letters or small. */
export function containsTerms(text: SQL, search: string | undefined): SQL | undefined {
  const terms = normalised(search ?? '', 'NFC')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maxTerms);
  return and(
    ...terms.map((word) => sql`${text} ilike ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`),
  );
}
