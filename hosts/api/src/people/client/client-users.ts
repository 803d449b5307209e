import type { BodyOf, ClientUser, Contract, MyUser, Token } from '@boardwright/api-client/contract';
import { normalised } from '@boardwright/api-client/contract';
import { and, eq, isNull } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { clients, clientUsers, users } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { invitationMail } from '../mails/client-mails.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import type { AccountDeps } from '../account/account-deps.ts';
import { storedEmail } from '../account/member.ts';
import { noteEvent } from '../account/account-logs.ts';
import type { Attempts } from '../account/attempts.ts';
import { continueSession } from '../../platform/http/sessions.ts';
import { linkAddress, makeLinkToken, pagePath } from '../account/mailed-links.ts';
import type { Employer } from './employer.ts';
import { isEmail } from '../../platform/forms/email-address.ts';
import { applicationMessages } from '../../platform/forms/field.messages.ts';
import { verifiedPerson } from './client.ts';
import { findColleague, findMyUserRows, presentColleague } from './client-users.queries.ts';
import { clientMessage } from './client.messages.ts';

type UserDeps = Pick<AccountDeps, 'db' | 'clock' | 'search' | 'mailsQueued' | 'tokens'> & {
  /** Invitations that one address may be mailed. */
  readonly invitations: Attempts;
};
type Invited = BodyOf<Contract['clients']['inviteClientUser']>;
type UserRow = typeof users.$inferSelect;

/** @throws HttpError `validation` */
function readInvitation(body: Invited, locale: Employer['locale']) {
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
  { site, owner, locale }: Employer,
  { email, givenName, familyName }: ReturnType<typeof readInvitation>,
  now: Date,
): Promise<UserRow> {
  const place = { email, role: 'employer', siteId: site.id } as const;
  await tx
    .insert(users)
    .values({ ...place, givenName, familyName, clientId: owner.clientId, locale, createdAt: now })
    .onConflictDoNothing();
  const [person] = await tx
    .select()
    .from(users)
    .where(and(eq(users.email, email), eq(users.role, 'employer'), eq(users.siteId, site.id)));
  if (!person) throw new Error('The account was not stored');
  return person;
}

/** Who has no password yet chooses one by the link; who has an account accepts in it. */
async function invitationLink(tx: Transaction, employer: Employer, person: UserRow, now: Date) {
  const { locale } = person;
  const hasAccount = person.passwordHash !== null;
  if (hasAccount) {
    const url = new URL(await pagePath(tx, employer, 'p-account', locale), employer.board.url);
    url.searchParams.set('menuType', 'client');
    return { hasAccount, url: url.href };
  }
  const token = await makeLinkToken(tx, person, 'invite', now);
  const url = await linkAddress(tx, employer, { token, purpose: 'invite', role: 'employer', locale });
  return { hasAccount, url };
}

/**
 * Invites somebody (§7 has no call of its own for it; docs/product/organisations-and-companies.md). A second time for
 * the same address the mail goes out again; who left is invited anew.
 * @throws HttpError `validation`, `emailUnverified`, `tooManyRequests`
 */
