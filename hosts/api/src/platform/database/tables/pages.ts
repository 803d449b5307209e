import {
  sql,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { sites } from './boards.ts';
import { createdAt, identity, json, localisedText, moment } from './columns.ts';

/** Grows with each save of the row: who read an older one is refused. */
const revision = () => integer('revision').notNull().default(1);
/** Said by whoever made the row, so that the same request sent twice makes one. */
const uid = () => uuid('uid');

/** What a translation was written from. */
export interface SourceMark {
  /** Where it stands, the same for every thing of a list: `questions/answer`. */
  readonly at: string;
  /** A mark of the translation. */
  readonly text: string;
  /** The words it was written from, and their language, upper case. */
  readonly source: string;
  readonly from: string;
}
/** What the words of a row were written from, the newest last; of those that are missing it is not known. */
const sources = () => jsonb('sources').$type<SourceMark[]>().notNull().default([]);

/** A page of a site; `key` is its kind's identifier, as 'p-job-list' (specification §2). */
export const pages = pgTable(
  'pages',
  {
    id: identity(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Path per lower-case locale. */
    path: localisedText('path').notNull(),
    order: integer('order').notNull().default(0),
    revision: revision(),
    uid: uid(),
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('pages_site').on(table.siteId, table.order),
    uniqueIndex('pages_uid').on(table.siteId, table.uid),
    // Of each kind one page per site, but as many generic pages as one likes.
    uniqueIndex('pages_kind')
      .on(table.siteId, table.key)
      .where(sql`${table.key} <> 'p-generic' and ${table.deletedAt} is null`),
  ],
);

/** A path a page had in a language: who still asks for it is led to the page, wherever that is by now. */
export const pageForwards = pgTable(
  'page_forwards',
  {
    id: identity(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    pageId: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    /** Lower case. */
    locale: text('locale').notNull(),
    /** As a page's path is stored: without a slash before it and without its language. */
    path: text('path').notNull(),
    createdAt: createdAt(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('page_forwards_path').on(table.siteId, table.locale, table.path),
    index('page_forwards_page').on(table.pageId),
  ],
);

/** A page's label, title and description in one language. */
export const pageSettings = pgTable(
  'page_settings',
  {
    id: identity(),
    pageId: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    /** Upper case, as on the wire. */
    locale: text('locale').notNull(),
    settings: json('settings').notNull().default({}),
    sources: sources(),
    revision: revision(),
  },
  (table) => [
    uniqueIndex('page_settings_page_locale').on(table.pageId, table.locale),
    check('page_settings_locale', sql`${table.locale} = upper(${table.locale})`),
  ],
);

/** A block of one page, or, without a page, a global one that `global_blocks` puts on pages. */
export const blocks = pgTable(
  'blocks',
  {
    id: identity(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    pageId: integer('page_id').references(() => pages.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    order: integer('order').notNull().default(0),
    isGlobal: boolean('is_global').notNull().default(false),
    customStyles: text('custom_styles'),
    revision: revision(),
    uid: uid(),
    /** Taken off its page; it can be put back for a while. */
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('blocks_site').on(table.siteId),
    uniqueIndex('blocks_uid').on(table.siteId, table.uid),
    index('blocks_page').on(table.pageId, table.order),
    check('blocks_scope', sql`${table.isGlobal} = (${table.pageId} is null)`),
  ],
);

/** On which pages, and where, a global block stands. */
export const globalBlocks = pgTable(
  'global_blocks',
  {
    pageId: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    blockId: integer('block_id')
      .notNull()
      .references(() => blocks.id, { onDelete: 'cascade' }),
    order: integer('order').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.blockId] }),
    index('global_blocks_block').on(table.blockId),
  ],
);

/** A block's settings in one language; their keys carry the block's prefix, exactly as on the wire. */
export const blockSettings = pgTable(
  'block_settings',
  {
    id: identity(),
    blockId: integer('block_id')
      .notNull()
      .references(() => blocks.id, { onDelete: 'cascade' }),
    /** Upper case, as on the wire. */
    locale: text('locale').notNull(),
    settings: json('settings').notNull().default({}),
    sources: sources(),
    /** Of the block's schema, not of this row. */
    version: integer('version').notNull().default(0),
    revision: revision(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('block_settings_block_locale').on(table.blockId, table.locale),
    check('block_settings_locale', sql`${table.locale} = upper(${table.locale})`),
  ],
);
