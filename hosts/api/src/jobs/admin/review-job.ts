import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import { noteEvent } from '../../people/account/account-logs.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { jobs } from '../../platform/database/schema.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { lockOwn } from '../employer/move-job.ts';
import type { JobOwner, MyJobsDeps } from '../employer/my-jobs.ts';
import { notAsked, publishDraft } from '../employer/publish-draft.ts';
import { returnedMail } from '../mails/moved-mails.ts';
import type { AdminJobRow } from './admin-jobs.queries.ts';
import { ownerFor } from './job-owner.ts';
import { companyMails } from './withhold-job.ts';

type Moves = Pick<BodyOf<Contract['adminJobs']['moveJobs']>, 'reasons' | 'explanation' | 'mail'>;

/**
 * Publishes a draft for its company, paid as it asked for: from its balance, by credits, or in a slot.
 * @throws HttpError as {@link publishDraft}; `companyNotApproved` where its company waits too
 */
export async function publishReviewed(deps: MyJobsDeps, owner: JobOwner, id: number): Promise<void> {
  await transaction(deps, async (tx) => {
    const { job } = await lockOwn(tx, owner, id);
    const { clientId, boardId } = owner.owner;
    if (job.publishSlotId !== null && clientId !== null) {
      const company = { ...owner, owner: { clientId, boardId } };
      await deps.runPayments.fillSlot(tx, company, id, job.publishSlotId, deps.clock.now());
      return;
    }
    const published = await publishDraft({ ...deps, db: tx }, owner, id, job.publishPayWith ?? undefined);
    // It would wait with its company, which an admin approves rather than asks.
    if (published.status === 'draft') throw new HttpError('companyNotApproved');
  });
}

/**
 * Sends a draft back that its employer wants to publish: it is a draft again, with what is to change. Nothing was charged.
 * @returns how many mails are queued about it
 * @throws HttpError `transitionNotAllowed` where nobody asked to publish it
 */
export async function sendBack(
  tx: Transaction,
  context: RequestContext,
  row: AdminJobRow,
  { reasons, explanation, mail }: Moves,
  now: Date,
): Promise<number> {
  const owner = ownerFor(context, row, 'send_back');
  const { job } = await lockOwn(tx, owner, row.job.id);
  if (job.status !== 'draft' || job.publishAskedAt === null) throw new HttpError('transitionNotAllowed');
  const words = explanation.trim();
  const returned = { returnedAt: now, returnedReasons: reasons, returnedExplanation: words };
  await tx
    .update(jobs)
    .set({ ...notAsked, ...returned, updatedAt: now })
    .where(eq(jobs.id, job.id));
  await noteEvent(tx, 'job.returned', owner.visitor, now, { job: job.title, job_id: job.id });
  if (!mail) return 0;
  const brand = mailBrand(owner.site, owner.board.url);
  const mails = await companyMails(tx, owner, row, 'job.returned', (to) =>
    returnedMail(to, { reasons, words }, brand),
  );
  await queueMails(tx, mails, now);
  return mails.length;
}

/**
 * Says of a published job that what its company changed has been looked at.
 * @returns no mails; undefined where nothing waited for a look
 */
export async function confirmJob(
  tx: Transaction,
  context: RequestContext,
  row: AdminJobRow,
): Promise<number | undefined> {
  const { job } = await lockOwn(tx, ownerFor(context, row, 'confirm'), row.job.id);
  if (job.unreviewedSince === null) return undefined;
  await tx.update(jobs).set({ unreviewedSince: null }).where(eq(jobs.id, job.id));
  return 0;
}
