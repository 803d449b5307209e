import type { EmployerJob } from '@boardwright/api-client/contract';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { type Member, memberOf } from '../../people/account/account-deps.ts';
import type { Doer } from '../../people/account/account-logs.ts';
import { paidTillOf } from '../../shop/paid-till.ts';
import { jobUrl } from '../public/board-visit.ts';
import { needsPay } from './job-completeness.ts';
import { presentMyJob, type MyJobPresentation } from './employer-jobs.present.ts';
import { findBoardsOf, findMyJob, type Owner } from './own-jobs.queries.ts';

/** What the handlers of this area work with. */
export type MyJobsDeps = Pick<Deps, 'db' | 'clock' | 'geo' | 'search'>;

/** On whose company's behalf jobs are kept: by one of its people, or by one of its systems. */
export interface JobOwner extends Tenant {
  readonly owner: Owner;
  readonly locale: Member['locale'];
  readonly visitor: Doer;
}

/** An employer, on whose company's behalf everything here is done. */
export interface Employer extends Member {
  readonly owner: Owner;
}

/** @throws ApiError `forbidden` for an account without a company */
export function employerOf(context: RequestContext): Employer {
  const member = memberOf(context);
  const { clientId } = member.visitor;
  if (clientId === null) throw new ApiError('forbidden');
  return { ...member, owner: { clientId, boardId: member.board.id } };
}

/** How jobs are shown to who keeps them. @param wanted parts named in `with` */
export async function presentationFor(
  { db, clock }: MyJobsDeps,
  keeper: JobOwner,
  wanted: string | undefined,
  jobIds: readonly number[],
): Promise<MyJobPresentation> {
  const parts = new Set(wanted?.split(',') ?? []);
  const rows = parts.has('job_boards') ? await findBoardsOf(db, jobIds) : undefined;
  const boards = rows && new Map(jobIds.map((id) => [id, rows.filter(({ jobId }) => jobId === id)]));
  return {
    now: clock.now(),
    jobUrl: (job) => jobUrl(keeper, job),
    boards,
    withProduct: parts.has('product'),
    withPay: needsPay(keeper.site.settings),
  };
}

/** @throws ApiError `jobNotFound`, also for another company's */
export async function readMyJob(
  deps: MyJobsDeps,
  keeper: JobOwner,
  id: number,
  wanted?: string,
): Promise<EmployerJob> {
  const row = await findMyJob(deps.db, keeper.owner, id);
  if (!row) throw new ApiError('jobNotFound');
  const presentation = await presentationFor(deps, keeper, wanted, [id]);
  const paidTill = await paidTillOf(deps.db, row.job, presentation.now);
  return presentMyJob(row, presentation, row.job.status === 'draft' ? undefined : (paidTill ?? undefined));
}
