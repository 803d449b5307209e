import type { Contract } from '@boardwright/api-client/contract';
import type { Transaction } from '../../platform/database/connect.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { users } from '../../platform/database/schema.ts';
import { eq } from '../../platform/database/drizzle.ts';
import type { Deps } from '../../platform/deps.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { AccountPorts } from '../account/account-ports.ts';
import { changeRole, lockMember, removeFromTeam } from './change-team.ts';
import { acceptInvitation, inviteAdmin, readInvitation, resendInvitation } from './invitations.ts';
import { changeTeamRules, readTeamRules, resetSecondStep } from './team-second-step.ts';
import { presentMember } from './team.present.ts';
import { findMember, findTeam, type TeamRow } from './team.queries.ts';
import { exportTeamLog, findTeamLog } from './team-log.ts';

/** Who may do what on a site, and who did. */
export function teamHandlers(options: Deps, ports: AccountPorts): Handlers<Contract['team']> {
  const deps = { ...options, ports };
  const { db, clock } = options;
  const present = (context: RequestContext, row: TeamRow | undefined) => {
    if (!row) throw new HttpError('notFound');
    return { data: presentMember(row, loggedIn(context).id) };
  };
  /** Changes one of the team, and answers how they are now. */
  const change = async (
    context: RequestContext,
    uuid: string,
    work: (tx: Transaction, member: TeamRow, now: Date) => Promise<void>,
  ) => {
    const now = clock.now();
    return transaction(options, async (tx) => {
      await work(tx, await lockMember(tx, context, uuid, now), now);
      return findMember(tx, { uuid, siteId: scope(context).site.id, now });
    });
  };
  return {
    findTeam: async (_call, context) => {
      const rows = await findTeam(db, scope(context).site.id, clock.now());
      return { data: rows.map((row) => presentMember(row, loggedIn(context).id)) };
    },
    inviteAdmin: async ({ body }, context) => present(context, await inviteAdmin(deps, context, body)),
    resendInvitation: async ({ params }, context) =>
      present(context, await resendInvitation(deps, context, params.uuid)),
    changeAdminRole: async ({ params, body }, context) => {
      const row = await change(context, params.uuid, async (tx, member) => {
        const { user } = member;
        if (!user.active) throw new HttpError('notFound');
        const { role, was = user.adminRole } = body;
        // Given by two at once it is the same.
        if (user.adminRole === role) return;
        if (user.adminRole !== was)
          throw new HttpError('conflict', { current: { ...presentMember(member, loggedIn(context).id) } });
        await changeRole(tx, user, role);
      });
      return present(context, row);
    },
    removeAdmin: async ({ params }, context) => {
      await change(context, params.uuid, async (tx, { user }, now) => {
        // Said again it changes nothing.
        if (user.active) await removeFromTeam(tx, user, now);
      });
      return undefined;
    },
    restoreAdmin: async ({ params }, context) => {
      const row = await change(context, params.uuid, async (tx, { user }) => {
        await tx.update(users).set({ active: true, removedAt: null }).where(eq(users.id, user.id));
      });
      return present(context, row);
    },
    resetSecondStep: async ({ params }, context) => {
      const row = await change(context, params.uuid, (tx, { user }, now) =>
        resetSecondStep(tx, context, user, now),
      );
      return present(context, row);
    },
    readTeamRules: async (_call, context) => ({ data: await readTeamRules(db, context) }),
    changeTeamRules: async ({ body }, context) => ({ data: await changeTeamRules(db, context, body) }),
    readTeamInvitation: async ({ params }, context) => ({
      data: await readInvitation(deps, context, params.token),
    }),
    acceptTeamInvitation: async ({ body }, context) => ({
      data: await acceptInvitation(deps, context, body),
    }),
    findTeamLog: ({ query }, context) => findTeamLog(db, context, query),
    exportTeamLog: ({ query }, context) => exportTeamLog(db, context, query, clock.now()),
  };
}
