import { inArray, lte, sql } from '../../platform/database/drizzle.ts';
import { forgetReporters } from '../../people/account/forget-reporters.ts';
import type { Database } from '../../platform/database/connect.ts';
import { jobReportDecisions, jobReports } from '../../platform/database/schema.ts';

/** Whoever reported a job may object for so many months after the decision; until then it is known who they are. */
export const objectionMonths = 6;
const objectionPeriod = sql`make_interval(months => ${objectionMonths})`;

/**
 * Takes name and address out of reports that were decided long enough ago.
 * @returns how many reports that were
 */
export async function forgetOldReporters(db: Database, now: Date): Promise<number> {
  const overdue = db
    .select({ id: jobReportDecisions.id })
    .from(jobReportDecisions)
    .where(lte(jobReportDecisions.decidedAt, sql`${now.toISOString()}::timestamptz - ${objectionPeriod}`));
  return forgetReporters(db, inArray(jobReports.decisionId, overdue));
}
