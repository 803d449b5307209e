import {
  jobStatuses,
  payWith,
  type ReviewReason,
  salaryTypes,
  withheldGrounds,
} from '@boardwright/api-client/contract';
import {
  sql,
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { jobBoards } from './boards.ts';
import {
  createdAt,
  decimal,
  identity,
  integers,
  json,
  moment,
  wholeNumber,
  wordsIn,
  wordsIndex,
} from './columns.ts';
import { clients, organisations, users } from './people.ts';

/** The four parts of a job's text in the board's own layout. Sanitised HTML. */
export interface PlatformText {
  readonly job: string | null;
  readonly function: string | null;
  readonly company: string | null;
  readonly offer: string | null;
}

/** How a job stood when an admin ended it, so that it can be opened again as it was. Moments as ISO 8601. */
export interface EndedFrom {
  readonly at: string;
  readonly status: 'active' | 'paused';
  readonly till: string | null;
}

/** Counts the writes to jobs: the search index asks for what came after the last one it saw. */
export const jobsRevision = pgSequence('jobs_revision');

/**
 * Full-time yearly pay of a salary column, so that an hourly wage compares with an annual one as advertisements
 * state them: 40 hours, 5 days, 52 weeks. A project's fee is no yearly pay.
 */
const perYear = (column: 'salary_min' | 'salary_max') =>
  sql.raw(
    `round(${column} * case salary_type when 'hour' then 2080 when 'day' then 260 when 'month' then 12 when 'year' then 1 end)::integer`,
  );

type JobWords = Readonly<
  Record<'title' | 'organisationName' | 'locationName' | 'referenceCode' | 'externalReference', AnyPgColumn>
>;
/** What a job is found by, beside the name of its company. */
export const wordsOfJob = (job: JobWords) =>
  wordsIn(job.title, job.organisationName, job.locationName, job.referenceCode, job.externalReference);

/** A job (specification §3). `revision` is set by the database at every write. */
export const jobs = pgTable(
  'jobs',
  {
    id: identity(),
    uuid: uuid('uuid').notNull().defaultRandom(),
    organisationId: integer('organisation_id')
      .notNull()
      .references(() => organisations.id),
    clientId: integer('client_id').references(() => clients.id),
    productId: integer('product_id'),
    title: text('title').notNull(),
    /** Intro of at most 200 characters, plain text. */
    description: text('description').notNull().default(''),
    status: text('status', { enum: jobStatuses }).notNull().default('draft'),
    locale: text('locale').notNull().default('nl'),
    slug: text('slug').notNull(),
    /** As printed with the job, which may differ from the organisation's own name. */
    organisationName: text('organisation_name').notNull(),
    logo: text('logo'),
    showLogo: boolean('show_logo').notNull().default(true),
    from: moment('from').notNull().defaultNow(),
    till: moment('till'),
    premium: boolean('premium').notNull().default(false),
    premiumTill: moment('premium_till'),
    textType: text('text_type', { enum: ['own', 'platform'] })
      .notNull()
      .default('platform'),
    textOwn: text('text_own'),
    textPlatform: jsonb('text_platform').$type<PlatformText>(),
    remote: boolean('remote').notNull().default(false),
    locationType: text('location_type', { enum: ['fixed', 'none', 'country'] })
      .notNull()
      .default('fixed'),
    countryCode: text('country_code').notNull().default('NL'),
    locationName: text('location_name'),
    city: text('city'),
    postalCode: text('postal_code'),
    lat: doublePrecision('lat'),
    lon: doublePrecision('lon'),
    applyType: text('apply_type', { enum: ['email', 'url'] })
      .notNull()
      .default('email'),
    applyUrl: text('apply_url'),
    applyEmail: text('apply_email'),
    /** Where the job came from, as `feed:3` or `mp:12`; with the reference it names the job there. */
    source: text('source'),
    externalReference: text('external_reference'),
    referenceCode: text('reference_code'),
    recruiterName: text('recruiter_name'),
    recruiterEmail: text('recruiter_email'),
    recruiterPhone: text('recruiter_phone'),
    recruiterPhoneCountry: text('recruiter_phone_country'),
    website: text('website'),
    salaryMin: decimal('salary_min'),
    salaryMax: decimal('salary_max'),
    salaryType: text('salary_type', { enum: salaryTypes }).notNull().default('month'),
    salaryYearMin: integer('salary_year_min').generatedAlwaysAs(perYear('salary_min')),
    salaryYearMax: integer('salary_year_max').generatedAlwaysAs(perYear('salary_max')),
    hoursMin: integer('hours_min'),
    hoursMax: integer('hours_max'),
    segmentIds: integers('segment_ids'),
    customFields: json('custom_fields').notNull().default({}),
    pixelUrl: text('pixel_url'),
    boostFactor: doublePrecision('boost_factor').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    archivedAt: moment('archived_at'),
    /** Of a draft: since when it waits to be published until an admin approves its company or reviews it, and how it is paid then. */
    publishAskedAt: moment('publish_asked_at'),
    publishPayWith: text('publish_pay_with', { enum: payWith.enum }),
    /** The slot that it is to run in then. */
    publishSlotId: integer('publish_slot_id'),
    /** Of a draft that an admin sent back: when, why and in which words. */
    returnedAt: moment('returned_at'),
    returnedReasons: jsonb('returned_reasons').$type<readonly ReviewReason[]>().notNull().default([]),
    returnedExplanation: text('returned_explanation').notNull().default(''),
    /** Of a published job: since when a change of its company waits for the look of an admin. */
    unreviewedSince: moment('unreviewed_since'),
    endedFrom: jsonb('ended_from').$type<EndedFrom>(),
    revision: wholeNumber('revision')
      .notNull()
      .default(sql`nextval('jobs_revision')`),
  },
  (table) => [
    uniqueIndex('jobs_uuid').on(table.uuid),
    uniqueIndex('jobs_slug').on(table.slug),
    uniqueIndex('jobs_source')
      .on(table.source, table.externalReference)
      .where(sql`${table.source} is not null`),
    index('jobs_revision_index').on(table.revision),
    index('jobs_organisation').on(table.organisationId, table.status),
    // Whose jobs there are, without reading one.
    index('jobs_client').on(table.clientId, table.organisationId, table.id),
    // All that the live jobs of companies are counted by.
    index('jobs_live')
      .on(table.clientId, table.organisationId, table.id, table.from, table.till)
      .where(sql`${table.status} in ('active', 'scheduled')`),
    index('jobs_status_till').on(table.status, table.till),
    // All that an admin's list counts by: counting a board's jobs reads no job.
    index('jobs_counted').on(
      table.id,
      table.status,
      table.from,
      table.till,
      table.boostFactor,
      table.publishAskedAt,
      table.unreviewedSince,
    ),
    // Those of a status, in the order in which a board has them.
    index('jobs_of_status').on(table.status, table.id, table.from, table.till),
    // Few of many, which would be looked for in all.
    index('jobs_boosted')
      .on(table.id)
      .where(sql`${table.boostFactor} <> 1`),
    index('jobs_to_review')
      .on(table.id)
      .where(sql`${table.publishAskedAt} is not null or ${table.unreviewedSince} is not null`),
    index('jobs_updated').on(table.updatedAt, table.id),
    index('jobs_created').on(table.createdAt, table.id),
    index('jobs_till').on(table.till, table.id),
    index('jobs_title').on(sql`lower(${table.title})`),
    wordsIndex('jobs_words', wordsOfJob(table)),
    check(
      'jobs_status',
      sql`${table.status} in (${sql.raw(jobStatuses.map((status) => `'${status}'`).join(', '))})`,
    ),
    check(
      'jobs_salary_type',
      sql`${table.salaryType} in (${sql.raw(salaryTypes.map((type) => `'${type}'`).join(', '))})`,
    ),
    check('jobs_salary', sql`${table.salaryMax} >= ${table.salaryMin}`),
    check('jobs_hours', sql`${table.hoursMax} >= ${table.hoursMin}`),
    check('jobs_intro', sql`char_length(${table.description}) <= 200`),
    check('jobs_text_type', sql`${table.textType} in ('own', 'platform')`),
    check('jobs_location_type', sql`${table.locationType} in ('fixed', 'none', 'country')`),
    check('jobs_apply_type', sql`${table.applyType} in ('email', 'url')`),
    check('jobs_place', sql`(${table.lat} is null) = (${table.lon} is null)`),
    check('jobs_source_reference', sql`${table.source} is null or ${table.externalReference} is not null`),
  ],
);

/** Which boards publish a job, and which of them keep it from being shown. A change here counts as a change of the job (see the triggers in the migrations). */
export const jobBoardJobs = pgTable(
  'job_board_jobs',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    jobBoardId: integer('job_board_id')
      .notNull()
      .references(() => jobBoards.id, { onDelete: 'cascade' }),
    /** Since when an admin of the board keeps it from being shown there; null: it is shown where its status says so. */
    withheldAt: moment('withheld_at'),
    withheldGround: text('withheld_ground', { enum: withheldGrounds }),
    withheldExplanation: text('withheld_explanation').notNull().default(''),
    withheldBy: integer('withheld_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.jobBoardId] }),
    // Which jobs a board has and shows, without reading a row: an admin's list counts them by it.
    index('job_board_jobs_board').on(table.jobBoardId, table.jobId, table.withheldAt),
    index('job_board_jobs_withheld')
      .on(table.jobBoardId, table.withheldAt)
      .where(sql`${table.withheldAt} is not null`),
    check('job_board_jobs_ground', sql`(${table.withheldAt} is null) = (${table.withheldGround} is null)`),
  ],
);
