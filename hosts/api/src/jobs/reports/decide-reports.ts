import type { BodyOf, Contract, MailPreview, ReportedJobDetails } from '@boardwright/api-client/contract';
import { and, eq, inArray } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { jobReports } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { refuseProblems } from '../../platform/forms/problems.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { previewMails } from '../../platform/mail/preview-mails.ts';
import { withheldMails, withholdIn } from '../admin/withhold-job.ts';
import { lockJob } from '../employer/my-jobs.queries.ts';
import type { JobsDeps } from '../public/board-visit.ts';
import { answerOpenReports, answerReports, reporterMails } from './answer-reports.ts';
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
    const { outcome, message } = decision;
    const ground = outcome === 'withheld' ? (row.link.withheldGround ?? decision.ground) : null;
    const previewed = { outcome, ground, message: message.trim() };
    return [
      ...(await previewMails(tx, 'reporter', reporterMails(tenant, row, reports, previewed))),
      ...(await previewMails(tx, 'company', toCompany)),
    ];
  });
}

/**
 * Decides about the reports of a job that an admin read: in one moment the job is taken off where that was decided, each
 * report has its one decision, and everybody who gave an address is mailed it. Reports that came in meanwhile stay open
 * where the job stays, and are answered where it is taken off.
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
    const message = decision.message.trim();
    const by = { tenant, by: visitor?.id ?? null, now };
    // As it stands: of a job that was off already its company read other words.
    await answerReports(tx, by, row, reports, {
      outcome: decision.outcome,
      withheld: job?.withheld,
      message,
    });
    // What came in meanwhile about a job that is off now asks for nothing else; nobody read it, so it gets no words.
    if (job) await answerOpenReports(tx, by, row, job);
    return readReportedJob(tx, tenant, uuid, now);
  });
}
