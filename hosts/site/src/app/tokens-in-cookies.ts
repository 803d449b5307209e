import { isTokenValid, type StoredToken, type TokenOwner, type TokenStore } from '@boardwright/api-client';
import { authCookie, deviceCookie, deviceLife, type CookieChange } from './app-types.ts';

/** A token as its cookie holds it: '{end in ms}.{token}'. */
export function cookieOfToken(owner: TokenOwner, token: StoredToken): CookieChange {
  const expires = Date.parse(token.expires_at);
  return { name: authCookie(owner), value: `${expires}.${token.token}`, expires };
}

/** The inverse; undefined for a cookie that is not one of ours. */
export function tokenOfCookie(value: string | undefined): StoredToken | undefined {
  const match = /^(\d{10,16})\.(.+)$/s.exec(value ?? '');
  const [, end, token] = match ?? [];
  return end && token ? { token, expires_at: new Date(Number(end)).toISOString() } : undefined;
}

export interface CookieTokens extends TokenStore {
  /** What must be sent to the browser after the calls. */
  readonly changes: () => readonly CookieChange[];
  readonly store: (owner: TokenOwner, token: StoredToken) => void;
  /** Has an owner's browser known to the API when somebody logs in the next time. */
  readonly knowDevice: (owner: TokenOwner, device: string) => void;
  /** Clears a token whose session must end too. */
  readonly end: (owner: TokenOwner) => void;
  /** The tokens whose sessions must end, once the answer is made. */
  readonly ended: () => readonly (readonly [TokenOwner, string])[];
}

/** The request's tokens: read from its cookies, cleared and stored by Set-Cookie. */
export function tokensInCookies(
  cookies: Readonly<Record<string, string | undefined>>,
  now: number,
): CookieTokens {
  const changed = new Map<TokenOwner, StoredToken | undefined>();
  const devices = new Map<TokenOwner, string>();
  const ended: [TokenOwner, string][] = [];
  const current = (owner: TokenOwner): StoredToken | undefined =>
    changed.has(owner) ? changed.get(owner) : tokenOfCookie(cookies[authCookie(owner)]);
  return {
    read(owner) {
      const token = current(owner);
      return token && isTokenValid(token, now) ? token.token : undefined;
    },
    clear: (owner) => void changed.set(owner, undefined),
    store: (owner, token) => void changed.set(owner, token),
    knowDevice: (owner, device) => void devices.set(owner, device),
    end(owner) {
      const token = current(owner);
      if (token) ended.push([owner, token.token]);
      changed.set(owner, undefined);
    },
    ended: () => ended,
    changes: () => [
      ...[...changed].map(([owner, token]) =>
        token ? cookieOfToken(owner, token) : { name: authCookie(owner), value: undefined },
      ),
      ...[...devices].map(([owner, value]) => ({
        name: deviceCookie(owner),
        value,
        expires: now + deviceLife,
      })),
    ],
  };
}
