import type { Overview } from '@boardwright/api-client/contract';
import { and, asc, count, desc, eq, gt, gte, inArray, lte, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { applications, jobBoardJobs, jobs, jobViews } from '../../platform/database/schema.ts';
import { isVisibleJob } from '../../platform/search-sync/hidden-jobs.ts';
import { countApplications } from './count-days.ts';

type Reader = Pick<Database, 'select'>;
type JobRow = Overview['most_viewed'][number];

/** Rows of each list. */
const listed = 5;
/** Applications below which a job that ends is said to have few. */
const enough = 3;
/** Milliseconds till which a job is said to end. */
const soon = 7 * 24 * 3_600_000;

const fields = {
  id: jobs.id,
  uuid: jobs.uuid,
  title: jobs.title,
  company: jobs.organisationName,
  slug: jobs.slug,
  till: jobs.till,
} as const;

async function presented(
  db: Reader,
  rows: readonly {
    readonly id: number;
    readonly uuid: string;
    readonly title: string;
    readonly company: string;
    readonly slug: string;
    readonly till: Date | null;
    readonly views: number;
  }[],
): Promise<JobRow[]> {
  const applied = await countApplications(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, till, ...row }) => ({
    ...row,
    till: till?.toISOString() ?? null,
    applications: applied.get(id) ?? 0,
  }));
}

/** The jobs of a board that were looked at most since a day. */
export async function findMostViewed(db: Reader, boardId: number, since: string): Promise<JobRow[]> {
  const views = sql<number>`sum(${jobViews.views})`.mapWith(Number);
  const rows = await db
    .select({ ...fields, views })
    .from(jobViews)
    .innerJoin(jobs, eq(jobs.id, jobViews.jobId))
    .innerJoin(jobBoardJobs, eq(jobBoardJobs.jobId, jobs.id))
    .where(and(eq(jobBoardJobs.jobBoardId, boardId), gte(jobViews.day, since)))
    .groupBy(jobs.id)
    .orderBy(desc(views), asc(jobs.id))
    .limit(listed);
  return presented(db, rows);
}

const ends = (boardId: number, now: Date) =>
  and(
    eq(jobBoardJobs.jobBoardId, boardId),
    isVisibleJob,
    inArray(jobs.status, ['active']),
    lte(jobs.from, now),
    gt(jobs.till, now),
    lte(jobs.till, new Date(now.getTime() + soon)),
  );

/** Live jobs of a board that end within seven days, those that end first. */
export async function findEnding(db: Reader, boardId: number, now: Date): Promise<JobRow[]> {
  const rows = await db
    .select({ ...fields, views: sql<number>`0`.mapWith(Number) })
    .from(jobs)
    .innerJoin(jobBoardJobs, eq(jobBoardJobs.jobId, jobs.id))
    .where(ends(boardId, now))
    .orderBy(asc(jobs.till), asc(jobs.id))
    .limit(listed);
  return presented(db, rows);
}

/** How many {@link findEnding} would find, and how many of them have few applications. */
export async function countEnding(
  db: Reader,
  boardId: number,
  now: Date,
): Promise<Overview['tasks']['ending']> {
  const applied = db
    .select({ total: count().as('total') })
    .from(applications)
    .where(eq(applications.jobId, jobs.id));
  const [row] = await db
    .select({
      count: count(),
      few: sql<number>`count(*) filter (where (${applied}) < ${enough})`.mapWith(Number),
    })
    .from(jobs)
    .innerJoin(jobBoardJobs, eq(jobBoardJobs.jobId, jobs.id))
    .where(ends(boardId, now));
  return { count: row?.count ?? 0, few: row?.few ?? 0 };
}
