import { reportDecisions, withheldGrounds } from '@boardwright/api-client/contract';
import { sql, check, index, integer, pgTable, text, uniqueIndex } from '../drizzle.ts';
import { jobBoards } from './boards.ts';
import { createdAt, identity, moment } from './columns.ts';
import { jobs } from './jobs.ts';
import { users } from './people.ts';

/** What a board decided about reports of a job (docs/decisions, 'A report of a job ends in one decision'). */
export const jobReportDecisions = pgTable(
  'job_report_decisions',
  {
    id: identity(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    jobBoardId: integer('job_board_id')
      .notNull()
      .references(() => jobBoards.id, { onDelete: 'cascade' }),
    outcome: text('outcome', { enum: reportDecisions }).notNull(),
    /** Why it was taken off, as its company read it. */
    ground: text('ground', { enum: withheldGrounds }),
    explanation: text('explanation').notNull().default(''),
    /** What those who reported it read. */
    message: text('message').notNull().default(''),
    decidedAt: moment('decided_at').notNull(),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('job_report_decisions_job').on(table.jobId),
    index('job_report_decisions_board').on(table.jobBoardId, table.decidedAt),
    index('job_report_decisions_user').on(table.decidedBy),
    check(
      'job_report_decisions_ground',
      sql`(${table.outcome} = 'withheld') = (${table.ground} is not null)`,
    ),
  ],
);

/** What somebody says is wrong with a job of a board. Who said it is for the board's admins alone, and is deleted. */
export const jobReports = pgTable(
  'job_reports',
  {
    id: identity(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    jobBoardId: integer('job_board_id')
      .notNull()
      .references(() => jobBoards.id, { onDelete: 'cascade' }),
    ground: text('ground', { enum: withheldGrounds }).notNull(),
    explanation: text('explanation').notNull(),
    name: text('name'),
    email: text('email'),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** A hash by which the same person is known again while the report is open; nothing can be read from it. */
    reporter: text('reporter').notNull(),
    /** The language in which it was written, and is answered. */
    locale: text('locale').notNull(),
    createdAt: createdAt(),
    /** Null: nobody decided about it yet. */
    decisionId: integer('decision_id').references(() => jobReportDecisions.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('job_reports_open')
      .on(table.jobBoardId, table.jobId, table.reporter)
      .where(sql`${table.decisionId} is null`),
    index('job_reports_job').on(table.jobId),
    index('job_reports_decision').on(table.decisionId),
    index('job_reports_user').on(table.userId),
  ],
);
