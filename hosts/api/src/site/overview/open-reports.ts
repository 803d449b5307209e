import type { Overview } from '@boardwright/api-client/contract';
import { and, count, countDistinct, eq, isNull, min } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { jobReports } from '../../platform/database/schema.ts';

/** The jobs of a board that somebody reported and nobody decided about. */
export async function openReports(
  db: Pick<Database, 'select'>,
  boardId: number,
): Promise<Overview['tasks']['reports']> {
  const [row] = await db
    .select({ count: countDistinct(jobReports.jobId), reports: count(), since: min(jobReports.createdAt) })
    .from(jobReports)
    .where(and(eq(jobReports.jobBoardId, boardId), isNull(jobReports.decisionId)));
  return { count: row?.count ?? 0, reports: row?.reports ?? 0, since: row?.since?.toISOString() ?? null };
}
