import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteCookies, type Token } from '@boardwright/api-client/contract';
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../ports/clock.ts';
import { createCipher, type Cipher } from './cipher.ts';

/** Who a token speaks for: an account in its role, or whoever knew a closed site's password. */
export interface TokenClaims {
  /** The account's uuid; absent in a site token. */
  readonly subject: string | undefined;
  readonly role: 'candidate' | 'employer' | 'admin' | 'site';
  readonly siteId: number;
  readonly clientId: number | null;
  /** The session's uuid: a token ends with it. */
  readonly session: string;
  readonly expiresAt: Date;
  /** The uuid of the admin who views the site as the account by it (`act` of RFC 8693); absent in every other token. */
  readonly actor?: string | undefined;
}

export interface Tokens {
  /** @param seconds how long it is good for; as its role has it where nothing is said */
  readonly issue: (claims: Omit<TokenClaims, 'expiresAt'>, seconds?: number) => Promise<Token>;
  /** Undefined for what is no token of ours, or no longer. */
  readonly read: (token: string) => Promise<TokenClaims | undefined>;
  /** A token that names one thing, for a link: who holds it may see that thing. */
  readonly seal: (purpose: SealPurpose, name: string) => string;
  /** What a token of {@link Tokens.seal} names; undefined for what is none of ours, or was made for something else. */
  readonly unseal: (purpose: SealPurpose, token: string) => string | undefined;
  /** Hides what is kept in the database from who reads only that. */
  readonly cipher: Cipher;
}

/** What a sealed token is for: one of another kind opens nothing. */
export type SealPurpose = 'order' | 'device' | 'setup';

const hour = 60 * 60;
/** Of who visits a site, as its cookie lives. */
const ofVisitors = siteCookies.auth.life / 1000;
/** Seconds a token is good for. */
const lifetimes = {
  candidate: ofVisitors,
  employer: ofVisitors,
  admin: 12 * hour,
  site: 30 * 24 * hour,
} as const;
const issuer = 'boardwright';
const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const roles: readonly string[] = Object.keys(lifetimes);

export function createTokens(secret: Uint8Array, clock: Clock): Tokens {
  const markOf = (purpose: SealPurpose, name: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${name}`).digest().subarray(0, 18);
  return {
    cipher: createCipher(secret),
    seal: (purpose, name) => `${name}.${markOf(purpose, name).toString('base64url')}`,
    unseal(purpose, token) {
      const [name = '', mark = ''] = token.split('.');
      // As text: a token has one spelling.
      const given = Buffer.from(mark);
      const good = Buffer.from(markOf(purpose, name).toString('base64url'));
      return given.length === good.length && timingSafeEqual(given, good) ? name : undefined;
    },
    async issue({ subject, role, siteId, clientId, session, actor }, seconds = lifetimes[role]) {
      const issued = Math.floor(clock.now().getTime() / 1000);
      const expires = issued + seconds;
      const act = actor === undefined ? {} : { act: { sub: actor } };
      const token = new SignJWT({ role, site: siteId, client: clientId, ...act })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setJti(session)
        .setIssuedAt(issued)
        .setExpirationTime(expires);
      if (subject !== undefined) token.setSubject(subject);
      return { token: await token.sign(secret), expires_at: new Date(expires * 1000).toISOString() };
    },
    async read(token) {
      try {
        const options = {
          issuer,
          algorithms: ['HS256'],
          currentDate: clock.now(),
          requiredClaims: ['exp', 'jti'],
        };
        const { payload } = await jwtVerify(token, secret, options);
        const { sub, role, site, client, act, jti = '', exp = 0 } = payload;
        if (typeof role !== 'string' || !roles.includes(role) || typeof site !== 'number') return undefined;
        if (!uuidPattern.test(jti) || (sub !== undefined && !uuidPattern.test(sub))) return undefined;
        return {
          subject: sub,
          role: role as TokenClaims['role'],
          siteId: site,
          clientId: typeof client === 'number' ? client : null,
          session: jti,
          expiresAt: new Date(exp * 1000),
          actor: typeof act === 'object' && act !== null && 'sub' in act ? String(act.sub) : undefined,
        };
      } catch (error) {
        // Policy: a token that does not verify is no token; anything else is our fault and rethrown.
        if (error instanceof joseErrors.JOSEError || error instanceof TypeError) return undefined;
        throw error;
      }
    },
  };
}

/**
 * The key that signs this installation's tokens: the one given, as several processes on one database share it; else
 * made once and kept in the data folder, readable by its owner only.
 */
export async function loadSecret(folder: string, given?: string): Promise<Uint8Array> {
  if (given !== undefined) return new TextEncoder().encode(given);
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'token-secret');
  try {
    const handle = await open(path, 'wx', 0o600);
    try {
      await handle.writeFile(randomBytes(48).toString('base64url'));
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return new TextEncoder().encode((await readFile(path, 'utf8')).trim());
}
