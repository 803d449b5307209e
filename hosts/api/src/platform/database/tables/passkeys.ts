import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from '../drizzle.ts';
import { sites } from './boards.ts';
import { createdAt, identity, moment, wholeNumber } from './columns.ts';
import { users } from './people.ts';

/** The passkeys by which people log in: of each only its public half, which makes no signature. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: identity(),
    uuid: uuid('uuid').notNull().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where it was made: at another site it is nobody's, also where its host has moved there. */
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** The host that it is for, its RP ID: a browser gives it to no other. */
    host: text('host').notNull(),
    /** What its device calls it, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often its device says that it signed; 0 where it does not count. */
    counter: wholeNumber('counter').notNull(),
    /** How a browser reaches its device: 'internal', 'hybrid', 'usb'. */
    transports: text('transports').array().notNull(),
    /** As its owner calls it. */
    name: text('name').notNull(),
    /** Whether it is kept by more than one device. */
    isSynced: boolean('is_synced').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_uuid').on(table.uuid),
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_user').on(table.userId),
    index('passkeys_site').on(table.siteId),
  ],
);

/** What a passkey is about to sign: once, within minutes, at the host and for what it was asked. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    host: text('host').notNull(),
    purpose: text('purpose', { enum: ['add', 'log_in', 'second_step'] }).notNull(),
    /** The session that asked; null of who logs in. */
    session: uuid('session'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_site').on(table.siteId),
    index('passkey_challenges_expires').on(table.expiresAt),
  ],
);
