import { sql, boolean, check, index, integer, pgTable, text, uniqueIndex } from '../drizzle.ts';
import { createdAt, identity, json, moment } from './columns.ts';
import { clients, users } from './people.ts';

/** Links that were mailed to a person and prove who opens them. Only a hash of the token is kept. */
export const accountLinks = pgTable(
  'account_links',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verify', 'reset', 'invite'] }).notNull(),
    /** The address it was mailed to: a link of an earlier address proves nothing about the present one. */
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    uniqueIndex('account_links_token').on(table.tokenHash),
    index('account_links_user').on(table.userId, table.purpose),
    check('account_links_purpose', sql`${table.purpose} in ('verify', 'reset', 'invite')`),
  ],
);

/** Whose it is, and what it is used for (specification §3 'Address'): a person's or a company's. */
const owned = () => ({
  id: identity(),
  userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
  clientId: integer('client_id').references(() => clients.id, { onDelete: 'cascade' }),
  label: text('label').notNull().default(''),
  primary: boolean('primary').notNull().default(false),
  financial: boolean('financial').notNull().default(false),
  delivery: boolean('delivery').notNull().default(false),
  createdAt: createdAt(),
});

/** Postal addresses. The indexes hold what §3 says: one primary and one financial for each owner. */
export const addresses = pgTable(
  'addresses',
  {
    ...owned(),
    addressLine1: text('address_line_1').notNull(),
    city: text('city').notNull(),
    postalCode: text('postal_code').notNull(),
    countryCode: text('country_code').notNull(),
  },
  (table) => [
    index('addresses_user').on(table.userId),
    index('addresses_client').on(table.clientId),
    uniqueIndex('addresses_user_primary')
      .on(table.userId)
      .where(sql`${table.primary}`),
    uniqueIndex('addresses_client_primary')
      .on(table.clientId)
      .where(sql`${table.primary}`),
    uniqueIndex('addresses_user_financial')
      .on(table.userId)
      .where(sql`${table.financial}`),
    uniqueIndex('addresses_client_financial')
      .on(table.clientId)
      .where(sql`${table.financial}`),
    check('addresses_owner', sql`(${table.userId} is null) <> (${table.clientId} is null)`),
  ],
);

/** Telephone numbers, in international notation, with the same flags. */
export const phones = pgTable(
  'phones',
  {
    ...owned(),
    phone: text('phone').notNull(),
    countryCode: text('country_code').notNull(),
  },
  (table) => [
    index('phones_user').on(table.userId),
    index('phones_client').on(table.clientId),
    uniqueIndex('phones_user_primary')
      .on(table.userId)
      .where(sql`${table.primary}`),
    uniqueIndex('phones_client_primary')
      .on(table.clientId)
      .where(sql`${table.primary}`),
    uniqueIndex('phones_user_financial')
      .on(table.userId)
      .where(sql`${table.financial}`),
    uniqueIndex('phones_client_financial')
      .on(table.clientId)
      .where(sql`${table.financial}`),
    check('phones_owner', sql`(${table.userId} is null) <> (${table.clientId} is null)`),
  ],
);

/** What happened in an account, for its own people to read (§7 `GET /logs`). */
export const accountLogs = pgTable(
  'account_logs',
  {
    id: identity(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Of an employer's company: colleagues read it too. */
    clientId: integer('client_id').references(() => clients.id, { onDelete: 'cascade' }),
    /** As 'password.changed'. */
    event: text('event').notNull(),
    /** Fills the event's sentence. */
    values: json('values').notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    index('account_logs_user').on(table.userId, table.createdAt),
    index('account_logs_client').on(table.clientId, table.createdAt),
    index('account_logs_job').on(sql`(${table.values} ->> 'job_id')`),
  ],
);
