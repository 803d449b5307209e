import type { Owner } from '../../people/client/employer.ts';
import type { Contract, JobCounts, JobStatus, QueryOf } from '@boardwright/api-client/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  ne,
  sql,
  type SQL,
} from '../../platform/database/drizzle.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import {
  applications,
  applyClicks,
  clients,
  jobBoardJobs,
  jobBoards,
  jobs,
  jobViews,
  organisations,
  products,
} from '../../platform/database/schema.ts';
import { companyStateSql } from '../../people/client/company-state.ts';
import { containsTerms } from '../../platform/database/contains-terms.ts';

type Reader = Pick<Database, 'select'>;
export type MyJobsQuery = QueryOf<Contract['employerJobs']['findEmployerJobs']>;

/** Whose jobs they are on a board: a company's, or nobody's who has an account, which only the board itself looks after. */
export interface JobsOf {
  readonly clientId: Owner['clientId'] | null;
  readonly boardId: Owner['boardId'];
}

/** Whether a board has the job. */
export function onBoard(db: Reader, boardId: number): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(jobBoardJobs)
      .where(and(eq(jobBoardJobs.jobId, jobs.id), eq(jobBoardJobs.jobBoardId, boardId))),
  );
}

const linkTo = ({ boardId }: Owner) =>
  and(eq(jobBoardJobs.jobId, jobs.id), eq(jobBoardJobs.jobBoardId, boardId));

const companyId = sql`coalesce(${jobs.clientId}, ${organisations.clientId})`;
const itsCompany = eq(clients.id, companyId);

/** A company's jobs: its own, and those of its organisations that are nobody else's. Not what was deleted. */
function theirs({ clientId }: JobsOf): SQL | undefined {
  return and(
    clientId === null ? sql`${companyId} is null` : sql`${companyId} = ${clientId}`,
    ne(jobs.status, 'archived'),
  );
}

/** The status at a moment: the sweep that moves it along with the clock runs once a minute. */
export function statusAt(
  { status, from, till }: { readonly status: JobStatus; readonly from: Date; readonly till: Date | null },
  now: Date,
): JobStatus {
  const runs = status === 'active' || status === 'paused' || status === 'scheduled';
  if (runs && till !== null && till <= now) return 'expired';
  return status === 'scheduled' && from <= now ? 'active' : status;
}

/** {@link statusAt}, said to the database. */
export function statusSql(now: Date): SQL<JobStatus> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql`case
    when ${jobs.status} in ('active', 'paused', 'scheduled') and ${jobs.till} <= ${moment} then 'expired'
    when ${jobs.status} = 'scheduled' and ${jobs.from} <= ${moment} then 'active'
    else ${jobs.status} end`;
}

const orders = {
  created_at: jobs.createdAt,
  title: sql`lower(${jobs.title})`,
  from: jobs.from,
  till: jobs.till,
} as const;

function orderOf(sort: MyJobsQuery['sort']): SQL[] {
  const column = orders[sort.replace(/^[+-]/, '') as keyof typeof orders];
  return sort.startsWith('-') ? [desc(column), desc(jobs.id)] : [asc(column), asc(jobs.id)];
}

function matching(search: string | undefined): SQL | undefined {
  const text = sql`concat_ws(' ', ${jobs.title}, ${jobs.organisationName}, ${jobs.locationName}, ${jobs.referenceCode}, ${jobs.externalReference})`;
  return containsTerms(text, search);
}

/** What came of a job: numbers within its own query, so that a page of jobs asks for them once. */
const outcome = (db: Reader) => ({
  applied:
    sql<number>`(${db.select({ total: count() }).from(applications).where(eq(applications.jobId, jobs.id))})`.mapWith(
      Number,
    ),
  views: sql<number>`(${db
    .select({ total: sql`coalesce(sum(${jobViews.views}), 0)` })
    .from(jobViews)
    .where(eq(jobViews.jobId, jobs.id))})`.mapWith(Number),
  clicks:
    sql<number>`(${db.select({ total: count() }).from(applyClicks).where(eq(applyClicks.jobId, jobs.id))})`.mapWith(
      Number,
    ),
});

