import type { login, SettingsOf } from '@boardwright/blocks-schema';
import type { BlockContext } from '../../board/define-block.ts';
import type { VisitorRole } from '../../features/people/auth-card/role-address.ts';
import { roleChoice } from '../../features/people/auth-card/visitor-roles.ts';

export type LoginSettings = SettingsOf<typeof login>;

export interface LoginData {
  /** Roles one can log in as, the one that is meant first. */
  readonly roles: readonly VisitorRole[];
  /** How the mailed link that verifies an address went; absent on any other visit. */
  readonly verified?: boolean;
  /** One was going to post a job: what that costs is a link away. */
  readonly isPosting?: boolean;
  /** Why one is here, said once: a new password was set, the account is gone, or the session had ended. */
  readonly notice?: 'passwordSet' | 'removed' | 'ended' | 'unsaved';
}

/** Which forms there are: by the site's settings, the address and the default tab (specification §6). */
export async function loadLogin(_settings: LoginSettings, context: BlockContext): Promise<LoginData> {
  const { allowed, current } = roleChoice(context);
  const roles = [...allowed].sort((a, b) => Number(b === current) - Number(a === current));
  const verified = context.query.get('verified');
  return {
    roles,
    ...(new URLSearchParams(context.query.get('next')?.split('?')[1]).get('active-job') === 'new' && {
      isPosting: true,
    }),
    ...(verified !== null && { verified: verified === '1' }),
    ...noticeOf(context.query),
  };
}

function noticeOf(query: URLSearchParams): Pick<LoginData, 'notice'> {
  if (query.has('passwordSet')) return { notice: 'passwordSet' };
  if (query.has('removed')) return { notice: 'removed' };
  const ended = query.get('ended');
  return ended === null ? {} : { notice: ended === 'sent' ? 'unsaved' : 'ended' };
}
