import type { BodyOf, Contract, Token } from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Visitor } from '../../platform/http/authenticate.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { passwordChangedMail, resetMail } from '../mails/account-mails.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import { isEmail } from '../../platform/forms/email-address.ts';
import { applicationMessages } from '../../platform/forms/field.messages.ts';
import type { AccountDeps } from './account-deps.ts';
import { accountKey, accountRole, storedEmail } from './member.ts';
import { type AccountEvent, noteEvent } from './account-logs.ts';
import { accountMessages } from './account.messages.ts';
import { findLogin, lockCaller } from './account.queries.ts';
import { acceptFirstInvitation } from '../client/client-users.queries.ts';
import { endSessions } from '../../platform/http/sessions.ts';
import { openSession, openWorkSession, withCompany } from './log-in.ts';
import { adminLinkAddress, endLinks, findLink, linkAddress, makeLinkToken } from './mailed-links.ts';
import { passwordProblems } from './password-rules.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { proveAddress } from './verify-email.ts';
import { forgetPasskeys } from './second-step.queries.ts';
import type { UserRow } from './member.ts';

type Chosen = Pick<BodyOf<Contract['account']['changePassword']>, 'password' | 'password_confirmation'>;

/** @throws HttpError `validation` */
function checkChosen(chosen: Chosen, person: UserRow, tenant: Tenant, locale: RequestContext['locale']) {
  const own = [person.email, person.givenName, person.familyName, tenant.site.name];
  const fields = passwordProblems(chosen, locale, { repeat: 'passwordsDiffer', own });
  if (Object.keys(fields).length > 0) throw new HttpError('validation', { fields });
}

/** Stores a new password; every session ends, and the person hears of it. */
async function storePassword(
  tx: Transaction,
  tenant: Tenant,
  person: UserRow,
  { passwordHash, event, now }: { passwordHash: string; event: AccountEvent; now: Date },
): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, person.id));
  await endSessions(tx, person.id);
  // Whoever asked for a link before knows nothing of this password.
  await endLinks(tx, person.id, 'reset', now);
  await endLinks(tx, person.id, 'invite', now);
  await noteEvent(tx, event, person, now);
  const mail = passwordChangedMail(person, mailBrand(tenant.site, tenant.board.url));
  const { email: to, locale } = person;
  await queueMails(tx, [{ siteId: tenant.site.id, event: 'account.password', locale, to, mail }], now);
}

async function mailResetLink(deps: AccountDeps, context: RequestContext, email: string): Promise<void> {
  const { db, clock } = deps;
  const tenant = scope(context);
  const role = accountRole(context);
  const person = await findLogin(db, tenant.site.id, role, email);
  if (!person) return;
  const now = clock.now();
  await transaction(deps, async (tx) => {
    const token = await makeLinkToken(tx, person, 'reset', now);
    // In the language of the page on which it was asked for.
    const { locale } = context;
    const url =
      role === 'admin'
        ? await adminLinkAddress(tx, person, token)
        : await linkAddress(tx, tenant, { token, purpose: 'reset', role, locale });
    const mail = resetMail({ ...person, locale }, url, mailBrand(tenant.site, tenant.board.url));
    const request = { siteId: tenant.site.id, event: 'account.reset', locale, to: person.email, mail };
    await queueMails(tx, [request], now);
  });
}

/**
 * Mails a link to choose a new password, if there is an account (§7 `POST /password`). The answer is the same for all
 * addresses, and so is its time: the work of a login is done beside it, which takes longer than the mail.
 * @throws HttpError `validation` for what is no address, `tooManyRequests`
 */
export async function forgotPassword(
  deps: AccountDeps,
  context: RequestContext,
  typed: string,
): Promise<void> {
  const t = applicationMessages(context.locale);
  const email = storedEmail(typed);
  if (!isEmail(email)) {
    const sentence = t(email === '' ? 'emailRequired' : 'emailInvalid');
    throw new HttpError('validation', { fields: { email: [sentence] } });
  }
  const account = `reset:${accountKey(scope(context).site.id, accountRole(context), email)}`;
  deps.askedMails.count(account);
  await Promise.all([mailResetLink(deps, context, email), isPassword(undefined, email)]);
}

