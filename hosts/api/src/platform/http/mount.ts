import {
  type BodyOf,
  type Endpoint,
  type EndpointGroup,
  paramsSchema,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  type Role,
} from '@boardwright/api-client/contract';
import type { Readable } from 'node:stream';
import type {} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Database } from '../database/connect.ts';
import type { Clock } from '../ports/clock.ts';
import { isLogged, logged, type TitleOf } from './admin-log.ts';
import { authenticate } from './authenticate.ts';
import { isLocale } from '@boardwright/messages';
import { acceptedLocale, type RequestContext } from './context.ts';
import { type IncomingFile, readIncomingFile } from './incoming-file.ts';
import { posterKey } from './poster-tokens.ts';
import { hostName, type Tenants } from './tenants.ts';
import type { Tokens } from './tokens.ts';

/** A file as an answer, always offered for download under its name. */
export interface FileReply {
  readonly file: {
    readonly stream: Readable;
    /** Bytes; absent where they are made while they are sent. */
    readonly size?: number;
    readonly mime: string;
    readonly name: string;
  };
}

/** What a handler is given: its input, valid by the contract. */
export interface Call<E> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** Of a multipart endpoint: reads the file. */
  readonly file: () => Promise<IncomingFile>;
}
type HandlerReply<E> = undefined extends ReplyOf<E> ? FileReply | undefined : ReplyOf<E>;
export type Handler<E> = (
  call: Call<E>,
  context: RequestContext,
) => Promise<HandlerReply<E>> | HandlerReply<E>;
/** One handler per endpoint of a group: one too few or a wrong answer does not compile. */
export type Handlers<G extends EndpointGroup> = { readonly [K in keyof G]: Handler<G[K]> };

export interface MountDeps {
  readonly db: Database;
  readonly tenants: Tenants;
  readonly tokens: Tokens;
  readonly clock: Clock;
  /** What the thing is called that a call of an admin concerns, for the log of what they did. */
  readonly titleOf?: TitleOf;
}

type AnyHandler = (call: Call<Endpoint>, context: RequestContext) => unknown;

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's language, once known. */
    locale: RequestContext['locale'] | null;
    context: RequestContext | null;
  }
}

/** Admins save whole pages; nobody else sends more than a long letter. */
const bodyLimits: Readonly<Record<Role, number>> = {
  public: 256 * 1024,
  candidate: 256 * 1024,
  employer: 512 * 1024,
  mp: 1024 * 1024,
  admin: 4 * 1024 * 1024,
};

/** Signs read of what a browser says of itself. */
const longestDeviceText = 400;

function single(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : header?.[0];
}

async function contextOf(
  request: FastifyRequest,
  role: Role,
  endpoint: Endpoint,
  deps: MountDeps,
): Promise<RequestContext> {
  const wished = acceptedLocale(request.headers['accept-language']);
  request.locale = wished ?? null;
  const host = single(request.headers['x-site-host']) ?? request.headers.host ?? '';
  const tenant = await deps.tenants.atHost(host);
  const own = tenant?.site.defaultLocale;
  const locale = wished ?? (own !== undefined && isLocale(own) ? own : 'en');
  request.locale = locale;
  const header = request.headers.authorization;
  const who = await authenticate(deps, { endpoint, role, header, tenant, locale });
  return {
    role,
    locale,
    tenant,
    ...who,
    address: request.ip,
    siteHost: hostName(host),
    userAgent: single(request.headers['user-agent'])?.slice(0, longestDeviceText),
    knownDevice: single(request.headers['x-known-device'])?.slice(0, longestDeviceText),
    apiHost: request.host,
    signal: request.signal,
  };
}

function sendFile(reply: FastifyReply, { file: { stream, size, mime, name } }: FileReply): FastifyReply {
  // RFC 6266: plain letters for the old, the real name for the rest.
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  if (size !== undefined) reply.header('content-length', size);
  return reply
    .type(mime)
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
    .header('cache-control', 'private, no-store')
    .send(stream);
}

function isFileReply(answer: unknown): answer is FileReply {
  return typeof answer === 'object' && answer !== null && 'file' in answer;
}

// Nothing that was not declared gets in.
const noQuery = { type: 'object', additionalProperties: false, properties: {} } as const;

/** By path: a schema is compiled once, however many roles and servers of a process ask for it. */
const paramsSchemas = new Map<string, ReturnType<typeof paramsSchema>>();

function paramsOf({ path }: Endpoint): ReturnType<typeof paramsSchema> {
  if (!paramsSchemas.has(path)) paramsSchemas.set(path, paramsSchema(path));
  return paramsSchemas.get(path);
}

interface MountedCall {
  /** 'adminJobs.withholdJob'. */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly role: Role;
  readonly prefix: string;
}

function route(
  { name, endpoint, role, prefix }: MountedCall,
  handler: AnyHandler,
  deps: MountDeps,
): RouteOptions {
  const params = paramsOf(endpoint);
  return {
    method: endpoint.method,
    url: prefix + endpoint.path.replaceAll(/\{(\w+)(?::int)?\}/g, ':$1'),
    bodyLimit: bodyLimits[role],
    schema: {
      querystring: endpoint.query ?? noQuery,
      ...(params ? { params } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      // Nothing that was not declared gets out.
      ...(endpoint.reply ? { response: { [endpoint.status]: endpoint.reply.schema } } : {}),
    },
    ...(endpoint.perMinute
      ? {
          config: {
            rateLimit: {
              max: endpoint.perMinute,
              timeWindow: 60_000,
              // A posting system may serve many companies from one address: each key is counted by itself.
              ...(role === 'mp' && { keyGenerator: posterKey }),
            },
          },
        }
      : {}),
    // Before the body is read: strangers do not get to send megabytes.
    onRequest: async (request) => {
      request.context = await contextOf(request, role, endpoint, deps);
    },
    handler: async (request, reply) => {
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        file: () => readIncomingFile(request),
      } as Call<Endpoint>;
      const context = request.context as RequestContext;
      const run = async () => handler(call, context);
      const answer = isLogged(endpoint, context)
        ? await logged(deps, { name, endpoint, context, params: call.params, body: call.body }, run)
        : await run();
      if (isFileReply(answer)) return sendFile(reply, answer);
      reply.status(endpoint.status);
      reply.header('cache-control', role === 'public' ? 'no-cache' : 'private, no-store');
      return answer;
    },
  };
}

/** Where the calls of a role begin; host resolution stands outside the roles (specification §7). */
export function prefixOf(group: string, role: Role): string {
  return group === 'hosts' ? '/api/v1/public' : `/api/${role}/v1`;
}

/**
 * Adds a group of the contract to the server: one route per endpoint and role, validated, authenticated, limited
 * and serialised as declared.
 */
export function mount<const G extends EndpointGroup>(
  app: FastifyInstance,
  name: string,
  group: G,
  handlers: NoInfer<Handlers<G>>,
  deps: MountDeps,
): void {
  for (const [key, endpoint] of Object.entries(group)) {
    const handler = handlers[key] as AnyHandler;
    for (const role of endpoint.roles) {
      const call = { name: `${name}.${key}`, endpoint, role, prefix: prefixOf(name, role) };
      app.route(route(call, handler, deps));
    }
  }
}
