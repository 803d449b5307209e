import { sql, check, index, integer, pgTable, text } from '../drizzle.ts';
import { applications } from './applications.ts';
import { createdAt, identity, json, moment } from './columns.ts';
import { users } from './people.ts';

/** What was done with an application, by whom and when: moves, downloads, mails, the withdrawal. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: identity(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** The colleague who did it; none for the applicant, and for a colleague who is gone. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    event: text('event', { enum: ['moved', 'downloaded', 'mailed', 'withdrawn'] }).notNull(),
    /** What fills its sentence, as `{from, to, kind}` of a move. */
    values: json('values').notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    index('application_events_application').on(table.applicationId, table.createdAt),
    index('application_events_user').on(table.userId),
    check('application_events_event', sql`${table.event} in ('moved', 'downloaded', 'mailed', 'withdrawn')`),
  ],
);

/** What colleagues tell each other about an applicant. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    id: identity(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at'),
  },
  (table) => [
    index('application_notes_application').on(table.applicationId, table.createdAt),
    index('application_notes_user').on(table.userId),
  ],
);
