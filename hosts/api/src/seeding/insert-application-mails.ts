import { and, asc, eq, inArray, isNull } from '../platform/database/drizzle.ts';
import { mailToEmployer } from '../applications/mails/mail-to-employer.ts';
import { applications, files, jobs, mails, organisations } from '../platform/database/schema.ts';
import { tenantOf } from '../platform/http/find-tenants.ts';
import { storeMails } from '../platform/mail/queue-mails.ts';
import type { DemoProcedure } from './demo-procedure.ts';

const minute = 60_000;

/** The mails to who recruits that the demo's applications were: sent a minute after each, and stored as such. */
export async function insertApplicationMails({
  tx,
  site,
  now,
}: Pick<DemoProcedure, 'tx' | 'site' | 'now'>): Promise<void> {
  const tenant = await tenantOf(tx, site.id);
  const rows = await tx
    .select({ application: applications, job: jobs, email: organisations.email })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(organisations, eq(organisations.id, jobs.organisationId))
    .where(and(eq(applications.jobBoardId, site.board.id), isNull(applications.deletionAskedAt)))
    .orderBy(asc(applications.createdAt), asc(applications.id));
  const came = await tx
    .select({ id: files.id, name: files.name, applicationId: files.ownerId })
    .from(files)
    .where(
      and(
        eq(files.ownerKind, 'application'),
        inArray(
          files.ownerId,
          rows.map(({ application }) => application.id),
        ),
      ),
    );
  const requests = rows.flatMap(({ application, job, email }) => {
    const own = came.filter(({ applicationId }) => applicationId === application.id);
    const request = mailToEmployer(
      { ...application, fileNames: own.map(({ name }) => name) },
      { job: { ...job, withheldAt: null }, organisation: { email } },
      { ...tenant, role: 'public' },
      own.map(({ id }) => id),
    );
    return request
      ? [{ at: application.createdAt, request: { ...request, applicationId: application.id } }]
      : [];
  });
  const ids = await storeMails(
    tx,
    requests.map(({ request }) => request),
    now,
  );
  for (const [index, id] of ids.entries()) {
    const createdAt = requests[index]?.at ?? now;
    await tx
      .update(mails)
      .set({ state: 'sent', attempts: 1, createdAt, sentAt: new Date(createdAt.getTime() + minute) })
      .where(eq(mails.id, id));
  }
}
