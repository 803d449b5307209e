import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import { createHash } from 'node:crypto';
import { jobReports } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { isEmail } from '../../platform/forms/email-address.ts';
import { type Problem, refuseProblems } from '../../platform/forms/problems.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import { reportReceivedMail } from '../mails/report-mails.ts';
import { type JobsDeps, jobUrl } from '../public/board-visit.ts';
import { jobVisibility } from '../public/job-lifecycle.ts';
import { type BoardJob, findBoardJob } from '../public/jobs.queries.ts';
import { reportSentence } from './report.messages.ts';

type Report = BodyOf<Contract['jobReports']['reportJob']>;

/** By which the same person is known again: their account, their address, or, of who gave nothing, their words. */
function reporterOf({ email, ground, explanation }: Report, userId: number | undefined): string {
  const person = userId === undefined ? email.toLowerCase() : `account ${userId}`;
  return createHash('sha256')
    .update(person === '' ? `${ground}\n${explanation}` : person)
    .digest('hex');
}

function problemsOf({ explanation, email, good_faith: isInGoodFaith }: Report, locale: string): Problem[] {
  const problems: Problem[] = [];
  if (explanation === '') problems.push(['explanation', reportSentence(locale, 'explanationNeeded')]);
  if (email !== '' && !isEmail(email)) problems.push(['email', reportSentence(locale, 'emailInvalid')]);
  if (!isInGoodFaith) problems.push(['good_faith', reportSentence(locale, 'goodFaithNeeded')]);
  return problems;
}

/** A job whose page answers. @throws HttpError `jobNotFound`, `jobExpired` */
async function findReportable(
  db: Parameters<typeof findBoardJob>[0],
  boardId: number,
  uuid: string,
  now: Date,
): Promise<BoardJob> {
  const found = await findBoardJob(db, boardId, uuid);
  const visibility = found ? jobVisibility(found.job, now) : 'absent';
  if (!found || visibility === 'absent') throw new HttpError('jobNotFound');
  if (visibility === 'removed') throw new HttpError('jobExpired');
  return found;
}

/**
 * Stores what a visitor says is wrong with a job, for the admins of the board to decide about, and mails them that it
 * came in (Digital Services Act, article 16). A job that has ended is reported as long as its page answers.
 *
 * @returns whether a confirmation was mailed
 * @throws HttpError `jobNotFound`, `jobExpired` for one that is no longer shown, `alreadyReported` by the same person
 * while nobody decided about it, `validation`
 */
export async function reportJob(
  deps: Pick<JobsDeps, 'db' | 'clock' | 'search' | 'mailsQueued'>,
  context: RequestContext,
  uuid: string,
  body: Report,
): Promise<boolean> {
  const { site, board } = scope(context);
  const { locale, visitor } = context;
  const report = {
    ...body,
    explanation: body.explanation.trim(),
    name: body.name.trim(),
    email: body.email.trim(),
  };
  const now = deps.clock.now();
  const found = await findReportable(deps.db, board.id, uuid, now);
  refuseProblems(problemsOf(report, locale));
  const { ground, explanation, name, email } = report;
  await transaction(deps, async (tx) => {
    const stored = await tx
      .insert(jobReports)
      .values({
        jobId: found.job.id,
        jobBoardId: board.id,
        ground,
        explanation,
        name: name || null,
        email: email || null,
        userId: visitor?.id ?? null,
        reporter: reporterOf(report, visitor?.id),
        locale,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: jobReports.id });
    if (stored.length === 0) throw new HttpError('alreadyReported');
    // The row waited for an admin who took the job off meanwhile, and answered what was open then.
    await findReportable(tx, board.id, uuid, now);
    if (email === '') return;
    const { title } = found.job;
    const mail = reportReceivedMail(
      { locale, title, url: jobUrl({ board }, found.job) },
      ground,
      mailBrand(site, board.url),
    );
    const replyTo = board.email ?? undefined;
    await queueMails(
      tx,
      [{ siteId: site.id, event: 'job-report.received', locale, to: email, replyTo, mail }],
      now,
    );
  });
  return email !== '';
}
