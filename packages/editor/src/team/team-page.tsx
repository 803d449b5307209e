import { ListWorkspace } from '../lists/list-workspace.tsx';
import { LogPart } from './log-part.tsx';
import { PeoplePart } from './people-part.tsx';
import { type TeamPart, useTeamAddress } from './use-team-address.ts';
import { useTeamMessages } from './use-team-messages.ts';

const parts = {
  people: PeoplePart,
  log: LogPart,
} as const satisfies Record<TeamPart, unknown>;

/** Who may do what on the site, and who did, as a workspace of its own, at /admin/team?part=…. */
export function TeamPage() {
  const t = useTeamMessages();
  return (
    <ListWorkspace
      section="team"
      parts={parts}
      titleOf={(name) => t(`part.${name}`)}
      address={useTeamAddress()}
    />
  );
}
