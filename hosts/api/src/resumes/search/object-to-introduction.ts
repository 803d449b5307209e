import type { Introduction } from '@boardwright/api-client/contract';
import { and, eq, inArray, or, type SQL } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import {
  applications,
  clients,
  files,
  introductionObjections,
  introductions,
  jobs,
  mails,
} from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { noteEvent } from '../../people/account/account-logs.ts';
import { hashOf } from '../../people/account/mailed-links.ts';
import { objectionHash } from './introduce-candidate.ts';

function ofLink({ board }: Tenant, token: string): SQL | undefined {
  return and(eq(introductions.tokenHash, hashOf(token)), eq(applications.jobBoardId, board.id));
}

async function find(db: Pick<Database, 'select'>, where: SQL | undefined) {
  const [found] = await db
    .select({ introduction: introductions, application: applications, job: jobs, client: clients.name })
    .from(introductions)
    .innerJoin(applications, eq(applications.id, introductions.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(clients, eq(clients.id, introductions.clientId))
    .where(where);
  return found;
}

/**
 * The introduction behind a mailed link; it works as long as the application is kept.
 * @throws HttpError `linkExpired`
 */
export async function readIntroduction(db: Database, tenant: Tenant, token: string): Promise<Introduction> {
  const found = await find(db, ofLink(tenant, token));
  if (!found) throw new HttpError('linkExpired');
  const { introduction, application, job, client } = found;
  return {
    given_name: application.givenName,
    family_name: application.familyName,
    introduced_by: client,
    job_title: job.title,
    organisation_name: job.organisationName,
    created_at: introduction.createdAt.toISOString(),
  };
}

/**
 * The person objects: the application goes for good, with its files and the mails that passed it on, and the address is
 * not introduced again.
 * @throws HttpError `linkExpired`, also for one that was used
 */
export async function objectToIntroduction(
  { db, clock, storage }: Pick<Deps, 'db' | 'clock' | 'storage'>,
  tenant: Tenant,
  token: string,
): Promise<void> {
  const now = clock.now();
  const { site } = tenant;
  const deleted = await db.transaction(async (tx) => {
    const found = await find(tx, ofLink(tenant, token));
    if (!found) throw new HttpError('linkExpired');
    const { application, introduction, job } = found;
    const { email } = application;
    await tx
      .insert(introductionObjections)
      .values({ siteId: site.id, emailHash: objectionHash(site.id, email), createdAt: now })
      .onConflictDoNothing();
    // Bytes go after this; what a crash leaves, the hourly clean-up finishes.
    const theirs = await tx
      .update(files)
      .set({ ownerKind: 'visitor', ownerId: null, claimedAt: null, deleteAfter: now })
      .where(and(eq(files.ownerKind, 'application'), eq(files.ownerId, application.id)))
      .returning({ id: files.id, storageKey: files.storageKey });
    await tx.delete(applications).where(eq(applications.id, application.id));
    const about = and(
      inArray(mails.event, ['candidate.introduced', 'introduction.received']),
      or(eq(mails.to, email), eq(mails.replyTo, email)),
    );
    await tx.delete(mails).where(and(eq(mails.siteId, site.id), about));
    const { userId: id, clientId } = introduction;
    await noteEvent(tx, 'candidate.objected', { id, clientId }, now, { job: job.title });
    return theirs;
  });
  for (const { id, storageKey } of deleted) {
    await storage.remove(storageKey);
    await db.delete(files).where(eq(files.id, id));
  }
}
