import type { Contract, MediaPlace, MediaPlaces, QueryOf } from '@boardwright/api-client/contract';
import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import { countRows } from '../platform/database/count-to.ts';
import { containsTerms } from '../platform/database/contains-terms.ts';
import { media, mediaCaptions, users, wordsOfMedia } from '../platform/database/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { restorableFor } from '../platform/restorable-for.ts';
import { readCursor, writeCursor } from '../platform/http/list-cursor.ts';
import { momentKey, orderByKey, textKey } from '../platform/http/order-by-key.ts';
import type { Tenant } from '../platform/http/tenants.ts';
import { usedPictures } from './texts.ts';

export type MediaQuery = QueryOf<Contract['media']['findMedia']>;
type Reader = Pick<Database, 'select'>;

const searched = wordsOfMedia(media);

/** In how many places of its site each picture is that is in any, by its path. */
export type Used = readonly UsedPath[];
// A type and no interface: what is read as a row has to be a record.
type UsedPath = { readonly path: string; readonly places: number };

/** Reads all of a site once: for a page of its library and for the sums beside it. */
export async function findUsed(db: Pick<Database, 'execute'>, tenant: Tenant): Promise<Used> {
  const { rows } = await db.execute<UsedPath>(
    sql`select path, count(*)::integer as places from (${usedPictures(tenant)}) as used group by path`,
  );
  return rows;
}

/** In no place: of which there are mostly many, so that a page is soon full. */
const isUnused = (used: Used): SQL => sql`not exists (
  select 1 from jsonb_array_elements_text(${JSON.stringify(used.map(({ path }) => path))}::jsonb) as used(path)
  where used.path = ${media.path})`;

/** No words in a language. */
const hasNoAlt = (language: string): SQL => sql`coalesce(${media.alt} ->> ${language}, '') = ''`;

/** In which language words are missed. @throws HttpError `badRequest` for one that the site has not */
function languageOf({ language }: Pick<MediaQuery, 'language'>, { site }: Tenant): string {
  if (language === undefined) return site.defaultLocale;
  if (!site.supportedLocales.includes(language)) throw new HttpError('badRequest');
  return language;
}

const isOfView = (view: MediaQuery['view'], language: string, used: Used): SQL | undefined =>
  view === 'deleted'
    ? isNotNull(media.deletedAt)
    : and(
        isNull(media.deletedAt),
        view === 'no_alt' ? hasNoAlt(language) : view === 'unused' ? isUnused(used) : undefined,
      );

const isOfKind = (kind: MediaQuery['kind']): SQL | undefined =>
  kind === undefined ? undefined : sql`(${media.mime} like 'video/%') = ${kind === 'video'}`;

const keys = {
  name: textKey(sql`lower(${media.name})`),
  created_at: momentKey(media.createdAt),
  size: { column: sql`${media.size}`, type: sql`bigint`, pattern: /^\d{1,12}$/ },
};

/**
 * A page of a site's library, and what the next one begins after.
 * @throws HttpError `badRequest` for an `after` that no page gave, and a language that the site has not
 */
export async function findMediaPage(db: Reader, tenant: Tenant, query: MediaQuery, used: Used) {
  const { key, order, after } = orderByKey(keys, media.id, query.sort);
  const rows = await db
    .select({ picture: media, key })
    .from(media)
    .where(
      and(
        eq(media.siteId, tenant.site.id),
        isOfView(query.view, languageOf(query, tenant), used),
        isOfKind(query.kind),
        query.search?.trim() ? containsTerms(searched, query.search) : undefined,
        query.after === undefined ? undefined : after(readCursor(query.after)),
      ),
    )
    .orderBy(...order)
    .limit(query.limit + 1);
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const next = rows.length > page.length && last ? writeCursor({ key: last.key, id: last.picture.id }) : null;
  const placesOf = new Map(used.map(({ path, places }) => [path, places]));
  return {
    rows: page.map(({ picture }) => ({ picture, places: placesOf.get(picture.path) ?? 0 })),
    next,
  };
}

