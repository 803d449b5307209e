import { jobAfter, type JobMove, type JobStatus } from '@boardwright/api-client/contract';
import { HttpError } from '../../platform/http/http-error.ts';
import { type Problem, refuseProblems } from '../../platform/forms/problems.ts';
import { missingProblems, needsPay } from './job-completeness.ts';
import { jobFormMessage } from './job-form.messages.ts';
import type { JobOwner } from './my-jobs.ts';
import { type MyJobRow, statusAt } from './my-jobs.queries.ts';
import type { Payer } from './run-payments.ts';

type Job = MyJobRow['job'];

/** The status after a move. @throws HttpError `transitionNotAllowed` where the contract's table has no such move */
export function mayMove(job: Pick<Job, 'status' | 'from' | 'till'>, move: JobMove, now: Date): JobStatus {
  const status = jobAfter(move, statusAt(job, now));
  if (!status) throw new HttpError('transitionNotAllowed');
  return status;
}

/** A job that is paid by the click runs only while there is one. @throws HttpError `productUnpaid` */
export function mayActivate(payer: Payer): void {
  if (payer.by === 'nothing' && payer.isByClick) throw new HttpError('productUnpaid');
}

function problemsOfDraft(
  job: Job,
  { locale, site }: Pick<JobOwner, 'locale' | 'site'>,
  now: Date,
): Problem[] {
  const missing = missingProblems(job, locale, needsPay(site.settings));
  const isPast = job.till !== null && job.till <= now;
  return isPast ? [...missing, ['till', jobFormMessage(locale, 'tillPast')]] : [...missing];
}

/**
 * Whether a draft may be published, at once or for its day.
 * @throws HttpError `transitionNotAllowed`, `validation` with what is missing, `employerNotVerified`
 */
export function mayPublish(
  { job, isVisible }: { readonly job: Job; readonly isVisible: boolean },
  owner: Pick<JobOwner, 'locale' | 'site'>,
  now: Date,
): 'publish' | 'schedule' {
  const move = job.from > now ? 'schedule' : 'publish';
  if (!jobAfter(move, job.status)) throw new HttpError('transitionNotAllowed');
  refuseProblems(problemsOfDraft(job, owner, now));
  // Nobody fills a board with jobs of a company that has shown no address of its own.
  if (!isVisible) throw new HttpError('employerNotVerified');
  return move;
}
