import { viewedLists } from '@boardwright/api-client/contract';
import { boolean, index, integer, pgTable, text, uuid } from '../drizzle.ts';
import { sites } from './boards.ts';
import { createdAt, identity, moment } from './columns.ts';
import { users } from './people.ts';

/** How an admin looks at a list of the back office, under a name; shared, their colleagues do too. */
export const listViews = pgTable(
  'list_views',
  {
    id: identity(),
    uuid: uuid('uuid').notNull().unique().defaultRandom(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text('list', { enum: [viewedLists[0]!, ...viewedLists.slice(1)] }).notNull(),
    name: text('name').notNull(),
    /** Of the list's address: `find=zorg&sort=till`. */
    query: text('query').notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    createdAt: createdAt(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('list_views_list').on(table.siteId, table.list),
    index('list_views_user').on(table.userId),
  ],
);
