import type { RunPayments } from '../jobs/employer/run-payments.ts';
import { checkJobsApplyWay } from './apply-way.ts';
import { chargeJob, findPublishingProducts } from './charge-job.ts';
import { paidTillOf, payerOf, waitedForStart } from './paid-till.ts';
import { fillSlot, freeSlotOf } from './slots.ts';

/** The shop as what pays for the run of a job. */
export const runPayments: RunPayments = {
  findProducts: findPublishingProducts,
  payerOf,
  paidTillOf,
  waitedForStart,
  charge: chargeJob,
  checkApplyWay: checkJobsApplyWay,
  fillSlot,
  freeSlot: freeSlotOf,
};
