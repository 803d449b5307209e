import { mayWithdraw } from './application.policy.ts';
import { and, eq, isNull } from '../platform/database/drizzle.ts';
import { applicationEvents, applications, organisations, users } from '../platform/database/schema.ts';
import { transaction } from '../platform/database/transaction.ts';
import type { Deps } from '../platform/deps.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { applicationWithdrawnMail } from './mails/applicant-mails.ts';
import { mailBrand } from '../platform/mail/mail-brand.ts';
import { type MailRequest, queueMails } from '../platform/mail/queue-mails.ts';
import { recruiterOf } from './mails/recruiter-of.ts';
import { applicationLives } from './retention-date.ts';
import type { Member } from '../people/account/member.ts';
import { noteEvent } from '../people/account/account-logs.ts';
import { jobUrl } from '../jobs/public/board-visit.ts';
import { deletionDate } from './retention-date.ts';
import { findOneSent, sentBy, type SentRow } from './sent-applications.queries.ts';

type WithdrawDeps = Pick<Deps, 'db' | 'clock' | 'search' | 'mailsQueued'>;

/** Four weeks from now, unless it would have gone before. */
function goesAfter({ application, job }: SentRow, now: Date): Date {
  const fourWeeks = new Date(now.getTime() + applicationLives);
  const planned = deletionDate(application, job);
  return planned && planned < fourWeeks ? planned : fourWeeks;
}

/** Notifies whoever was notified of the application. */
function mailAbout(
  { application, job }: SentRow,
  organisationEmail: string | null,
  member: Member,
): readonly MailRequest[] {
  const to = recruiterOf(job, { organisation: organisationEmail, board: member.board.email });
  if (!to) return [];
  const applicant = `${application.givenName} ${application.familyName}`;
  const mailedJob = { title: job.title, url: jobUrl(member, job) };
  const brand = mailBrand(member.site, member.board.url);
  const mail = applicationWithdrawnMail(applicant, mailedJob, brand, job.locale);
  const { id: applicationId } = application;
  return [
    { siteId: member.site.id, event: 'application.withdrawn', locale: job.locale, to, mail, applicationId },
  ];
}

/**
 * Takes an application back. It stays with the company as withdrawn for four weeks at most.
 * @throws HttpError `notFound`, `transitionNotAllowed` for one that was decided on
 */
export async function withdraw(deps: WithdrawDeps, member: Member, uuid: string): Promise<void> {
  const now = deps.clock.now();
  await transaction(deps, async (tx) => {
    const row = await findOneSent(tx, await sentBy(tx, member), member.board.id, uuid);
    if (!row) throw new HttpError('notFound');
    const { application, job, kind } = row;
    if (application.withdrawnAt) return;
    mayWithdraw(kind ?? 'received');
    const done = await tx
      .update(applications)
      .set({ withdrawnAt: now, deleteAfter: goesAfter(row, now) })
      .where(and(eq(applications.id, application.id), isNull(applications.withdrawnAt)))
      .returning({ id: applications.id });
    // The other of two clicks did it.
    if (done.length === 0) return;
    await tx
      .insert(applicationEvents)
      .values({ applicationId: application.id, event: 'withdrawn', createdAt: now });
    const [person] = await tx.select().from(users).where(eq(users.id, member.visitor.id));
    if (person) await noteEvent(tx, 'application.withdrawn', person, now, { job: job.title });
    const [company] = await tx
      .select({ email: organisations.email })
      .from(organisations)
      .where(eq(organisations.id, job.organisationId));
    await queueMails(tx, mailAbout(row, company?.email ?? null, member), now);
  });
}
