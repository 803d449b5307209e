import { boolean, index, integer, pgTable, text } from '../drizzle.ts';
import { sites } from './boards.ts';
import { createdAt, identity, moment } from './columns.ts';
import { pages } from './pages.ts';

/** Links by which people without an account see a page as it is saved, until they end. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: identity(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Where it leads. */
    pageId: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    /** Said by who made it, so that the same call sent twice makes one. */
    uid: text('uid').notNull().unique(),
    /** For whom it is; may be empty. */
    name: text('name').notNull().default(''),
    /** Every page is shown as it is saved, not this one alone. */
    wholeSite: boolean('whole_site').notNull().default(false),
    /**
     * As it stands in the link: admins copy it again. What it opens lies in this same database, so that a hash would hide
     * nothing from who reads it here.
     */
    token: text('token').notNull().unique(),
    endsAt: moment('ends_at').notNull(),
    /** How often somebody came by it. */
    opened: integer('opened').notNull().default(0),
    openedAt: moment('opened_at'),
    createdAt: createdAt(),
  },
  (table) => [index('preview_links_site').on(table.siteId), index('preview_links_page').on(table.pageId)],
);
