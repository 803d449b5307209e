import { lte } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { commentThreads } from '../../platform/database/schema.ts';

/** Milliseconds that a resolved conversation can be read again. */
export const resolvedFor = 365 * 24 * 60 * 60 * 1000;

/** Deletes conversations that were resolved long ago. */
export async function deleteOldThreads(db: Database, now: Date): Promise<void> {
  const last = new Date(now.getTime() - resolvedFor);
  await db.delete(commentThreads).where(lte(commentThreads.resolvedAt, last));
}