export async function inviteUser(deps: UserDeps, employer: Employer, body: Invited): Promise<ClientUser> {
  const { clock, invitations } = deps;
  const { owner, site, board, locale } = employer;
  const inviter = await verifiedPerson(deps, employer);
  const invited = readInvitation(body, locale);
  const key = `${site.id}:${invited.email}`;
  invitations.count(key);
  const now = clock.now();
  const colleague = await transaction(deps, async (tx) => {
    const person = await accountOf(tx, employer, invited, now);
    await tx
      .insert(clientUsers)
      .values({ userId: person.id, clientId: owner.clientId, createdAt: now })
      .onConflictDoNothing();
    const known = await findColleague(tx, owner.clientId, { userId: person.id });
    // The database lets a new account in at once; it was only just made, and nobody has opened its link.
    const isNew = person.passwordHash === null && person.emailVerifiedAt === null;
    if (known?.row.active && known.row.acceptedAt !== null && !isNew)
      throw new HttpError('validation', { fields: { email: [clientMessage(locale, 'worksHere')] } });
    await tx
      .update(clientUsers)
      .set({ active: true, acceptedAt: null, invitedAt: now })
      .where(and(eq(clientUsers.userId, person.id), eq(clientUsers.clientId, owner.clientId)));
    await noteEvent(tx, 'user.invited', employer.visitor, now, { person: invited.email });
    const [company] = await tx
      .select({ name: clients.name })
      .from(clients)
      .where(eq(clients.id, owner.clientId));
    const mail = invitationMail(
      {
        givenName: invited.givenName,
        inviter: `${inviter.givenName} ${inviter.familyName}`.trim(),
        company: company?.name ?? '',
        locale: person.locale,
        ...(await invitationLink(tx, employer, person, now)),
      },
      mailBrand(site, board.url),
    );
    const request = {
      siteId: site.id,
      event: 'account.invited',
      locale: person.locale,
      to: person.email,
      mail,
    };
    await queueMails(tx, [request], now);
    return findColleague(tx, owner.clientId, { userId: person.id });
  });
  if (!colleague) throw new Error('The invitation was not stored');
  return presentColleague(colleague, employer.visitor.id);
}

/**
 * Ends somebody's work for the company, or lets them in again. Their sessions there end at their next call.
 * @throws HttpError `notFound`, also for another company's people; `ownAccess`
 */
export async function changeUser(
  { db, clock }: UserDeps,
  { owner, visitor }: Employer,
  id: number,
  active: boolean,
): Promise<ClientUser> {
  const found = await findColleague(db, owner.clientId, { id });
  if (!found) throw new HttpError('notFound');
  if (found.userId === visitor.id && !active) throw new HttpError('ownAccess');
  if (found.row.active !== active)
    await db.transaction(async (tx) => {
      await tx.update(clientUsers).set({ active }).where(eq(clientUsers.id, id));
      const event = active ? 'user.returned' : 'user.ended';
      await noteEvent(tx, event, visitor, clock.now(), { person: found.email });
    });
  return presentColleague({ ...found, row: { ...found.row, active } }, visitor.id);
}

/** The companies the caller works for or is invited to. */
export async function findMyUsers({ db }: UserDeps, { owner, visitor }: Employer): Promise<MyUser[]> {
  const rows = await findMyUserRows(db, visitor.id);
  return rows.map(({ row, client }) => ({
    id: row.id,
    client: { uuid: client.uuid, name: client.name },
    status: row.acceptedAt === null ? 'invited' : 'active',
    is_current: client.id === owner.clientId,
  }));
}

/**
 * Has the caller speak for another of their companies (§7 `PUT /users/{id}/switch`), and accepts an invitation to it.
 * Sessions elsewhere go on for the company they speak for.
 * @throws HttpError `notFound` for anybody else's, `emailUnverified` for an invitation
 */
export async function switchUser(deps: UserDeps, employer: Employer, id: number): Promise<Token> {
  const { db, clock } = deps;
  const own = (await findMyUserRows(db, employer.visitor.id)).find(({ row }) => row.id === id);
  if (!own) throw new HttpError('notFound');
  const { clientId } = own.row;
  const now = clock.now();
  if (own.row.acceptedAt === null) await verifiedPerson(deps, employer);
  const person = await db.transaction(async (tx) => {
    const joined = await tx
      .update(clientUsers)
      .set({ acceptedAt: now })
      .where(and(eq(clientUsers.id, id), isNull(clientUsers.acceptedAt)))
      .returning({ id: clientUsers.id });
    if (joined.length > 0) await noteEvent(tx, 'user.joined', { id: employer.visitor.id, clientId }, now);
    // The next login begins here.
    const [row] = await tx
      .update(users)
      .set({ clientId })
      .where(eq(users.id, employer.visitor.id))
      .returning();
    return row;
  });
  if (!person) throw new HttpError('unauthenticated');
  const { session } = employer.visitor;
  const { uuid: subject, role } = person;
  return continueSession(deps, { subject, role, siteId: employer.site.id, clientId, session });
}
