import { InvitationPage, type InvitationEffects } from '@boardwright/editor';
import { refusalOf } from './account.ts';
import { client } from './engine.ts';
import { version } from './env.ts';

const as = 'admin';
const token = new URL(location.href).searchParams.get('token') || 'none';

const effects: InvitationEffects = {
  read: async () => (await client.team.readTeamInvitation({ params: { token }, as })).data,
  async accept(filled) {
    try {
      await client.team.acceptTeamInvitation({ body: { ...filled, token }, as });
      return undefined;
    } catch (error) {
      return refusalOf(error);
    }
  },
  // The token is used up: no way back leads to it.
  goOn: () => location.replace('/admin'),
};

/** Where the mailed link of an invitation to the team leads. */
export function Invitation() {
  return <InvitationPage version={version} effects={effects} />;
}
