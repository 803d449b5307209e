import type { TeamMember } from '@boardwright/api-client/contract';

/** What somebody is called: by name, before they have one by address. */
export function nameOf({ given_name: given, family_name: family, email }: TeamMember): string {
  return `${given} ${family}`.trim() || email;
}
