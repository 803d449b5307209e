import type { BodyOf, ClientUser, Contract, MyUser, Token } from '@boardwright/api-client/contract';
import { and, eq, isNull } from '../../platform/database/drizzle.ts';
import { clientUsers, users } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { AccountDeps } from '../account/account-deps.ts';
import { noteEvent } from '../account/account-logs.ts';
import type { Attempts } from '../account/attempts.ts';
import { continueSession } from '../../platform/http/sessions.ts';
import type { Employer } from './employer.ts';
import { verifiedPerson } from './client.ts';
import { findColleague, findMyUserRows, presentColleague } from './client-users.queries.ts';
import { clientMessage } from './client.messages.ts';
import { invitePerson, readInvitation } from './invite-person.ts';

type UserDeps = Pick<AccountDeps, 'db' | 'clock' | 'search' | 'mailsQueued' | 'tokens'> & {
  /** Invitations that one address may be mailed. */
  readonly invitations: Attempts;
};
type Invited = BodyOf<Contract['clients']['inviteClientUser']>;

/**
 * Invites somebody (§7 has no call of its own for it; docs/product/organisations-and-companies.md). A second time for
 * the same address the mail goes out again; who left is invited anew.
 * @throws HttpError `validation`, `emailUnverified`, `tooManyRequests`
 */
export async function inviteUser(deps: UserDeps, employer: Employer, body: Invited): Promise<ClientUser> {
  const { clock, invitations } = deps;
  const { owner, site, locale, visitor } = employer;
  const inviter = await verifiedPerson(deps, employer);
  const person = readInvitation(body, locale);
  invitations.count(`${site.id}:${person.email}`);
  const invitation = {
    person,
    clientId: owner.clientId,
    inviter: `${inviter.givenName} ${inviter.familyName}`.trim(),
    doer: visitor,
    locale,
    worksHere: clientMessage(locale, 'worksHere'),
  };
  const now = clock.now();
  const colleague = await transaction(deps, (tx) => invitePerson(tx, employer, invitation, now));
  return presentColleague(colleague, visitor.id);
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
