import { and, count, desc, eq, inArray, sql, type SQL } from '../platform/database/drizzle.ts';
import { hiddenAt } from '../platform/search-sync/hidden-jobs.ts';
import type { Database } from '../platform/database/connect.ts';
import {
  applications,
  applicationStages,
  files,
  jobBoardJobs,
  jobs,
  organisations,
  users,
} from '../platform/database/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Member } from '../people/account/member.ts';
import { applicationsOfPerson } from '../people/account/data-of-person.ts';

type Reader = Pick<Database, 'select'>;

/** Which applications belong to who is logged in. @throws HttpError `unauthenticated` for nobody */
export async function sentBy(db: Reader, member: Member): Promise<SQL | undefined> {
  const [person] = await db.select().from(users).where(eq(users.id, member.visitor.id));
  if (!person) throw new HttpError('unauthenticated');
  return applicationsOfPerson(person, member);
}

function selectSent(db: Reader, boardId: number) {
  return db
    .select({
      application: applications,
      job: jobs,
      kind: applicationStages.kind,
      organisationLogo: organisations.logo,
      link: { jobId: jobBoardJobs.jobId },
      withheldAt: hiddenAt,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .leftJoin(jobBoardJobs, and(eq(jobBoardJobs.jobId, jobs.id), eq(jobBoardJobs.jobBoardId, boardId)))
    .leftJoin(applicationStages, eq(applicationStages.id, applications.stageId));
}
export type SentRow = Awaited<ReturnType<typeof selectSent>>[number];

/** A page of what somebody sent, newest first, and how many there are. */
export async function findSent(
  db: Reader,
  theirs: SQL | undefined,
  boardId: number,
  { page, limit }: { readonly page: number; readonly limit: number },
) {
  const [counted] = await db.select({ total: count() }).from(applications).where(theirs);
  const rows = await selectSent(db, boardId)
    .where(theirs)
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: counted?.total ?? 0 };
}

/** One of theirs; undefined for anybody else's. */
export async function findOneSent(
  db: Reader,
  theirs: SQL | undefined,
  boardId: number,
  uuid: string,
): Promise<SentRow | undefined> {
  // As text: a uuid that is none finds nothing, rather than failing.
  const one = and(theirs, sql`${applications.uuid}::text = ${uuid.toLowerCase()}`);
  return (await selectSent(db, boardId).where(one))[0];
}

/** The files that went along with some applications. */
export async function findSentFiles(db: Reader, applicationIds: readonly number[]) {
  if (applicationIds.length === 0) return [];
  return db
    .select({
      id: files.id,
      applicationId: files.ownerId,
      token: files.token,
      name: files.name,
      size: files.size,
    })
    .from(files)
    .where(and(eq(files.ownerKind, 'application'), inArray(files.ownerId, [...applicationIds])));
}
export type SentFile = Awaited<ReturnType<typeof findSentFiles>>[number];
