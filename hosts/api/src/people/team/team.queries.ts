import { and, asc, eq, gt, isNull, max, ne, or, type SQL, sql } from '../../platform/database/drizzle.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { accountLinks, secondStepApps, users } from '../../platform/database/schema.ts';
import { restorableFor } from '../../platform/restorable-for.ts';

type Reader = Pick<Database, 'select'>;
export type AdminRow = typeof users.$inferSelect;

/** Admins of a site: its own and those of all sites, and for a month those who were taken off. */
function onTeam(siteId: number, now: Date): SQL | undefined {
  return and(
    eq(users.role, 'admin'),
    or(eq(users.siteId, siteId), isNull(users.siteId)),
    or(eq(users.active, true), gt(users.removedAt, new Date(now.getTime() - restorableFor))),
  );
}

/** Until when a person's last invitation works, by their id. */
function invitationEnds(db: Reader) {
  return db
    .select({ userId: accountLinks.userId, until: max(accountLinks.expiresAt).as('until') })
    .from(accountLinks)
    .where(and(eq(accountLinks.purpose, 'invite'), isNull(accountLinks.usedAt)))
    .groupBy(accountLinks.userId)
    .as('invitations');
}

/** An admin, and by what they take a second step: an app that is being set up makes no codes yet. */
const ofMember = {
  user: users,
  hasApp: sql<boolean>`${secondStepApps.secret} is not null`,
  hasPasskey: sql<boolean>`exists (select 1 from passkeys where passkeys.user_id = ${users.id})`,
};

/** The team of a site, owners first come first. */
export function findTeam(db: Reader, siteId: number, now: Date) {
  const invitations = invitationEnds(db);
  return db
    .select({ ...ofMember, invitedUntil: invitations.until })
    .from(users)
    .leftJoin(invitations, eq(invitations.userId, users.id))
    .leftJoin(secondStepApps, eq(secondStepApps.userId, users.id))
    .where(onTeam(siteId, now))
    .orderBy(asc(users.id));
}
export type TeamRow = Awaited<ReturnType<typeof findTeam>>[number];

/** One of the team. */
export async function findMember(
  db: Reader,
  { uuid, siteId, now }: { readonly uuid: string; readonly siteId: number; readonly now: Date },
): Promise<TeamRow | undefined> {
  const invitations = invitationEnds(db);
  const [found] = await db
    .select({ ...ofMember, invitedUntil: invitations.until })
    .from(users)
    .leftJoin(invitations, eq(invitations.userId, users.id))
    .leftJoin(secondStepApps, eq(secondStepApps.userId, users.id))
    .where(and(onTeam(siteId, now), eq(users.uuid, uuid)));
  return found;
}

/** Of several who change teams at once each waits for the one before, and then reads what that one stored. */
export async function lockTeams(tx: Transaction): Promise<void> {
  await tx.execute("select pg_advisory_xact_lock(hashtext('boardwright_team'))");
}

/** Whether somebody else stays who owns all that an admin owns, and can log in. Give the transaction of {@link lockTeams}. */
export async function hasOtherOwner(tx: Reader, { id, siteId }: AdminRow): Promise<boolean> {
  const others = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(
      and(
        eq(users.adminRole, 'owner'),
        eq(users.active, true),
        ne(users.id, id),
        siteId === null ? isNull(users.siteId) : or(eq(users.siteId, siteId), isNull(users.siteId)),
      ),
    );
  return others.some(({ passwordHash }) => passwordHash !== null);
}
