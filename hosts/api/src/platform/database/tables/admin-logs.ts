import { teamLogAreas } from '@boardwright/api-client/contract';
import { sql, index, integer, pgTable, text } from '../drizzle.ts';
import { sites } from './boards.ts';
import { createdAt, identity, moment, wordsIndex } from './columns.ts';
import { users } from './people.ts';

/**
 * What admins did: a row is there before the call does anything, so that nothing is done without one. It has no body of a
 * call but a reason that is asked for to stand here, no secret and nobody's data but the name of who did it.
 */
export const adminLogs = pgTable(
  'admin_logs',
  {
    id: identity(),
    /** Null: of the whole server, done at its command line. */
    siteId: integer('site_id').references(() => sites.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** What they were called then; null for the command line. */
    byName: text('by_name'),
    area: text('area', { enum: teamLogAreas }).notNull(),
    /** The call, 'adminJobs.withholdJob', or the command. */
    action: text('action').notNull(),
    /** The id of what it concerned, as its address has it. */
    subject: text('subject'),
    /** What that was called then. */
    title: text('title'),
    /** Why, where the call asks for that. */
    reason: text('reason'),
    createdAt: createdAt(),
    /** Null where it is not known whether it was done: the server failed. */
    doneAt: moment('done_at'),
  },
  (table) => [
    index('admin_logs_site').on(table.siteId, table.createdAt),
    wordsIndex('admin_logs_words', sql`${table.byName}`, sql`${table.title}`, sql`${table.subject}`),
    index('admin_logs_user').on(table.userId),
    index('admin_logs_created').on(table.createdAt),
  ],
);
