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
import { fewOrWalk, type Place, type LookedFor } from '../platform/database/few-or-walk.ts';
import { seekIn } from '../platform/database/contains-terms.ts';
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

/**
 * In no place: of which there are mostly many, so that a page is soon full. As a query of its own, which is made once and looked up in,
 * however many are used.
 */
const isUnused = (used: Used): SQL =>
  sql`${media.path} not in (select jsonb_array_elements_text(${JSON.stringify(used.map(({ path }) => path))}::jsonb))`;

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

interface Asked {
  readonly tenant: Tenant;
  readonly query: MediaQuery;
  readonly used: Used;
}
/** How many there are in each view, as far as a list counts, and whether there are no more of any than that. */
interface Found {
  readonly places: readonly Place[];
  readonly counts: Readonly<Record<MediaQuery['view'], number>>;
  readonly isExact: boolean;
}

/** What each view has. */
function viewsOf({ tenant, query, used }: Asked): Record<MediaQuery['view'], SQL | undefined> {
  const of = (view: MediaQuery['view']) => isOfView(view, languageOf(query, tenant), used);
  return { all: of('all'), no_alt: of('no_alt'), unused: of('unused'), deleted: of('deleted') };
}

/** One more than a page has, by which it is known whether there is a next one. */
const beyond = ({ limit }: MediaQuery): number => limit + 1;

async function findAll(db: Reader, asked: Asked): Promise<Found> {
  const { tenant, query } = asked;
  const { key, order, after } = orderByKey(keys, media.id, query.sort);
  const views = viewsOf(asked);
  const of = (view: MediaQuery['view']) =>
    and(eq(media.siteId, tenant.site.id), views[view], isOfKind(query.kind));
  const places = await db
    .select({ id: media.id, key })
    .from(media)
    .where(and(of(query.view), query.after === undefined ? undefined : after(readCursor(query.after))))
    .orderBy(...order)
    .limit(beyond(query));
  const number = (view: MediaQuery['view']) => countRows(db, media, of(view));
  const counts = {
    all: await number('all'),
    no_alt: await number('no_alt'),
    unused: await number('unused'),
    deleted: await number('deleted'),
  };
  return { places, counts, isExact: true };
}

/** Those with the words of a search: looked up once for the page and its numbers. */
function findByWords(db: Pick<Database, 'execute'>, asked: Asked, lookedFor: LookedFor): Promise<Found> {
  const { tenant, query } = asked;
  const name = query.sort.replace('-', '') as keyof typeof keys;
  const { all = sql`true`, no_alt = sql`true`, unused = sql`true`, deleted = sql`true` } = viewsOf(asked);
  const { after } = orderByKey(keys, media.id, query.sort);
  return fewOrWalk(db, {
    table: media,
    id: media.id,
    of: eq(media.siteId, tenant.site.id),
    narrowed: isOfKind(query.kind),
    lookedFor,
    inState: viewsOf(asked)[query.view],
    counts: { all, no_alt, unused, deleted },
    key: keys[name].column,
    isDescending: query.sort.startsWith('-'),
    hasIndex: true,
    after: query.after === undefined ? undefined : after(readCursor(query.after)),
    limit: beyond(query),
  });
}

/**
 * A page of a site's library, what the next one begins after, and how many pictures and videos a search finds in each view.
 * @throws HttpError `badRequest` for an `after` that no page gave, and a language that the site has not
 */
export async function findMediaPage(
  db: Reader & Pick<Database, 'execute'>,
  tenant: Tenant,
  query: MediaQuery,
  used: Used,
) {
  const asked = { tenant, query, used };
  const words = await seekIn(searched, query.search);
  const { places, counts, isExact } = await (words ? findByWords(db, asked, words) : findAll(db, asked));
  const page = places.slice(0, query.limit);
  const last = page.at(-1);
  const ids = page.map(({ id }) => id);
  const rows = await db
    .select()
    .from(media)
    .where(and(eq(media.siteId, tenant.site.id), inArray(media.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const placesOf = new Map(used.map((one) => [one.path, one.places]));
  return {
    // One that was deleted since it was looked up is left out.
    rows: page.flatMap(({ id }) => {
      const picture = byId.get(id);
      return picture ? [{ picture, places: placesOf.get(picture.path) ?? 0 }] : [];
    }),
    next: places.length > page.length && last ? writeCursor(last) : null,
    counts,
    isExact,
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
