import type { Contract, QueryOf } from '@boardwright/api-client/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  max,
  or,
  type SQL,
  sql,
} from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import {
  applicationEvents,
  applicationNotes,
  applications,
  clients,
  introductions,
  jobBoardJobs,
  jobs,
  organisations,
  users,
} from '../platform/database/schema.ts';
import { containsTerms } from '../platform/database/contains-terms.ts';
import type { Owner } from '../people/client/employer.ts';
import type { Procedure } from './stages.ts';

type Reader = Pick<Database, 'select'>;
export type ApplicantsQuery = QueryOf<Contract['applicants']['findApplicants']>;
type Narrowing = Pick<ApplicantsQuery, 'search' | 'match[job_id]'>;

/** A company's jobs on a board, those that were taken down too: what was sent for them is theirs until it is deleted. */
function theirJobs(db: Reader, { clientId, boardId }: Owner) {
  return db
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .innerJoin(jobBoardJobs, and(eq(jobBoardJobs.jobId, jobs.id), eq(jobBoardJobs.jobBoardId, boardId)))
    .where(sql`coalesce(${jobs.clientId}, ${organisations.clientId}) = ${clientId}`);
}

/**
 * Of somebody who had all of their data deleted there is nothing left to show, and of who leaves nothing is shown: what
 * their account sent, and what a guest sent from the address that they have shown to be theirs.
 */
export const hasSenderData = sql`${applications.email} not like 'deleted-%@deleted.invalid' and not exists (
  select 1 from users as leaver inner join sites on sites.id = leaver.site_id
  where leaver.delete_after is not null and (leaver.id = ${applications.userId}
    or (leaver.email = ${applications.email} and leaver.email_verified_at is not null
      and leaver.role = 'candidate' and sites.job_board_id = ${applications.jobBoardId})))`;

/** Nor is shown what is deleted at its sender's request. */
const isThere = and(isNull(applications.deletionAskedAt), hasSenderData);

/** What a company may see of applications. Every query of this file goes through it. */
export function theirs(db: Reader, owner: Owner): SQL | undefined {
  return and(inArray(applications.jobId, theirJobs(db, owner)), isThere);
}

export async function isMyJob(db: Reader, owner: Owner, jobId: number): Promise<boolean> {
  const [found] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), inArray(jobs.id, theirJobs(db, owner))));
  return found !== undefined;
}

function named(search: string | undefined): SQL | undefined {
  const text = sql`concat_ws(' ', ${applications.givenName}, ${applications.familyName}, ${applications.email})`;
  return containsTerms(text, search);
}

function narrowed(db: Reader, owner: Owner, query: Narrowing): SQL | undefined {
  const jobId = query['match[job_id]'];
  // Of one job its index is read, once it is known to be theirs.
  const where = jobId === undefined ? theirs(db, owner) : and(eq(applications.jobId, jobId), isThere);
  return and(where, named(query.search));
}

/** Applications that have not moved are where all arrive. */
function inStage({ received }: Procedure, stageId: number): SQL | undefined {
  const moved = eq(applications.stageId, stageId);
  return stageId === received.id ? or(moved, isNull(applications.stageId)) : moved;
}

const summary = {
  application: applications,
  jobTitle: jobs.title,
  notes:
    sql<number>`(select count(*) from ${applicationNotes} where ${applicationNotes.applicationId} = ${applications.id})`.mapWith(
      Number,
    ),
  /** The company that introduced the person, where one did. */
  introducedBy: sql<string | null>`(select ${clients.name} from ${introductions}
    inner join ${clients} on ${clients.id} = ${introductions.clientId}
    where ${introductions.applicationId} = ${applications.id})`,
} as const;

function selectApplicants(db: Reader) {
  return db.select(summary).from(applications).innerJoin(jobs, eq(jobs.id, applications.jobId));
}
export type ApplicantRow = Awaited<ReturnType<typeof selectApplicants>>[number];

const byName = [sql`lower(${applications.familyName})`, sql`lower(${applications.givenName})`] as const;

function orderOf(sort: ApplicantsQuery['sort']): SQL[] {
  switch (sort) {
    case 'created_at':
      return [asc(applications.createdAt), asc(applications.id)];
    case '-created_at':
      return [desc(applications.createdAt), desc(applications.id)];
    case 'name':
      return [...byName.map((column) => asc(column)), asc(applications.id)];
    case '-name':
      return [...byName.map((column) => desc(column)), desc(applications.id)];
    case 'rating':
      return [sql`${applications.rating} asc nulls first`, asc(applications.createdAt), asc(applications.id)];
    case '-rating':
      return [
        sql`${applications.rating} desc nulls last`,
        desc(applications.createdAt),
        desc(applications.id),
      ];
  }
}

