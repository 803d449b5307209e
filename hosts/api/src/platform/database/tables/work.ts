import {
  sql,
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  type SQL,
  text,
  uuid,
} from '../drizzle.ts';
import { applications } from './applications.ts';
import { sites } from './boards.ts';
import { createdAt, identity, integers, json, mailStates, moment, wordsIndex } from './columns.ts';

/** Whether a mail brought an application to who recruits, whoever sent it. An index and what is asked of it have to say it alike. */
export const isOfApplication = (event: AnyPgColumn | SQL): SQL =>
  sql`${event} in ('application.received', 'introduction.received')`;

/** Every mail that was asked for, written in the transaction of what it tells about; the worker sends it. */
export const mails = pgTable(
  'mails',
  {
    id: identity(),
    uuid: uuid('uuid').notNull().defaultRandom(),
    siteId: integer('site_id').references(() => sites.id),
    /** What it tells of, as 'application.received'. */
    event: text('event').notNull(),
    /** Which of the product's mails it is; those of before this was written have none. */
    kind: text('kind'),
    locale: text('locale').notNull().default('nl'),
    to: text('to').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    headers: json('headers').notNull().default({}),
    /** Files of ours that go with it, read when it is sent. */
    fileIds: integers('file_ids'),
    /** The application it tells of: its words are in it, so it goes with it. */
    applicationId: integer('application_id').references(() => applications.id, { onDelete: 'cascade' }),
    state: text('state', { enum: mailStates }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('mails_state').on(table.state, table.createdAt),
    index('mails_site').on(table.siteId, table.createdAt),
    index('mails_application').on(table.applicationId),
    // What became of the mails that applications were sent with, without reading one.
    index('mails_of_applications')
      .on(table.siteId, table.applicationId, table.id, table.state)
      .where(sql`${table.applicationId} is not null and ${isOfApplication(table.event)}`),
    wordsIndex('mails_words', sql`${table.to}`),
    check(
      'mails_state',
      sql`${table.state} in (${sql.raw(mailStates.map((state) => `'${state}'`).join(', '))})`,
    ),
  ],
);

/** Words of a site's own that were taken back, and when (ISO 8601), by the key of the product's text. */
export type DeletedMailTexts = Readonly<
  Record<string, { readonly text: string; readonly deletedAt: string }>
>;

/** What a site has put in the place of the product's texts of one mail in one language. No row: nothing. */
export const mailTexts = pgTable(
  'mail_texts',
  {
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    locale: text('locale').notNull(),
    /** By the key of the product's text. */
    texts: jsonb('texts').$type<Readonly<Record<string, string>>>().notNull(),
    /** What was taken back in favour of the product's text, by the same keys. */
    deleted: jsonb('deleted').$type<DeletedMailTexts>().notNull().default({}),
    /** Counts what is saved, so that nobody overwrites what they have not read. */
    revision: integer('revision').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.kind, table.locale] })],
);
