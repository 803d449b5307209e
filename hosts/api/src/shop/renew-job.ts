import { transaction } from '../platform/database/transaction.ts';
import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import { HttpError } from '../platform/http/http-error.ts';
import { noteEvent } from '../people/account/account-logs.ts';
import { missingProblems } from '../jobs/employer/job-completeness.ts';
import { refuseProblems } from '../platform/forms/problems.ts';
import { mustBeApproved } from '../people/client/company-state.ts';
import type { Employer } from '../people/client/employer.ts';
import { statusAt } from '../jobs/employer/my-jobs.queries.ts';
import { chargeJob } from './charge-job.ts';
import { daysOf } from './grant-order.ts';
import { soldProduct } from './place-order.ts';
import { lockMyJob, runJob, runOnBudget } from './run-job.ts';
import type { ShopDeps } from './shop-deps.ts';

/**
 * Publishes an expired job again, or has a running one run longer, with a posting from the balance or a click budget.
 * @throws HttpError `jobNotFound`, `transitionNotAllowed` for a draft, `validation`, and as {@link chargeJob}
 */
export async function renewJob(
  deps: ShopDeps,
  employer: Employer,
  jobId: number,
  { product_id: productId, pay_with: payWith }: BodyOf<Contract['shop']['renewJob']>,
): Promise<void> {
  const now = deps.clock.now();
  const { clientId, boardId } = employer.owner;
  await transaction(deps, async (tx) => {
    const row = await lockMyJob(tx, clientId, jobId);
    if (!row) throw new HttpError('jobNotFound');
    await mustBeApproved(tx, clientId);
    const { job } = row;
    if (statusAt(job, now) === 'draft') throw new HttpError('transitionNotAllowed');
    refuseProblems(missingProblems(job, employer.locale));
    const product = await soldProduct(tx, boardId, productId);
    // A second press of the button finds another end, so the job's own write count names it.
    const operation = `renew:${jobId}:${job.revision}`;
    const charge = { clientId, boardId, job: { ...job, productId }, now, operation, payWith };
    const days = daysOf(product);
    if (product.type === 'CPC') {
      await chargeJob(tx, { ...charge, from: now });
      await runOnBudget(tx, row, productId, now);
    } else if (product.type === 'jobPosting' && days !== null) {
      // Run first: what is charged would count as days that it has already.
      const { from, startsLater } = await runJob(tx, row, { productId, days }, now);
      await chargeJob(tx, { ...charge, from, startsLater });
    } else throw new HttpError('productUnpaid');
    await noteEvent(tx, 'job.renewed', employer.visitor, now, { job: job.title, job_id: jobId });
  });
}
