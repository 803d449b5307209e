import type { EmployerJob } from '@boardwright/api-client/contract';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../http/api-error.ts';
import type { RequestContext } from '../../http/context.ts';
import { type Member, memberOf } from '../account/account-deps.ts';
import { jobUrl } from '../jobs/board-visit.ts';
import { presentOwnJob, type OwnPresentation } from './employer-jobs.present.ts';
import { findBoardsOf, findOwnJob, type Owner } from './own-jobs.queries.ts';

/** What the handlers of this area work with. */
export type OwnJobsDeps = Pick<Deps, 'db' | 'clock' | 'geo' | 'search'>;

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

/** How this employer is shown jobs. @param wanted parts named in `with` */
export async function presentationFor(
  { db, clock }: OwnJobsDeps,
  employer: Employer,
  wanted: string | undefined,
  jobIds: readonly number[],
): Promise<OwnPresentation> {
  const parts = new Set(wanted?.split(',') ?? []);
  const rows = parts.has('job_boards') ? await findBoardsOf(db, jobIds) : undefined;
  const boards = rows && new Map(jobIds.map((id) => [id, rows.filter(({ jobId }) => jobId === id)]));
  return {
    now: clock.now(),
    jobUrl: (job) => jobUrl(employer, job),
    boards,
    withProduct: parts.has('product'),
  };
}

/** @throws ApiError `jobNotFound`, also for another company's */
export async function readOwnJob(
  deps: OwnJobsDeps,
  employer: Employer,
  id: number,
  wanted?: string,
): Promise<EmployerJob> {
  const row = await findOwnJob(deps.db, employer.owner, id);
  if (!row) throw new ApiError('jobNotFound');
  return presentOwnJob(row, await presentationFor(deps, employer, wanted, [id]));
}
