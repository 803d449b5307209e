import {
  adminRoleName,
  type AdminRole,
  type BodyOf,
  type Contract,
  normalised,
  type TeamInvitation,
  type Token,
} from '@boardwright/api-client/contract';
import { and, eq, isNull } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { accountLinks, adminLogs, sites, users } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { isEmail } from '../../platform/forms/email-address.ts';
import { applicationMessages } from '../../platform/forms/field.messages.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import type { AccountDeps } from '../account/account-deps.ts';
import { openSession } from '../account/log-in.ts';
import { adminLinkAddress, endLinks, hashOf, makeLinkToken, spendLink } from '../account/mailed-links.ts';
import { storedEmail } from '../account/member.ts';
import { forgetSecondStep } from '../account/second-step.queries.ts';
import { passwordProblems } from '../account/password-rules.ts';
import { hashPassword } from '../account/passwords.ts';
import { teamInvitationMail } from '../mails/team-mails.ts';
import { isInvited, lockMember, lockOwner, requireReach } from './change-team.ts';
import { type AdminRow, findMember, type TeamRow } from './team.queries.ts';
import { teamMessage } from './team.messages.ts';

type TeamDeps = Pick<AccountDeps, 'db' | 'clock' | 'search' | 'mailsQueued' | 'tokens' | 'ports'>;
type Invited = BodyOf<Contract['team']['inviteAdmin']>;

interface MailedTo {
  readonly person: AdminRow;
  readonly inviter: AdminRow;
  readonly role: AdminRole;
}

/** Makes the link, which is good from now on where those from before are not, and mails it. */
async function mailInvitation(
  tx: Transaction,
  context: RequestContext,
  { person, inviter, role }: MailedTo,
  now: Date,
): Promise<void> {
  const { site, board } = scope(context);
  const { locale, email: to } = person;
  await endLinks(tx, person.id, 'invite', now);
  const token = await makeLinkToken(tx, person, 'invite', now);
  const mail = teamInvitationMail(
    {
      inviter: `${inviter.givenName} ${inviter.familyName}`.trim(),
      role: adminRoleName(role, locale),
      locale,
      url: await adminLinkAddress(tx, person, token, 'invitation'),
    },
    mailBrand(site, board.url),
  );
  await queueMails(tx, [{ siteId: site.id, event: 'account.team', locale, to, mail }], now);
}

/** Whether an address is that of an admin of all sites: who is one is on the team of each. */
async function isOfAllSites(tx: Transaction, email: string): Promise<boolean> {
  const found = await tx
    .select()
    .from(users)
    .where(
      and(eq(users.email, email), eq(users.role, 'admin'), isNull(users.siteId), eq(users.active, true)),
    );
  return found.some((one) => !isInvited(one));
}

/** The account of an address that is not on the team: a new one, or that of who was removed, without its password. */
async function accountOf(
  tx: Transaction,
  {
    email,
    role,
    siteId,
  }: { readonly email: string; readonly role: AdminRole; readonly siteId: number | null },
  { locale }: RequestContext,
  now: Date,
): Promise<AdminRow | undefined> {
  const [known] = await tx
    .select()
    .from(users)
    .where(
      and(
        eq(users.email, email),
        eq(users.role, 'admin'),
        siteId === null ? isNull(users.siteId) : eq(users.siteId, siteId),
      ),
    );
  if (known?.active && !isInvited(known)) return undefined;
  if (siteId !== null && (await isOfAllSites(tx, email))) return undefined;
  const change = { adminRole: role, active: true, removedAt: null, passwordHash: null, locale };
  const [person] = known
    ? await tx.update(users).set(change).where(eq(users.id, known.id)).returning()
    : await tx
        .insert(users)
        .values({ ...change, role: 'admin', email, siteId, givenName: '', familyName: '', createdAt: now })
        .returning();
  // Whoever has the address begins anew, with a password of their own.
  if (known && person) await forgetSecondStep(tx, person.id);
  return person;
}

/**
 * Invites somebody to the team. Who is invited already is mailed again, with the role that is given now.
 * @throws HttpError `validation` for what is no address, or one of somebody who is there; `teamOfAllSites`
 */
export async function inviteAdmin(
  deps: TeamDeps,
  context: RequestContext,
  { email: typed, role, all_sites: isOfAll }: Invited,
): Promise<TeamRow> {
  const { site } = scope(context);
  const t = applicationMessages(context.locale);
  const email = storedEmail(typed);
  if (!isEmail(email)) {
    const sentence = t(email === '' ? 'emailRequired' : 'emailInvalid');
    throw new HttpError('validation', { fields: { email: [sentence] } });
  }
  const now = deps.clock.now();
  const siteId = isOfAll ? null : site.id;
  return transaction(deps, async (tx) => {
    const inviter = await lockOwner(tx, context);
    requireReach(inviter, siteId);
    const person = await accountOf(tx, { email, role, siteId }, context, now);
    if (!person)
      throw new HttpError('validation', { fields: { email: [teamMessage(context.locale, 'isThere')] } });
    await mailInvitation(tx, context, { person, inviter, role }, now);
    return memberNow(tx, person, site.id, now);
  });
}

