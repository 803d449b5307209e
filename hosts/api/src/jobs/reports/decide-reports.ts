import type { BodyOf, Contract, MailPreview, ReportedJobDetails } from '@boardwright/api-client/contract';
import { and, eq, inArray } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { jobReportDecisions, jobReports } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { refuseProblems } from '../../platform/forms/problems.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { previewMails } from '../../platform/mail/preview-mails.ts';
import { type MailRequest, queueMails } from '../../platform/mail/queue-mails.ts';
import type { AdminJobRow } from '../admin/admin-jobs.queries.ts';
import { withheldMails, withholdIn } from '../admin/withhold-job.ts';
import { lockJob } from '../employer/my-jobs.queries.ts';
import { reportDecidedMail } from '../mails/report-mails.ts';
import { type JobsDeps, jobUrl } from '../public/board-visit.ts';
import { reportSentence } from './report.messages.ts';
import { findReportedJob, readReportedJob } from './reported-jobs.ts';
import { findDecision, findReports, type ReportRow } from './reported-jobs.queries.ts';

type Deps = Pick<JobsDeps, 'db' | 'clock' | 'search' | 'mailsQueued'>;
type Decision = BodyOf<Contract['jobReports']['decideReports']>;

/** @throws HttpError `reportsDecided` with what the first admin decided */
async function refuseDecided(
  tx: Transaction,
  reports: readonly ReportRow[],
  locale: RequestContext['locale'],
): Promise<void> {
  const id = reports.find(({ decisionId }) => decisionId !== null)?.decisionId;
  if (id === undefined || id === null) return;
  const found = await findDecision(tx, id);
  const outcome = found?.decision.outcome ?? 'left';
  const decision = found?.by
    ? reportSentence(locale, outcome, { name: found.by })
    : reportSentence(locale, `${outcome}ByNobody`);
  throw new HttpError('reportsDecided', { values: { decision } });
}

/**
 * The job and those reports of it that are decided about, locked: who comes second finds what the first decided.
 * @throws HttpError `jobNotFound`, `notFound` for a report of another job or board, `reportsDecided`
 */
async function lockReports(
  tx: Transaction,
  { locale }: RequestContext,
  tenant: Tenant,
  uuid: string,
  ids: readonly number[],
) {
  const { job } = await findReportedJob(tx, tenant, uuid);
  await lockJob(tx, job.id);
  const reports = await findReports(
    tx,
    and(
      eq(jobReports.jobBoardId, tenant.board.id),
      eq(jobReports.jobId, job.id),
      inArray(jobReports.id, [...ids]),
    ),
  );
  if (reports.length < ids.length) throw new HttpError('notFound');
  await refuseDecided(tx, reports, locale);
  return { row: await findReportedJob(tx, tenant, uuid), reports };
}

/** A mail to each who gave an address, in the language they wrote in. */
function reporterMails(
  { site, board }: Tenant,
  { job }: AdminJobRow,
  reports: readonly ReportRow[],
  { outcome, ground, message }: Decision,
): readonly MailRequest[] {
  const brand = mailBrand(site, board.url);
  const decided = { outcome, ground: outcome === 'withheld' ? ground : null, message: message.trim() };
  const url = jobUrl({ board }, job);
  return reports.flatMap(({ email: to, locale }) => {
    if (to === null) return [];
    const mail = reportDecidedMail({ locale, title: job.title, url }, decided, brand);
    const replyTo = board.email ?? undefined;
    return [{ siteId: site.id, event: 'job-report.decided', locale, to, replyTo, mail }];
  });
}

const withholding = ({ ground, explanation, mail }: Decision) => ({
  ground,
  explanation,
  mail,
  isReported: true,
});

/**
 * The mails that {@link decideReports} would send.
 * @throws HttpError `jobNotFound`, `notFound`, `reportsDecided`
 */
export async function previewDecision(
  deps: Deps,
  context: RequestContext,
  uuid: string,
  decision: Decision,
): Promise<readonly MailPreview[]> {
  const tenant = scope(context);
  return transaction(deps, async (tx) => {
    const { row, reports } = await lockReports(tx, context, tenant, uuid, decision.reports);
    const toCompany =
      decision.outcome === 'withheld' ? await withheldMails(tx, tenant, row, withholding(decision)) : [];
    return [
      ...(await previewMails(tx, 'reporter', reporterMails(tenant, row, reports, decision))),
      ...(await previewMails(tx, 'company', toCompany)),
    ];
  });
}

/**
 * Decides about the reports of a job that an admin read: in one moment the job is taken off where that was decided, each
 * report has its one decision, and everybody who gave an address is mailed it. Reports that came in meanwhile stay open.
 *
 * @returns how the job stands now, with the reports that are open still
 * @throws HttpError `jobNotFound`, `notFound` for a report of another job, `reportsDecided` with what another admin
 * decided, `validation` where words are needed
 */
export async function decideReports(
  deps: Deps,
  context: RequestContext,
  uuid: string,
  decision: Decision,
): Promise<ReportedJobDetails> {
  const tenant = scope(context);
  const { locale, visitor } = context;
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    const { row, reports } = await lockReports(tx, context, tenant, uuid, decision.reports);
    const isRead = reports.some(({ email }) => email !== null);
    const isUnsaid = decision.outcome === 'left' && isRead && decision.message.trim() === '';
    refuseProblems(isUnsaid ? [['message', reportSentence(locale, 'messageNeeded')]] : []);
    const job =
      decision.outcome === 'withheld'
        ? await withholdIn(tx, context, uuid, withholding(decision), now)
        : undefined;
    const [stored] = await tx
      .insert(jobReportDecisions)
      .values({
        jobId: row.job.id,
        jobBoardId: tenant.board.id,
        outcome: decision.outcome,
        // As it stands: of a job that was off already its company read other words.
        ground: job?.withheld?.ground ?? null,
        explanation: job?.withheld?.explanation ?? '',
        message: decision.message.trim(),
        decidedAt: now,
        decidedBy: visitor?.id ?? null,
      })
      .returning({ id: jobReportDecisions.id });
    const ids = reports.map(({ id }) => id);
    await tx.update(jobReports).set({ decisionId: stored?.id }).where(inArray(jobReports.id, ids));
    const ground = job?.withheld?.ground ?? decision.ground;
    await queueMails(tx, reporterMails(tenant, row, reports, { ...decision, ground }), now);
    return readReportedJob(tx, tenant, uuid, now);
  });
}
