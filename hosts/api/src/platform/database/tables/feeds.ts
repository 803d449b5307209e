import {
  feedActions,
  feedRunKinds,
  feedRunStates,
  feedSchedules,
  type FeedMapping,
} from '@boardwright/api-client/contract';
import { sql, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from '../drizzle.ts';
import { jobBoards } from './boards.ts';
import { createdAt, identity, moment } from './columns.ts';
import { clients, users } from './people.ts';

/** What a column holds, as far as it is shown: dates by their moment, texts without markup. */
export type FieldChangeValue = string | number | boolean | number[] | null;

/** A column of a job in which a feed differs from what is stored. */
export interface FieldChange {
  readonly field: string;
  readonly before: FieldChangeValue;
  readonly after: FieldChangeValue;
}

const oneOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** A feed that is read by the clock: a company's, or the board's own. */
export const feeds = pgTable(
  'feeds',
  {
    id: identity(),
    jobBoardId: integer('job_board_id')
      .notNull()
      .references(() => jobBoards.id, { onDelete: 'cascade' }),
    /** Whose jobs it brings; null for the board's own feed. */
    clientId: integer('client_id').references(() => clients.id, { onDelete: 'cascade' }),
    /** Who added it, and is notified when it stops. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    address: text('address').notNull(),
    /** The `source` of its jobs, which stays when the address changes. */
    source: text('source').notNull(),
    mapping: jsonb('mapping').$type<FeedMapping>().notNull().default({}),
    /** The company of items that name none. */
    company: text('company'),
    schedule: text('schedule', { enum: feedSchedules }).notNull(),
    /** 'HH:MM' on the site's clock, of a daily or weekly feed. */
    timeOfDay: text('time_of_day').notNull().default('06:00'),
    /** Of a weekly feed: 1 is Monday. */
    weekday: integer('weekday').notNull().default(1),
    active: boolean('active').notNull().default(true),
    /** Whether its jobs go out although the board sells postings; only the board says so. */
    allowed: boolean('allowed').notNull().default(false),
    /** The next run may take away more than half, once. */
    allowShrinkOnce: boolean('allow_shrink_once').notNull().default(false),
    lastRunAt: moment('last_run_at'),
    nextRunAt: moment('next_run_at'),
    /** Grows with every change of what a form holds: who read an older one is refused. */
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
    /** When it was deleted; it can be restored for a while, unless another goes on with its jobs. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('feeds_source')
      .on(table.source)
      .where(sql`${table.deletedAt} is null`),
    index('feeds_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    index('feeds_board').on(table.jobBoardId, table.clientId),
    index('feeds_client').on(table.clientId),
    index('feeds_user').on(table.userId),
    index('feeds_due')
      .on(table.nextRunAt)
      .where(sql`${table.active} and ${table.deletedAt} is null`),
    check('feeds_schedule', sql`${table.schedule} in (${oneOf(feedSchedules)})`),
  ],
);

/** One run of a feed import and what it did. */
export const feedImports = pgTable(
  'feed_imports',
  {
    id: identity(),
    jobBoardId: integer('job_board_id')
      .notNull()
      .references(() => jobBoards.id),
    /** The feed whose run it is; null for an import from the command line and of a feed that was deleted. */
    feedId: integer('feed_id').references(() => feeds.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: feedRunKinds }).notNull().default('hand'),
    /** The jobs' `source`: a second run of the same source updates what the first made. */
    source: text('source').notNull(),
    address: text('address').notNull(),
    state: text('state', { enum: feedRunStates }).notNull().default('running'),
    /** It stopped because more than half of the feed's jobs were gone. */
    shrunk: boolean('shrunk').notNull().default(false),
    /** How often it was begun: a run that was cut off is begun again. */
    attempts: integer('attempts').notNull().default(0),
    /** Items read so far, then jobs written so far of `total`. */
    progress: integer('progress').notNull().default(0),
    total: integer('total'),
    created: integer('created').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    expired: integer('expired').notNull().default(0),
    rejected: integer('rejected').notNull().default(0),
    /** Reason per rejected item, or of the whole refusal; with `times` what was mended or left out. */
    report: jsonb('report')
      .$type<readonly { item: string; reason: string; times?: number }[]>()
      .notNull()
      .default([]),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('feed_imports_source').on(table.source, table.startedAt),
    index('feed_imports_feed').on(table.feedId, table.id),
    index('feed_imports_open')
      .on(table.feedId)
      .where(sql`${table.state} in ('waiting', 'running')`),
    check('feed_imports_state', sql`${table.state} in (${oneOf(feedRunStates)})`),
    check('feed_imports_kind', sql`${table.kind} in (${oneOf(feedRunKinds)})`),
  ],
);

/** What a dry run of a feed found, item by item; only that of its last one is kept. */
export const feedImportItems = pgTable(
  'feed_import_items',
  {
    id: identity(),
    importId: integer('import_id')
      .notNull()
      .references(() => feedImports.id, { onDelete: 'cascade' }),
    action: text('action', { enum: feedActions }).notNull(),
    /** Its place in the feed, counting from 1; null for a job that is no longer in it. */
    number: integer('number'),
    reference: text('reference'),
    title: text('title'),
    /** Of a rejected item why; of any other what was left out. */
    details: text('details')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Of an updated job: what differs. */
    changes: jsonb('changes').$type<readonly FieldChange[]>().notNull().default([]),
  },
  (table) => [
    index('feed_import_items_import').on(table.importId, table.action, table.id),
    check('feed_import_items_action', sql`${table.action} in (${oneOf(feedActions)})`),
  ],
);
