import type { BodyOf, Contract, JobPayment, ListedJobDetails } from '@boardwright/api-client/contract';
import { and, eq } from '../platform/database/drizzle.ts';
import { readAnyJob } from '../jobs/admin/any-job.ts';
import { ownerFor } from '../jobs/admin/job-owner.ts';
import { companyMails, findAdminJob } from '../jobs/admin/withhold-job.ts';
import { lockOwn } from '../jobs/employer/move-job.ts';
import type { JobOwner, MyJobsDeps } from '../jobs/employer/my-jobs.ts';
import { publishDraft } from '../jobs/employer/publish-draft.ts';
import { movedMail } from '../jobs/mails/moved-mails.ts';
import { type AccountEvent, noteEvent } from '../people/account/account-logs.ts';
import { mustBeApproved } from '../people/client/company-state.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { jobs, products } from '../platform/database/schema.ts';
import { transaction } from '../platform/database/transaction.ts';
import { refuseProblems } from '../platform/forms/problems.ts';
import { loggedIn, type RequestContext, scope } from '../platform/http/context.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { mailBrand } from '../platform/mail/mail-brand.ts';
import { queueMails } from '../platform/mail/queue-mails.ts';
import { missingRight } from './job-payments.ts';
import { addLot, balanceOf } from './ledger.ts';
import { orderForClient } from './order-for-client.ts';
import { orderMessage } from './order.messages.ts';
import { soldProduct } from './place-order.ts';
import { daysAfter } from './run-job.ts';
import type { ShopDeps } from './shop-deps.ts';

type Publishing = BodyOf<Contract['shop']['publishForCompany']>;
type Deps = ShopDeps & MyJobsDeps;

interface Paying {
  readonly tx: Transaction;
  readonly deps: Deps;
  readonly context: RequestContext;
  readonly clientId: number;
  readonly productId: number;
  readonly jobId: number;
  readonly now: Date;
}

const events: Readonly<Record<JobPayment, AccountEvent>> = {
  balance: 'job.paidByBalance',
  credit: 'job.paidByCredit',
  invoice: 'job.paidByInvoice',
  free: 'job.paidByNobody',
};

/** One use of a product that nobody pays: a grant as any other, which this job takes at once. @throws HttpError `productNotSold`, `validation` */
async function grantOne(
  { tx, context, clientId, productId, jobId, now }: Paying,
  reason: string,
): Promise<void> {
  const note = reason.trim();
  refuseProblems(note === '' ? [['reason', orderMessage(context.locale, 'freeReasonNeeded')]] : []);
  const product = await soldProduct(tx, scope(context).board.id, productId);
  if (product.type !== 'jobPosting') throw new HttpError('productNotSold');
  await addLot(
    tx,
    {
      clientId,
      kind: product.productType === 'contract' ? 'contract' : 'posting',
      amount: 1,
      reason: 'granted',
      name: product.name,
      productId,
      // What ends first is spent first: this one, and not what the company has.
      validTill: daysAfter(now, 1),
      operation: `free:${jobId}`,
      subject: { granted_by: loggedIn(context).id, job_id: jobId },
      note,
    },
    now,
  );
}

/** Has there be what pays. @returns the number of the order that was placed for it, if one was */
async function provide(
  paying: Paying,
  { pay, reason, shown_total: total = null }: Publishing,
): Promise<number | undefined> {
  const { tx, deps, context, clientId, productId } = paying;
  if (pay === 'balance' || pay === 'credit') return undefined;
  const refusal = missingRight(context);
  if (refusal) throw refusal;
  if (pay === 'free') {
    await grantOne(paying, reason);
    return undefined;
  }
  const order = { product_id: productId, reason: '', shown_total: total };
  return orderForClient({ ...deps, db: tx }, context, clientId, order);
}

/** Writes down what a job is published with, has there be what pays for it, and says so in its log. */
async function payFor(paying: Paying, owner: JobOwner, title: string, sent: Publishing): Promise<void> {
  const { tx, clientId, productId, jobId, now } = paying;
  const { board } = owner;
  const [product] = await tx
    .select()
    .from(products)
    .where(and(eq(products.id, productId), eq(products.jobBoardId, board.id)));
  if (!product) throw new HttpError('productNotFound');
  await tx.update(jobs).set({ productId, updatedAt: now }).where(eq(jobs.id, jobId));
  const order = await provide(paying, sent);
  // What was bought for it is taken before credits are.
  const has = { clientId, kind: 'posting', productId, now } as const;
  const isHeld = sent.pay === 'credit' && (await balanceOf(tx, has)) > 0;
  await noteEvent(tx, events[isHeld ? 'balance' : sent.pay], owner.visitor, now, {
    job: title,
    job_id: jobId,
    product: product.name,
    ...(order !== undefined && { order }),
  });
}

/**
 * Publishes a draft for its company, and pays for it in the way that is said: all of it or nothing. A job that is online
 * already is neither published nor paid again.
 * @throws HttpError `jobNotFound`, `jobWithoutCompany`, `jobWrittenByFeed`, `transitionNotAllowed`, `conflict`,
 *   `rightMissing` where an order or a grant is not the admin's to make, `validation`, and as `publishDraft` and
 *   `orderForClient`
 */
export async function publishForCompany(
  deps: Deps,
  context: RequestContext,
  uuid: string,
  sent: Publishing,
): Promise<ListedJobDetails> {
  const now = deps.clock.now();
  const tenant = scope(context);
  const isDone = await transaction(deps, async (tx) => {
    const found = await findAdminJob(tx, tenant, uuid);
    const owner = ownerFor(context, found, 'publish');
    const { job } = await lockOwn(tx, owner, found.job.id);
    const { clientId } = owner.owner;
    if (clientId === null) throw new HttpError('jobWithoutCompany');
    if (sent.revision !== undefined && sent.revision !== job.revision) return false;
    if (job.status !== 'draft') throw new HttpError('transitionNotAllowed');
    await mustBeApproved(tx, clientId);
    const { product_id: productId } = sent;
    if (productId !== undefined)
      await payFor({ tx, deps, context, clientId, productId, jobId: job.id, now }, owner, job.title, sent);
    const payWith = sent.pay === 'credit' ? 'credit' : undefined;
    await publishDraft({ ...deps, db: tx }, owner, job.id, payWith);
    if (!sent.mail) return true;
    const brand = mailBrand(tenant.site, tenant.board.url);
    const mails = await companyMails(tx, tenant, found, 'job.published', (to) =>
      movedMail(to, 'placed', sent.explanation.trim(), brand),
    );
    await queueMails(tx, mails, now);
    return true;
  });
  const details = await readAnyJob(deps, context, uuid);
  if (!isDone) throw new HttpError('conflict', { current: details });
  return details;
}
