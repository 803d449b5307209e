import type { BodyOf, Contract, ListedJobDetails } from '@boardwright/api-client/contract';
import { findJobHistory } from '../../people/account/account-logs.ts';
import { inArray } from '../../platform/database/drizzle.ts';
import { jobs } from '../../platform/database/schema.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { presentMyJob } from '../employer/employer-jobs.present.ts';
import { endedFromOf } from '../employer/move-job.ts';
import { type MyJobsDeps, presentationFor } from '../employer/my-jobs.ts';
import { findAnyJob } from '../employer/my-jobs.queries.ts';
import { updateJob } from '../employer/update-job.ts';
import { presentAdminJob } from './admin-jobs.present.ts';
import { selectAdminJobs } from './admin-jobs.queries.ts';
import { ownerFor } from './job-owner.ts';
import { listJobs } from './listed-jobs.ts';
import { findSimilarIds } from './listed-jobs.queries.ts';
import { findAdminJob } from './withhold-job.ts';

/** Lines of a job's history. */
const lines = 50;

/**
 * A job of the board with all that its admin decides by.
 * @throws HttpError `jobNotFound` also for a job of another board, or one that was deleted
 */
export async function readAnyJob(
  deps: MyJobsDeps,
  context: RequestContext,
  uuid: string,
): Promise<ListedJobDetails> {
  const { db, clock } = deps;
  const tenant = scope(context);
  const { board } = tenant;
  const now = clock.now();
  const { job } = await findAdminJob(db, tenant, uuid);
  const row = await findAnyJob(db, board.id, job.id);
  const [listed] = await listJobs(db, tenant, [job.id], now);
  if (!row || !listed) throw new HttpError('jobNotFound');
  const presentation = await presentationFor(deps, tenant, 'product', [job.id]);
  const paidTill = await deps.runPayments.paidTillOf(db, row.job, now);
  const similarIds = await findSimilarIds({ db, boardId: board.id, now }, row.job);
  const similar =
    similarIds.length === 0 ? [] : await selectAdminJobs(db, board.id, inArray(jobs.id, similarIds));
  return {
    job: listed,
    form: presentMyJob(row, presentation, row.job.status === 'draft' ? undefined : (paidTill ?? undefined)),
    ended: endedFromOf(row.job) ?? null,
    history: await findJobHistory(db, job.id, context.locale, lines),
    similar: similar.map((one) => presentAdminJob(one, tenant, now)),
  };
}

/**
 * Changes a job as its company would.
 * @throws HttpError as {@link readAnyJob} and `updateJob`; `jobWrittenByFeed` where a feed writes it
 */
export async function changeAnyJob(
  deps: MyJobsDeps,
  context: RequestContext,
  uuid: string,
  body: BodyOf<Contract['adminJobs']['changeAnyJob']>,
): Promise<ListedJobDetails> {
  const row = await findAdminJob(deps.db, scope(context), uuid);
  await updateJob(deps, ownerFor(context, row, 'change'), row.job.id, body);
  return readAnyJob(deps, context, uuid);
}
