import {
  errorMessage,
  errors,
  type ErrorCode,
  type Impersonation,
  impersonationCookie,
} from '@boardwright/api-client/contract';
import compress from '@fastify/compress';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { deviceCookie, deviceLife } from '../app/app-types.ts';
import { previewIn } from '../app/preview-cookie.ts';
import { cookieOfImpersonation, impersonatedIn } from '../app/impersonation-cookie.ts';
import { visitorsLanguage } from '../app/visitors-language.ts';
import { asRefusal, readFormBody } from './form-body.ts';
import { largestBody } from './largest-body.ts';

/** A request on its way to the API, body and all. */
export interface GatewayRequest {
  readonly method: string;
  /** Path and query, from `/api/` or `/uploads/` on. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}
export interface GatewayReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | Readable;
}
/** @throws ApiAwayError where the API does not answer */
export type Forward = (request: GatewayRequest) => Promise<GatewayReply>;

/** The API did not answer; its cause says why. */
export class ApiAwayError extends Error {
  override readonly name = 'ApiAwayError';
}

const passedOn = [
  'accept',
  'accept-language',
  'content-type',
  'if-none-match',
  'if-range',
  'range',
  'user-agent',
  // A payment provider signs what it tells the API.
  'stripe-signature',
] as const;
const passedBack = [
  'content-type',
  'content-disposition',
  'cache-control',
  'etag',
  'last-modified',
  'retry-after',
  'location',
  'content-security-policy',
  'content-range',
  'accept-ranges',
] as const;
/** Seconds after which a call that found no API may be sent again. */
const retryAfter = '5';
/** Whose sessions a browser may end. */
const logOutPaths: ReadonlySet<string> = new Set(['candidate', 'employer', 'admin', 'site']);
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** `/api/candidate/v1/…` → the cookie whose token such a call carries. */
function cookieFor(path: string): string | undefined {
  const role = /^\/api\/(public|candidate|employer|admin)\/v1\//.exec(path)?.[1];
  return role && `auth.${role === 'public' ? 'site' : role}`;
}

function bearerFrom(cookie: string | undefined, now: number): string | undefined {
  const match = /^(\d{10,16})\.(.+)$/s.exec(cookie ?? '');
  return match && Number(match[1]) > now ? match[2] : undefined;
}

/** Whether a state-changing call comes from a page of this very site: its Origin must match. */
function sameOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (!origin) return false;
  try {
    return new URL(origin).host === request.headers.host;
  } catch {
    // An Origin that is no address ('null', a fragment) is nobody's own.
    return false;
  }
}

/** The calls that answer with a token, which belongs in a cookie. */
const tokenCalls = new Set([
  'POST login',
  'POST login/second-step',
  'POST login/passkey',
  'POST login/second-step/passkey',
  'POST passkeys',
  'POST second-step/confirm',
  'POST register',
  'POST password/reset',
  'POST verify',
  'POST profile-offers',
  'PUT profile/password',
  'POST site-auth',
  'POST setup',
  'POST team/invitations/accept',
  'POST handover',
]);

/** `POST /api/admin/v1/login` → 'admin': whose cookie the answer's token is. */
function tokenRole(request: FastifyRequest): string | undefined {
  const [, role, path = ''] =
    /^\/api\/(public|candidate|employer|admin)\/v1\/([^?]+)/.exec(request.url) ?? [];
  // The one of them that is named by its link.
  const call = path.replace(/^profile-offers\/[^/]+$/, 'profile-offers');
  if (!role || !tokenCalls.has(`${request.method} ${call}`)) return undefined;
  if (call === 'site-auth') return 'site';
  return role === 'public' ? undefined : role;
}

async function bytesOf(body: Buffer | Readable): Promise<Buffer> {
  if (Buffer.isBuffer(body)) return body;
  const parts: Buffer[] = [];
  for await (const part of body) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts);
}

/**
 * A browser that logs in gets its token as a cookie no script can read; in the answer the word 'cookie' stands for it.
 * A direct client, which sends no Origin, gets the token itself.
 */
