import { adminRoles, vatResults } from '@boardwright/api-client/contract';
import {
  sql,
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { jobBoards, sites } from './boards.ts';
import { createdAt, identity, localisedText, moment, namesUploads, wordsIn, wordsIndex } from './columns.ts';

type ClientWords = Readonly<Record<'name' | 'kvkNumber' | 'vatNumber' | 'invoiceEmail', AnyPgColumn>>;
/** A company's own words: what it is found by, beside its people and organisations. */
export const wordsOfClient = ({ name, kvkNumber, vatNumber, invoiceEmail }: ClientWords) =>
  wordsIn(name, kvkNumber, vatNumber, invoiceEmail);

/** A company as customer: what is bought belongs to it, its people are employers. */
export const clients = pgTable(
  'clients',
  {
    id: identity(),
    uuid: uuid('uuid').notNull().defaultRandom(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id),
    name: text('name').notNull(),
    vatNumber: text('vat_number'),
    /** Of the Dutch chamber of commerce, eight digits. */
    kvkNumber: text('kvk_number'),
    /** Where invoices go; null: to whoever ordered. */
    invoiceEmail: text('invoice_email'),
    /** Since when an admin has known the company: it may order on invoice. */
    verifiedAt: moment('verified_at'),
    /** How much it may have outstanding on invoice, in cents with VAT; null: as the site says. */
    invoiceLimitCents: integer('invoice_limit_cents'),
    /** Since when its jobs may be online; null: an admin of the site has to approve it first. */
    approvedAt: moment('approved_at').defaultNow(),
    approvedBy: integer('approved_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /** Since when the site keeps it from being shown and from acting; null: it is not blocked. */
    blockedAt: moment('blocked_at'),
    blockedReason: text('blocked_reason').notNull().default(''),
    blockedBy: integer('blocked_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /** Since when no visitor is shown anything of it; null: it is shown. */
    heldSince: moment('held_since').generatedAlwaysAs(
      sql`case when blocked_at is not null then blocked_at when approved_at is null then created_at end`,
    ),
    /**
     * All that an admin finds it by: its own words, and those of its organisations and people. The database writes it with
     * each of them (see the triggers in the migrations).
     */
    foundBy: text('found_by').notNull().default(''),
    /** Grows with every change of what a form holds: who read an older one is refused. */
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('clients_uuid').on(table.uuid),
    // The order of each list that an admin has of them.
    index('clients_name').on(table.siteId, sql`lower(${table.name})`, table.id),
    index('clients_newest').on(table.siteId, table.createdAt, table.id),
    // All that their states are counted by.
    index('clients_state').on(table.siteId, table.blockedAt, table.approvedAt),
    wordsIndex('clients_words', wordsOfClient(table)),
    wordsIndex('clients_found_by', sql`${table.foundBy}`),
    index('clients_held')
      .on(table.siteId, table.heldSince)
      .where(sql`${table.heldSince} is not null`),
    index('clients_approved_by').on(table.approvedBy),
    index('clients_blocked_by').on(table.blockedBy),
    check('clients_kvk', sql`${table.kvkNumber} ~ '^[0-9]{8}$'`),
  ],
);

/** What admins of a site write down about a company, for each other. */
export const clientNotes = pgTable(
  'client_notes',
  {
    id: identity(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
    createdBy: integer('created_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /** Deleted, and taken back as long as it is here. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('client_notes_client').on(table.clientId, table.createdAt),
    index('client_notes_user').on(table.createdBy),
  ],
);

/** What the register of VAT numbers of the European Union last said of a company's. */
export const clientVatChecks = pgTable(
  'client_vat_checks',
  {
    clientId: integer('client_id')
      .primaryKey()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** That was asked about: another one since is not checked. */
    vatNumber: text('vat_number').notNull(),
    result: text('result', { enum: vatResults }).notNull(),
    /** As the register has it; null where it does not say. */
    name: text('name'),
    address: text('address'),
    checkedAt: moment('checked_at').notNull(),
  },
  (table) => [check('client_vat_checks_result', sql`${table.result} in ('valid', 'invalid', 'unknown')`)],
);

type UserWords = Readonly<Record<'givenName' | 'familyName' | 'email', AnyPgColumn>>;
/** What somebody is found by. */
export const wordsOfUser = ({ givenName, familyName, email }: UserWords) =>
  wordsIn(givenName, familyName, email);

/** Who may log in. An account belongs to one site; an admin without a site runs all of them. */
export const users = pgTable(
  'users',
  {
    id: identity(),
    uuid: uuid('uuid').notNull().defaultRandom(),
    email: text('email').notNull(),
    role: text('role', { enum: ['candidate', 'employer', 'admin'] }).notNull(),
    /** Of an admin, and of nobody else: what they may see and do. */
    adminRole: text('admin_role', { enum: adminRoles }),
    passwordHash: text('password_hash'),
    givenName: text('given_name').notNull(),
    familyName: text('family_name').notNull(),
    /** Of an employer: the company they worked for last. All of them stand in `client_users`. */
    clientId: integer('client_id').references(() => clients.id),
    siteId: integer('site_id').references(() => sites.id),
    locale: text('locale').notNull().default('nl'),
    active: boolean('active').notNull().default(true),
    /** When a mailed link showed that the address is this person's. */
    emailVerifiedAt: moment('email_verified_at'),
    termsAcceptedAt: moment('terms_accepted_at'),
    /** Of an admin: when they last called, to within some minutes. */
    lastSeenAt: moment('last_seen_at'),
    /** Of an admin who is not active: when they were taken off the team. */
    removedAt: moment('removed_at'),
    /** Of a candidate or an employer who is not active: since when the site blocks them. */
    blockedAt: moment('blocked_at'),
    /** What they read of it. */
    blockedReason: text('blocked_reason').notNull().default(''),
    blockedBy: integer('blocked_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /** Of a candidate or an employer who is not active: when everything of theirs is deleted, as an admin asked for. */
    deleteAfter: moment('delete_after'),
    deletionAskedBy: integer('deletion_asked_by').references((): AnyPgColumn => users.id, {
      onDelete: 'set null',
    }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_uuid').on(table.uuid),
    // The order of each list that an admin has of them.
    index('users_newest')
      .on(table.siteId, table.createdAt, table.id)
      .where(sql`${table.role} <> 'admin'`),
    index('users_name')
      .on(table.siteId, sql`lower(${table.givenName} || ' ' || ${table.familyName})`, table.id)
      .where(sql`${table.role} <> 'admin'`),
    // All that their states are counted by.
    index('users_state')
      .on(table.siteId, table.deleteAfter, table.active, table.emailVerifiedAt, table.role)
      .where(sql`${table.role} <> 'admin'`),
    wordsIndex('users_words', wordsOfUser(table)),
    index('users_blocked_by').on(table.blockedBy),
    index('users_leaving')
      .on(table.deleteAfter)
      .where(sql`${table.deleteAfter} is not null`),
    index('users_deletion_asked_by').on(table.deletionAskedBy),
    check(
      'users_blocked',
      sql`(${table.blockedAt} is null and ${table.deleteAfter} is null) or (${table.role} <> 'admin' and not ${table.active})`,
    ),
    uniqueIndex('users_account').on(table.email, table.role, sql`coalesce(${table.siteId}, 0)`),
    index('users_client').on(table.clientId),
    check('users_role', sql`${table.role} in ('candidate', 'employer', 'admin')`),
    check(
      'users_admin_role',
      sql`(${table.role} = 'admin') = (${table.adminRole} is not null) and (${table.adminRole} is null or ${table.adminRole} in ('owner', 'editor', 'content', 'sales', 'support', 'read_only'))`,
    ),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check('users_tenant', sql`${table.siteId} is not null or ${table.role} = 'admin'`),
    check('users_employer', sql`${table.role} <> 'employer' or ${table.clientId} is not null`),
  ],
);

/**
 * Who works for a company: a person has one row for each of theirs, made by the database with the account or by an
 * invitation. One that was invited works there once they accepted.
 */
export const clientUsers = pgTable(
  'client_users',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    active: boolean('active').notNull().default(true),
    /** When the last invitation was mailed; null for who made the company. */
    invitedAt: moment('invited_at'),
    acceptedAt: moment('accepted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('client_users_person').on(table.userId, table.clientId),
    index('client_users_client').on(table.clientId),
  ],
);

/** A key of a company for systems that post jobs (specification §3 'Multiposter token'). Only its hash is kept. */
export const multiposterTokens = pgTable(
  'multiposter_tokens',
  {
    id: identity(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** The last signs of the secret, by which a person tells two apart. */
    ending: text('ending').notNull(),
    active: boolean('active').notNull().default(true),
    lastUsedAt: moment('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('multiposter_tokens_hash').on(table.tokenHash),
    index('multiposter_tokens_client').on(table.clientId),
  ],
);

export interface OrganisationInfo {
  readonly type: 'benefit' | 'image' | 'location' | 'social' | 'text' | 'video';
  readonly value: string | Readonly<Record<string, string>>;
  readonly order: number;
}

type OrganisationWords = Readonly<Record<'name' | 'email' | 'website', AnyPgColumn>>;
/** What an admin finds an organisation by. */
export const wordsOfOrganisation = ({ name, email, website }: OrganisationWords) =>
  wordsIn(name, email, website);

/** What of an organisation can name a picture. */
export const picturesOfOrganisation = ({
  logo,
  header,
  textAbout,
  info,
}: Readonly<Record<'logo' | 'header' | 'textAbout' | 'info', AnyPgColumn>>) =>
  wordsIn(logo, header, sql`${textAbout}::text`, sql`${info}::text`);

/** A company as visitors see it (specification §3 'Organisation'). */
export const organisations = pgTable(
  'organisations',
  {
    id: identity(),
    clientId: integer('client_id').references(() => clients.id),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    /** Other names it is known by. */
    names: jsonb('names').$type<readonly string[]>().notNull().default([]),
    email: text('email'),
    phone: text('phone'),
    website: text('website'),
    logo: text('logo'),
    header: text('header'),
    slogan: localisedText('slogan'),
    active: boolean('active').notNull().default(true),
    premium: boolean('premium').notNull().default(false),
    featured: boolean('featured').notNull().default(false),
    /** When being featured ends; null where an admin gave it. */
    featuredTill: moment('featured_till'),
    companySize: text('company_size'),
    companyType: text('company_type', { enum: ['company', 'staff'] }),
    locationHq: text('location_hq'),
    countryCode: text('country_code'),
    lat: doublePrecision('lat'),
    lon: doublePrecision('lon'),
    /** Sanitised HTML per language. */
    textAbout: localisedText('text_about'),
    info: jsonb('info').$type<readonly OrganisationInfo[]>().notNull().default([]),
    socials: jsonb('socials').$type<Readonly<Record<string, string>>>().notNull().default({}),
    segmentIds: integer('segment_ids')
      .array()
      .notNull()
      .default(sql`'{}'::integer[]`),
    /** Grows with every change of what a form holds: who read an older one is refused. */
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    archivedAt: moment('archived_at'),
  },
  (table) => [
    uniqueIndex('organisations_slug').on(table.slug),
    index('organisations_client').on(table.clientId),
    wordsIndex('organisations_words', wordsOfOrganisation(table)),
    // Those that show a picture, of many that do not.
    index('organisations_pictures')
      .on(table.clientId)
      .where(namesUploads(picturesOfOrganisation(table))),
    check('organisations_type', sql`${table.companyType} in ('company', 'staff')`),
  ],
);

/** Which boards show an organisation. */
export const organisationBoards = pgTable(
  'organisation_boards',
  {
    organisationId: integer('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    jobBoardId: integer('job_board_id')
      .notNull()
      .references(() => jobBoards.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.jobBoardId, table.organisationId] }),
    index('organisation_boards_organisation').on(table.organisationId),
  ],
);
