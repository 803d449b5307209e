import { index, integer, pgTable, primaryKey, text, uniqueIndex } from '../drizzle.ts';
import { applications } from './applications.ts';
import { sites } from './boards.ts';
import { createdAt, identity, moment } from './columns.ts';
import { clients, users } from './people.ts';

/** Who introduced the person of an application (docs/decisions, 'Finding, asking and introducing candidates'). */
export const introductions = pgTable(
  'introductions',
  {
    id: identity(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    /** The colleague who did it; none once they are gone. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** When the introducer said that the person agreed. */
    consentAt: moment('consent_at').notNull(),
    /** Of the link by which the person objects. */
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('introductions_application').on(table.applicationId),
    uniqueIndex('introductions_token').on(table.tokenHash),
    index('introductions_client').on(table.clientId),
    index('introductions_user').on(table.userId),
  ],
);

/** Addresses whose owners do not want to be introduced: no more than a hash of each, so that nobody does it again. */
export const introductionObjections = pgTable(
  'introduction_objections',
  {
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id),
    emailHash: text('email_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.emailHash] })],
);
