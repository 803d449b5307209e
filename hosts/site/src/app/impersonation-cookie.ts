import { impersonationCookie } from '@boardwright/api-client/contract';

/** As whom an admin views the site in this browser. */
export interface Impersonated {
  readonly role: 'candidate' | 'employer';
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** As its cookie holds it: '{end in ms}.{role}.{token}'. */
export const cookieOfImpersonation = ({ role, token, until }: Impersonated): string =>
  `${until}.${role}.${token}`;

/**
 * The inverse. `over`: an admin did view the site as somebody here, and what they press now is not to be taken for what
 * they themselves want. Undefined in every other browser.
 * @param now milliseconds since 1970
 */
export function impersonatedIn(
  cookies: Readonly<Record<string, string | undefined>>,
  now: number,
): Impersonated | 'over' | undefined {
  const value = cookies[impersonationCookie.name];
  if (!value) return undefined;
  const [, end, role, token] = /^(\d{10,16})\.(candidate|employer)\.(.+)$/s.exec(value) ?? [];
  const until = Number(end);
  if (!token || (role !== 'candidate' && role !== 'employer') || until <= now) return 'over';
  return { role, token, until };
}
