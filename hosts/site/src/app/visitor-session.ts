import { ApiError, createClient } from '@boardwright/api-client';
import type { Token } from '@boardwright/api-client/contract';
import { pagePath, type SessionRole, type VisitorSession } from '@boardwright/engine';
import { redirectAnswer, type Session, type SiteAppOptions } from './answers.ts';
import { callerHeaders } from './caller-headers.ts';
import type { AppAnswer } from './app-types.ts';
import type { CookieTokens } from './tokens-in-cookies.ts';

const roles: readonly SessionRole[] = ['candidate', 'employer'];

/** Logging in and out, for the actions of a page's blocks: tokens go into the answer's cookies and nowhere else. */
export function visitorSession(tokens: CookieTokens): VisitorSession {
  return {
    logIn(role, token) {
      for (const other of roles) if (other !== role) tokens.end(other);
      tokens.store(role, { token: token.token, expires_at: token.expires_at });
      if (token.known_device !== undefined) tokens.knowDevice(role, token.known_device);
    },
    logOut: () => roles.forEach((role) => tokens.end(role)),
  };
}

/** Has the API end the sessions whose cookies this answer takes away: their tokens are no longer good anywhere. */
export async function endSessions(
  { tokens, request, page }: Session,
  { send, apiUrl, onLog }: SiteAppOptions,
  host: string,
): Promise<void> {
  await Promise.all(
    tokens.ended().map(async ([owner, token]) => {
      const api = createClient({
        send: (call) => send({ ...call, headers: { ...call.headers, ...callerHeaders(request, call.url) } }),
        baseUrl: apiUrl,
        locale: () => page.view.locale,
        siteHost: () => host,
        tokens: { read: () => token, clear: () => undefined },
      });
      try {
        await api.account.logOut({ as: owner === 'site' ? 'public' : owner === 'mp' ? 'employer' : owner });
      } catch (error) {
        // Policy: the cookie goes in any case. A 401 says that the session had ended; the rest is the operator's news.
        if (!(error instanceof ApiError) || error.status !== 401) onLog('Log Out Error', error);
      }
    }),
  );
}

/** `POST /log-out`, from any page: ends all and goes to / (specification §4 'Auth'). */
export function logOut({ tokens }: Session): AppAnswer {
  visitorSession(tokens).logOut();
  return redirectAnswer('/', 303);
}

/**
 * The mailed link that verifies an e-mail address, `?verify={token}` on any page, once its page's button was pressed:
 * logs in who opened the mail. `verified` says how it went, on the account page of who is logged in, else on the login page.
 */
export async function verifyAddress({ page, request, tokens }: Session, token: string): Promise<AppAnswer> {
  const verified = await verify(page.api, token, request.url.searchParams.has('isEmployer'));
  if (verified) visitorSession(tokens).logIn(verified.role, verified.token);
  const { view, who } = page;
  const board = {
    locale: view.locale,
    defaultLocale: view.settings.default_language,
    paths: view.pathsOf,
  };
  const key = verified || who.visitor !== 'guest' ? 'p-account' : 'p-login';
  return redirectAnswer(`${pagePath(board, key)}?verified=${verified ? '1' : '0'}`, 303);
}

/** The address should say whose link it is; where it does not, the role whose it is not finds it invalid. */
async function verify(
  api: Session['page']['api'],
  token: string,
  employerFirst: boolean,
): Promise<{ readonly role: SessionRole; readonly token: Token } | undefined> {
  for (const role of employerFirst ? roles.toReversed() : roles) {
    try {
      const { data } = await api.account.verifyEmail({ body: { token: token.slice(0, 200) }, as: role });
      return { role, token: data };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error;
      // Policy (§8): a link that is used or too old is told on the page it leads to.
    }
  }
  return undefined;
}
