import { type ResumeProposal, resumeVisibilities, salaryTypes } from '@boardwright/api-client/contract';
import {
  sql,
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
} from '../drizzle.ts';
import { files } from './applications.ts';
import { jobBoards } from './boards.ts';
import { createdAt, decimal, identity, integers, moment, searchVector } from './columns.ts';
import { users } from './people.ts';

/** Letters with signs that a keyboard may lack, and what is typed in their place; large ones too, which not every database makes small. */
export const foldedLetters = {
  from: 'àáâãäåăāąçćčďèéêëēėęěìíîïīłñńňòóôõöøōřśšșşťțţùúûüūůýÿžźżÀÁÂÃÄÅĂĀĄÇĆČĎÈÉÊËĒĖĘĚÌÍÎÏĪŁÑŃŇÒÓÔÕÖØŌŘŚŠȘŞŤȚŢÙÚÛÜŪŮÝŸŽŹŻ',
  to: 'aaaaaaaaacccdeeeeeeeeiiiiilnnnooooooorsssstttuuuuuuyyzzzaaaaaaaaacccdeeeeeeeeiiiiilnnnooooooorsssstttuuuuuuyyzzz',
} as const;
const folded = (value: string) =>
  `to_tsvector('simple'::regconfig, translate(lower(${value}), '${foldedLetters.from}', '${foldedLetters.to}'))`;

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
    /** As it was typed or chosen; city, country and point are what the place was found to be. */
    place: text('place'),
    city: text('city'),
    postalCode: text('postal_code'),
    countryCode: text('country_code').notNull().default('NL'),
    address: text('address'),
    phone: text('phone'),
    phoneCountry: text('phone_country').notNull().default('NL'),
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
    /** Which companies may see it: all, all but `clientIds`, or only those (docs/decisions, 'Who sees a resume'). */
    visibility: text('visibility', { enum: resumeVisibilities }).notNull().default('everybody'),
    clientIds: integers('client_ids'),
    /** What was read from a CV or a JSON Resume, until its owner says which of it holds. */
    proposal: jsonb('proposal').$type<ResumeProposal>(),
    /** Counts saves, so that one tab does not write over what another saved. */
    revision: integer('revision').notNull().default(1),
    /** What a search looks through: the profession before the place and the short text, and those before the rest. */
    searchText: searchVector('search_text').generatedAlwaysAs(
      sql.raw(
        [
          `setweight(${folded(`coalesce(position, '')`)}, 'A')`,
          `setweight(${folded(`coalesce(city, '') || ' ' || coalesce(short_description, '')`)}, 'B')`,
          `setweight(${folded(`coalesce(jsonb_path_query_array(history, '$[*].name')::text, '')`)}, 'C')`,
          `setweight(${folded(`left(regexp_replace(coalesce(info, ''), '<[^>]*>', ' ', 'g'), 100000)`)}, 'D')`,
        ].join(' || '),
      ),
    ),
    fileId: integer('file_id').references(() => files.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('resumes_uuid').on(table.uuid),
    uniqueIndex('resumes_slug').on(table.jobBoardId, table.slug),
    index('resumes_list').on(table.jobBoardId, table.status, table.createdAt),
    index('resumes_near')
      .on(table.jobBoardId, table.lat, table.lon)
      .where(sql`${table.status} = 'available'`),
    index('resumes_search').using('gin', table.searchText),
    // One of a person; those without an account are the demonstration's.
    uniqueIndex('resumes_user').on(table.userId),
    check('resumes_status', sql`${table.status} in ('available', 'not_available')`),
    check('resumes_visibility', sql`${table.visibility} in ('everybody', 'except', 'only')`),
  ],
);

export interface ResumeEntry {
  /** Tells entries apart for who edits them; absent in the demonstration's. */
  readonly id?: string;
  readonly type: 'employer' | 'education';
  readonly name: string;
  readonly institution?: string | null;
  readonly place?: string | null;
  readonly description?: string | null;
  readonly from?: string | null;
  readonly till?: string | null;
}
