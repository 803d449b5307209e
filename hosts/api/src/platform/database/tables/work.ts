import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sites } from './boards.ts';
import { createdAt, identity, integers, json, moment } from './columns.ts';

/** Every mail that was asked for, written in the transaction of what it tells about; the worker sends it. */
export const mails = pgTable(
  'mails',
  {
    id: identity(),
    uuid: uuid('uuid').notNull().defaultRandom(),
    siteId: integer('site_id').references(() => sites.id),
    /** What it tells of, as 'application.received'. */
    event: text('event').notNull(),
    locale: text('locale').notNull().default('nl'),
    to: text('to').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    headers: json('headers').notNull().default({}),
    /** Files of ours that go with it, read when it is sent. */
    fileIds: integers('file_ids'),
    state: text('state', { enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('mails_state').on(table.state, table.createdAt),
    check('mails_state', sql`${table.state} in ('queued', 'sent', 'failed')`),
  ],
);
