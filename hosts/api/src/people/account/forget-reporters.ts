import { and, isNotNull, or, type SQL, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { jobReports } from '../../platform/database/schema.ts';

/**
 * Takes who made reports of jobs out of them: what was said of the jobs stays, for who decides about it.
 * @returns how many reports that were
 */
export async function forgetReporters(db: Pick<Database, 'update'>, where: SQL | undefined): Promise<number> {
  const { name, email, userId } = jobReports;
  const isKnown = or(isNotNull(name), isNotNull(email), isNotNull(userId));
  const rows = await db
    .update(jobReports)
    // Whoever is forgotten is not known again either.
    .set({ name: null, email: null, userId: null, reporter: sql`gen_random_uuid()::text` })
    .where(and(where, isKnown))
    .returning({ id: jobReports.id });
  return rows.length;
}
