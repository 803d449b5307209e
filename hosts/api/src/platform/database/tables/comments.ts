import { boolean, index, integer, pgTable, primaryKey, text, uuid } from '../drizzle.ts';
import { sites } from './boards.ts';
import { createdAt, identity, moment } from './columns.ts';
import { blocks, pages } from './pages.ts';
import { users } from './people.ts';

/** Conversations of a team about blocks of their site. */
export const commentThreads = pgTable(
  'comment_threads',
  {
    id: identity(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** What it is about, also while that is deleted. */
    blockId: integer('block_id')
      .notNull()
      .references(() => blocks.id, { onDelete: 'cascade' }),
    /** Where it began: a shared block stands on no page of its own. */
    pageId: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    resolvedAt: moment('resolved_at'),
    resolvedBy: integer('resolved_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: moment('changed_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('comment_threads_site').on(table.siteId, table.changedAt),
    index('comment_threads_block').on(table.blockId),
    index('comment_threads_page').on(table.pageId),
  ],
);

/** What was said in them. */
export const comments = pgTable(
  'comments',
  {
    id: identity(),
    threadId: integer('thread_id')
      .notNull()
      .references(() => commentThreads.id, { onDelete: 'cascade' }),
    /** Nobody's when the account is gone. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Said by who wrote it, so that the same call sent twice makes one. */
    uid: uuid('uid').notNull().unique(),
    text: text('text').notNull(),
    /** Of users, by their uuid. */
    mentions: uuid('mentions').array().notNull(),
    revision: integer('revision').notNull().default(1),
    editedAt: moment('edited_at'),
    createdAt: createdAt(),
  },
  (table) => [index('comments_thread').on(table.threadId, table.id), index('comments_user').on(table.userId)],
);

/** Who is to be mailed about a comment once its conversation is quiet. The row goes with the mail. */
export const commentNotices = pgTable(
  'comment_notices',
  {
    commentId: integer('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** They are called in it; otherwise they said something in the conversation before. */
    isMention: boolean('is_mention').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_notices_user').on(table.userId),
  ],
);
