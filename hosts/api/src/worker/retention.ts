import { applicationLives } from '../applications/retention-date.ts';
import { and, eq, inArray, isNull, lte, or, sql } from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import { applications, files, jobs, mails } from '../platform/database/schema.ts';
import type { Storage } from '../platform/ports/storage.ts';
import { storedKeys } from '../platform/uploads/stored-keys.ts';

/** At most so many at once, so that a long pause of the worker does not end in one long transaction. */
const batch = 200;

const stored = { id: files.id, storageKey: files.storageKey, isPublic: files.isPublic };

async function removeFiles(
  db: Database,
  storage: Storage,
  rows: readonly { id: number; storageKey: string; isPublic: boolean }[],
) {
  // The bytes first: a row without bytes is found again and finished, bytes without a row would stay for ever.
  for (const row of rows) for (const key of storedKeys(row)) await storage.remove(key);
  if (rows.length > 0)
    await db.delete(files).where(
      inArray(
        files.id,
        rows.map(({ id }) => id),
      ),
    );
}

/** Applications past their time: four weeks after their job's end, or the date of one that was taken back. */
function findOverdueApplications(db: Database, now: Date) {
  const jobEnd = sql`coalesce(${jobs.till}, ${jobs.archivedAt}, ${jobs.updatedAt})`;
  const lastDay = new Date(now.getTime() - applicationLives).toISOString();
  return db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      or(
        lte(applications.deleteAfter, now),
        and(
          isNull(applications.deleteAfter),
          inArray(jobs.status, ['expired', 'archived']),
          sql`${jobEnd} <= ${lastDay}::timestamptz`,
        ),
      ),
    )
    .limit(batch);
}

/**
 * Deletes what is known of applicants whose time is over: applications, their files, and mails of that age.
 * @returns how many applications went
 */
export async function deleteOverdueApplications(db: Database, storage: Storage, now: Date): Promise<number> {
  let deleted = 0;
  for (;;) {
    const overdue = (await findOverdueApplications(db, now)).map(({ id }) => id);
    if (overdue.length === 0) break;
    const theirs = and(eq(files.ownerKind, 'application'), inArray(files.ownerId, overdue));
    await removeFiles(db, storage, await db.select(stored).from(files).where(theirs));
    await db.delete(applications).where(inArray(applications.id, overdue));
    deleted += overdue.length;
  }
  await db.delete(mails).where(lte(mails.createdAt, new Date(now.getTime() - applicationLives)));
  return deleted;
}

/**
 * Deletes files whose time is over: uploads that no application came for within a day.
 * @returns how many went
 */
export async function deleteUnclaimedFiles(db: Database, storage: Storage, now: Date): Promise<number> {
  const overdue = and(lte(files.deleteAfter, now), isNull(files.claimedAt));
  const rows = await db.select(stored).from(files).where(overdue);
  await removeFiles(db, storage, rows);
  return rows.length;
}