async function storeToken(
  role: string,
  answer: GatewayReply,
  request: FastifyRequest,
  reply: FastifyReply,
  now: number,
): Promise<Buffer> {
  const bytes = await bytesOf(answer.body);
  if (answer.status >= 300) return bytes;
  const {
    data: { known_device: device, ...data },
  } = JSON.parse(bytes.toString()) as {
    readonly data: { readonly token: string; readonly expires_at: string; readonly known_device?: string };
  };
  const expires = new Date(data.expires_at);
  const shared = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  } as const;
  reply.setCookie(`auth.${role}`, `${expires.getTime()}.${data.token}`, { ...shared, expires });
  if (device) reply.setCookie(deviceCookie(role), device, { ...shared, expires: new Date(now + deviceLife) });
  return Buffer.from(JSON.stringify({ data: { ...data, token: 'cookie' } }));
}

/** A browser tells of a way out, as `POST /api/public/v1/jobs/{uuid}/apply-click`. */
const applyClicks = /^\/api\/(?:public|candidate)\/v1\/jobs\/[^/?]+\/apply-click$/;

/** Whom an admin asks to view the site as, by a path such as `POST /api/admin/v1/people/{uuid}/impersonation`. */
const impersonations = /^\/api\/admin\/v1\/people\/[^/?]+\/impersonation$/;