const product = { id: products.id, name: products.name } as const;

/** A page of a company's jobs, and how many there are. */
export async function findMyJobs(db: Database, owner: Owner, query: MyJobsQuery, now: Date) {
  const { page, limit, search, sort } = query;
  const wanted = query['match[status]'] ?? 'all';
  const where = and(
    theirs(owner),
    wanted === 'all' ? undefined : sql`${statusSql(now)} = ${wanted}`,
    matching(search),
  );
  const [counted] = await db
    .select({ total: count() })
    .from(jobs)
    .innerJoin(jobBoardJobs, linkTo(owner))
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .where(where);
  const rows = await db
    .select({ job: jobs, ...outcome(db), product, link: jobBoardJobs, company: companyStateSql })
    .from(jobs)
    .innerJoin(jobBoardJobs, linkTo(owner))
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .leftJoin(clients, itsCompany)
    .leftJoin(products, eq(products.id, jobs.productId))
    .where(where)
    .orderBy(...orderOf(sort))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: counted?.total ?? 0 };
}

/** How many of a company's jobs, of those that a search finds, have which status at a moment. */
export async function countMyJobs(
  db: Database,
  owner: Owner,
  search: string | undefined,
  now: Date,
): Promise<JobCounts> {
  const status = statusSql(now);
  const rows = await db
    .select({ status, total: count() })
    .from(jobs)
    .innerJoin(jobBoardJobs, linkTo(owner))
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .where(and(theirs(owner), matching(search)))
    .groupBy(sql`1`);
  const of = (wanted: JobStatus) => rows.find((row) => row.status === wanted)?.total ?? 0;
  return {
    all: rows.reduce((sum, { total }) => sum + total, 0),
    draft: of('draft'),
    scheduled: of('scheduled'),
    active: of('active'),
    paused: of('paused'),
    expired: of('expired'),
  };
}

/** A job of a board with all that is read of it. */
async function findOnBoard(db: Reader, boardId: number, where: SQL | undefined) {
  const [row] = await db
    .select({
      job: jobs,
      ...outcome(db),
      product,
      link: jobBoardJobs,
      company: companyStateSql,
      isVisible: organisations.active,
      organisationLogo: organisations.logo,
    })
    .from(jobs)
    .innerJoin(jobBoardJobs, and(eq(jobBoardJobs.jobId, jobs.id), eq(jobBoardJobs.jobBoardId, boardId)))
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .leftJoin(clients, itsCompany)
    .leftJoin(products, eq(products.id, jobs.productId))
    .where(where);
  return row;
}

/** One job of a company; undefined for anybody else's, as for one that does not exist. */
export const findMyJob = (db: Reader, owner: JobsOf, id: number) =>
  findOnBoard(db, owner.boardId, and(theirs(owner), eq(jobs.id, id)));

/** One job of a board, whoever keeps it; for the board's admins. */
export const findAnyJob = (db: Reader, boardId: number, id: number) =>
  findOnBoard(db, boardId, eq(jobs.id, id));
type FoundJob = NonNullable<Awaited<ReturnType<typeof findMyJob>>>;
export type MyJobRow = Omit<FoundJob, 'isVisible' | 'organisationLogo'>;
export type MyJobDetails = Omit<FoundJob, 'isVisible'>;

/** Nobody else changes the job until the transaction ends. */
export async function lockJob(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, id)).for('update');
}

/** The boards of some jobs. */
export async function findBoardsOf(db: Database, jobIds: readonly number[]) {
  if (jobIds.length === 0) return [];
  return db
    .select({ jobId: jobBoardJobs.jobId, id: jobBoards.id, name: jobBoards.name })
    .from(jobBoardJobs)
    .innerJoin(jobBoards, eq(jobBoards.id, jobBoardJobs.jobBoardId))
    .where(inArray(jobBoardJobs.jobId, [...jobIds]))
    .orderBy(asc(jobBoards.id));
}
