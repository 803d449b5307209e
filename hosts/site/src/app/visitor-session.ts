import { ApiError, createClient } from '@boardwright/api-client';
import type { SessionRole, VisitorSession } from '@boardwright/engine';
import { redirectResponse, type Session, type SiteAppOptions } from './responses.ts';
import { callerHeaders } from './caller-headers.ts';
import type { AppResponse } from './app-types.ts';
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
export function logOut({ tokens }: Session): AppResponse {
  visitorSession(tokens).logOut();
  return redirectResponse('/', 303);
}
