import { and, desc, eq, sql } from '../platform/database/drizzle.ts';
import { hiddenAt, isVisibleCompany } from '../platform/search-sync/hidden-jobs.ts';
import type { Database } from '../platform/database/connect.ts';
import {
  favourites,
  jobBoardJobs,
  jobs,
  organisationBoards,
  organisations,
} from '../platform/database/schema.ts';

const columns = {
  uuid: favourites.uuid,
  createdAt: favourites.createdAt,
  jobId: favourites.jobId,
  jobUuid: jobs.uuid,
  job: { status: jobs.status, from: jobs.from, till: jobs.till, updatedAt: jobs.updatedAt },
  withheldAt: hiddenAt,
  organisationId: favourites.organisationId,
  organisationActive: sql<boolean | null>`${organisations.active} and ${isVisibleCompany}`,
} as const;

/** Everything a candidate keeps on a board, newest first. What left the board is not there. */
export function findFavouriteRows(db: Database, userId: number, boardId: number) {
  const link = and(eq(jobBoardJobs.jobId, favourites.jobId), eq(jobBoardJobs.jobBoardId, boardId));
  const onBoard = sql`(
    ${jobBoardJobs.jobId} is not null
    or exists (select 1 from ${organisationBoards}
      where ${organisationBoards.organisationId} = ${favourites.organisationId}
        and ${organisationBoards.jobBoardId} = ${boardId}))`;
  return db
    .select(columns)
    .from(favourites)
    .leftJoin(jobs, eq(jobs.id, favourites.jobId))
    .leftJoin(jobBoardJobs, link)
    .leftJoin(organisations, eq(organisations.id, favourites.organisationId))
    .where(and(eq(favourites.userId, userId), onBoard))
    .orderBy(desc(favourites.createdAt), desc(favourites.id));
}
export type FavouriteRow = Awaited<ReturnType<typeof findFavouriteRows>>[number];

/** Keeps it, unless it is kept already. */
export async function insertFavourite(
  db: Database,
  values: {
    readonly userId: number;
    readonly jobId: number | null;
    readonly organisationId: number | null;
    readonly createdAt: Date;
  },
): Promise<void> {
  await db.insert(favourites).values(values).onConflictDoNothing();
}

const uuidPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** @returns whether it was there */
export async function deleteFavourite(db: Database, userId: number, uuid: string): Promise<boolean> {
  if (!uuidPattern.test(uuid)) return false;
  const deleted = await db
    .delete(favourites)
    .where(and(eq(favourites.userId, userId), eq(favourites.uuid, uuid)))
    .returning({ id: favourites.id });
  return deleted.length > 0;
}
