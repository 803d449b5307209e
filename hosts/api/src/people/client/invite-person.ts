import { type BodyOf, type Contract, normalised } from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import { and, eq } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { clients, clientUsers, users } from '../../platform/database/schema.ts';
import { isEmail } from '../../platform/forms/email-address.ts';
import { applicationMessages } from '../../platform/forms/field.messages.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import { type Doer, noteEvent } from '../account/account-logs.ts';
import { linkAddress, makeLinkToken, pagePath } from '../account/mailed-links.ts';
import { storedEmail, type UserRow } from '../account/member.ts';
import { invitationMail } from '../mails/client-mails.ts';
import { type ColleagueRow, findColleague } from './client-users.queries.ts';

/** Who is invited, as it is stored. */
export interface InvitedPerson {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
}

/** Whom to invite where, and who does it. */
export interface PersonInvitation {
  readonly person: InvitedPerson;
  readonly clientId: number;
  /** As the mail names who invites. */
  readonly inviter: string;
  /** As the company's log has it. */
  readonly doer: Doer;
  /** Of an account that the invitation makes. */
  readonly locale: string;
  /** What is answered of somebody who works there already. */
  readonly worksHere: string;
}

/** @throws HttpError `validation` */
export function readInvitation(
  body: BodyOf<Contract['clients']['inviteClientUser']>,
  locale: Locale,
): InvitedPerson {
  const t = applicationMessages(locale);
  const trimmed = (text: string) => normalised(text, 'NFC').replaceAll(/\s+/g, ' ').trim();
  const [givenName, familyName] = [trimmed(body.given_name), trimmed(body.family_name)];
  const email = storedEmail(body.email);
  const fields = {
    ...(givenName === '' && { given_name: [t('givenNameRequired')] }),
    ...(familyName === '' && { family_name: [t('familyNameRequired')] }),
    ...(!isEmail(email) && { email: [t(email === '' ? 'emailRequired' : 'emailInvalid')] }),
  };
  if (Object.keys(fields).length > 0) throw new HttpError('validation', { fields });
  return { givenName, familyName, email };
}

/** The account of an address, made where there is none: it gets its password by the mailed link. */
async function accountOf(
  tx: Transaction,
  { site }: Tenant,
  { person: { email, givenName, familyName }, clientId, locale }: PersonInvitation,
  now: Date,
): Promise<UserRow> {
  const place = { email, role: 'employer', siteId: site.id } as const;
  await tx
    .insert(users)
    .values({ ...place, givenName, familyName, clientId, locale, createdAt: now })
    .onConflictDoNothing();
  const [person] = await tx
    .select()
    .from(users)
    .where(and(eq(users.email, email), eq(users.role, 'employer'), eq(users.siteId, site.id)));
  if (!person) throw new Error('The account was not stored');
  return person;
}

/** Who has no password yet chooses one by the link; who has an account accepts in it. */
async function invitationLink(tx: Transaction, tenant: Tenant, person: UserRow, now: Date) {
  const { locale } = person;
  const hasAccount = person.passwordHash !== null;
  if (hasAccount) {
    const url = new URL(await pagePath(tx, tenant, 'p-account', locale), tenant.board.url);
    url.searchParams.set('menuType', 'client');
    return { hasAccount, url: url.href };
  }
  const token = await makeLinkToken(tx, person, 'invite', now);
  const url = await linkAddress(tx, tenant, { token, purpose: 'invite', role: 'employer', locale });
  return { hasAccount, url };
}

/**
 * Invites somebody to a company by a mailed link, in the transaction it is given. A second time for the same address the
 * mail goes out again; who left is invited anew.
 * @throws HttpError `validation` where they work there already
 */
export async function invitePerson(
  tx: Transaction,
  tenant: Tenant,
  invitation: PersonInvitation,
  now: Date,
): Promise<ColleagueRow> {
  const { site, board } = tenant;
  const { person: invited, clientId, inviter, doer, worksHere } = invitation;
  const person = await accountOf(tx, tenant, invitation, now);
  await tx.insert(clientUsers).values({ userId: person.id, clientId, createdAt: now }).onConflictDoNothing();
  const known = await findColleague(tx, clientId, { userId: person.id });
  // The database lets a new account in at once; it was only just made, and nobody has opened its link.
  const isNew = person.passwordHash === null && person.emailVerifiedAt === null;
  if (known?.row.active && known.row.acceptedAt !== null && !isNew)
    throw new HttpError('validation', { fields: { email: [worksHere] } });
  await tx
    .update(clientUsers)
    .set({ active: true, acceptedAt: null, invitedAt: now })
    .where(and(eq(clientUsers.userId, person.id), eq(clientUsers.clientId, clientId)));
  await noteEvent(tx, 'user.invited', doer, now, { person: invited.email });
  const [company] = await tx.select({ name: clients.name }).from(clients).where(eq(clients.id, clientId));
  const mail = invitationMail(
    {
      givenName: invited.givenName,
      inviter,
      company: company?.name ?? '',
      locale: person.locale,
      ...(await invitationLink(tx, tenant, person, now)),
    },
    mailBrand(site, board.url),
  );
  const { locale, email: to } = person;
  await queueMails(tx, [{ siteId: site.id, event: 'account.invited', locale, to, mail }], now);
  const colleague = await findColleague(tx, clientId, { userId: person.id });
  if (!colleague) throw new Error('The invitation was not stored');
  return colleague;
}
