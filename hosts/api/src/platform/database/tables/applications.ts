import {
  sql,
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { applicationStages } from './application-stages.ts';
import { jobBoards, sites } from './boards.ts';
import { createdAt, identity, mailStates, moment, wordsIn, wordsIndex } from './columns.ts';
import { jobs } from './jobs.ts';
import { users } from './people.ts';

/** What the storage port keeps. The bytes lie under `storage_key`; a token is the only way to ask for them. */
export const files = pgTable(
  'files',
  {
    id: identity(),
    token: text('token').notNull(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id),
    /** Whose it is: a user's, an application's, an order's, or a visitor's whose application has not come yet. */
    ownerKind: text('owner_kind', { enum: ['user', 'application', 'visitor', 'order'] }).notNull(),
    ownerId: integer('owner_id'),
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    storageKey: text('storage_key').notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    createdAt: createdAt(),
    /** When the thing it was uploaded for arrived. */
    claimedAt: moment('claimed_at'),
    /** From then on the retention job removes it. */
    deleteAfter: moment('delete_after'),
  },
  (table) => [
    uniqueIndex('files_token').on(table.token),
    index('files_delete_after').on(table.deleteAfter),
    index('files_owner').on(table.ownerKind, table.ownerId),
    check('files_owner_kind', sql`${table.ownerKind} in ('user', 'application', 'visitor', 'order')`),
  ],
);

type ApplicationWords = Readonly<Record<'givenName' | 'familyName' | 'email', AnyPgColumn>>;
/** What an application is found by, beside its job. */
export const wordsOfApplication = ({ givenName, familyName, email }: ApplicationWords) =>
  wordsIn(givenName, familyName, email);

/** An application for a job (specification §3 'Job application payload'). One per job and address. */
export const applications = pgTable(
  'applications',
  {
    id: identity(),
    uuid: uuid('uuid').notNull().defaultRandom(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id),
    jobBoardId: integer('job_board_id')
      .notNull()
      .references(() => jobBoards.id),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    email: text('email').notNull(),
    salutation: text('salutation', { enum: ['mr', 'miss', 'neutral'] }),
    givenName: text('given_name').notNull(),
    familyName: text('family_name').notNull(),
    motivationText: text('motivation_text'),
    phone: text('phone'),
    phoneCountry: text('phone_country'),
    cvFileId: integer('cv_file_id').references(() => files.id, { onDelete: 'set null' }),
    motivationFileId: integer('motivation_file_id').references(() => files.id, { onDelete: 'set null' }),
    /** Whether the applicant asked for an account as well. */
    candidate: boolean('candidate').notNull().default(false),
    termsAcceptedAt: moment('terms_accepted_at'),
    locale: text('locale').notNull().default('nl'),
    createdAt: createdAt(),
    /** The stage of the company's procedure it is in; none: it has just arrived. A stage with applications cannot go. */
    stageId: integer('stage_id').references(() => applicationStages.id),
    /** When it came into its stage. */
    movedAt: moment('moved_at'),
    /** Stars that colleagues gave, 1 to 5. */
    rating: integer('rating'),
    withdrawnAt: moment('withdrawn_at'),
    /** When the applicant's data goes, where that is sooner than four weeks after the job's end: it was taken back. */
    deleteAfter: moment('delete_after'),
    /** Since when nobody sees it any more, as its sender asked: from `delete_after` on it is gone. */
    deletionAskedAt: moment('deletion_asked_at'),
    /** Which admin was asked, and how. */
    deletionAskedBy: integer('deletion_asked_by').references(() => users.id, { onDelete: 'set null' }),
    deletionReason: text('deletion_reason').notNull().default(''),
    /**
     * How the last mail stands that brought it to who recruits; null: none of late. The database writes it with each such mail
     * (see the triggers in the migrations).
     */
    mailState: text('mail_state', { enum: mailStates }),
  },
  (table) => [
    uniqueIndex('applications_uuid').on(table.uuid),
    uniqueIndex('applications_job_email').on(table.jobId, table.email),
    index('applications_board').on(table.jobBoardId, table.createdAt),
    index('applications_name').on(
      table.jobBoardId,
      sql`lower(${table.givenName} || ' ' || ${table.familyName})`,
      table.id,
    ),
    index('applications_leaving')
      .on(table.jobBoardId)
      .where(sql`${table.deletionAskedAt} is not null`),
    // What became of their mails, in the order that a list opens in.
    index('applications_mail').on(table.jobBoardId, table.mailState, table.createdAt, table.id),
    index('applications_user').on(table.userId),
    index('applications_job').on(table.jobId, table.createdAt, table.id),
    index('applications_stage').on(table.stageId),
    index('applications_email').on(table.email),
    wordsIndex('applications_words', wordsOfApplication(table)),
    index('applications_delete_after').on(table.deleteAfter),
    index('applications_deletion_asked_by').on(table.deletionAskedBy),
    check('applications_deletion', sql`${table.deletionAskedAt} is null or ${table.deleteAfter} is not null`),
    check(
      'applications_mail_state',
      sql`${table.mailState} in (${sql.raw(mailStates.map((state) => `'${state}'`).join(', '))})`,
    ),
    check('applications_rating', sql`${table.rating} between 1 and 5`),
    check('applications_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

/**
 * Links that were mailed to applicants who want their data kept in a profile. Nothing is made before its page's button
 * is pressed. Only a hash of the token is kept, and the link goes with its application.
 */
export const profileLinks = pgTable(
  'profile_links',
  {
    id: identity(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** The address it was mailed to. */
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    uniqueIndex('profile_links_token').on(table.tokenHash),
    index('profile_links_application').on(table.applicationId),
  ],
);
