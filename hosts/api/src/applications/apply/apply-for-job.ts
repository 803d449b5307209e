import { HttpError } from '../../platform/http/http-error.ts';
import { isBlockedAddress } from '../../people/account/account.queries.ts';
import { applicationMessages } from '../../platform/forms/field.messages.ts';
import type { Member } from '../../people/account/member.ts';
import { copyStoredCv } from '../apply-form.ts';
import { applicationConfirmedMail } from '../mails/application-mails.ts';
import { mailedJob, mailToEmployer } from '../mails/mail-to-employer.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import type { MailRequest } from '../../platform/mail/queue-mails.ts';
import { isMyAddress, subscribe } from '../../newsletters/port.ts';
import { type AcceptedApplication, type ApplicationPayload, readApplication } from './application-form.ts';
import { findApplyForm } from './apply-form-settings.queries.ts';
import { storeApplication, type ClaimedFile } from './store-application.ts';
import type { BoardVisit, JobsDeps } from '../../jobs/public/board-visit.ts';
import { jobVisibility } from '../../jobs/public/job-lifecycle.ts';
import { type BoardJob, findBoardJob } from '../../jobs/public/jobs.queries.ts';
import { offerProfile } from './offer-profile.ts';

/**
 * A job one can apply for now.
 * @throws HttpError `jobNotFound`, `jobExpired`
 */
export async function findOpenJob(
  { db, clock }: JobsDeps,
  visit: BoardVisit,
  key: string,
): Promise<BoardJob> {
  const found = await findBoardJob(db, visit.board.id, key);
  const visibility = found ? jobVisibility(found.job, clock.now()) : 'absent';
  if (!found || visibility === 'absent') throw new HttpError('jobNotFound');
  if (visibility !== 'live') throw new HttpError('jobExpired');
  return found;
}

/** The mails an application causes: one to whoever recruits, if anybody can be reached, and one to the applicant. */
function mailsAbout(application: AcceptedApplication, found: BoardJob, visit: BoardVisit) {
  return (uploads: readonly ClaimedFile[]): readonly MailRequest[] => {
    const mailed = { ...application, fileNames: uploads.map(({ name }) => name) };
    const brand = mailBrand(visit.site, visit.board.url);
    const toApplicant = {
      siteId: visit.site.id,
      event: 'application.confirmed',
      locale: visit.locale,
      to: application.email,
      mail: applicationConfirmedMail(mailed, mailedJob(found.job, visit), brand, visit.locale),
    };
    const toEmployer = mailToEmployer(
      mailed,
      found,
      visit,
      uploads.map(({ id }) => id),
    );
    return toEmployer ? [toEmployer, toApplicant] : [toApplicant];
  };
}

/** A CV that the candidate keeps goes along as a copy. */
async function withStoredCv(
  deps: JobsDeps,
  payload: ApplicationPayload,
  candidate: Member,
): Promise<ApplicationPayload> {
  const copy = payload.cv ? await copyStoredCv(deps, candidate, payload.cv) : undefined;
  return copy === undefined ? payload : { ...payload, cv: copy };
}

/**
 * Applies for a job (§7 `POST /jobs/{uuid}/apply`): validates by the site's own form, stores, mails.
 * @param candidate who is logged in; none for a guest
 * @returns the application's uuid
 * @throws HttpError `jobNotFound`, `jobExpired`, `validation` with a sentence per field, `alreadyApplied`
 */
export async function applyForJob(
  deps: JobsDeps,
  visit: BoardVisit,
  key: string,
  sent: ApplicationPayload,
  candidate?: Member,
): Promise<string> {
  if (sent.job_board_id !== undefined && sent.job_board_id !== visit.board.id)
    throw new HttpError('jobNotFound');
  const found = await findOpenJob(deps, visit, key);
  const payload = candidate ? await withStoredCv(deps, sent, candidate) : sent;
  const form = await findApplyForm(deps.db, visit.site.id, visit.locale, visit.site.defaultLocale);
  const result = readApplication(payload, form, visit.locale);
  if ('problems' in result) throw new HttpError('validation', { fields: result.problems });
  // Who has the address reads why when they log in; a stranger who types it does not learn that it is blocked.
  if (await isBlockedAddress(deps.db, visit.site.id, result.application.email)) {
    // Who is logged in has an address that the site takes; to log in helps a guest alone.
    const word = visit.visitor ? 'emailOfAnother' : 'emailNeedsLogin';
    throw new HttpError('validation', { fields: { email: [applicationMessages(visit.locale)(word)] } });
  }
  const context = {
    siteId: visit.site.id,
    boardId: visit.board.id,
    jobId: found.job.id,
    userId: visit.visitor?.id ?? null,
    locale: visit.locale,
    now: deps.clock.now(),
  };
  const mails = mailsAbout(result.application, found, visit);
  const { application } = result;
  return storeApplication(deps, application, context, mails, async (tx, id) => [
    ...(await offerProfile(tx, visit, { ...application, id }, context.now)),
    ...(await subscribe(tx, visit, {
      newsletterIds: application.newsletters,
      email: application.email,
      source: 'application',
      locale: context.locale,
      userId: context.userId,
      isProved: await isMyAddress(tx, context.userId, application.email),
      now: context.now,
    })),
  ]);
}
