import type { TeamMember } from '@boardwright/api-client/contract';
import { isInvited } from './change-team.ts';
import type { TeamRow } from './team.queries.ts';

/** Somebody of the team as its owners see them. */
export function presentMember(
  { user, invitedUntil, hasApp, hasPasskey }: TeamRow,
  callerId: number,
): TeamMember {
  return {
    uuid: user.uuid,
    email: user.email,
    given_name: user.givenName,
    family_name: user.familyName,
    role: user.adminRole ?? 'read_only',
    state: !user.active ? 'removed' : isInvited(user) ? 'invited' : 'active',
    of_all_sites: user.siteId === null,
    is_you: user.id === callerId,
    last_seen_at: user.lastSeenAt?.toISOString() ?? null,
    invited_until: user.active && isInvited(user) ? (invitedUntil?.toISOString() ?? null) : null,
    second_step: hasApp || hasPasskey,
    second_steps: [...(hasApp ? (['app'] as const) : []), ...(hasPasskey ? (['passkey'] as const) : [])],
  };
}
