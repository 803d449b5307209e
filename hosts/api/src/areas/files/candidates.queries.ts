import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { resumes } from '../../database/schema.ts';

export interface CandidateQuery {
  readonly search?: string | undefined;
  readonly uuid?: string | undefined;
  readonly near?: { readonly lat: number; readonly lon: number; readonly kilometres: number } | undefined;
  readonly countryCode?: string | undefined;
  readonly oldestFirst: boolean;
}

/** The great-circle distance to a point in kilometres. */
function kilometresTo({ lat, lon }: { readonly lat: number; readonly lon: number }): SQL {
  return sql`6371 * acos(least(1, greatest(-1,
    sin(radians(${resumes.lat})) * sin(radians(${lat}::float8)) +
    cos(radians(${resumes.lat})) * cos(radians(${lat}::float8)) * cos(radians(${resumes.lon} - ${lon}::float8)))))`;
}

function contains(search: string): SQL | undefined {
  const pattern = `%${search.trim().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return or(
    ilike(resumes.position, pattern),
    ilike(resumes.shortDescription, pattern),
    ilike(resumes.info, pattern),
    ilike(resumes.city, pattern),
  );
}

/** Every available candidate of a board that a search finds, by id and segments: what pages and counts are made of. */
export function findCandidateIds(
  db: Database,
  boardId: number,
  { search, uuid, near, countryCode, oldestFirst }: CandidateQuery,
) {
  const direction = oldestFirst ? asc : desc;
  return db
    .select({ id: resumes.id, segmentIds: resumes.segmentIds })
    .from(resumes)
    .where(
      and(
        eq(resumes.jobBoardId, boardId),
        eq(resumes.status, 'available'),
        // As text: a uuid that is none finds nobody, rather than failing.
        uuid === undefined ? undefined : sql`${resumes.uuid}::text = ${uuid}`,
        search?.trim() ? contains(search) : undefined,
        countryCode === undefined ? undefined : eq(resumes.countryCode, countryCode),
        near ? sql`${kilometresTo(near)} <= ${near.kilometres}::float8` : undefined,
      ),
    )
    .orderBy(direction(resumes.createdAt), direction(resumes.id));
}

/** What visitors may read of some candidates: no names but the first, no address, no phone. */
export function findCandidateRows(db: Database, ids: readonly number[]) {
  return db
    .select({
      id: resumes.id,
      uuid: resumes.uuid,
      slug: resumes.slug,
      status: resumes.status,
      givenName: resumes.givenName,
      position: resumes.position,
      city: resumes.city,
      countryCode: resumes.countryCode,
      shortDescription: resumes.shortDescription,
      info: resumes.info,
      openToRelocate: resumes.openToRelocate,
      salaryType: resumes.salaryType,
      salaryMin: resumes.salaryMin,
      travelDistance: resumes.travelDistance,
      segmentIds: resumes.segmentIds,
      history: resumes.history,
    })
    .from(resumes)
    .where(inArray(resumes.id, [...ids]));
}
export type CandidateRow = Awaited<ReturnType<typeof findCandidateRows>>[number];
