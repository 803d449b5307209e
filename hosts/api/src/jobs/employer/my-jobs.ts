import type { RunPayments } from './run-payments.ts';
import type { EmployerJob } from '@boardwright/api-client/contract';
import type { Deps } from '../../platform/deps.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import type { Member } from '../../people/account/member.ts';
import type { Doer } from '../../people/account/account-logs.ts';

import { jobUrl } from '../public/board-visit.ts';
import { needsPay } from './job-completeness.ts';
import { presentMyJob, type MyJobPresentation } from './employer-jobs.present.ts';
import { findBoardsOf, findMyJob, type JobsOf } from './my-jobs.queries.ts';
import type { Owner } from '../../people/client/employer.ts';

/** What the handlers of this area work with. */
export interface MyJobsDeps extends Pick<Deps, 'db' | 'clock' | 'geo' | 'search' | 'mailsQueued'> {
  readonly runPayments: RunPayments;
}

/** On whose company's behalf jobs are kept: by one of its people, or by one of its systems. */
export interface JobOwner extends Tenant {
  readonly owner: JobsOf;
  readonly locale: Member['locale'];
  readonly visitor: Doer;
  /** An admin does it on their behalf. */
  readonly byBoard?: true;
}

/** A {@link JobOwner} that is a company. */
export interface CompanyOwner extends JobOwner {
  readonly owner: Owner;
}

/** How jobs are shown to who keeps them. @param wanted parts named in `with` */
export async function presentationFor(
  { db, clock }: Pick<MyJobsDeps, 'db' | 'clock'>,
  tenant: Tenant,
  wanted: string | undefined,
  jobIds: readonly number[],
): Promise<MyJobPresentation> {
  const parts = new Set(wanted?.split(',') ?? []);
  const rows = parts.has('job_boards') ? await findBoardsOf(db, jobIds) : undefined;
  const boards = rows && new Map(jobIds.map((id) => [id, rows.filter(({ jobId }) => jobId === id)]));
  return {
    now: clock.now(),
    jobUrl: (job) => jobUrl(tenant, job),
    boards,
    withProduct: parts.has('product'),
    withPay: needsPay(tenant.site.settings),
  };
}

/** @throws HttpError `jobNotFound`, also for another company's */
export async function readMyJob(
  deps: MyJobsDeps,
  owner: JobOwner,
  id: number,
  wanted?: string,
): Promise<EmployerJob> {
  const row = await findMyJob(deps.db, owner.owner, id);
  if (!row) throw new HttpError('jobNotFound');
  const presentation = await presentationFor(deps, owner, wanted, [id]);
  const paidTill = await deps.runPayments.paidTillOf(deps.db, row.job, presentation.now);
  return presentMyJob(row, presentation, row.job.status === 'draft' ? undefined : (paidTill ?? undefined));
}
