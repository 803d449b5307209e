import type { AdminJob, BodyOf, Contract } from '@boardwright/api-client/contract';
import { and, eq, sql } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { jobBoardJobs, jobs } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { refuseProblems } from '../../platform/forms/problems.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import type { Mail } from '../../platform/mail/define-mail.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { type MailRequest, queueMails } from '../../platform/mail/queue-mails.ts';
import { type AccountEvent, noteEvent } from '../../people/account/account-logs.ts';
import { pagePath } from '../../people/account/mailed-links.ts';
import { findPeopleOf } from '../../people/client/client-users.queries.ts';
import { lockJob } from '../employer/my-jobs.queries.ts';
import { restoredMail, type MailedDecision, withheldMail } from '../mails/withheld-mails.ts';
import type { JobsDeps } from '../public/board-visit.ts';
import { jobVisibility } from '../public/job-lifecycle.ts';
import { presentAdminJob } from './admin-jobs.present.ts';
import { type AdminJobRow, selectAdminJobs } from './admin-jobs.queries.ts';
import { withheldProblem } from './withhold-form.messages.ts';

type Deps = Pick<JobsDeps, 'db' | 'clock' | 'search' | 'mailsQueued'>;

/** @throws HttpError `jobNotFound` also for a job of another board */
export async function findAdminJob(
  tx: Pick<Transaction, 'select'>,
  { board }: Pick<Tenant, 'board'>,
  uuid: string,
): Promise<AdminJobRow> {
  // As text: a uuid that is none finds nothing, rather than failing.
  const [row] = await selectAdminJobs(tx, board.id, sql`${jobs.uuid}::text = ${uuid.toLowerCase()}`);
  if (!row) throw new HttpError('jobNotFound');
  return row;
}

/** A mail to each who works for a job's company; none where it has none, as of a job from a feed. */
export async function companyMails(
  tx: Transaction,
  tenant: Tenant,
  { job, client }: AdminJobRow,
  event: string,
  mailFor: (decision: MailedDecision) => Mail,
): Promise<MailRequest[]> {
  if (!client) return [];
  const { site, board } = tenant;
  const people = await findPeopleOf(tx, client.id);
  return Promise.all(
    people.map(async ({ email: to, givenName, locale }) => {
      const url = new URL(await pagePath(tx, tenant, 'p-account', locale), board.url);
      url.searchParams.set('menuType', 'manage-jobs');
      url.searchParams.set('active-job', String(job.id));
      const decision = { locale, givenName, company: client.name, title: job.title, url: url.href };
      const replyTo = board.email ?? undefined;
      return { siteId: site.id, event, locale, to, replyTo, mail: mailFor(decision) };
    }),
  );
}

interface Decision {
  /** What is stored; nothing where it stands so already. */
  readonly set: Pick<
    typeof jobBoardJobs.$inferInsert,
    'withheldAt' | 'withheldGround' | 'withheldExplanation' | 'withheldBy'
  >;
  readonly event: AccountEvent;
  readonly mailFor: (decision: MailedDecision, row: AdminJobRow) => Mail;
}

/** Stores a decision about a job on the board of who decides, with the line in its log and the mails. */
async function decide(
  tx: Transaction,
  tenant: Tenant,
  uuid: string,
  { set, event, mailFor }: Decision,
  mail: boolean,
  now: Date,
): Promise<AdminJob> {
  const { job } = await findAdminJob(tx, tenant, uuid);
  await lockJob(tx, job.id);
  const row = await findAdminJob(tx, tenant, uuid);
  const stands = (row.link.withheldAt !== null) === (set.withheldAt !== null);
  if (stands) return presentAdminJob(row, tenant, now);
  await tx
    .update(jobBoardJobs)
    .set(set)
    .where(and(eq(jobBoardJobs.jobId, job.id), eq(jobBoardJobs.jobBoardId, tenant.board.id)));
  const decided = await findAdminJob(tx, tenant, uuid);
  if (decided.client) {
    const doer = { id: null, clientId: decided.client.id, system: tenant.site.name };
    await noteEvent(tx, event, doer, now, { job: job.title, job_id: job.id });
  }
  if (mail)
    await queueMails(tx, await companyMails(tx, tenant, decided, event, (to) => mailFor(to, decided)), now);
  return presentAdminJob(decided, tenant, now);
}

type Withholding = BodyOf<Contract['adminJobs']['withholdJob']> & {
  /** Whether somebody reported it; who did is not said. */
  readonly isReported?: boolean;
};

const mailWithheld =
  ({ site, board }: Tenant, { ground, explanation, isReported = false }: Withholding) =>
  (to: MailedDecision) =>
    withheldMail(to, { ground, explanation: explanation.trim(), isReported }, mailBrand(site, board.url));

/** What the company of a job would be mailed if it was taken off; nothing where it was taken off before. */
export async function withheldMails(
  tx: Transaction,
  tenant: Tenant,
  row: AdminJobRow,
  withholding: Withholding,
): Promise<readonly MailRequest[]> {
  if (!withholding.mail || row.link.withheldAt !== null) return [];
  return companyMails(tx, tenant, row, 'job.withheld', mailWithheld(tenant, withholding));
}

/**
 * Takes a job off the board of who asks. What was reported about it is answered by who calls this.
 * @param tx opened by `transaction()`
 * @throws HttpError `jobNotFound` also for a job of another board, `validation` where the ground needs words
 */
export async function withholdIn(
  tx: Transaction,
  context: RequestContext,
  uuid: string,
  withholding: Withholding,
  now: Date,
): Promise<AdminJob> {
  const tenant = scope(context);
  const { ground, mail } = withholding;
  const words = withholding.explanation.trim();
  const isUnsaid = ground === 'other' && words === '';
  refuseProblems(isUnsaid ? [['explanation', withheldProblem(context.locale, 'explanationNeeded')]] : []);
  const decision = {
    set: {
      withheldAt: now,
      withheldGround: ground,
      withheldExplanation: words,
      withheldBy: context.visitor?.id ?? null,
    },
    event: 'job.withheld',
    mailFor: mailWithheld(tenant, withholding),
  } as const satisfies Decision;
  return decide(tx, tenant, uuid, decision, mail, now);
}

/**
 * As {@link restoreJob}, with what else is stored in the same moment.
 * @param tx opened by `transaction()`
 * @throws HttpError as {@link restoreJob}
 */
export async function restoreIn(
  tx: Transaction,
  context: RequestContext,
  uuid: string,
  { mail }: BodyOf<Contract['adminJobs']['restoreJob']>,
  now: Date,
): Promise<AdminJob> {
  const tenant = scope(context);
  const brand = mailBrand(tenant.site, tenant.board.url);
  const decision = {
    set: { withheldAt: null, withheldGround: null, withheldExplanation: '', withheldBy: null },
    event: 'job.restored',
    mailFor: (to, { job, link }) =>
      restoredMail(to, jobVisibility({ ...job, withheldAt: link.withheldAt }, now) === 'live', brand),
  } as const satisfies Decision;
  return decide(tx, tenant, uuid, decision, mail, now);
}

/**
 * Puts a job back on the board that was taken off it: it is shown again where its status and its dates say so.
 * @throws HttpError `jobNotFound` also for a job of another board
 */
export async function restoreJob(
  deps: Deps,
  context: RequestContext,
  uuid: string,
  restoring: BodyOf<Contract['adminJobs']['restoreJob']>,
): Promise<AdminJob> {
  return transaction(deps, (tx) => restoreIn(tx, context, uuid, restoring, deps.clock.now()));
}
