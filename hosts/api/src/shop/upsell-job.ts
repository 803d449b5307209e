import { transaction } from '../platform/database/transaction.ts';
import type { BodyOf, Contract, UpSold } from '@boardwright/api-client/contract';
import { HttpError } from '../platform/http/http-error.ts';
import type { RequestContext } from '../platform/http/context.ts';
import { noteEvent } from '../people/account/account-logs.ts';
import { mustBeApproved } from '../people/client/company-state.ts';
import type { Employer } from '../people/client/employer.ts';
import { statusAt } from '../jobs/employer/my-jobs.queries.ts';
import { daysOf } from './grant-order.ts';
import { balanceOf, spend } from './ledger.ts';
import { orderForCompany } from './order-product.ts';
import { premiumSubject } from './paid-days.ts';
import { presentOrder } from './orders.present.ts';
import { soldProduct } from './place-order.ts';
import { liftJob, lockMyJob } from './run-job.ts';
import type { ShopDeps } from './shop-deps.ts';

/**
 * Lifts an active job above the others (§7 `POST /jobs/{id}/up-sell`): with an up-sell that was paid before, else by an
 * order for this job.
 * @throws HttpError `jobNotFound`, `upsellNotPossible`, and as an order
 */
export async function upSell(
  deps: ShopDeps,
  context: RequestContext,
  employer: Employer,
  jobId: number,
  { product_id: productId, ...form }: BodyOf<Contract['shop']['upSellJob']>,
): Promise<UpSold> {
  const { db, clock } = deps;
  const { clientId } = employer.owner;
  const now = clock.now();
  const product = await soldProduct(db, employer.board.id, productId);
  const days = daysOf(product);
  if (product.type !== 'jobUpSell' || days === null) throw new HttpError('upsellNotPossible');
  const premiumTill = await transaction(deps, async (tx) => {
    const row = await lockMyJob(tx, clientId, jobId);
    if (!row) throw new HttpError('jobNotFound');
    await mustBeApproved(tx, clientId);
    if (statusAt(row.job, now) !== 'active') throw new HttpError('upsellNotPossible');
    const kind = product.productType === 'contract' ? 'contract' : 'upsell';
    const from = { clientId, kind, now, ...(kind === 'upsell' && { productId }) } as const;
    if ((await balanceOf(tx, from)) < 1) return undefined;
    const lifted = await liftJob(tx, row, days, now);
    const { till } = lifted;
    const subject = premiumSubject(jobId, lifted);
    await spend(tx, { ...from, amount: 1, operation: `upsell:${jobId}:${till.getTime()}`, subject });
    await noteEvent(tx, 'job.lifted', employer.visitor, now, { job: row.job.title, job_id: jobId });
    return till;
  });
  if (premiumTill) return { order: null, premium_till: premiumTill.toISOString() };
  const { payment_type_id: paymentTypeId, ...rest } = form;
  // Nothing paid before: who has not said how to pay is not made to order.
  if (paymentTypeId === undefined) throw new HttpError('productUnpaid');
  const order = await orderForCompany(deps, context, employer, productId, {
    ...rest,
    payment_type_id: paymentTypeId,
    job_id: jobId,
  });
  const lifted = await db.transaction((tx) => lockMyJob(tx, clientId, jobId));
  const { locale } = context;
  return {
    order: presentOrder(order, { locale, providers: deps.payments, now }),
    premium_till: lifted?.job.premium ? (lifted.job.premiumTill?.toISOString() ?? null) : null,
  };
}
