import type { AdminApplication } from '@boardwright/api-client/contract';
import { and, eq } from '../../platform/database/drizzle.ts';
import { applicationMessages } from '../../platform/forms/field.messages.ts';
import { applications, mails } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { refuseProblems } from '../../platform/forms/problems.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import { deletionDate } from '../retention-date.ts';
import { lockApplication } from './admin-applications.queries.ts';
import { presentApplication } from './present-application.ts';
import type { AdminApplicationsDeps } from './resend-application.ts';
import { restorableFor } from '../../platform/restorable-for.ts';

/**
 * Deletes an application at its sender's request: hidden from now on, gone in 30 days, or when it would have gone anyway.
 * What was not mailed yet is not mailed.
 * @throws HttpError `notFound`, `validation` without a reason
 */
export async function deleteApplication(
  deps: AdminApplicationsDeps,
  context: RequestContext,
  uuid: string,
  typed: string,
): Promise<AdminApplication> {
  const tenant = scope(context);
  const now = deps.clock.now();
  const reason = typed.trim();
  return transaction(deps, async (tx) => {
    const { application, whole } = await lockApplication(tx, tenant, uuid);
    const required = applicationMessages(context.locale)('required');
    refuseProblems(reason === '' ? [['reason', required]] : []);
    if (!application.deletionAskedAt) {
      const latest = new Date(now.getTime() + restorableFor);
      const planned = deletionDate(application, whole);
      await tx
        .update(applications)
        .set({
          deletionAskedAt: now,
          deletionAskedBy: loggedIn(context).id,
          deletionReason: reason,
          deleteAfter: planned && planned < latest ? planned : latest,
        })
        .where(eq(applications.id, application.id));
      await tx.delete(mails).where(and(eq(mails.applicationId, application.id), eq(mails.state, 'queued')));
    }
    return presentApplication(tx, tenant, uuid, now);
  });
}

/** Takes that back. @throws HttpError `notFound` */
export async function keepApplication(
  deps: AdminApplicationsDeps,
  context: RequestContext,
  uuid: string,
): Promise<AdminApplication> {
  const tenant = scope(context);
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    const { application } = await lockApplication(tx, tenant, uuid);
    if (application.deletionAskedAt)
      await tx
        .update(applications)
        .set({
          deletionAskedAt: null,
          deletionAskedBy: null,
          deletionReason: '',
          // One that was taken back goes when it would have gone: that is sooner than 30 days.
          deleteAfter: application.withdrawnAt ? application.deleteAfter : null,
        })
        .where(eq(applications.id, application.id));
    return presentApplication(tx, tenant, uuid, now);
  });
}
