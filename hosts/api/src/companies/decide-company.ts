import type { BodyOf, Company, CompanyState, Contract, MailPreview } from '@boardwright/api-client/contract';
import { and, asc, eq, isNull, or, sql } from '../platform/database/drizzle.ts';
import { publishAsked } from '../jobs/employer/publish-draft.ts';
import type { MyJobsDeps } from '../jobs/employer/my-jobs.ts';
import { type AccountEvent, noteEvent } from '../people/account/account-logs.ts';
import { pagePath } from '../people/account/mailed-links.ts';
import { findPeopleOf } from '../people/client/client-users.queries.ts';
import { companyStateOf } from '../people/client/company-state.ts';
import { lockClient } from '../people/client/lock-client.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { clients, jobs, organisations } from '../platform/database/schema.ts';
import { dryRun } from '../platform/database/dry-run.ts';
import { transaction } from '../platform/database/transaction.ts';
import { refuseProblems } from '../platform/forms/problems.ts';
import { type RequestContext, scope } from '../platform/http/context.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Tenant } from '../platform/http/tenants.ts';
import { mailBrand } from '../platform/mail/mail-brand.ts';
import { previewMails } from '../platform/mail/preview-mails.ts';
import { type MailRequest, queueMails } from '../platform/mail/queue-mails.ts';
import { companySentence } from './company-form.messages.ts';
import { companyDecidedMail, type CompanyOutcome } from './company-mails.ts';
import { readCompany } from './read-company.ts';

type Deps = Pick<MyJobsDeps, 'db' | 'clock' | 'search' | 'mailsQueued' | 'runPayments'>;
type Decision = BodyOf<Contract['companies']['decideCompany']>;
type ClientRow = typeof clients.$inferSelect;

/** From which state each decision leads. */
const decidedFrom = { approve: 'waiting', block: undefined, unblock: 'blocked' } as const satisfies Record<
  Decision['decision'],
  CompanyState | undefined
>;
const events = {
  approve: 'client.approved',
  block: 'client.blocked',
  unblock: 'client.unblocked',
} as const satisfies Record<Decision['decision'], AccountEvent>;

/**
 * A company and its jobs, which nobody else changes until the transaction ends: jobs before companies, as everybody
 * locks them.
 * @throws HttpError `notFound`, `companyStateChanged` where an admin decides about another state than they read
 */
async function lockCompany(
  tx: Transaction,
  { site }: Tenant,
  id: number,
  { known, decision }: Decision,
  locale: RequestContext['locale'],
): Promise<ClientRow> {
  const theirs = tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.clientId, id));
  await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(or(eq(jobs.clientId, id), and(isNull(jobs.clientId), sql`${jobs.organisationId} in ${theirs}`)))
    .orderBy(asc(jobs.id))
    .for('update');
  await lockClient(tx, id);
  const [client] = await tx
    .select()
    .from(clients)
    .where(and(eq(clients.id, id), eq(clients.siteId, site.id)));
  if (!client) throw new HttpError('notFound');
  const state = companyStateOf(client);
  const from = decidedFrom[decision];
  const fits = decision === 'block' ? state !== 'blocked' : state === from;
  if (state !== known || !fits)
    throw new HttpError('companyStateChanged', {
      values: { known: companySentence(locale, known), state: companySentence(locale, state) },
      current: { state, reason: client.blockedReason },
    });
  return client;
}

/** Does what was decided. @returns what came of it */
async function applyDecision(
  deps: Deps,
  tx: Transaction,
  context: RequestContext,
  client: ClientRow,
  { decision, reason }: Decision,
  now: Date,
): Promise<CompanyOutcome> {
  const tenant = scope(context);
  const by = context.visitor?.id ?? null;
  const set = {
    approve: { approvedAt: now, approvedBy: by },
    block: { blockedAt: now, blockedBy: by, blockedReason: reason.trim() },
    unblock: { blockedAt: null, blockedBy: null, blockedReason: '' },
  }[decision];
  await tx.update(clients).set(set).where(eq(clients.id, client.id));
  const visitor = { id: null, clientId: client.id, system: tenant.site.name };
  await noteEvent(tx, events[decision], visitor, now);
  const owner = { clientId: client.id, boardId: tenant.board.id };
  const asked =
    decision === 'approve'
      ? await publishAsked(deps, tx, { ...tenant, owner, locale: context.locale, visitor }, now)
      : { published: [], left: [], waiting: [] };
  return { decision, reason: reason.trim(), ...asked };
}

/** A mail to each who works for a company. */
async function mailsAbout(
  tx: Transaction,
  tenant: Tenant,
  { id, name: company }: ClientRow,
  outcome: CompanyOutcome,
): Promise<MailRequest[]> {
  const { site, board } = tenant;
  const people = await findPeopleOf(tx, id);
  return Promise.all(
    people.map(async ({ email: to, givenName, locale }) => {
      const url = new URL(await pagePath(tx, tenant, 'p-account', locale), board.url).href;
      const mail = companyDecidedMail(
        { locale, givenName, company, url },
        outcome,
        mailBrand(site, board.url),
      );
      const replyTo = board.email ?? undefined;
      return { siteId: site.id, event: events[outcome.decision], locale, to, replyTo, mail };
    }),
  );
}

/**
 * The mails that {@link decideCompany} would send: it is done, read and taken back.
 * @throws HttpError as {@link decideCompany}
 */
export async function previewDecision(
  deps: Deps,
  context: RequestContext,
  id: number,
  decision: Decision,
): Promise<MailPreview[]> {
  const tenant = scope(context);
  return dryRun(deps.db, async (tx) => {
    const client = await lockCompany(tx, tenant, id, decision, context.locale);
    const outcome = await applyDecision(deps, tx, context, client, decision, deps.clock.now());
    return decision.mail ? previewMails(tx, 'company', await mailsAbout(tx, tenant, client, outcome)) : [];
  });
}

/**
 * Approves, blocks or unblocks a company. In one moment visitors see its jobs or see them no more, what waited goes
 * online, and its people are mailed.
 * @throws HttpError `notFound`, `companyStateChanged` with what there is now, `validation` where a reason is needed
 */
export async function decideCompany(
  deps: Deps,
  context: RequestContext,
  id: number,
  decision: Decision,
): Promise<Company> {
  const tenant = scope(context);
  const now = deps.clock.now();
  const isUnsaid = decision.decision === 'block' && decision.reason.trim() === '';
  refuseProblems(isUnsaid ? [['reason', companySentence(context.locale, 'reasonNeeded')]] : []);
  return transaction(deps, async (tx) => {
    const client = await lockCompany(tx, tenant, id, decision, context.locale);
    const outcome = await applyDecision(deps, tx, context, client, decision, now);
    if (decision.mail) await queueMails(tx, await mailsAbout(tx, tenant, client, outcome), now);
    return readCompany(tx, tenant, id, now);
  });
}
