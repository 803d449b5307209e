import { alertFrequencies } from '@boardwright/api-client/contract';
import { locales } from '@boardwright/messages';
import {
  sql,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '../drizzle.ts';
import { jobBoards, sites } from './boards.ts';
import { createdAt, identity, moment } from './columns.ts';
import { jobs } from './jobs.ts';
import { users } from './people.ts';

/** What an alert searches for, as the search index understands it; what is absent does not filter. */
export interface AlertFilter {
  readonly search?: string;
  /** The place as it was understood; only `lat` and `lon`, the region or the country filter. */
  readonly city?: string;
  readonly lat?: number;
  readonly lon?: number;
  /** Kilometres. */
  readonly range?: number;
  /** A province or the like, as the search index has it. */
  readonly region?: string | undefined;
  readonly countryCode?: string;
  readonly segments?: readonly number[];
  /** Euro a year. */
  readonly salaryMin?: number;
  readonly salaryMax?: number;
  readonly organisationId?: number;
  readonly remote?: boolean;
}

/** A saved search that is mailed (specification §3 'Job alert'): a candidate's, or an address's that confirmed it. */
export const jobAlerts = pgTable(
  'job_alerts',
  {
    id: identity(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Of a guest's alert; a candidate's goes to the account's present address. */
    email: text('email'),
    /**
     * Drawn at random, 256 bits: whoever holds the mailed link may manage this one alert. Kept as it is, since every mail
     * names it again.
     */
    token: text('token').notNull(),
    filter: jsonb('filter').$type<AlertFilter>().notNull().default({}),
    frequency: text('frequency', { enum: alertFrequencies }).notNull(),
    active: boolean('active').notNull().default(true),
    locale: text('locale', { enum: locales }).notNull(),
    createdAt: createdAt(),
    /** Nothing is sent before. */
    confirmedAt: moment('confirmed_at'),
    /** Jobs that appeared until then have been sent, or are none of this alert's. */
    coveredTill: moment('covered_till').notNull(),
    /** When the jobs since `covered_till` are to be mailed; none: they are when they appear. */
    dueAt: moment('due_at'),
    lastSentAt: moment('last_sent_at'),
  },
  (table) => [
    uniqueIndex('job_alerts_token').on(table.token),
    index('job_alerts_user').on(table.userId),
    index('job_alerts_email').on(table.siteId, table.email),
    index('job_alerts_due')
      .on(table.dueAt)
      .where(sql`${table.active} and ${table.confirmedAt} is not null`),
    index('job_alerts_direct')
      .on(table.id)
      .where(sql`${table.active} and ${table.confirmedAt} is not null and ${table.frequency} = 'direct'`),
    index('job_alerts_unconfirmed')
      .on(table.createdAt)
      .where(sql`${table.confirmedAt} is null`),
    check('job_alerts_owner', sql`(${table.userId} is null) = (${table.email} is not null)`),
    check('job_alerts_email_lower', sql`${table.email} = lower(${table.email})`),
    check(
      'job_alerts_frequency',
      sql`${table.frequency} in (${sql.raw(alertFrequencies.map((value) => `'${value}'`).join(', '))})`,
    ),
  ],
);

/** One telling of new jobs to the direct alerts. It goes through them by number, so that it can be taken up again. */
export const jobAlertRuns = pgTable(
  'job_alert_runs',
  {
    id: identity(),
    startedAt: moment('started_at').notNull(),
    /** Alerts up to this number have been notified. */
    doneTill: integer('done_till').notNull().default(0),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('job_alert_runs_open')
      .on(table.id)
      .where(sql`${table.finishedAt} is null`),
  ],
);

/** When a job was first seen on a board: from then on it is new for alerts, once and never again. */
export const jobAppearances = pgTable(
  'job_appearances',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    jobBoardId: integer('job_board_id')
      .notNull()
      .references(() => jobBoards.id, { onDelete: 'cascade' }),
    appearedAt: moment('appeared_at').notNull(),
    /** The run that tells the direct alerts of it; none for what stood there before there were alerts. */
    runId: integer('run_id').references(() => jobAlertRuns.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.jobBoardId] }),
    index('job_appearances_board').on(table.jobBoardId, table.appearedAt),
    index('job_appearances_run').on(table.runId),
  ],
);
