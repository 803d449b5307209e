import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { jobBoards, sites } from './boards.ts';
import { createdAt, identity, integers, json, moment } from './columns.ts';

/** One run of a feed import and what it did. */
export const feedImports = pgTable(
  'feed_imports',
  {
    id: identity(),
    jobBoardId: integer('job_board_id')
      .notNull()
      .references(() => jobBoards.id),
    /** The jobs' `source`: a second run of the same source updates what the first made. */
    source: text('source').notNull(),
    address: text('address').notNull(),
    state: text('state', { enum: ['running', 'done', 'refused', 'failed'] })
      .notNull()
      .default('running'),
    created: integer('created').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    expired: integer('expired').notNull().default(0),
    rejected: integer('rejected').notNull().default(0),
    /** Reason per rejected item, or of the whole refusal. */
    report: jsonb('report').$type<readonly { item: string; reason: string }[]>().notNull().default([]),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('feed_imports_source').on(table.source, table.startedAt),
    check('feed_imports_state', sql`${table.state} in ('running', 'done', 'refused', 'failed')`),
  ],
);

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
