import type { BlockContext } from '../../../board/define-block.ts';
import type { VisitorRole } from './role-address.ts';

export interface RoleChoice {
  /** The roles this site has accounts for (specification §6). */
  readonly allowed: readonly VisitorRole[];
  /** The one that is meant: by the address, else the site's default tab. */
  readonly current: VisitorRole;
}

/** Reads `isEmployer` and the site's settings. For a block's load. */
export function roleChoice({
  siteSettings,
  query,
}: Pick<BlockContext, 'siteSettings' | 'query'>): RoleChoice {
  const allowed = [
    ...(siteSettings.allow_candidate ? (['candidate'] as const) : []),
    ...(siteSettings.allow_employer ? (['employer'] as const) : []),
  ];
  const asked = query.get('isEmployer');
  const wanted =
    asked === null
      ? siteSettings.default_user_type
      : asked === '' || asked === 'true' || asked === '1'
        ? 'employer'
        : 'candidate';
  const current = allowed.find((role) => role === wanted) ?? allowed[0] ?? 'candidate';
  return { allowed, current };
}

/** The role a form names, if this site has accounts for it. */
export function roleOf(
  form: FormData,
  { siteSettings }: Pick<BlockContext, 'siteSettings'>,
): VisitorRole | undefined {
  const role = form.get('role');
  if (role === 'candidate') return siteSettings.allow_candidate ? role : undefined;
  if (role === 'employer') return siteSettings.allow_employer ? role : undefined;
  return undefined;
}
