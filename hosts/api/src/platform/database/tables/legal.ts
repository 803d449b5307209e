import type { LegalAnswers, LegalPaper, OwnWords } from '@boardwright/api-client/contract';
import { index, integer, jsonb, pgTable, text } from '../drizzle.ts';
import { sites } from './boards.ts';
import { identity, moment } from './columns.ts';

/** What the owner of a site answered for its legal pages; visitors read what was published of it. No row: nothing. */
export const legalTexts = pgTable('legal_texts', {
  siteId: integer('site_id')
    .primaryKey()
    .references(() => sites.id, { onDelete: 'cascade' }),
  answers: jsonb('answers').$type<LegalAnswers>().notNull(),
  /** Paragraphs of the owner's own, by language and paper. */
  own: jsonb('own').$type<OwnWords>().notNull(),
  /** Counts what is saved, so that nobody overwrites what they have not read. */
  revision: integer('revision').notNull(),
  /** Name of who saved it last. */
  changedBy: text('changed_by').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** A paper as it was published. */
export interface PublishedPaper {
  readonly title: string;
  /** HTML without the day of its last change. */
  readonly body: string;
  /** The day from which visitors read this, of the site's calendar. */
  readonly changed_on: string;
}
export type PublishedPapers = Readonly<Record<string, Readonly<Record<LegalPaper, PublishedPaper>>>>;

/** The papers of a site from a moment on, by language. Rows stay: what somebody agreed to can be looked up for good. */
export const legalVersions = pgTable(
  'legal_versions',
  {
    id: identity(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    papers: jsonb('papers').$type<PublishedPapers>().notNull(),
    /** Name of the admin who published them. */
    author: text('author').notNull(),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [index('legal_versions_site').on(table.siteId, table.id)],
);
