import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { jobAlerts, jobs, users } from '../../platform/database/schema.ts';
import {
  indexedJob,
  indexedStatuses,
  type AreasOf,
  selectIndexRows,
} from '../../platform/search-sync/indexed-job.ts';
import type { IndexedJob } from '../../platform/search/job-query.ts';

const columns = {
  id: jobAlerts.id,
  siteId: jobAlerts.siteId,
  userId: jobAlerts.userId,
  token: jobAlerts.token,
  filter: jobAlerts.filter,
  frequency: jobAlerts.frequency,
  locale: jobAlerts.locale,
  coveredTill: jobAlerts.coveredTill,
  address: sql<string>`coalesce(${users.email}, ${jobAlerts.email})`,
} as const;

/** Alerts that may be mailed: wanted, and to an address that its owner confirmed, with the alert or with the account. */
export const sendable = and(
  jobAlerts.active,
  isNotNull(jobAlerts.confirmedAt),
  or(isNull(jobAlerts.userId), and(users.active, isNotNull(users.emailVerifiedAt))),
);

/** Alerts as the telling of them needs them. */
export function selectAlerts(db: Pick<Database, 'select'>) {
  return db.select(columns).from(jobAlerts).leftJoin(users, eq(users.id, jobAlerts.userId));
}

/** Jobs read and analysed at a time. */
const slice = 500;

/** What the search would index of some jobs: those on view, each only on the boards it is new on. */
export async function readNewJobs(
  db: Database,
  boardsOf: ReadonlyMap<number, readonly number[]>,
  areasOf: AreasOf,
): Promise<readonly IndexedJob[]> {
  const ids = [...boardsOf.keys()];
  const read: IndexedJob[] = [];
  for (let start = 0; start < ids.length; start += slice) {
    const some = and(
      inArray(jobs.id, ids.slice(start, start + slice)),
      inArray(jobs.status, [...indexedStatuses]),
    );
    for (const row of await selectIndexRows(db, some, asc(jobs.id), slice)) {
      const boards = boardsOf.get(row.id) ?? [];
      read.push({
        ...indexedJob(row, areasOf),
        board_ids: boards.filter((id) => row.boardIds.includes(id)),
      });
    }
  }
  return read;
}

/** `[{jobId: 1, jobBoardId: 2}, …]` → the boards of each job. */
export function boardsByJob(
  rows: readonly { readonly jobId: number; readonly jobBoardId: number }[],
): ReadonlyMap<number, readonly number[]> {
  const boards = new Map<number, number[]>();
  for (const { jobId, jobBoardId } of rows) {
    const known = boards.get(jobId);
    if (known) known.push(jobBoardId);
    else boards.set(jobId, [jobBoardId]);
  }
  return boards;
}
