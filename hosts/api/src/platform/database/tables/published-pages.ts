import { sql, boolean, index, integer, pgTable, pgView, primaryKey, text, uniqueIndex } from '../drizzle.ts';
import { sites } from './boards.ts';
import { identity, json, localisedText, moment } from './columns.ts';
import { blocks, pages } from './pages.ts';

/**
 * The pages of a site that publishes by hand, as they were when somebody published them last. What the editor writes is in
 * `pages`, `blocks` and their settings; visitors get these. A site that is live at once has no rows here.
 */
export const publishedPages = pgTable(
  'published_pages',
  {
    id: identity(),
    pageId: integer('page_id')
      .notNull()
      .unique()
      .references(() => pages.id, { onDelete: 'cascade' }),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Path per lower-case locale. */
    path: localisedText('path').notNull(),
    /** Account and name of who published it; without an account, what stood there when publishing by hand began. */
    userId: integer('user_id'),
    author: text('author').notNull().default(''),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [index('published_pages_site').on(table.siteId)],
);

export const publishedPageSettings = pgTable(
  'published_page_settings',
  {
    pageId: integer('page_id')
      .notNull()
      .references(() => publishedPages.pageId, { onDelete: 'cascade' }),
    /** Upper case. */
    locale: text('locale').notNull(),
    settings: json('settings').notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.locale] })],
);

/**
 * A block as it was published: with its page, or, without one, shared by pages. Where it was moved or shared since the
 * one page was published and the other not yet, it is here twice, as visitors see it twice.
 */
export const publishedBlocks = pgTable(
  'published_blocks',
  {
    id: identity(),
    blockId: integer('block_id')
      .notNull()
      .references(() => blocks.id, { onDelete: 'cascade' }),
    pageId: integer('page_id').references(() => publishedPages.pageId, { onDelete: 'cascade' }),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    order: integer('order').notNull().default(0),
    customStyles: text('custom_styles'),
  },
  (table) => [
    uniqueIndex('published_blocks_place').on(table.blockId, sql`coalesce(${table.pageId}, 0)`),
    index('published_blocks_site').on(table.siteId),
    index('published_blocks_page').on(table.pageId),
  ],
);

export const publishedBlockSettings = pgTable(
  'published_block_settings',
  {
    publishedBlockId: integer('published_block_id')
      .notNull()
      .references(() => publishedBlocks.id, { onDelete: 'cascade' }),
    /** Upper case. */
    locale: text('locale').notNull(),
    settings: json('settings').notNull().default({}),
    /** Of the block's schema. */
    version: integer('version').notNull().default(0),
    /** Number of the row in `block_settings`, as the wire names it. */
    settingsId: integer('settings_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.publishedBlockId, table.locale] })],
);

/** On which published pages, and where, a shared block stands. */
export const publishedGlobalBlocks = pgTable(
  'published_global_blocks',
  {
    pageId: integer('page_id')
      .notNull()
      .references(() => publishedPages.pageId, { onDelete: 'cascade' }),
    blockId: integer('block_id')
      .notNull()
      .references(() => blocks.id, { onDelete: 'cascade' }),
    order: integer('order').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.blockId] }),
    index('published_global_blocks_block').on(table.blockId),
  ],
);

// What visitors get, whichever way their site publishes: whoever answers a visitor reads these and never the tables of the
// editor. A site that is not open yet has no visitors; who may look at it sees it as it stands.

export const livePages = pgView('live_pages', {
  id: integer('id').notNull(),
  siteId: integer('site_id').notNull(),
  key: text('key').notNull(),
  path: localisedText('path').notNull(),
  order: integer('order').notNull(),
}).existing();

export const livePageSettings = pgView('live_page_settings', {
  pageId: integer('page_id').notNull(),
  siteId: integer('site_id').notNull(),
  locale: text('locale').notNull(),
  settings: json('settings').notNull(),
}).existing();

export const liveBlocks = pgView('live_blocks', {
  id: integer('id').notNull(),
  siteId: integer('site_id').notNull(),
  /** Null for a shared one. */
  pageId: integer('page_id'),
  key: text('key').notNull(),
  order: integer('order').notNull(),
  isGlobal: boolean('is_global').notNull(),
  customStyles: text('custom_styles'),
}).existing();

export const liveGlobalBlocks = pgView('live_global_blocks', {
  pageId: integer('page_id').notNull(),
  siteId: integer('site_id').notNull(),
  blockId: integer('block_id').notNull(),
  order: integer('order').notNull(),
}).existing();

export const liveBlockSettings = pgView('live_block_settings', {
  /** Number of the row in `block_settings`. */
  id: integer('id').notNull(),
  blockId: integer('block_id').notNull(),
  /** Of the block. */
  key: text('key').notNull(),
  /** The page of the block; null for a shared one. */
  pageId: integer('page_id'),
  siteId: integer('site_id').notNull(),
  locale: text('locale').notNull(),
  settings: json('settings').notNull(),
  version: integer('version').notNull(),
}).existing();
