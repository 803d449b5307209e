import { boolean, sql, index, integer, jsonb, pgTable, text, uniqueIndex } from '../drizzle.ts';
import { sites } from './boards.ts';
import { createdAt, identity, integers, moment } from './columns.ts';

/**
 * What goes to visitors, or from them, once its time has come: pages as they were when it was planned. It is stored with the
 * plan, whole: what is written in the editor afterwards is another draft. One with a name is a release.
 */
export const publishPlans = pgTable(
  'publish_plans',
  {
    id: identity(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Said by who made it, so that the same call sent twice makes one. */
    uid: text('uid').notNull(),
    /** Of a release, which people find again by it. */
    name: text('name'),
    /** Null for a release without a time: it holds nothing, and publishes what is saved once somebody says so. */
    dueAt: moment('due_at'),
    /** What goes to visitors (see `PublishedContent`). */
    content: jsonb('content').$type<unknown>().notNull(),
    /** Numbers of the pages in it. */
    pages: integers('pages'),
    /** Numbers of pages that are taken from visitors. */
    offline: integers('offline'),
    /** The appearance of the site goes with it. */
    appearance: boolean('appearance').notNull().default(false),
    /** The plan that it puts back: with that one it goes. */
    backOf: integer('back_of'),
    /** Account and name of who planned it. */
    userId: integer('user_id'),
    author: text('author').notNull().default(''),
    /** When it was done; null while it waits, or failed. */
    doneAt: moment('done_at'),
    /** What kept it from visitors when its time had come (see `PublishProblem`). */
    problems: jsonb('problems').$type<unknown>(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('publish_plans_uid').on(table.siteId, table.uid),
    index('publish_plans_waiting')
      .on(table.dueAt)
      .where(sql`${table.doneAt} is null`),
  ],
);
