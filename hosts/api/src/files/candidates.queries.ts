import { eq, inArray, sql } from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import { resumes, users } from '../platform/database/schema.ts';

/** What visitors may read of some candidates: no names but the first, no address, no phone. */
export function findCandidateRows(db: Database, ids: readonly number[]) {
  return db
    .select({
      id: resumes.id,
      uuid: resumes.uuid,
      slug: resumes.slug,
      status: resumes.status,
      // Names follow the account; without one the row has its own.
      givenName: sql<string>`coalesce(${users.givenName}, ${resumes.givenName})`,
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
    .leftJoin(users, eq(users.id, resumes.userId))
    .where(inArray(resumes.id, [...ids]));
}
export type CandidateRow = Awaited<ReturnType<typeof findCandidateRows>>[number];
