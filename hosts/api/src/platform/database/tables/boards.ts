import {
  type AnyPgColumn,
  sql,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from '../drizzle.ts';
import {
  createdAt,
  identity,
  integers,
  json,
  type Json,
  type LocalisedText,
  localisedText,
  moment,
} from './columns.ts';

/** A place where jobs are published (specification §3 'Job board'). */
export const jobBoards = pgTable(
  'job_boards',
  {
    id: identity(),
    status: text('status').notNull().default('active'),
    host: text('host').notNull(),
    url: text('url').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    /** Addresses of pages that mails name; `{slug}`, `{uuid}`, `{token}` and `{locale}` are filled in. */
    jobUrlTemplate: text('job_url_template').notNull().default(''),
    applyUrlTemplate: text('apply_url_template').notNull().default(''),
    passwordResetUrlTemplate: text('password_reset_url_template').notNull().default(''),
    verifyUrlTemplate: text('verify_url_template').notNull().default(''),
    /**
     * What `{{key}}` is on its pages: in the site's own language, and in others that say it otherwise. What was deleted
     * can be restored for a while.
     */
    placeholders: jsonb('placeholders')
      .$type<readonly { key: string; value: string; texts?: LocalisedText; deletedAt?: string }[]>()
      .notNull()
      .default([]),
    /**
     * What visitors may have mailed, with its name by language. The number of one is never another's. What was deleted can
     * be restored for a while.
     */
    newsletters: jsonb('newsletters')
      .$type<readonly { id: number; names: LocalisedText; deletedAt?: string }[]>()
      .notNull()
      .default([]),
    /** Where messages of the board go when nobody closer is named. */
    email: text('email'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('job_boards_slug').on(table.slug),
    check('job_boards_status', sql`${table.status} in ('active', 'inactive')`),
  ],
);

/** A site built from blocks: one tenant. Its board is where its jobs come from. */
export const sites = pgTable(
  'sites',
  {
    id: identity(),
    status: text('status', { enum: ['draft', 'active'] })
      .notNull()
      .default('draft'),
    name: text('name').notNull(),
    jobBoardId: integer('job_board_id')
      .notNull()
      .references(() => jobBoards.id),
    defaultLocale: text('default_locale').notNull().default('nl'),
    supportedLocales: text('supported_locales')
      .array()
      .notNull()
      .default(sql`'{nl}'::text[]`),
    /** Settings that are the same in every language. */
    settings: json('settings').notNull().default({}),
    /** Settings that are texts, by upper-case language: `{ NL: { copyright_text: '…' } }`. */
    texts: jsonb('texts').$type<Readonly<Record<string, Json>>>().notNull().default({}),
    cookieScripts: jsonb('cookie_scripts').$type<readonly Json[]>().notNull().default([]),
    /** Of the site-wide password; never leaves the server. */
    passwordHash: text('password_hash'),
    /** Grows with every change an admin makes, of any page too. */
    version: integer('version').notNull().default(1),
    /** Grows with every change of the site's own settings: who read an older one is refused. */
    settingsRevision: integer('settings_revision').notNull().default(1),
    /** Its blocks have one design in all languages; off for a site of before that was so, until it is joined. */
    oneDesign: boolean('one_design').notNull().default(true),
    /** Whether visitors see what is saved in the editor at once, or when a page is published: by hand, on a new site. */
    publishing: text('publishing', { enum: ['live', 'by_hand'] })
      .notNull()
      .default('by_hand'),
    /**
     * How it looks to visitors (see `Appearance`), where something of that was saved since they got it; null where they have
     * what is saved.
     */
    publishedAppearance: jsonb('published_appearance').$type<unknown>(),
    /** Its admins log in in two steps: who has no second one yet makes it when they log in. */
    secondStepRequired: boolean('second_step_required').notNull().default(false),
    /** Since when it answers nobody and is left out of all work; it can be put back for a while. */
    deletedAt: moment('deleted_at'),
    /** What the admin who deleted it noted, for who may put it back. */
    deletedReason: text('deleted_reason').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('sites_job_board').on(table.jobBoardId),
    check('sites_status', sql`${table.status} in ('draft', 'active')`),
    check('sites_publishing', sql`${table.publishing} in ('live', 'by_hand')`),
    check('sites_default_locale', sql`${table.defaultLocale} = any (${table.supportedLocales})`),
  ],
);

/** Host names without port, lower case; the first of type `site` is the site's own address. */
export const siteHosts = pgTable(
  'site_hosts',
  {
    host: text('host').primaryKey(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['site', 'api'] })
      .notNull()
      .default('site'),
    /** Address with scheme and port where it differs from the host name, as for an API elsewhere. */
    address: text('address'),
  },
  (table) => [
    index('site_hosts_site').on(table.siteId),
    check('site_hosts_type', sql`${table.type} in ('site', 'api')`),
    check('site_hosts_lower', sql`${table.host} = lower(${table.host})`),
  ],
);

/**
 * Hosts that an admin wants a site to answer at, until a record in their DNS shows that they may. Several sites may want
 * the same one; whoever shows it first has it. Those that a site gave up lately are here too.
 */
export const hostClaims = pgTable(
  'host_claims',
  {
    id: identity(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    host: text('host').notNull(),
    /** What the record must say. */
    token: text('token').notNull(),
    createdAt: createdAt(),
    /** The site gave it up then, and can have it back for a while as it was. */
    deletedAt: moment('deleted_at'),
    /** The site answered at it when it gave it up. */
    wasVerified: boolean('was_verified').notNull().default(false),
  },
  (table) => [
    uniqueIndex('host_claims_site_host').on(table.siteId, table.host),
    check('host_claims_lower', sql`${table.host} = lower(${table.host})`),
  ],
);

/** The groups segments belong to (specification §3: time, education, career_level, contract, industry). */
export const segmentGroups = pgTable(
  'segment_groups',
  {
    id: identity(),
    key: text('key').notNull(),
    name: localisedText('name').notNull(),
    jobs: boolean('jobs').notNull().default(true),
    candidates: boolean('candidates').notNull().default(true),
    organisations: boolean('organisations').notNull().default(false),
    order: integer('order').notNull().default(0),
  },
  (table) => [uniqueIndex('segment_groups_key').on(table.key)],
);

/** A value jobs are filtered by; offered on the boards it names. */
export const segments = pgTable(
  'segments',
  {
    id: identity(),
    key: text('key').notNull(),
    segmentGroupId: integer('segment_group_id')
      .notNull()
      .references(() => segmentGroups.id),
    name: localisedText('name').notNull(),
    icon: text('icon'),
    jobBoardIds: integers('job_board_ids'),
    order: integer('order').notNull().default(0),
    /** Since when it is offered to nobody; what has it already keeps it. */
    archivedAt: moment('archived_at'),
    /** The one that it became a part of: who asks for it by its number or its name means that one. */
    mergedIntoId: integer('merged_into_id').references((): AnyPgColumn => segments.id, {
      onDelete: 'set null',
    }),
  },
  (table) => [uniqueIndex('segments_key').on(table.key), index('segments_group').on(table.segmentGroupId)],
);
