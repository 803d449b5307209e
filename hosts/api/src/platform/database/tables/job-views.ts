import { index, integer, pgTable, primaryKey, text } from '../drizzle.ts';
import { createdAt } from './columns.ts';
import { jobs } from './jobs.ts';

/** How often a job's page was drawn for a visitor, per day of its site's calendar. Nothing says who looked. */
export const jobViews = pgTable(
  'job_views',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** A day of the site's calendar. */
    day: text('day').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.day] })],
);

/** Counts that have come: a site that was not answered sends them again, and they count once. */
export const jobViewBatches = pgTable(
  'job_view_batches',
  {
    batch: text('batch').primaryKey(),
    createdAt: createdAt(),
  },
  (table) => [index('job_view_batches_created').on(table.createdAt)],
);
