import { and, count, eq, ne, type SQL, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { clients, jobBoardJobs, jobs, organisations, users } from '../../platform/database/schema.ts';

type Reader = Pick<Database, 'select'>;

const onBoard = (boardId: number) =>
  and(eq(jobBoardJobs.jobId, jobs.id), eq(jobBoardJobs.jobBoardId, boardId));
/** Whose a job is: its own company's, or else that of its organisation. */
export const companyOfJob = eq(clients.id, sql`coalesce(${jobs.clientId}, ${organisations.clientId})`);
const there = (where: SQL | undefined) => and(ne(jobs.status, 'archived'), where);

/** Jobs of a board with their company and what the board decided about them, whoever keeps them; also those that were deleted. */
export function selectAllAdminJobs(db: Reader, boardId: number, where: SQL | undefined) {
  return db
    .select({
      job: jobs,
      client: { id: clients.id, name: clients.name },
      link: jobBoardJobs,
      decidedBy: sql<string | null>`nullif(concat_ws(' ', ${users.givenName}, ${users.familyName}), '')`,
    })
    .from(jobs)
    .innerJoin(jobBoardJobs, onBoard(boardId))
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .leftJoin(clients, companyOfJob)
    .leftJoin(users, eq(users.id, jobBoardJobs.withheldBy))
    .where(where);
}

/** As {@link selectAllAdminJobs}, without what was deleted. */
export const selectAdminJobs: typeof selectAllAdminJobs = (db, boardId, where) =>
  selectAllAdminJobs(db, boardId, there(where));
export type AdminJobRow = Awaited<ReturnType<typeof selectAdminJobs>>[number];

/** How many {@link selectAdminJobs} finds. */
export async function countAdminJobs(db: Reader, boardId: number, where: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(jobs)
    .innerJoin(jobBoardJobs, onBoard(boardId))
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .leftJoin(clients, companyOfJob)
    .where(there(where));
  return counted?.total ?? 0;
}
