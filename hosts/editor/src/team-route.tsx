import { endpointUrl, calls } from '@boardwright/api-client';
import { TeamApiContext, TeamPage, type TeamApi } from '@boardwright/editor';
import { client } from './engine.ts';
import { orCurrent } from './or-current.ts';
import { withFieldMessages } from './with-field-messages.ts';

const as = 'admin';
const limit = 50;

/** Who may do what on the site, and who did. */
const team: TeamApi = {
  members: async () => (await withFieldMessages(client.team.findTeam({ as }))).data,
  invite: async (body) => (await withFieldMessages(client.team.inviteAdmin({ body, as }))).data,
  resend: (uuid) => withFieldMessages(client.team.resendInvitation({ params: { uuid }, as })),
  changeRole: (uuid, role, was) =>
    orCurrent(client.team.changeAdminRole({ params: { uuid }, body: { role, was }, as })),
  remove: (uuid) => withFieldMessages(client.team.removeAdmin({ params: { uuid }, as })),
  restore: (uuid) => withFieldMessages(client.team.restoreAdmin({ params: { uuid }, as })),
  resetSecondStep: (uuid) => withFieldMessages(client.team.resetSecondStep({ params: { uuid }, as })),
  rules: async () => (await withFieldMessages(client.team.readTeamRules({ as }))).data,
  async changeRules(body) {
    await withFieldMessages(client.team.changeTeamRules({ body, as }));
  },
  log: ({ page, ...query }) =>
    withFieldMessages(client.team.findTeamLog({ query: { ...query, page, limit }, as })),
  // The gateway puts the admin's token on what the browser itself asks for here, as a file.
  exportAddress: (query) =>
    `${endpointUrl(calls.team.exportTeamLog, as)}?${new URLSearchParams(query).toString()}`,
};

/** The workspace of the team with its calls; fetched when somebody goes there. */
export function Component() {
  return (
    <TeamApiContext value={team}>
      <TeamPage />
    </TeamApiContext>
  );
}
