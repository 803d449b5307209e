import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from '../drizzle.ts';
import type { BlockPreset, PageSnapshot } from '@boardwright/api-client/contract';
import { sites } from './boards.ts';
import { createdAt, identity, moment } from './columns.ts';
import { pages } from './pages.ts';
import { users } from './people.ts';

/** A block kept for use elsewhere on the site (specification §7 'block-presets'). */
export const blockPresets = pgTable(
  'block_presets',
  {
    id: identity(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    uid: uuid('uid').notNull(),
    name: text('name').notNull(),
    key: text('key').notNull(),
    settings: jsonb('settings').$type<BlockPreset['settings']>().notNull().default({}),
    customStyles: text('custom_styles').notNull().default(''),
    /** Name of who kept it. */
    author: text('author').notNull().default(''),
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('block_presets_site').on(table.siteId),
    uniqueIndex('block_presets_uid').on(table.siteId, table.uid),
  ],
);

/** What a page was after a spell of work of one admin, with its blocks in every language. */
export const pageRevisions = pgTable(
  'page_revisions',
  {
    id: identity(),
    pageId: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    /** Account of the admin; null for what was there before anybody worked on it. */
    userId: integer('user_id'),
    author: text('author').notNull().default(''),
    /** Given by an admin; what has one is kept for good. */
    name: text('name').notNull().default(''),
    snapshot: jsonb('snapshot').$type<PageSnapshot>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('page_revisions_page').on(table.pageId, table.id)],
);

/** Open windows of the editor, as each said of itself last. What they name is looked up when somebody asks. */
export const editorPresences = pgTable(
  'editor_presences',
  {
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The window, by a number it made itself. */
    editor: uuid('editor').notNull(),
    pageId: integer('page_id'),
    blockId: integer('block_id'),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.userId, table.editor] }),
    index('editor_presences_seen').on(table.seenAt),
  ],
);
