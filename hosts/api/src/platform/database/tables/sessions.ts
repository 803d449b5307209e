import { secondSteps } from '@boardwright/api-client/contract';
import {
  sql,
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { sites } from './boards.ts';
import { createdAt, identity, moment } from './columns.ts';
import { users } from './people.ts';

/**
 * Where somebody is logged in. A token names its session and is good as long as the row is there: logging out, a new
 * password and the end of an account delete it.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: identity(),
    uuid: uuid('uuid').notNull().defaultRandom(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Null for a visitor who gave the password of a closed site. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The browser as it named itself, by which its owner recognises it. */
    userAgent: text('user_agent'),
    /** The address whose mailed link opened it: as long as it is the account's, the session sees what its guest left. */
    provedEmail: text('proved_email'),
    /** What is left to do of logging in: until then it opens nothing else. Null where nothing is. */
    secondStep: text('second_step', { enum: secondSteps }),
    /**
     * The session of the admin who views the site as this person by it: it ends with that one. Null for one of the person's
     * own.
     */
    openedBy: uuid('opened_by').references((): AnyPgColumn => sessions.uuid, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** To within some minutes. */
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_uuid').on(table.uuid),
    index('sessions_user').on(table.userId),
    index('sessions_opened_by').on(table.openedBy),
    index('sessions_expires').on(table.expiresAt),
    check('sessions_second_step', sql`${table.secondStep} in ('asked', 'to_set_up')`),
  ],
);

/** The one-time link by which the owner of a new installation makes its first admin; the last one that was made counts. */
export const setupLinks = pgTable('setup_links', {
  id: identity(),
  /** What the link's token is made from, with the secret of the installation: so that it can be printed again. */
  nonce: text('nonce').notNull(),
  createdAt: createdAt(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

/** Lets an admin who is logged in at one site in at another, once and within a minute. */
export const siteHandovers = pgTable(
  'site_handovers',
  {
    id: identity(),
    /** Of the token; the token itself is known only to who was given it. */
    tokenHash: text('token_hash').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where it lets them in. */
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** The session that asked: where that has ended, it is good no more. */
    session: uuid('session').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    uniqueIndex('site_handovers_token').on(table.tokenHash),
    index('site_handovers_user').on(table.userId),
    index('site_handovers_site').on(table.siteId),
  ],
);