async function memberNow(tx: Transaction, { uuid }: AdminRow, siteId: number, now: Date): Promise<TeamRow> {
  const member = await findMember(tx, { uuid, siteId, now });
  if (!member) throw new Error('The invitation was not stored');
  return member;
}

/** Mails an invitation again. @throws HttpError `notFound` where nobody is invited, `teamOfAllSites` */
export async function resendInvitation(
  deps: TeamDeps,
  context: RequestContext,
  uuid: string,
): Promise<TeamRow> {
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    const { user: person } = await lockMember(tx, context, uuid, now);
    if (!person.active || !isInvited(person)) throw new HttpError('notFound');
    const inviter = await lockOwner(tx, context);
    await mailInvitation(tx, context, { person, inviter, role: person.adminRole ?? 'read_only' }, now);
    return memberNow(tx, person, scope(context).site.id, now);
  });
}

/**
 * The link of a token and its person.
 * @throws HttpError `invitationElsewhere`, `invitationAccepted`, `linkExpired`
 */
async function invitationOf({ db, clock }: TeamDeps, context: RequestContext, token: string) {
  const [found] = await db
    .select({ link: accountLinks, person: users })
    .from(accountLinks)
    .innerJoin(users, and(eq(users.id, accountLinks.userId), eq(users.email, accountLinks.email)))
    .where(
      and(
        eq(accountLinks.tokenHash, hashOf(token)),
        eq(accountLinks.purpose, 'invite'),
        eq(users.role, 'admin'),
      ),
    );
  if (!found) throw new HttpError('linkExpired');
  const { link, person } = found;
  if (person.siteId !== null && person.siteId !== scope(context).site.id)
    throw new HttpError('invitationElsewhere');
  if (person.active && !isInvited(person)) throw new HttpError('invitationAccepted');
  if (!person.active || link.usedAt || link.expiresAt <= clock.now()) throw new HttpError('linkExpired');
  return found;
}

/** What a link is about. @throws HttpError as {@link acceptInvitation}, but for `validation` */
export async function readInvitation(
  deps: TeamDeps,
  context: RequestContext,
  token: string,
): Promise<TeamInvitation> {
  const { link, person } = await invitationOf(deps, context, token);
  const { site } = scope(context);
  const [named] = await deps.db.select({ name: sites.name }).from(sites).where(eq(sites.id, site.id));
  return {
    email: person.email,
    role: person.adminRole ?? 'read_only',
    site_name: named?.name ?? '',
    expires_at: link.expiresAt.toISOString(),
  };
}

type Accepted = BodyOf<Contract['team']['acceptTeamInvitation']>;

/** @throws HttpError `validation` */
function readAccepted(
  body: Accepted,
  { email }: AdminRow,
  siteName: string,
  locale: RequestContext['locale'],
) {
  const t = applicationMessages(locale);
  const trimmed = (text: string) => normalised(text, 'NFC').replaceAll(/\s+/g, ' ').trim();
  const [givenName, familyName] = [trimmed(body.given_name), trimmed(body.family_name)];
  const own = [email, givenName, familyName, siteName];
  const fields = {
    ...(givenName === '' && { given_name: [t('givenNameRequired')] }),
    ...(familyName === '' && { family_name: [t('familyNameRequired')] }),
    ...passwordProblems(body, locale, { repeat: 'passwordsDiffer', own }),
  };
  if (Object.keys(fields).length > 0) throw new HttpError('validation', { fields });
  return { givenName, familyName };
}

/**
 * Accepts an invitation with a name and a password, and logs in. What is refused does not use the link up; of two who use
 * it at once the second finds it accepted.
 * @throws HttpError `linkExpired`, `invitationAccepted`, `invitationElsewhere`, `validation`
 */
export async function acceptInvitation(
  deps: TeamDeps,
  context: RequestContext,
  body: Accepted,
): Promise<Token> {
  const { site } = scope(context);
  const { link, person } = await invitationOf(deps, context, body.token);
  const names = readAccepted(body, person, site.name, context.locale);
  const passwordHash = await hashPassword(body.password);
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    if (!(await spendLink(tx, link, now))) throw new HttpError('invitationAccepted');
    const [accepted] = await tx
      .update(users)
      .set({ ...names, passwordHash, emailVerifiedAt: now, locale: context.locale })
      .where(and(eq(users.id, person.id), eq(users.active, true), isNull(users.passwordHash)))
      .returning();
    if (!accepted) throw new HttpError('linkExpired');
    await tx.insert(adminLogs).values({
      siteId: site.id,
      userId: accepted.id,
      byName: `${names.givenName} ${names.familyName}`,
      area: 'team',
      action: 'team.acceptTeamInvitation',
      createdAt: now,
      doneAt: now,
    });
    return openSession({ ...deps, db: tx }, accepted, context, { provedEmail: accepted.email });
  });
}
