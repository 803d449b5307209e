import { sql, check, index, integer, pgTable, uniqueIndex, uuid } from '../drizzle.ts';
import { createdAt, identity } from './columns.ts';
import { jobs } from './jobs.ts';
import { organisations, users } from './people.ts';

/** A job or an organisation that a candidate keeps (specification §3 'Favourite'). */
export const favourites = pgTable(
  'favourites',
  {
    id: identity(),
    uuid: uuid('uuid').notNull().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: integer('job_id').references(() => jobs.id, { onDelete: 'cascade' }),
    organisationId: integer('organisation_id').references(() => organisations.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('favourites_uuid').on(table.uuid),
    uniqueIndex('favourites_job').on(table.userId, table.jobId),
    uniqueIndex('favourites_organisation').on(table.userId, table.organisationId),
    index('favourites_of_job').on(table.jobId),
    check('favourites_of_one', sql`(${table.jobId} is null) <> (${table.organisationId} is null)`),
  ],
);
