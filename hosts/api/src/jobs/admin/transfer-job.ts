import type { BodyOf, Contract, JobTransfer, ListedJobDetails } from '@boardwright/api-client/contract';
import { and, eq, ne, sql } from '../../platform/database/drizzle.ts';
import { noteEvent } from '../../people/account/account-logs.ts';
import { findPeopleOf } from '../../people/client/client-users.queries.ts';
import { mayAct, mustBeApproved } from '../../people/client/company-state.ts';
import { lockClient } from '../../people/client/lock-client.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import {
  applications,
  favourites,
  jobBoardJobs,
  jobs,
  jobViews,
  organisations,
} from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { errorMessage } from '@boardwright/api-client/contract';
import { refuseProblems } from '../../platform/forms/problems.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import { jobFormMessage } from '../employer/job-form.messages.ts';
import { lockJob } from '../employer/my-jobs.queries.ts';
import type { MyJobsDeps } from '../employer/my-jobs.ts';
import { notAsked, notReturned } from '../employer/publish-draft.ts';
import { transferredMail } from '../mails/moved-mails.ts';
import type { AdminJobRow } from './admin-jobs.queries.ts';
import { readAnyJob } from './any-job.ts';
import { findCompany } from './create-for-company.ts';
import { ownerFor } from './job-owner.ts';
import { writerOf } from './listed-jobs.ts';
import { companyMails, findAdminJob } from './withhold-job.ts';

type Wanted = BodyOf<Contract['adminJobs']['previewTransfer']>;
type Transfer = BodyOf<Contract['adminJobs']['transferJob']>;
type Reader = Pick<Database, 'select' | '$count'>;
type Company = Awaited<ReturnType<typeof findCompany>>;

interface Question {
  readonly row: AdminJobRow;
  readonly to: Company;
  readonly organisationId: number | undefined;
}

/** Whether a company has paid for a job what is not used up: its run, its slot, its clicks, or standing above others. */
async function isPaidFor(
  { runPayments }: Pick<MyJobsDeps, 'runPayments'>,
  db: Reader,
  { job }: AdminJobRow,
  now: Date,
): Promise<boolean> {
  const payer = await runPayments.payerOf(db, job, now);
  const isLifted = job.premium && (job.premiumTill === null || job.premiumTill > now);
  if (isLifted || payer.by === 'slot' || payer.by === 'days') return true;
  // Clicks pay for what runs; what ended takes none.
  return payer.by === 'budget' && job.status !== 'draft' && (job.till === null || job.till > now);
}

/** Who applied gave their details to one company: they never go to another one. */
async function checkApplicants(db: Reader, { job, client }: AdminJobRow): Promise<void> {
  const count = await db.$count(applications, eq(applications.jobId, job.id));
  const company = client?.name ?? job.organisationName;
  if (count > 0) throw new HttpError('jobHasApplicants', { values: { count, company } });
}

/** What is published stands under a company and an organisation that visitors see. */
async function checkVisible(db: Reader, { row: { job }, to, organisationId }: Question): Promise<void> {
  if (job.status === 'draft') {
    await mayAct(db, to.id);
    return;
  }
  await mustBeApproved(db, to.id);
  const visible = and(eq(organisations.id, organisationId ?? 0), eq(organisations.active, true));
  if ((await db.$count(organisations, visible)) === 0) throw new HttpError('employerNotVerified');
}

/** Whether a job may be moved to another company. @throws HttpError which says why it may not */
async function mayTransfer(
  deps: Pick<MyJobsDeps, 'runPayments'>,
  db: Reader,
  context: RequestContext,
  question: Question,
  now: Date,
): Promise<void> {
  const { row, to } = question;
  const { job, client } = row;
  const company = client?.name ?? job.organisationName;
  ownerFor(context, row, 'change');
  if (writerOf(row) === 'system') throw new HttpError('jobWrittenBySystem', { values: { company } });
  if (client?.id === to.id) throw new HttpError('jobIsTheirs', { values: { company } });
  const elsewhere = and(eq(jobBoardJobs.jobId, job.id), ne(jobBoardJobs.jobBoardId, scope(context).board.id));
  if ((await db.$count(jobBoardJobs, elsewhere)) > 0) throw new HttpError('jobOnOtherBoards');
  await checkApplicants(db, row);
  if (await isPaidFor(deps, db, row, now)) throw new HttpError('jobPaidByCompany', { values: { company } });
  if (to.organisations.length === 0)
    throw new HttpError('companyWithoutOrganisation', { values: { company: to.name } });
  await checkVisible(db, question);
}

/** @throws HttpError `jobNotFound`, `notFound` for another site's company, `validation` for an organisation that is not its */
async function questionOf(
  db: Reader,
  context: RequestContext,
  uuid: string,
  { client_id: clientId, organisation_id: wanted }: Wanted,
): Promise<Question> {
  const tenant = scope(context);
  const row = await findAdminJob(db, tenant, uuid);
  const to = await findCompany(db, tenant, clientId);
  const isUnknown = wanted !== undefined && to.organisations.every(({ id }) => id !== wanted);
  refuseProblems(
    isUnknown ? [['organisation_id', jobFormMessage(context.locale, 'organisationUnknown')]] : [],
  );
  return { row, to, organisationId: wanted ?? to.organisations[0]?.id };
}