/** How many pictures and videos of a site a search finds, in each view, as far as a list counts. */
export async function countMedia(
  db: Reader,
  tenant: Tenant,
  { search, kind, ...query }: Pick<MediaQuery, 'search' | 'kind' | 'language'>,
  used: Used,
) {
  const language = languageOf(query, tenant);
  const number = (view: MediaQuery['view']) => {
    const found = search?.trim() ? containsTerms(searched, search) : undefined;
    return countRows(
      db,
      media,
      and(eq(media.siteId, tenant.site.id), isOfView(view, language, used), isOfKind(kind), found),
    );
  };
  return {
    all: await number('all'),
    no_alt: await number('no_alt'),
    unused: await number('unused'),
    deleted: await number('deleted'),
  };
}

/** A picture of a site, with the name of who uploaded it; undefined where it is not there, or another site's. */
export async function findPicture(db: Pick<Database, 'select'>, { site }: Tenant, id: number) {
  const [found] = await db
    .select({
      picture: media,
      addedBy: sql<string | null>`nullif(trim(concat_ws(' ', ${users.givenName}, ${users.familyName})), '')`,
    })
    .from(media)
    .leftJoin(users, eq(users.id, media.addedBy))
    .where(and(eq(media.id, id), eq(media.siteId, site.id)));
  return found;
}

/** The captions of a video, by their languages. */
export function findCaptions(db: Reader, siteId: number, mediaId: number) {
  return db
    .select({ language: mediaCaptions.language, path: mediaCaptions.path })
    .from(mediaCaptions)
    .where(
      and(
        eq(mediaCaptions.siteId, siteId),
        eq(mediaCaptions.mediaId, mediaId),
        isNull(mediaCaptions.deletedAt),
      ),
    )
    .orderBy(mediaCaptions.language);
}

/** The captions of a video that were deleted and can still be restored, the last first. */
export function findDeletedCaptions(db: Reader, siteId: number, mediaId: number, now: Date) {
  return db
    .select()
    .from(mediaCaptions)
    .where(
      and(
        eq(mediaCaptions.siteId, siteId),
        eq(mediaCaptions.mediaId, mediaId),
        gt(mediaCaptions.deletedAt, new Date(now.getTime() - restorableFor)),
      ),
    )
    .orderBy(desc(mediaCaptions.deletedAt), desc(mediaCaptions.id));
}

/** Everything on its site that shows a picture. */
export async function findPlaces(
  db: Pick<Database, 'execute'>,
  tenant: Tenant,
  path: string,
): Promise<MediaPlace[]> {
  const { rows } = await db.execute<MediaPlace>(sql`select distinct kind, id, title, page_id, language
    from (${usedPictures(tenant)}) as used where path = ${path}
    order by kind, title, id, language`);
  return rows;
}

/** Everything on its site that shows any of these pictures of its library, by picture; those come by their names. */
export async function findPlacesOfMany(
  db: Pick<Database, 'select' | 'execute'>,
  tenant: Tenant,
  ids: readonly number[],
): Promise<MediaPlaces['pictures']> {
  const pictures = await db
    .select({ id: media.id, name: media.name, path: media.path })
    .from(media)
    .where(and(eq(media.siteId, tenant.site.id), isNull(media.deletedAt), inArray(media.id, ids)))
    .orderBy(sql`lower(${media.name})`, media.id);
  if (pictures.length === 0) return [];
  const { rows } = await db.execute<MediaPlace & { readonly path: string }>(sql`
    select distinct path, kind, id, title, page_id, language
    from (${usedPictures(tenant)}) as used
    where path in ${pictures.map(({ path }) => path)}
    order by kind, title, id, language`);
  const byPath = Map.groupBy(rows, ({ path }) => path);
  return pictures.map(({ id, name, path }) => ({
    id,
    name,
    used_in: (byPath.get(path) ?? []).map(
      ({ kind, id: placeId, title, page_id: page, language }): MediaPlace => ({
        kind,
        id: placeId,
        title,
        page_id: page,
        language,
      }),
    ),
  }));
}
