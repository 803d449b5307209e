import type { FastifyRequest } from 'fastify';
import type { AppRequest, VisitorOfDay } from '../app/index.ts';
import { formType } from './form-body.ts';

/** Pages asked for as data have addresses of their own. */
export const dataPrefix = '/_page';
/** A name, an IPv4 or a bracketed IPv6 address, with a port or without. */
const hostHeader = /^(?:[a-z0-9_](?:[a-z0-9_.-]{0,252}[a-z0-9_.])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** What no path of a page holds. */
const controlCharacter = /\p{Cc}/u;

/** The request as the site app takes it; undefined when its Host header is no host. */
export function appRequest(request: FastifyRequest, visitor?: VisitorOfDay): AppRequest | undefined {
  const wantsData = request.url.startsWith(`${dataPrefix}/`);
  const path = wantsData ? request.url.slice(dataPrefix.length) : request.url;
  const { host = '' } = request.headers;
  const address = `${request.protocol === 'https' ? 'https' : 'http'}://${host}${path.replace(/^\/+/, '/')}`;
  const url = hostHeader.test(host) ? URL.parse(address) : null;
  if (!url) return undefined;
  // `/.//evil.example` and `/\\evil.example` are read as `//evil.example`: in a link or a redirect another host.
  url.pathname = url.pathname.replace(/^\/{2,}/, '/');
  const body = Buffer.isBuffer(request.body) ? request.body : undefined;
  const type = String(formType(request.headers['content-type'] ?? '') ?? '');
  return {
    method: request.method as AppRequest['method'],
    host,
    url,
    address: request.ip,
    cookies: request.cookies,
    languages: request.headers['accept-language'],
    userAgent: request.headers['user-agent'],
    visitorOfDay: visitor,
    // A document and its data never share an address, or a cache would mix them; only forms are distinguished by their
    // header.
    wantsData: wantsData || (request.method === 'POST' && request.headers.accept === 'application/json'),
    ...(body
      ? { form: () => new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData() }
      : {}),
  };
}

/** A post that changes something must come from a page of this site: its Origin, where the browser sends one, must match. */
export function foreignPost(request: FastifyRequest): boolean {
  if (request.method !== 'POST') return false;
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'cross-site';
  try {
    return new URL(origin).host !== request.headers.host;
  } catch {
    // 'null' and the like: not a page of this site.
    return true;
  }
}

/** An address as a header can carry it: letters beyond ASCII, as an admin's forward rule may have, are escaped. */
export function headerAddress(address: string): string {
  return address.replaceAll(/[^\u0021-\u007e]+/g, encodeURIComponent);
}

/**
 * A path with a stray percent sign is nobody's page, and answered as such (404): the router would not read it at all.
 * Nor is one with a control character: the router leaves tabs and line breaks out, and `/\t/x:y` became the start of
 * another host's address. The query is left alone, it is read leniently.
 */
export function readableUrl(url: string): string {
  const [path = '/', ...query] = url.split('?');
  try {
    if (!controlCharacter.test(decodeURIComponent(path))) return url;
  } catch {
    // Falls through: what cannot be read at all is escaped the same way.
  }
  // Every sign stands for itself, so that what was written stays recognisable.
  return [path.replaceAll('%', '%25'), ...query].join('?');
}
