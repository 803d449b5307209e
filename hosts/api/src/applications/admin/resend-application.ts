import type { AdminApplication } from '@boardwright/api-client/contract';
import type { Transaction } from '../../platform/database/connect.ts';
import { mails } from '../../platform/database/schema.ts';
import { sendAfterCommit, transaction, type TransactionDeps } from '../../platform/database/transaction.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import type { Clock } from '../../platform/ports/clock.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { mailToEmployer } from '../mails/mail-to-employer.ts';
import { findSentFiles } from '../sent-applications.queries.ts';
import { type ApplicationRow, findMailsOf, lockApplication } from './admin-applications.queries.ts';
import { addressOf, lastSending, presentApplication, sendableFrom } from './present-application.ts';

export type AdminApplicationsDeps = TransactionDeps & { readonly clock: Clock };
type MailRow = typeof mails.$inferSelect;

/** The mail of before once more, to another address: what a company wrote of who it introduces is in it alone. */
async function sendCopy(tx: Transaction, last: MailRow, to: string, now: Date): Promise<void> {
  const rows = await tx
    .insert(mails)
    .values({
      siteId: last.siteId,
      event: last.event,
      kind: last.kind,
      locale: last.locale,
      to,
      replyTo: last.replyTo,
      subject: last.subject,
      text: last.text,
      html: last.html,
      headers: last.headers,
      fileIds: last.fileIds,
      applicationId: last.applicationId,
      createdAt: now,
    })
    .returning({ id: mails.id });
  sendAfterCommit(
    tx,
    rows.map(({ id }) => id),
  );
}

/** The mail as it would be written now, with the files of then. */
async function sendAnew(tx: Transaction, row: ApplicationRow, tenant: Tenant, now: Date): Promise<void> {
  const { application, whole, organisationEmail } = row;
  const came = await findSentFiles(tx, [application.id]);
  const mailed = { ...application, fileNames: came.map(({ name }) => name) };
  const found = { job: { ...whole, withheldAt: null }, organisation: { email: organisationEmail } };
  const request = mailToEmployer(
    mailed,
    found,
    { ...tenant, role: 'public' },
    came.map(({ id }) => id),
  );
  if (request) await queueMails(tx, [{ ...request, applicationId: application.id }], now);
}

/**
 * Mails an application once more to who recruits. Of two at once the second reads that it was just sent.
 * @throws HttpError `notFound`, `applicationLeaving`, `applicationWithdrawn`, `nobodyToSendTo`, `applicationJustSent`
 */
export async function resendApplication(
  deps: AdminApplicationsDeps,
  context: RequestContext,
  uuid: string,
): Promise<AdminApplication> {
  const tenant = scope(context);
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    const row = await lockApplication(tx, tenant, uuid);
    const { application } = row;
    if (application.deletionAskedAt) throw new HttpError('applicationLeaving');
    if (application.withdrawnAt) throw new HttpError('applicationWithdrawn');
    const sent = await findMailsOf(tx, application.id);
    const to = addressOf(row, tenant, sent);
    if (to === null) throw new HttpError('nobodyToSendTo');
    if (sendableFrom(sent, now)) throw new HttpError('applicationJustSent');
    const last = lastSending(sent);
    if (row.introducedBy !== null && last) await sendCopy(tx, last, to, now);
    else await sendAnew(tx, row, tenant, now);
    return presentApplication(tx, tenant, uuid, now);
  });
}
