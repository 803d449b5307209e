import { siteHostOf } from '@boardwright/engine/routes';
import type { FastifyRequest } from 'fastify';
import { eventsCookie } from '../app/app-types.ts';
import { consentCookie, consentState } from '../app/consent-state.ts';
import { isKeepable } from './page-query.ts';

/** Under what a page is kept for everybody who asks in the same way. */
export interface PageKey {
  readonly key: string;
  /** One of endlessly many: with a query, or under a port that is not this server's. */
  readonly isOneOfMany: boolean;
}

/** The key of what a request asks for; undefined where the answer is one person's, or is not worth keeping. */
export function pageKey(request: FastifyRequest): PageKey | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const { cookies, url } = request;
  if (!isKeepable(url)) return undefined;
  if (Object.keys(cookies).some((name) => name.startsWith('auth.') || name === eventsCookie))
    return undefined;
  const host = (request.headers.host ?? '').toLowerCase();
  // What cookies mean, not what they say: anybody can write into one what they like.
  const { state, accepted } = consentState(cookies[consentCookie]);
  const site = siteHostOf(host, cookies['dev-host']);
  const port = /:(\d+)$/.exec(host)?.[1];
  return {
    key: [host, site, `${state}:${accepted.join()}`, request.protocol, url].join(' '),
    isOneOfMany: url.includes('?') || (port !== undefined && Number(port) !== request.socket.localPort),
  };
}
