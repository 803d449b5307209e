import { ApiError } from '@boardwright/api-client';
import { pagePath, type SessionRole, type VisitorSession } from '@boardwright/engine';
import { redirectAnswer, type Session } from './answers.ts';
import type { AppAnswer } from './app-types.ts';
import type { CookieTokens } from './tokens-in-cookies.ts';

const roles: readonly SessionRole[] = ['candidate', 'employer'];

/** Logging in and out, for the actions of a page's blocks: tokens go into the answer's cookies and nowhere else. */
export function visitorSession(tokens: CookieTokens): VisitorSession {
  return {
    logIn(role, token) {
      for (const other of roles) if (other !== role) tokens.clear(other);
      tokens.store(role, { token: token.token, expires_at: token.expires_at });
    },
    logOut: () => roles.forEach((role) => tokens.clear(role)),
  };
}

/** `POST /log-out`, from any page: clears all and goes to / (specification §4 'Auth'). */
export function logOut({ tokens }: Session): AppAnswer {
  visitorSession(tokens).logOut();
  return redirectAnswer('/', 303);
}

/**
 * The mailed link that verifies an e-mail address, `?verify={token}` on any page. Like an employer token it is
 * exchanged once on the server, and gone from the address before a page is drawn; `verified` says how it went, on the
 * account page of who is logged in, else on the login page.
 */
export async function verifyAddress({ page, request }: Session, token: string): Promise<AppAnswer> {
  const role = await verifiedRole(page.api, token, request.url.searchParams.has('isEmployer'));
  const { view, who } = page;
  const board = {
    locale: view.locale,
    defaultLocale: view.settings.default_language,
    paths: view.pathsOf,
  };
  const query = new URLSearchParams({ verified: role ? '1' : '0' });
  if (role === 'employer' && who.visitor === 'guest') query.set('isEmployer', 'true');
  return redirectAnswer(
    `${pagePath(board, who.visitor === 'guest' ? 'p-login' : 'p-account')}?${query}`,
    302,
  );
}

/** The address should say whose link it is; where it does not, the role whose it is not finds it invalid. */
async function verifiedRole(
  api: Session['page']['api'],
  token: string,
  employerFirst: boolean,
): Promise<SessionRole | undefined> {
  for (const role of employerFirst ? roles.toReversed() : roles) {
    try {
      await api.account.verifyEmail({ body: { token: token.slice(0, 200) }, as: role });
      return role;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error;
      // Policy (§8): a link that is used or too old is told on the page it leads to.
    }
  }
  return undefined;
}