/** The cookie by which the site's pages are somebody's to an admin; it lasts until the browser is closed, to say that it is over. */
async function storeImpersonation(
  answer: GatewayReply,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer> {
  const bytes = await bytesOf(answer.body);
  if (answer.status >= 300) return bytes;
  const { data } = JSON.parse(bytes.toString()) as { readonly data: Impersonation };
  const { token, role, expires_at: end } = data;
  const secure = request.protocol === 'https';
  const value = cookieOfImpersonation({ role, token, until: Date.parse(end) });
  reply.setCookie(impersonationCookie.name, value, { path: '/', httpOnly: true, sameSite: 'lax', secure });
  return Buffer.from(JSON.stringify({ data: { ...data, token: 'cookie' } }));
}

/** An error of the catalogue (specification §8), said by the gateway itself. */
function refuse(request: FastifyRequest, reply: FastifyReply, code: ErrorCode): FastifyReply {
  const locale = visitorsLanguage(request.headers['accept-language']);
  return reply
    .code(errors[code].status)
    .header('cache-control', 'no-store')
    .send({ code, message: errorMessage(code, locale) });
}

/** All that is known of where a request comes from, believed or not: mails are only shown to who is surely near. */
function nearness({ headers, socket }: FastifyRequest): Readonly<Record<string, string>> {
  const through = [headers['x-forwarded-for'] ?? [], headers['x-real-ip'] ?? [], socket.remoteAddress ?? ''];
  return {
    host: headers.host ?? '',
    'x-site-host': headers.host ?? '',
    'x-forwarded-for': through.flat().join(', '),
    ...(headers['forwarded'] !== undefined && { forwarded: headers['forwarded'] }),
  };
}

export interface GatewayOptions {
  readonly forward: Forward;
  readonly siteHostOf: (request: FastifyRequest) => string;
  readonly now: () => number;
  /** Largest body passed on, in bytes. */
  readonly bodyLimit: number;
  readonly onError: (error: unknown) => void;
  /** Somebody went on to an employer's own form. */
  readonly onApplyClick: (request: FastifyRequest) => void;
}

/**
 * The browser calls its own origin; here the role's cookie becomes `Authorization: Bearer` towards the API, with locale
 * and site host. A caller that brings its own bearer token needs no cookie and no Origin.
 */
export function registerGateway(
  app: FastifyInstance,
  { forward, siteHostOf, now, bodyLimit, onError, onApplyClick }: GatewayOptions,
): void {
  async function pass(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const cookie = cookieFor(request.url);
    const impersonated = cookie === 'auth.admin' ? undefined : impersonatedIn(request.cookies, now());
    // What reads is answered as ever, the editor's calls of everybody's too.
    const isRead = safeMethods.has(request.method);
    const preview = cookie === 'auth.admin' || isRead ? undefined : previewIn(request.cookies);
    const own = request.headers.authorization;
    if (impersonated === 'over' && cookie && !own && !safeMethods.has(request.method))
      return refuse(request, reply, 'impersonationOver');
    // What a page sends that an admin views as somebody brings that token, whatever it is, and what one of a preview sends
    // that of the link: by it the API changes nothing.
    const token =
      cookie && impersonated
        ? impersonated !== 'over'
          ? impersonated.token
          : undefined
        : cookie
          ? (preview?.token ?? bearerFrom(request.cookies[cookie], now()))
          : undefined;
    if (!safeMethods.has(request.method) && !own && token && !sameOrigin(request)) {
      return refuse(request, reply, 'forbidden');
    }
    const authorization = own ?? (token ? `Bearer ${token}` : undefined);
    const headers: Record<string, string> = {
      'x-site-host': siteHostOf(request),
      'x-forwarded-for': request.ip,
    };
    for (const name of passedOn) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    if (/^\/outbox(?:[/?]|$)/.test(request.url)) Object.assign(headers, nearness(request));
    if (authorization) headers['authorization'] = authorization;
    const newOwner = tokenRole(request);
    const device = newOwner && request.cookies[deviceCookie(newOwner)];
    if (device) headers['x-known-device'] = device;
    const answer = await forward({
      method: request.method,
      path: request.url,
      headers,
      body: Buffer.isBuffer(request.body) && request.body.length > 0 ? request.body : undefined,
    });
    if (request.method === 'POST' && answer.status < 300 && applyClicks.test(request.url))
      onApplyClick(request);
    reply.code(answer.status);
    for (const name of passedBack) {
      const value = answer.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    // A file comes as it is: who plays it knows by its length what there is.
    const length = request.url.startsWith('/uploads/') ? answer.headers['content-length'] : undefined;
    if (length !== undefined) reply.header('content-length', length);
    if (request.method === 'POST' && impersonations.test(request.url) && sameOrigin(request))
      return reply.send(await storeImpersonation(answer, request, reply));
    return reply.send(
      newOwner && sameOrigin(request)
        ? await storeToken(newOwner, answer, request, reply, now())
        : answer.body,
    );
  }
  /** Logging out: the role's cookie goes, and the API ends its session. */
  async function endSession(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (!sameOrigin(request)) return refuse(request, reply, 'forbidden');
    const { role } = request.params as { readonly role: string };
    const token = bearerFrom(request.cookies[`auth.${role}`], now());
    if (token && logOutPaths.has(role)) {
      // Policy: the cookie goes in any case; that its session could not be ended is the operator's news.
      await forward({
        method: 'POST',
        path: `/api/${role === 'site' ? 'public' : role}/v1/log-out`,
        headers: {
          'x-site-host': siteHostOf(request),
          'x-forwarded-for': request.ip,
          authorization: `Bearer ${token}`,
        },
        body: undefined,
      }).catch(onError);
    }
    if (role === 'admin' && request.cookies[impersonationCookie.name])
      reply.clearCookie(impersonationCookie.name, { path: '/' });
    return reply.clearCookie(`auth.${role}`, { path: '/' }).code(204).send();
  }
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', ({ method, url, headers }: FastifyRequest, payload: IncomingMessage) => {
      const most = largestBody({ method, url, type: headers['content-type'] }, bodyLimit);
      return readFormBody(payload, { start: most, end: 0, most }).catch((cause: unknown) => {
        throw asRefusal(cause);
      });
    });
    // The API's own refusals pass as they are; these are the gateway's: a body too large, an API that is away.
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) onError(error);
      if (error instanceof ApiAwayError)
        return refuse(request, reply.header('retry-after', retryAfter), 'unavailable');
      return refuse(request, reply, status === 413 ? 'tooLarge' : status < 500 ? 'badRequest' : 'server');
    });
    // Requests are not unpacked here: how large one may be is counted in the bytes that came.
    await scope.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
    scope.delete('/api/session/:role', endSession);
    scope.all('/api/*', pass);
    // Kept by its name for good, and asked for in parts: a file passes as it is.
    scope.route({
      method: ['GET', 'HEAD'],
      url: '/uploads/*',
      exposeHeadRoute: false,
      compress: false,
      handler: pass,
    });
    for (const path of ['/healthz', '/readyz', '/outbox', '/outbox/*']) scope.get(path, pass);
  });
}
