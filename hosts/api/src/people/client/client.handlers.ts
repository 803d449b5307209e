import type { Contract } from '@boardwright/api-client/contract';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { createAttempts } from '../account/attempts.ts';
import { employerOf } from './employer.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { createClient, readClient, saveClient } from './client.ts';
import { changeUser, findMyUsers, inviteUser, switchUser } from './client-users.ts';
import { findColleagues, presentColleague } from './client-users.queries.ts';

/** Invitations that one address may be mailed within a quarter of an hour. */
const mostInvitations = 3;

/** The company itself, its people, and whose a session is (§7 'Account and profile'). */
export function clientHandlers(options: Deps): Handlers<Contract['clients']> {
  const deps = { ...options, invitations: createAttempts(options.clock, mostInvitations) };
  return {
    readClient: async (_call, context) => ({ data: await readClient(deps, employerOf(context)) }),
    saveClient: async ({ body }, context) => ({ data: await saveClient(deps, employerOf(context), body) }),
    createClient: async ({ body }, context) => ({
      data: await createClient(deps, employerOf(context), body),
    }),
    findClientUsers: async ({ query }, context) => {
      const { owner, visitor } = employerOf(context);
      const { rows, total } = await findColleagues(deps.db, owner.clientId, query);
      return { data: rows.map((row) => presentColleague(row, visitor.id)), meta: pageMeta(total, query) };
    },
    inviteClientUser: async ({ body }, context) => ({
      data: await inviteUser(deps, employerOf(context), body),
    }),
    changeClientUser: async ({ params, body }, context) => ({
      data: await changeUser(deps, employerOf(context), params.id, body.active),
    }),
    findMyUsers: async (_call, context) => ({ data: await findMyUsers(deps, employerOf(context)) }),
    switchUser: async ({ params }, context) => ({
      data: await switchUser(deps, employerOf(context), params.id),
    }),
  };
}
