import { type BoardVisit, isAnonymous, jobUrl } from '../../jobs/public/board-visit.ts';
import type { BoardJob } from '../../jobs/public/jobs.queries.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import type { MailRequest } from '../../platform/mail/queue-mails.ts';
import { applicationReceivedMail, type MailedApplication, type MailedJob } from './application-mails.ts';
import { recruiterOf } from './recruiter-of.ts';

/** What tells that an application came. */
export const receivedEvent = 'application.received';

/** A job as the mails of its applications name it. */
export function mailedJob(
  job: BoardJob['job'],
  visit: Pick<BoardVisit, 'role' | 'site' | 'board'>,
): MailedJob {
  return {
    title: job.title,
    // Where employers stay unnamed, the mail does not name them either.
    organisationName: isAnonymous(visit) ? mailBrand(visit.site, visit.board.url).name : job.organisationName,
    url: jobUrl(visit, job),
    referenceCode: job.referenceCode,
  };
}

/**
 * The mail of an application to whoever recruits, at the job's present address.
 * @returns undefined where nobody can be reached
 */
export function mailToEmployer(
  application: MailedApplication,
  { job, organisation }: Pick<BoardJob, 'job' | 'organisation'>,
  visit: Pick<BoardVisit, 'role' | 'site' | 'board'>,
  fileIds: readonly number[],
): MailRequest | undefined {
  const to = recruiterOf(job, { organisation: organisation.email, board: visit.board.email });
  if (!to) return undefined;
  const brand = mailBrand(visit.site, visit.board.url);
  return {
    siteId: visit.site.id,
    event: receivedEvent,
    locale: job.locale,
    to,
    replyTo: application.email,
    mail: applicationReceivedMail(application, mailedJob(job, visit), brand, job.locale),
    fileIds,
  };
}
