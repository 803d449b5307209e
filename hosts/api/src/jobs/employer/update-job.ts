import { isDeepStrictEqual } from 'node:util';
import { transaction } from '../../platform/database/transaction.ts';
import type { BodyOf, Contract, EmployerJob } from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { jobs } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { noteEvent } from '../../people/account/account-logs.ts';

import { readJobForm } from './job-form.ts';
import type { JobBody, JobColumns } from './job-columns.ts';
import { refuseProblems } from '../../platform/forms/problems.ts';
import { type JobOwner, type MyJobsDeps, readMyJob } from './my-jobs.ts';
import { findMyJob, lockJob, statusAt } from './my-jobs.queries.ts';
import {
  datesAfter,
  longestTill,
  publishedProblems,
  readPublished,
  statusAfter,
  tillWithin,
} from './published-job.ts';
import { isReviewed } from './review.policy.ts';
import { rulesFor } from './save-job.ts';

type JobRow = typeof jobs.$inferSelect;
type Rules = Awaited<ReturnType<typeof rulesFor>>['rules'];

/** What an edit makes of a draft. @throws HttpError `validation` */
async function editDraft(
  deps: MyJobsDeps,
  job: JobRow,
  body: JobBody,
  rules: Rules,
): Promise<JobColumns & Pick<JobRow, 'status'>> {
  const { columns, problems } = await readJobForm(deps, rules, body, job);
  refuseProblems(problems);
  return { ...columns, status: 'draft' };
}

/** What an edit makes of a published job. @throws HttpError `validation`, `productNeedsEmail`, `productNeedsUrl` */
async function editPublished(
  tx: Transaction,
  deps: MyJobsDeps,
  job: JobRow,
  body: JobBody,
  rules: Rules,
): Promise<JobColumns & Pick<JobRow, 'status'>> {
  const now = deps.clock.now();
  const published = await readPublished(deps.runPayments, tx, job, now);
  const { columns: asked, problems } = await readJobForm(
    deps,
    { ...rules, datesAfter: (dates) => datesAfter(published, dates, rules.timeZone) },
    body,
    job,
  );
  const limit = await longestTill(deps.runPayments, tx, published, asked, rules);
  const columns = { ...asked, till: tillWithin(asked.till, limit, rules.timeZone) };
  refuseProblems([...problems, ...publishedProblems(published, columns, rules, limit)]);
  await deps.runPayments.checkApplyWay(tx, { id: job.id, ...columns }, now);
  return { ...columns, status: statusAfter(job, columns, now) };
}

/** What is not read by a visitor, and what the board itself decides. */
const unread: ReadonlySet<string> = new Set(['status', 'from', 'till', 'referenceCode', 'pixelUrl']);

/** Whether a company changed what visitors read of a published job, on a site that reviews each. */
function needsLook(owner: JobOwner, job: JobRow, changed: JobColumns): boolean {
  if (job.status === 'draft' || !isReviewed(owner)) return false;
  const before: Readonly<Record<string, unknown>> = job;
  return Object.entries(changed).some(
    ([name, value]) => !unread.has(name) && !isDeepStrictEqual(before[name] ?? null, value ?? null),
  );
}

/**
 * Changes a job (§7 `PUT /jobs/{id}`). It is read and judged as it is while nobody else can change it: what was paid for
 * it, and whether it is published, may have changed in this very moment.
 * @throws HttpError `jobNotFound`, `validation`, `conflict` with what somebody else saved meanwhile
 */
export async function updateJob(
  deps: MyJobsDeps,
  owner: JobOwner,
  id: number,
  { revision, ...body }: BodyOf<Contract['employerJobs']['updateJob']>,
): Promise<EmployerJob> {
  const { clock } = deps;
  const now = clock.now();
  const isSaved = await transaction(deps, async (tx) => {
    await lockJob(tx, id);
    const found = await findMyJob(tx, owner.owner, id);
    if (!found) throw new HttpError('jobNotFound');
    const { job } = found;
    if (revision !== undefined && job.revision !== revision) return false;
    const { rules: known, organisations } = await rulesFor({ ...deps, db: tx }, owner);
    // A feed or an admin may have given a job an organisation that is not the company's: it may stay.
    const rules = { ...known, organisationIds: [...known.organisationIds, job.organisationId] };
    const changed =
      job.status === 'draft'
        ? await editDraft(deps, job, body, rules)
        : await editPublished(tx, deps, job, body, rules);
    const organisation = organisations.find((one) => one.id === changed.organisationId);
    const isOther = changed.organisationId !== job.organisationId;
    await tx
      .update(jobs)
      .set({
        ...changed,
        ...(isOther && organisation && { organisationName: organisation.name }),
        ...(needsLook(owner, job, changed) && { unreviewedSince: job.unreviewedSince ?? now }),
        updatedAt: now,
      })
      .where(eq(jobs.id, id));
    const isRenewed = statusAt(job, now) === 'expired' && changed.status === 'active';
    const event = isRenewed ? 'job.renewed' : 'job.changed';
    await noteEvent(tx, event, owner.visitor, now, { job: changed.title, job_id: id });
    return true;
  });
  const saved = await readMyJob(deps, owner, id);
  if (!isSaved) throw new HttpError('conflict', { current: saved });
  return saved;
}
