import type { BodyOf, Contract, MailPreview, Person, PersonState } from '@boardwright/api-client/contract';
import { and, eq } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { refuseProblems } from '../../platform/forms/problems.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { endSessions } from '../../platform/http/sessions.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { timeZoneOf } from '../../platform/site-calendar.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { previewMails } from '../../platform/mail/preview-mails.ts';
import { type MailRequest, queueMails } from '../../platform/mail/queue-mails.ts';
import type { AccountDeps } from '../account/account-deps.ts';
import { type AccountEvent, noteEvent } from '../account/account-logs.ts';
import { lockPerson } from '../account/account.queries.ts';
import { endLinks, pagePath } from '../account/mailed-links.ts';
import type { UserRow } from '../account/member.ts';
import { personDecidedMail } from '../mails/person-mails.ts';
import { findPersonRow } from './people.queries.ts';
import { personSentence } from './person-form.messages.ts';
import { personStateOf } from './person-state.ts';
import { readPerson } from './read-person.ts';
import { restorableFor } from '../../platform/restorable-for.ts';

export type PeopleDeps = Pick<AccountDeps, 'db' | 'clock' | 'search' | 'mailsQueued'>;
type Decision = BodyOf<Contract['people']['decidePerson']>;

/** Who did it, as the person's own log has it: the site, and for its admins which of them. */
export const siteAs = (context: RequestContext) => ({
  doer: { clientId: null, system: scope(context).site.name },
  values: { admin_id: loggedIn(context).id },
});

/** From which states each decision leads. */
const decidedFrom = {
  block: ['active', 'unproved'],
  unblock: ['blocked'],
  delete: ['active', 'unproved', 'blocked'],
  restore: ['leaving'],
} as const satisfies Record<Decision['decision'], readonly PersonState[]>;
const events = {
  block: 'person.blocked',
  unblock: 'person.unblocked',
  delete: 'person.leaving',
  restore: 'person.stays',
} as const satisfies Record<Decision['decision'], AccountEvent>;
const mailEvents = {
  block: 'account.blocked',
  unblock: 'account.unblocked',
  delete: 'account.leaving',
  restore: 'account.stays',
} as const satisfies Record<Decision['decision'], string>;

/** When somebody is deleted whose deletion is asked for now. */
export const deletedAt = (now: Date): Date => new Date(now.getTime() + restorableFor);

/** @throws HttpError `personStateChanged` where an admin decides about another state than they read */
function requireKnown(
  person: UserRow,
  { known, decision }: Decision,
  locale: RequestContext['locale'],
): void {
  const state = personStateOf(person);
  if (state === known && decidedFrom[decision].some((from) => from === state)) return;
  throw new HttpError('personStateChanged', {
    values: { known: personSentence(locale, known), state: personSentence(locale, state) },
    current: { state, reason: person.blockedReason },
  });
}

async function mailAbout(
  db: Pick<Transaction, 'select'>,
  tenant: Tenant,
  person: UserRow,
  { decision, reason }: Decision,
  now: Date,
): Promise<MailRequest> {
  const { site, board } = tenant;
  const { locale, givenName, email: to } = person;
  const url = new URL(await pagePath(db, tenant, 'p-login', locale), board.url).href;
  const format = { dateStyle: 'long', timeZone: timeZoneOf(site.settings) } as const;
  const day = new Intl.DateTimeFormat(locale, format).format(deletedAt(now));
  const mail = personDecidedMail(
    { locale, givenName, decision, reason: reason.trim(), day, url },
    mailBrand(site, board.url),
  );
  return {
    siteId: site.id,
    event: mailEvents[decision],
    locale,
    to,
    replyTo: board.email ?? undefined,
    mail,
  };
}

/**
 * The mail that {@link decidePerson} would send.
 * @throws HttpError `notFound`, `personStateChanged`
 */
export async function previewPersonDecision(
  { db, clock }: PeopleDeps,
  context: RequestContext,
  uuid: string,
  decision: Decision,
): Promise<MailPreview[]> {
  const tenant = scope(context);
  const { user } = await findPersonRow(db, tenant, uuid);
  requireKnown(user, decision, context.locale);
  if (!decision.mail) return [];
  return previewMails(db, 'person', [await mailAbout(db, tenant, user, decision, clock.now())]);
}

/**
 * Somebody of the site, who stays as they are until the transaction ends; a login waits for it.
 * @throws HttpError `notFound`, also for another site's
 */
export async function lockPersonOf(tx: Transaction, tenant: Tenant, uuid: string): Promise<UserRow> {
  const { user } = await findPersonRow(tx, tenant, uuid);
  const person = await lockPerson(tx, user.id);
  if (!person) throw new HttpError('notFound');
  return person;
}

/** Sessions, and links that would open one, are over. */
export async function endAccess(tx: Transaction, personId: number, now: Date): Promise<void> {
  await endSessions(tx, personId);
  for (const purpose of ['verify', 'reset', 'invite'] as const) await endLinks(tx, personId, purpose, now);
}

/** What a decision changes of an account. */
function columnsOf(
  decision: Decision['decision'],
  { blockedAt }: UserRow,
  { now, reason, by }: { readonly now: Date; readonly reason: string; readonly by: number },
) {
  return {
    block: { active: false, blockedAt: now, blockedReason: reason, blockedBy: by },
    unblock: { active: true, blockedAt: null, blockedReason: '', blockedBy: null },
    delete: { active: false, deleteAfter: deletedAt(now), deletionAskedBy: by },
    // Who was blocked before is blocked again.
    restore: { active: blockedAt === null, deleteAfter: null, deletionAskedBy: null },
  }[decision];
}

/**
 * Blocks somebody or lets them in again; has them deleted on request, or takes that back while it can be. From that moment no session and no mailed link of theirs does anything.
 * @throws HttpError `notFound`, `personStateChanged` with what there is now, `validation` where a reason is needed
 */
export async function decidePerson(
  deps: PeopleDeps,
  context: RequestContext,
  uuid: string,
  decision: Decision,
): Promise<Person> {
  const tenant = scope(context);
  const now = deps.clock.now();
  const isBlock = decision.decision === 'block';
  const reason = decision.reason.trim();
  refuseProblems(
    isBlock && reason === '' ? [['reason', personSentence(context.locale, 'reasonNeeded')]] : [],
  );
  return transaction(deps, async (tx) => {
    const person = await lockPersonOf(tx, tenant, uuid);
    requireKnown(person, decision, context.locale);
    const { doer, values } = siteAs(context);
    await tx
      .update(users)
      .set(columnsOf(decision.decision, person, { now, reason, by: values.admin_id }))
      .where(and(eq(users.id, person.id), eq(users.siteId, tenant.site.id)));
    if (isBlock || decision.decision === 'delete') await endAccess(tx, person.id, now);
    await noteEvent(tx, events[decision.decision], { ...doer, id: person.id }, now, values);
    if (decision.mail) await queueMails(tx, [await mailAbout(tx, tenant, person, decision, now)], now);
    return readPerson(tx, tenant, uuid, now);
  });
}
