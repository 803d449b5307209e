import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from '../database/drizzle.ts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/connect.ts';
import { clients, multiposterTokens } from '../database/schema.ts';
import { bearerToken } from './bearer-token.ts';
import type { Tenant } from './tenants.ts';

/** A posting system that calls: whose jobs it keeps, by which key (specification §3 'Multiposter token'). */
export interface Poster {
  readonly tokenId: number;
  readonly clientId: number;
  /** As its company named the key. */
  readonly name: string;
  readonly lastUsedAt: Date | null;
}

/** By this a key is distinguished from other tokens, and found where it was published by mistake. */
const prefix = 'bwmp_';

export function isPosterToken(token: string): boolean {
  return token.startsWith(prefix);
}

/** What is kept of a key. A random one needs no salt and no slow hash: nobody guesses 256 bits. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A new key, and what is kept of it. */
export function makePosterToken(): {
  readonly token: string;
  readonly tokenHash: string;
  readonly ending: string;
} {
  const token = prefix + randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOf(token), ending: token.slice(-4) };
}

/** Whose key this is, if it is switched on and its company is one of this site. */
export async function findPoster(db: Database, token: string, { site }: Tenant): Promise<Poster | undefined> {
  const { id: tokenId, clientId, name, lastUsedAt } = multiposterTokens;
  const [found] = await db
    .select({ tokenId, clientId, name, lastUsedAt })
    .from(multiposterTokens)
    .innerJoin(clients, eq(clients.id, multiposterTokens.clientId))
    .where(
      and(
        eq(multiposterTokens.tokenHash, hashOf(token)),
        eq(multiposterTokens.active, true),
        eq(clients.siteId, site.id),
      ),
    );
  return found;
}

/** Under which name calls of a posting system are counted: its key, or the address of who shows none. */
export function posterKey(request: FastifyRequest): string {
  const token = bearerToken(request.headers.authorization);
  return token !== undefined && isPosterToken(token) ? `mp:${hashOf(token)}` : request.ip;
}