/**
 * Sets a new password by a mailed link and logs in (§7 `POST /password/reset`). The link works once; a refused password
 * does not use it up.
 * @throws HttpError `linkExpired`, `validation`, `noCompany`
 */
export async function resetPassword(
  deps: AccountDeps,
  context: RequestContext,
  { token, ...chosen }: Chosen & { readonly token: string },
): Promise<Token> {
  const { db, clock, guesses } = deps;
  const tenant = scope(context);
  const use = { token, purpose: 'reset', role: accountRole(context), siteId: tenant.site.id } as const;
  const now = clock.now();
  // An invitation's link gives a new account its first password.
  // That of an invitation to a team asks for a name as well, on a page of its own.
  const invited = use.role === 'admin' ? undefined : await findLink(db, { ...use, purpose: 'invite' }, now);
  const found = (await findLink(db, use, now)) ?? invited;
  if (!found || found.link.usedAt) throw new HttpError('linkExpired');
  checkChosen(chosen, found.person, tenant, context.locale);
  const passwordHash = await hashPassword(chosen.password);
  const opened = await transaction(deps, async (tx) => {
    const person = await proveAddress(tx, found.link, now);
    await acceptFirstInvitation(tx, person.id, now);
    // Added by who registered the address, before it turned out to be theirs: it may be of a stranger.
    if (person.role !== 'admin' && found.person.emailVerifiedAt === null) await forgetPasskeys(tx, person.id);
    await storePassword(tx, tenant, person, { passwordHash, event: 'password.reset', now });
    return openWorkSession({ ...deps, db: tx }, person, context, {
      provedEmail: found.link.email,
    });
  });
  guesses.succeeded(accountKey(tenant.site.id, use.role, found.person.email));
  return withCompany(opened);
}

/**
 * Whether somebody who is logged in also knows the password. Guesses are counted by session: those of strangers at the
 * login do not lock out who is inside, and nobody gets another session without the password.
 * @throws HttpError `validation` on `current_password`, `tooManyRequests`
 */
export async function checkCurrentPassword(
  { guesses }: AccountDeps,
  { session }: Pick<Visitor, 'session'>,
  locale: RequestContext['locale'],
  person: UserRow,
  typed: string,
): Promise<void> {
  const key = `session:${session}`;
  guesses.count(key);
  if (await isPassword(person.passwordHash, typed)) return guesses.succeeded(key);
  const sentence = accountMessages(locale)(typed === '' ? 'passwordRequired' : 'passwordWrong');
  throw new HttpError('validation', { fields: { current_password: [sentence] } });
}

/**
 * Changes the password of who is logged in (§7 `PUT /profile/password`) and ends their other sessions.
 * @throws HttpError `validation`, `tooManyRequests`
 */
export async function changePassword(
  deps: AccountDeps,
  context: RequestContext,
  { current_password, ...chosen }: BodyOf<Contract['account']['changePassword']>,
): Promise<Token> {
  const visitor = loggedIn(context);
  const member = { ...scope(context), role: accountRole(context), locale: context.locale };
  const { db, clock } = deps;
  const [person] = await db.select().from(users).where(eq(users.id, visitor.id));
  if (!person) throw new HttpError('unauthenticated');
  await checkCurrentPassword(deps, visitor, member.locale, person, current_password);
  checkChosen(chosen, person, member, member.locale);
  const passwordHash = await hashPassword(chosen.password);
  const now = clock.now();
  const { clientId, provedEmail } = visitor;
  return transaction(deps, async (tx) => {
    const caller = await lockCaller(tx, visitor);
    await storePassword(tx, member, caller, { passwordHash, event: 'password.changed', now });
    return openSession({ ...deps, db: tx }, { ...caller, clientId }, context, {
      provedEmail,
      isSecondStepDone: true,
    });
  });
}