/** Why something is refused, as a sentence; null where it is not. */
async function refusalOf(check: () => Promise<void>, { locale }: RequestContext): Promise<string | null> {
  try {
    await check();
    return null;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return errorMessage(error.code, locale, error.values);
  }
}

/**
 * What moving a job to another company would do, or why it cannot be.
 * @throws HttpError `jobNotFound`, `notFound` for another site's company
 */
export async function previewTransfer(
  deps: MyJobsDeps,
  context: RequestContext,
  uuid: string,
  wanted: Wanted,
): Promise<JobTransfer> {
  const { db, clock } = deps;
  const question = await questionOf(db, context, uuid, wanted);
  const { row, to, organisationId } = question;
  const [viewed] = await db
    .select({ total: sql<number>`coalesce(sum(${jobViews.views}), 0)`.mapWith(Number) })
    .from(jobViews)
    .where(eq(jobViews.jobId, row.job.id));
  const left = row.client ? await findPeopleOf(db, row.client.id) : [];
  return {
    from: row.client,
    to: { id: to.id, name: to.name },
    organisations: [...to.organisations],
    organisation_id: organisationId ?? null,
    favourites: await db.$count(favourites, eq(favourites.jobId, row.job.id)),
    views: viewed?.total ?? 0,
    mails: left.length + (await findPeopleOf(db, to.id)).length,
    problem: await refusalOf(() => mayTransfer(deps, db, context, question, clock.now()), context),
  };
}

/** Tells both companies. */
async function mailBoth(
  tx: Transaction,
  context: RequestContext,
  { row, to }: Question,
  words: string,
  now: Date,
): Promise<void> {
  const tenant = scope(context);
  const brand = mailBrand(tenant.site, tenant.board.url);
  const from = row.client?.name ?? row.job.organisationName;
  const arrived = { ...row, client: { id: to.id, name: to.name } };
  await queueMails(
    tx,
    [
      ...(await companyMails(tx, tenant, row, 'job.movedAway', (decision) =>
        transferredMail(decision, { way: 'away', other: to.name, words }, brand),
      )),
      ...(await companyMails(tx, tenant, arrived, 'job.movedHere', (decision) =>
        transferredMail(decision, { way: 'here', other: from, words }, brand),
      )),
    ],
    now,
  );
}

/** What a job is once it is another company's: nothing of what the first one paid, asked or chose for it. */
const unbound = {
  productId: null,
  premium: false,
  premiumTill: null,
  endedFrom: null,
  ...notAsked,
  ...notReturned,
} as const;

async function move(
  tx: Transaction,
  context: RequestContext,
  { row: { job, client }, to, organisationId }: Question,
  now: Date,
): Promise<void> {
  const { site } = scope(context);
  const organisation = to.organisations.find(({ id }) => id === organisationId);
  if (!organisation) return;
  await tx
    .update(jobs)
    .set({
      ...unbound,
      clientId: to.id,
      organisationId: organisation.id,
      organisationName: organisation.name,
      updatedAt: now,
    })
    .where(eq(jobs.id, job.id));
  const values = { job: job.title, job_id: job.id, company: to.name };
  const doer = { id: null, system: site.name };
  if (client) await noteEvent(tx, 'job.movedAway', { ...doer, clientId: client.id }, now, values);
  await noteEvent(tx, 'job.movedHere', { ...doer, clientId: to.id }, now, values);
}

/**
 * Moves a job to another company of the site, with what it says, its views and its favourites. What somebody gave its
 * company stays there: applications keep the job where it is, and so does what is paid and not used up.
 * @throws HttpError `jobNotFound`, `notFound`, `conflict` with the job as it is now, `jobWrittenByFeed`,
 *   `jobWrittenBySystem`, `jobIsTheirs`, `jobOnOtherBoards`, `jobHasApplicants`, `jobPaidByCompany`,
 *   `companyWithoutOrganisation`, `companyBlocked`, `companyNotApproved`, `employerNotVerified`, `validation`
 */
export async function transferJob(
  deps: MyJobsDeps,
  context: RequestContext,
  uuid: string,
  { revision, explanation, mail, ...wanted }: Transfer,
): Promise<ListedJobDetails> {
  const now = deps.clock.now();
  const isMoved = await transaction(deps, async (tx) => {
    const { job, client } = await findAdminJob(tx, scope(context), uuid);
    // The job before the companies, and those in one order: everybody locks so.
    await lockJob(tx, job.id);
    const companies = [...(client ? [client.id] : []), wanted.client_id];
    for (const id of companies.toSorted((one, other) => one - other)) await lockClient(tx, id);
    const question = await questionOf(tx, context, uuid, wanted);
    if (revision !== undefined && question.row.job.revision !== revision) return false;
    await mayTransfer(deps, tx, context, question, now);
    await move(tx, context, question, now);
    if (mail) await mailBoth(tx, context, question, explanation.trim(), now);
    return true;
  });
  const details = await readAnyJob(deps, context, uuid);
  if (!isMoved) throw new HttpError('conflict', { current: details });
  return details;
}
