import { salaryTypes } from '@boardwright/api-client/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { files } from './applications.ts';
import { jobBoards } from './boards.ts';
import { createdAt, decimal, identity, integers, json, moment } from './columns.ts';
import { users } from './people.ts';

/** A candidate's resume; `available` ones are shown to visitors without contact details (specification §3 'Resume'). */
export const resumes = pgTable(
  'resumes',
  {
    id: identity(),
    uuid: uuid('uuid').notNull().defaultRandom(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    jobBoardId: integer('job_board_id')
      .notNull()
      .references(() => jobBoards.id),
    slug: text('slug').notNull(),
    status: text('status', { enum: ['available', 'not_available'] })
      .notNull()
      .default('available'),
    givenName: text('given_name').notNull(),
    familyName: text('family_name').notNull(),
    position: text('position'),
    city: text('city'),
    postalCode: text('postal_code'),
    countryCode: text('country_code').notNull().default('NL'),
    address: text('address'),
    phone: text('phone'),
    lat: doublePrecision('lat'),
    lon: doublePrecision('lon'),
    shortDescription: text('short_description'),
    info: text('info'),
    openToRelocate: boolean('open_to_relocate').notNull().default(false),
    salaryType: text('salary_type', { enum: salaryTypes }),
    salaryMin: decimal('salary_min'),
    /** Kilometres. */
    travelDistance: integer('travel_distance'),
    history: jsonb('history').$type<readonly ResumeEntry[]>().notNull().default([]),
    segmentIds: integers('segment_ids'),
    fileId: integer('file_id').references(() => files.id, { onDelete: 'set null' }),
    customFields: json('custom_fields').notNull().default({}),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('resumes_uuid').on(table.uuid),
    uniqueIndex('resumes_slug').on(table.jobBoardId, table.slug),
    index('resumes_list').on(table.jobBoardId, table.status, table.createdAt),
    index('resumes_user').on(table.userId),
    check('resumes_status', sql`${table.status} in ('available', 'not_available')`),
  ],
);

export interface ResumeEntry {
  readonly type: 'employer' | 'education';
  readonly name: string;
  readonly institution?: string | null;
  readonly place?: string | null;
  readonly description?: string | null;
  readonly from?: string | null;
  readonly till?: string | null;
}
