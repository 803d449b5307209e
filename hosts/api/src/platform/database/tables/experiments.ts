import type { ExperimentMeasure } from '@boardwright/api-client/contract';
import { check, index, integer, pgTable, primaryKey, sql, text, uniqueIndex, uuid } from '../drizzle.ts';
import { sites } from './boards.ts';
import { createdAt, identity, json, moment } from './columns.ts';
import { blocks, pages } from './pages.ts';

/** Two versions of a block, of which some visitors see one and some the other (decision record 256). */
export const experiments = pgTable(
  'experiments',
  {
    id: identity(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    pageId: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    blockId: integer('block_id')
      .notNull()
      .references(() => blocks.id, { onDelete: 'cascade' }),
    /** Said by who started it, so that the same call sent twice starts one. */
    uid: uuid('uid').notNull(),
    /** Of the block. */
    key: text('key').notNull(),
    /** Upper case: who reads the page in another language sees A. */
    locale: text('locale').notNull(),
    /** What visitors had of the block when it began: once they have something else, it is over. */
    a: json('a').notNull(),
    aVersion: integer('a_version').notNull(),
    b: json('b').notNull(),
    bVersion: integer('b_version').notNull(),
    /** Of a hundred visitors, how many see B. */
    share: integer('share').notNull(),
    /** What decides. */
    measure: text('measure').$type<ExperimentMeasure>().notNull(),
    /** Name of who started it. */
    author: text('author').notNull().default(''),
    startedAt: moment('started_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    endedAt: moment('ended_at'),
    endedBy: text('ended_by').$type<'time' | 'admin' | 'change'>(),
    /** The version that an admin chose; null until one did. */
    outcome: text('outcome').$type<'a' | 'b'>(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('experiments_uid').on(table.siteId, table.uid),
    // One at a time: of two on one page nobody could say which did what.
    uniqueIndex('experiments_running')
      .on(table.pageId)
      .where(sql`${table.endedAt} is null`),
    index('experiments_site').on(table.siteId, table.id),
    index('experiments_block').on(table.blockId),
    check('experiments_share', sql`${table.share} between 1 and 99`),
  ],
);

/** Visitors of each version and what they did, per day of the site's calendar. Nothing says who. */
export const experimentDays = pgTable(
  'experiment_days',
  {
    experimentId: integer('experiment_id')
      .notNull()
      .references(() => experiments.id, { onDelete: 'cascade' }),
    version: text('version').$type<'a' | 'b'>().notNull(),
    day: text('day').notNull(),
    visitors: integer('visitors').notNull().default(0),
    jobViews: integer('job_views').notNull().default(0),
    applyClicks: integer('apply_clicks').notNull().default(0),
    applications: integer('applications').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.experimentId, table.day, table.version] })],
);