/** A page of applicants, and how many there are. */
export async function findApplicantRows(
  db: Reader,
  owner: Owner,
  procedure: Procedure,
  query: ApplicantsQuery,
): Promise<{ readonly rows: readonly ApplicantRow[]; readonly total: number }> {
  const { page, limit, sort } = query;
  const stageId = query['match[stage_id]'];
  const chosen = query['in[id]'];
  const isWithdrawn = query['match[withdrawn]'] ?? (stageId === undefined ? undefined : false);
  const where = and(
    narrowed(db, owner, query),
    stageId === undefined ? undefined : inStage(procedure, stageId),
    chosen === undefined ? undefined : inArray(applications.id, chosen.split(',').map(Number)),
    isWithdrawn === undefined
      ? undefined
      : isWithdrawn
        ? isNotNull(applications.withdrawnAt)
        : isNull(applications.withdrawnAt),
  );
  const [counted] = await db.select({ total: count() }).from(applications).where(where);
  const rows = await selectApplicants(db)
    .where(where)
    .orderBy(...orderOf(sort))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: counted?.total ?? 0 };
}

/** How many are in each stage, withdrawn ones apart, by the stage's number. */
export async function countByStage(
  db: Reader,
  owner: Owner,
  { received }: Procedure,
  query: Narrowing,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ stageId: applications.stageId, total: count() })
    .from(applications)
    .where(and(narrowed(db, owner, query), isNull(applications.withdrawnAt)))
    .groupBy(applications.stageId);
  const totals = new Map<number, number>();
  for (const { stageId, total } of rows) {
    const id = stageId ?? received.id;
    totals.set(id, (totals.get(id) ?? 0) + total);
  }
  return totals;
}

/** The newest applicants of every stage, so many of each. */
export async function findNewestByStage(
  db: Reader,
  owner: Owner,
  { received }: Procedure,
  query: Narrowing & { readonly limit: number },
): Promise<readonly ApplicantRow[]> {
  const stage = sql`coalesce(${applications.stageId}, ${received.id})`;
  const ranked = db
    .select({
      id: applications.id,
      place:
        sql<number>`row_number() over (partition by ${stage} order by ${applications.createdAt} desc, ${applications.id} desc)`.as(
          'place',
        ),
    })
    .from(applications)
    .where(and(narrowed(db, owner, query), isNull(applications.withdrawnAt)))
    .as('ranked');
  const ids = (
    await db
      .select({ id: ranked.id })
      .from(ranked)
      .where(sql`${ranked.place} <= ${query.limit}`)
  ).map(({ id }) => id);
  if (ids.length === 0) return [];
  return selectApplicants(db)
    .where(inArray(applications.id, ids))
    .orderBy(desc(applications.createdAt), desc(applications.id));
}

/** One of theirs, with its job; undefined for anybody else's. */
export async function findApplicantRow(db: Reader, owner: Owner, id: number) {
  const [row] = await db
    .select({ ...summary, job: jobs })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(theirs(db, owner), eq(applications.id, id)));
  return row;
}

const colleague = {
  userId: users.id,
  givenName: users.givenName,
  familyName: users.familyName,
} as const;

export function findNotes(db: Reader, applicationId: number) {
  return db
    .select({ note: applicationNotes, by: colleague })
    .from(applicationNotes)
    .leftJoin(users, eq(users.id, applicationNotes.userId))
    .where(eq(applicationNotes.applicationId, applicationId))
    .orderBy(asc(applicationNotes.createdAt), asc(applicationNotes.id));
}

/** What was done last. */
export function findEvents(db: Reader, applicationId: number, limit: number) {
  return db
    .select({ event: applicationEvents, by: colleague })
    .from(applicationEvents)
    .leftJoin(users, eq(users.id, applicationEvents.userId))
    .where(eq(applicationEvents.applicationId, applicationId))
    .orderBy(desc(applicationEvents.createdAt), desc(applicationEvents.id))
    .limit(limit);
}

/** Jobs that somebody applied for, the latest first. */
export function findAppliedJobRows(db: Reader, owner: Owner, limit: number) {
  const last = max(applications.createdAt);
  return db
    .select({
      id: jobs.id,
      title: jobs.title,
      status: jobs.status,
      from: jobs.from,
      till: jobs.till,
      applicants: count(),
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(theirs(db, owner))
    .groupBy(jobs.id)
    .orderBy(desc(last), desc(jobs.id))
    .limit(limit);
}
