import {
  sql,
  type AnyPgColumn,
  bigint,
  customType,
  index,
  integer,
  jsonb,
  type SQL,
  timestamp,
} from '../drizzle.ts';

/** Texts by language: `{ nl: 'Zorg', en: 'Care' }`. */
export type LocalisedText = Readonly<Record<string, string>>;
/** A JSON object whose keys this layer does not know. */
export type Json = Readonly<Record<string, unknown>>;

/** A moment, always with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** When the row was made; the writer's clock may set it, else the database's. */
export const createdAt = () => moment('created_at').notNull().defaultNow();

/** The numbered key of a row; a seed may give its own numbers. */
export const identity = () => integer('id').primaryKey().generatedByDefaultAsIdentity();
export const localisedText = (name: string) => jsonb(name).$type<LocalisedText>();
export const json = (name: string) => jsonb(name).$type<Json>();
export const integers = (name: string) =>
  integer(name)
    .array()
    .notNull()
    .default(sql`'{}'::integer[]`);
export const wholeNumber = (name: string) => bigint(name, { mode: 'number' });

/** How a mail stands. */
export const mailStates = ['queued', 'sent', 'failed'] as const;

/** Money and measures: exact in the database, a number in the program. */
export const decimal = customType<{ data: number; driverData: string }>({
  dataType: () => 'numeric(12,2)',
  fromDriver: Number,
  toDriver: String,
});

/** Words of a text, made to be searched; the database writes it. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The words of some columns as one text. The index of a table's words and what is asked of it have to say it alike. */
export function wordsIn(...columns: readonly (AnyPgColumn | SQL)[]): SQL {
  const texts = columns.map((column) =>
    'notNull' in column && column.notNull ? sql`${column}` : sql`coalesce(${column}, '')`,
  );
  return sql`(${sql.join(texts, sql` || ' ' || `)})`;
}

/**
 * By which rows are found that have some letters anywhere in their words. Where a server does not know trigrams it is not
 * made (see the migration), and all rows are read.
 */
export const wordsIndex = (name: string, ...texts: readonly SQL[]) => {
  const [first, ...more] = texts.map((text) => sql`${text} gin_trgm_ops`);
  return index(name).using('gin', first ?? sql``, ...more);
};

/** Whether a text names an uploaded file. Indexes of those that do, and what is asked of them, have to say it alike. */
export const namesUploads = (words: SQL): SQL => sql`${words} like '%/uploads/%'`;
