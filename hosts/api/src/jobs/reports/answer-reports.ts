import type { AdminJob, ReportOutcome } from '@boardwright/api-client/contract';
import { and, eq, inArray, isNull } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { jobReportDecisions, jobReports } from '../../platform/database/schema.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { type MailRequest, queueMails } from '../../platform/mail/queue-mails.ts';
import type { AdminJobRow } from '../admin/admin-jobs.queries.ts';
import { type MailedOutcome, reportDecidedMail } from '../mails/report-mails.ts';
import { jobUrl } from '../public/board-visit.ts';
import { findReports, type ReportRow } from './reported-jobs.queries.ts';

/** A mail to each who gave an address, in the language they wrote in. */
export function reporterMails(
  { site, board }: Tenant,
  { job }: AdminJobRow,
  reports: readonly ReportRow[],
  outcome: MailedOutcome,
): readonly MailRequest[] {
  const brand = mailBrand(site, board.url);
  const url = jobUrl({ board }, job);
  return reports.flatMap(({ email: to, locale }) => {
    if (to === null) return [];
    const mail = reportDecidedMail({ locale, title: job.title, url }, outcome, brand);
    const replyTo = board.email ?? undefined;
    return [{ siteId: site.id, event: 'job-report.decided', locale, to, replyTo, mail }];
  });
}

/** Who decides, where and when. */
export interface Decider {
  readonly tenant: Tenant;
  readonly by: number | null;
  readonly now: Date;
}

interface Answer {
  readonly outcome: ReportOutcome;
  /** Why it is off, where it is. */
  readonly withheld: AdminJob['withheld'] | undefined;
  /** To those who reported it. */
  readonly message: string;
}

/** Gives reports of a job their one decision, and mails it to everybody who gave an address. */
export async function answerReports(
  tx: Transaction,
  { tenant, by, now }: Decider,
  row: AdminJobRow,
  reports: readonly ReportRow[],
  { outcome, withheld, message }: Answer,
): Promise<void> {
  const ground = withheld?.ground ?? null;
  const [stored] = await tx
    .insert(jobReportDecisions)
    .values({
      jobId: row.job.id,
      jobBoardId: tenant.board.id,
      outcome,
      ground,
      explanation: withheld?.explanation ?? '',
      message,
      decidedAt: now,
      decidedBy: by,
    })
    .returning({ id: jobReportDecisions.id });
  const ids = reports.map(({ id }) => id);
  await tx.update(jobReports).set({ decisionId: stored?.id }).where(inArray(jobReports.id, ids));
  await queueMails(tx, reporterMails(tenant, row, reports, { outcome, ground, message }), now);
}

/** The reports of a job of a board that nobody decided about yet. */
export function findOpenReports(
  tx: Pick<Transaction, 'select'>,
  { board }: Tenant,
  jobId: number,
): Promise<ReportRow[]> {
  return findReports(
    tx,
    and(eq(jobReports.jobBoardId, board.id), eq(jobReports.jobId, jobId), isNull(jobReports.decisionId)),
  );
}

/**
 * Answers all that is open about a job that was taken off, without further words: what was asked for is done.
 * @param job as it stands; nothing is answered of one that is not off
 */
export async function answerOpenReports(
  tx: Transaction,
  decider: Decider,
  row: AdminJobRow,
  { withheld }: AdminJob,
): Promise<void> {
  const reports = withheld ? await findOpenReports(tx, decider.tenant, row.job.id) : [];
  if (reports.length === 0) return;
  await answerReports(tx, decider, row, reports, { outcome: 'withheld', withheld, message: '' });
}
