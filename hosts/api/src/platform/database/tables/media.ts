import {
  sql,
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from '../drizzle.ts';
import { files } from './applications.ts';
import { sites } from './boards.ts';
import { createdAt, identity, moment, wordsIn, wordsIndex } from './columns.ts';
import { users } from './people.ts';

/** What a picture is found by: its name, and what it shows in any language. */
export const wordsOfMedia = ({ name, alt }: Readonly<Record<'name' | 'alt', AnyPgColumn>>) =>
  wordsIn(name, sql`jsonb_path_query_array(${alt}, '$.*')::text`);

/** A picture or a video of a site's library: what its admins uploaded, and what its pages and texts already had. */
export const media = pgTable(
  'media',
  {
    id: identity(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Whose bytes go with it; null: they came with the product, and stay. */
    fileId: integer('file_id').references(() => files.id, { onDelete: 'cascade' }),
    /** Of its largest size, below the folder of public files: what its address ends with. */
    path: text('path').notNull(),
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    /** Bytes of its largest size. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Pixels; null: not known. */
    width: integer('width'),
    height: integer('height'),
    /** What it shows, in words, by language in lower case; a language without words is left out. */
    alt: jsonb('alt').$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** The point that stays in sight where it is cropped, in percent from the left and from the top. */
    focalX: integer('focal_x').notNull().default(50),
    focalY: integer('focal_y').notNull().default(50),
    /** Of a video: the address of the picture that stands for it before it plays, without a host. */
    poster: text('poster'),
    /** Grows with each save: who read an older one is refused. */
    revision: integer('revision').notNull().default(1),
    /** The admin who uploaded it; null: nobody did by hand, or they are no longer there. */
    addedBy: integer('added_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('media_path').on(table.siteId, table.path),
    // The order of each list of them.
    index('media_list').on(table.siteId, table.createdAt, table.id),
    index('media_name').on(table.siteId, sql`lower(${table.name})`, table.id),
    index('media_size').on(table.siteId, table.size, table.id),
    wordsIndex('media_words', wordsOfMedia(table)),
    index('media_file').on(table.fileId),
    index('media_deleted').on(table.deletedAt),
    check('media_focus', sql`${table.focalX} between 0 and 100 and ${table.focalY} between 0 and 100`),
  ],
);

/** What is heard in a video, as text to be read beside it (WebVTT); one of a language, beside those that were deleted lately. */
export const mediaCaptions = pgTable(
  'media_captions',
  {
    id: identity(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    mediaId: integer('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** In lower case. */
    language: text('language').notNull(),
    /** Below the folder of public files. */
    path: text('path').notNull(),
    /** Null: they stand. */
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('media_captions_language')
      .on(table.mediaId, table.language)
      .where(sql`${table.deletedAt} is null`),
    index('media_captions_deleted').on(table.deletedAt),
    index('media_captions_site').on(table.siteId),
    index('media_captions_file').on(table.fileId),
  ],
);
