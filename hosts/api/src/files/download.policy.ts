import { and, eq, inArray, isNull, or, sql, type SQL } from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import {
  applications,
  files,
  jobBoardJobs,
  jobs,
  organisations,
  relations,
  resumes,
  users,
} from '../platform/database/schema.ts';
import type { Visitor } from '../platform/http/authenticate.ts';
import type { Tenant } from '../platform/http/tenants.ts';
import type { Member } from '../people/account/member.ts';
import { sentBy } from '../applications/port.ts';

interface ReadableFile {
  readonly storageKey: string;
  readonly name: string;
  readonly mime: string;
  /** The application it came with: who reads it is noted there. */
  readonly applicationId: number | null;
  /** Whose CV it is, of a candidate who accepted contact: the logs of both name who reads it. */
  readonly candidate: { readonly id: number; readonly givenName: string } | null;
}

function findFile(db: Database, { site }: Tenant, token: string, mayRead: SQL | undefined) {
  return db
    .select({
      storageKey: files.storageKey,
      name: files.name,
      mime: files.mime,
      applicationId: sql<number | null>`case ${files.ownerKind} when 'application' then ${files.ownerId} end`,
      candidate: { id: users.id, givenName: users.givenName },
    })
    .from(files)
    .leftJoin(resumes, eq(resumes.fileId, files.id))
    .leftJoin(users, eq(users.id, resumes.userId))
    .where(and(eq(files.token, token), eq(files.siteId, site.id), mayRead))
    .limit(1);
}

/** Files of applications for a company's own jobs, on this board. */
function ofApplications(db: Database, clientId: number, { board }: Tenant): SQL | undefined {
  const received = db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .innerJoin(jobBoardJobs, and(eq(jobBoardJobs.jobId, jobs.id), eq(jobBoardJobs.jobBoardId, board.id)))
    .where(
      and(
        isNull(applications.deletionAskedAt),
        or(eq(jobs.clientId, clientId), eq(organisations.clientId, clientId)),
      ),
    );
  return and(eq(files.ownerKind, 'application'), inArray(files.ownerId, received));
}

/** CVs of candidates who accepted a company's contact request, and of those alone. */
function ofContacts(db: Database, clientId: number, { board }: Tenant): SQL {
  const listed = db
    .select({ id: resumes.fileId })
    .from(relations)
    .innerJoin(resumes, eq(resumes.id, relations.resumeId))
    .where(
      and(
        eq(relations.clientId, clientId),
        eq(relations.status, 'accepted'),
        eq(resumes.jobBoardId, board.id),
      ),
    );
  return inArray(files.id, listed);
}

/** The file an employer may read. Everybody else's is not there. */
async function findForEmployer(db: Database, tenant: Tenant, { clientId }: Visitor, token: string) {
  if (clientId === null) return undefined;
  const mayRead = or(ofApplications(db, clientId, tenant), ofContacts(db, clientId, tenant));
  return (await findFile(db, tenant, token, mayRead))[0];
}

/** The file a candidate may read: what they sent themselves, and what came with a contact request. */
async function findForCandidate(db: Database, member: Member, token: string) {
  const sent = db
    .select({ id: applications.id })
    .from(applications)
    .where(await sentBy(db, member));
  const received = db
    .select({ id: relations.motivationFileId })
    .from(relations)
    .innerJoin(resumes, eq(resumes.id, relations.resumeId))
    .where(eq(resumes.userId, member.visitor.id));
  const mayRead = or(
    and(eq(files.ownerKind, 'application'), inArray(files.ownerId, sent)),
    inArray(files.id, received),
  );
  return (await findFile(db, member, token, mayRead))[0];
}

/** The file that a token names, if who is logged in may read it. */
export function findReadableFile(
  db: Database,
  member: Member,
  token: string,
): Promise<ReadableFile | undefined> {
  return member.role === 'candidate'
    ? findForCandidate(db, member, token)
    : findForEmployer(db, member, member.visitor, token);
}
