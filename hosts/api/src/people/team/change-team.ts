import { adminRoleNames, type AdminRole, adminRoles, hasRight } from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { endSessions } from '../../platform/http/sessions.ts';
import { lockPerson } from '../account/account.queries.ts';
import { endLinks } from '../account/mailed-links.ts';
import { type AdminRow, findMember, hasOtherOwner, lockTeams, type TeamRow } from './team.queries.ts';

/** An admin who was not invited any more, or never finished it. */
export const isInvited = ({ passwordHash }: Pick<AdminRow, 'passwordHash'>): boolean => passwordHash === null;

/**
 * The caller as they are now: of two owners who lower each other at once, the second is none any more.
 * @throws HttpError `rightMissing`
 */
export async function lockOwner(tx: Transaction, context: RequestContext): Promise<AdminRow> {
  await lockTeams(tx);
  const caller = await lockPerson(tx, loggedIn(context).id);
  if (!caller?.active || !caller.adminRole || !hasRight(caller.adminRole, 'team', 'does')) {
    const roles = adminRoles.filter((role) => hasRight(role, 'team', 'does'));
    throw new HttpError('rightMissing', { values: { roles: adminRoleNames(roles, context.locale) } });
  }
  return caller;
}

/** @throws HttpError `teamOfAllSites` where an owner of one site would change who runs all of them */
export function requireReach(caller: AdminRow, siteId: number | null): void {
  if (siteId === null && caller.siteId !== null) throw new HttpError('teamOfAllSites');
}

/** @throws HttpError `notFound`, `teamOfAllSites`, `rightMissing` */
export async function lockMember(
  tx: Transaction,
  context: RequestContext,
  uuid: string,
  now: Date,
): Promise<TeamRow> {
  const caller = await lockOwner(tx, context);
  // A name that is none of ours is nobody's.
  const found = /^[0-9a-f-]{36}$/.test(uuid)
    ? await findMember(tx, { uuid, siteId: scope(context).site.id, now })
    : undefined;
  if (!found) throw new HttpError('notFound');
  requireReach(caller, found.user.siteId);
  return found;
}

/** @throws HttpError `lastOwner` where nobody else could give rights any more */
async function requireOtherOwner(tx: Transaction, person: AdminRow): Promise<void> {
  const counts = person.active && !isInvited(person) && person.adminRole === 'owner';
  if (counts && !(await hasOtherOwner(tx, person))) throw new HttpError('lastOwner');
}

/**
 * Gives an admin another role; give the transaction of `lockTeams`.
 * @throws HttpError `lastOwner`
 */
export async function changeRole(tx: Transaction, person: AdminRow, role: AdminRole): Promise<void> {
  if (role !== 'owner') await requireOtherOwner(tx, person);
  await tx.update(users).set({ adminRole: role }).where(eq(users.id, person.id));
}

/**
 * Takes an admin off the team and ends their sessions and links; give the transaction of `lockTeams`.
 * @throws HttpError `lastOwner`
 */
export async function removeFromTeam(tx: Transaction, person: AdminRow, now: Date): Promise<void> {
  await requireOtherOwner(tx, person);
  await tx.update(users).set({ active: false, removedAt: now }).where(eq(users.id, person.id));
  await endSessions(tx, person.id);
  await endLinks(tx, person.id, 'invite', now);
  await endLinks(tx, person.id, 'reset', now);
}
