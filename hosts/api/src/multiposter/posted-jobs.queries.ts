import type { Contract, QueryOf } from '@boardwright/api-client/contract';
import { and, count, desc, eq, exists, like, ne, sql, type SQL } from '../platform/database/drizzle.ts';
import type { Database, Transaction } from '../platform/database/connect.ts';
import { applications, jobBoardJobs, jobs } from '../platform/database/schema.ts';
import { statusSql } from '../jobs/employer/my-jobs.queries.ts';
import type { Owner } from '../people/client/employer.ts';

type Reader = Pick<Database, 'select'>;
type Query = QueryOf<Contract['mp']['findPostedJobs']>;

/** Under which source the jobs stand that a company's systems post. With their reference it names them. */
export const sourceOf = (clientId: number) => `mp:${clientId}`;
/** The same, of jobs that a system took down: their reference is free again. */
const takenDown = (clientId: number) => `${sourceOf(clientId)}:deleted:`;

function onBoard(db: Reader, boardId: number): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(jobBoardJobs)
      .where(and(eq(jobBoardJobs.jobId, jobs.id), eq(jobBoardJobs.jobBoardId, boardId))),
  );
}

const applied = (db: Reader) =>
  sql<number>`(${db.select({ total: count() }).from(applications).where(eq(applications.jobId, jobs.id))})`.mapWith(
    Number,
  );

/** A page of what a company's systems posted on a board, newest first. */
export async function findPosted(db: Database, { clientId, boardId }: Owner, query: Query, now: Date) {
  const reference = query['match[external_reference]'];
  const status = query['match[status]'];
  const where = and(
    eq(jobs.source, sourceOf(clientId)),
    onBoard(db, boardId),
    ne(jobs.status, 'archived'),
    reference === undefined ? undefined : eq(jobs.externalReference, reference),
    status === undefined ? undefined : sql`${statusSql(now)} = ${status}`,
  );
  const [counted] = await db.select({ total: count() }).from(jobs).where(where);
  const rows = await db
    .select({ job: jobs, applied: applied(db) })
    .from(jobs)
    .where(where)
    .orderBy(desc(jobs.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  return { rows, total: counted?.total ?? 0 };
}
export type PostedRow = Awaited<ReturnType<typeof findPosted>>['rows'][number];

/** The job of a reference, one that a person deleted too; undefined for another company's. */
export async function findByReference(db: Reader, { clientId, boardId }: Owner, reference: string) {
  const [row] = await db
    .select({ job: jobs, applied: applied(db) })
    .from(jobs)
    .where(
      and(eq(jobs.source, sourceOf(clientId)), eq(jobs.externalReference, reference), onBoard(db, boardId)),
    );
  return row;
}

/** Whether a job of this reference was taken down before. */
export async function wasTakenDown(db: Reader, { clientId }: Owner, reference: string): Promise<boolean> {
  const [row] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(like(jobs.source, `${takenDown(clientId)}%`), eq(jobs.externalReference, reference)))
    .limit(1);
  return row !== undefined;
}

/** Frees the reference of a job that was taken down: the same may be posted anew. */
export async function freeReference(tx: Transaction, { clientId }: Owner, id: number): Promise<void> {
  await tx
    .update(jobs)
    .set({ source: `${takenDown(clientId)}${id}` })
    .where(eq(jobs.id, id));
}

/** One call at a time for each reference: two that create the same job make one. */
export async function lockReference(tx: Transaction, { clientId }: Owner, reference: string): Promise<void> {
  const key = `${sourceOf(clientId)}:${reference}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
