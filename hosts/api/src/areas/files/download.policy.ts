import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { applications, files, jobBoardJobs, jobs, organisations } from '../../database/schema.ts';
import type { Visitor } from '../../http/authenticate.ts';
import type { Tenant } from '../../http/tenants.ts';

/**
 * The file an employer may read: of an application for a job of their own company, on this board. Everybody else's
 * is not there.
 */
export async function findReadableFile(
  db: Database,
  { site, board }: Tenant,
  visitor: Visitor,
  token: string,
) {
  if (visitor.clientId === null) return undefined;
  const [file] = await db
    .select({ storageKey: files.storageKey, name: files.name, mime: files.mime })
    .from(files)
    .innerJoin(applications, and(eq(files.ownerKind, 'application'), eq(applications.id, files.ownerId)))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .innerJoin(jobBoardJobs, and(eq(jobBoardJobs.jobId, jobs.id), eq(jobBoardJobs.jobBoardId, board.id)))
    .where(
      and(
        eq(files.token, token),
        eq(files.siteId, site.id),
        or(eq(jobs.clientId, visitor.clientId), eq(organisations.clientId, visitor.clientId)),
      ),
    )
    .limit(1);
  return file;
}
