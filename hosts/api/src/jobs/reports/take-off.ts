import type { AdminJob, BodyOf, Contract } from '@boardwright/api-client/contract';
import type { Transaction } from '../../platform/database/connect.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { findAdminJob, withholdIn } from '../admin/withhold-job.ts';
import { lockJob } from '../employer/my-jobs.queries.ts';
import type { JobsDeps } from '../public/board-visit.ts';
import { answerOpenReports, findOpenReports } from './answer-reports.ts';

type Withholding = BodyOf<Contract['adminJobs']['withholdJob']>;

/**
 * As {@link takeOffJob}, with what else is stored in the same moment.
 * @param tx opened by `transaction()`
 * @throws HttpError as {@link takeOffJob}
 */
export async function takeOffIn(
  tx: Transaction,
  context: RequestContext,
  uuid: string,
  withholding: Withholding,
  now: Date,
): Promise<AdminJob> {
  const tenant = scope(context);
  const row = await findAdminJob(tx, tenant, uuid);
  await lockJob(tx, row.job.id);
  const isReported = (await findOpenReports(tx, tenant, row.job.id)).length > 0;
  const job = await withholdIn(tx, context, uuid, { ...withholding, isReported }, now);
  await answerOpenReports(tx, { tenant, by: context.visitor?.id ?? null, now }, row, job);
  return job;
}

/**
 * Takes a job off the board of who asks (§7 'Admin'): whatever its status, nobody is shown it until it is put back. Its
 * status and what was paid for it stay as they are. Who reported it is answered in the same moment.
 * @throws HttpError `jobNotFound` also for a job of another board, `validation` where the ground needs words
 */
export function takeOffJob(
  deps: Pick<JobsDeps, 'db' | 'clock' | 'search' | 'mailsQueued'>,
  context: RequestContext,
  uuid: string,
  withholding: Withholding,
): Promise<AdminJob> {
  return transaction(deps, (tx) => takeOffIn(tx, context, uuid, withholding, deps.clock.now()));
}
