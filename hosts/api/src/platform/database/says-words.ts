import { normalised } from '@boardwright/api-client/contract';
import { and, type SQL, sql } from 'drizzle-orm';

/** Words of a search that count. */
const mostWords = 10;

/** Whether a text has each word of a search in it, wherever, in large letters or small. */
export function saysWords(text: SQL, search: string | undefined): SQL | undefined {
  const words = normalised(search ?? '', 'NFC')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords);
  return and(
    ...words.map((word) => sql`${text} ilike ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`),
  );
}
