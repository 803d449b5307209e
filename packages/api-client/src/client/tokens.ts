import type { Role } from '../contract/index.ts';

/** Whose token: the public client carries the site's own, from the password gate (§4). */
export type TokenOwner = 'candidate' | 'employer' | 'admin' | 'mp' | 'site';

export interface StoredToken {
  readonly token: string;
  /** ISO 8601. */
  readonly expires_at: string;
}

/** Where tokens are kept: cookies on the site's server, memory elsewhere. */
export interface TokenStore {
  /** The owner's token, or nothing when there is none or it is no longer valid. */
  readonly read: (owner: TokenOwner) => string | undefined;
  readonly clear: (owner: TokenOwner) => void;
}

/** A token must outlive the page that is being loaded with it (§9, milliseconds). */
export const tokenExpiryMargin = 60_000;

/** Whether a token's end lies more than the margin ahead (§4). */
export function isTokenValid(token: StoredToken, now: number): boolean {
  const end = Date.parse(token.expires_at);
  return Number.isFinite(end) && end - now > tokenExpiryMargin;
}

/** The token a role's calls carry. */
export function tokenOwner(role: Role): TokenOwner {
  return role === 'public' ? 'site' : role;
}

export interface MemoryTokens extends TokenStore {
  readonly store: (owner: TokenOwner, token: StoredToken) => void;
}

/**
 * Keeps tokens in memory and drops those that ran out.
 * @param now the clock, milliseconds since 1970
 */
export function createMemoryTokens(now: () => number): MemoryTokens {
  const stored = new Map<TokenOwner, StoredToken>();
  return {
    read(owner) {
      const token = stored.get(owner);
      if (!token) return undefined;
      if (isTokenValid(token, now())) return token.token;
      stored.delete(owner);
      return undefined;
    },
    clear: (owner) => void stored.delete(owner),
    store: (owner, token) => void stored.set(owner, token),
  };
}
