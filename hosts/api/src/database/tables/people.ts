import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { jobBoards, sites } from './boards.ts';
import { createdAt, identity, integers, type Json, localisedText, moment } from './columns.ts';

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
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('clients_uuid').on(table.uuid), index('clients_site').on(table.siteId)],
);

/** Who may log in. An account belongs to one site; an admin without a site runs all of them. */
export const users = pgTable(
  'users',
  {
    id: identity(),
    uuid: uuid('uuid').notNull().defaultRandom(),
    email: text('email').notNull(),
    role: text('role', { enum: ['candidate', 'employer', 'admin'] }).notNull(),
    passwordHash: text('password_hash'),
    givenName: text('given_name').notNull(),
    familyName: text('family_name').notNull(),
    clientId: integer('client_id').references(() => clients.id),
    siteId: integer('site_id').references(() => sites.id),
    locale: text('locale').notNull().default('nl'),
    active: boolean('active').notNull().default(true),
    /** When a mailed link showed that the address is this person's. */
    emailVerifiedAt: moment('email_verified_at'),
    termsAcceptedAt: moment('terms_accepted_at'),
    /** The board's newsletters this person wants. */
    newsletters: integers('newsletters'),
    /** Tokens made before are no longer good: set by logging out everywhere and by a new password. */
    tokensFrom: moment('tokens_from'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_uuid').on(table.uuid),
    uniqueIndex('users_account').on(table.email, table.role, sql`coalesce(${table.siteId}, 0)`),
    index('users_client').on(table.clientId),
    check('users_role', sql`${table.role} in ('candidate', 'employer', 'admin')`),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check('users_tenant', sql`${table.siteId} is not null or ${table.role} = 'admin'`),
    check('users_employer', sql`${table.role} <> 'employer' or ${table.clientId} is not null`),
  ],
);

export interface OrganisationInfo {
  readonly type: 'benefit' | 'image' | 'location' | 'social' | 'text' | 'video';
  readonly value: string | Readonly<Record<string, string>>;
  readonly order: number;
}

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
    companySize: text('company_size'),
    companyType: text('company_type', { enum: ['company', 'staff'] }),
    locationHq: text('location_hq'),
    countryCode: text('country_code'),
    /** Sanitised HTML per language. */
    textAbout: localisedText('text_about'),
    info: jsonb('info').$type<readonly OrganisationInfo[]>().notNull().default([]),
    socials: jsonb('socials').$type<Readonly<Record<string, string>>>().notNull().default({}),
    segmentIds: integer('segment_ids')
      .array()
      .notNull()
      .default(sql`'{}'::integer[]`),
    customFields: jsonb('custom_fields').$type<Json>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('organisations_slug').on(table.slug),
    index('organisations_client').on(table.clientId),
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
