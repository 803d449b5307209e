import { serverErrorText } from '@boardwright/engine/page-error';
import { siteHostOf } from '@boardwright/engine/routes';
import fastifyCookie from '@fastify/cookie';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { AppRequest, AppResponse, CookieChange, SiteApp, VisitorOfDay } from '../app/index.ts';
import { visitorOfDay } from '../app/experiments.ts';
import { type ClosingPace, endConnections } from './end-connections.ts';
import { fontFile } from './font-file.ts';
import { asRefusal, readPostedForm } from './form-body.ts';
import { createFormSlots, NoSlotForForms, type FormSlot } from './form-slots.ts';
import { registerGateway, type Forward } from './gateway.ts';
import { registerEditorPage } from './editor-page.ts';
import { chooseEncoding, encodePage, type CachedPage } from './encoded-page.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { createPageCounts, type PageCounts } from './page-counts.ts';
import { createPageSplits } from './page-splits.ts';
import { type PageKey, pageKey } from './page-key.ts';
import { withoutCampaign } from './page-query.ts';
import { appRequest, dataPrefix, foreignPost, headerAddress, readableUrl } from './page-request.ts';
import { createRendersInTime } from './renders-in-time.ts';

export interface SiteServerOptions {
  /** The site app: the built one, or in development whatever the sources say now. */
  readonly app: () => Promise<SiteApp> | SiteApp;
  readonly forward: Forward;
  /** Folder of the client build; none in development, where Vite serves them. */
  readonly clientFolder?: string;
  /** Folder of the built editor. */
  readonly editorFolder?: string;
  readonly now: () => number;
  /** Milliseconds a cached page is kept; 0 keeps none. */
  readonly pageMaxAge: number;
  /** Addresses or ranges whose `X-Forwarded-For` and `-Proto` are believed; anybody could write them. */
  readonly trustedProxies: readonly string[];
  /** The secret that `DELETE /api/cache` must bring from another machine, and that counts of views bring to the API. */
  readonly cacheSecret: string;
  /** Forms of pages that one address may send in a minute; 300 unless another number is given. */
  readonly postsPerMinute?: number | undefined;
  /** Milliseconds a request's head may take, and between looks for such ones; some seconds unless others are given. */
  /** How long what is half sent is waited for at the end. */
  readonly closingPace?: ClosingPace | undefined;
  readonly slowHeads?:
    | { readonly headersTimeout: number; readonly connectionsCheckingInterval: number }
    | undefined;
  /** Bytes of forms with files that are held at once; 192 MB unless another number is given. */
  readonly formBytes?: number | undefined;
  /** Milliseconds that a new page is waited for where there is one of before; a second unless another time is given. */
  readonly patience?: number | undefined;
  readonly onLog: (name: string, error: unknown) => void;
  readonly logger?: boolean;
}

export interface SiteServer {
  readonly fastify: FastifyInstance;
  /** Content changed: what was kept of pages and sites is drawn anew. */
  readonly purge: () => void;
  /**
   * Time made pages stale, as when a job ends by the clock: they are drawn anew, and those of before shown on only
   * while no new ones can be drawn.
   */
  readonly expire: () => void;
  /** Tells the API now how often pages were seen, as it does each minute. */
  readonly flushViews: () => Promise<void>;
}

/** What the gateway passes on: an upload of 10 MB, with room for more. */
const bodyLimit = 24 * 1024 * 1024;
/** Forms of pages that one address may send in a minute: an office full of people behind one, and no more. */
const postsPerMinute = 300;
/** The head of a request is short: who sends it by the byte only holds a connection. */
const slowHeads = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 };
/** Eight forms with as much in them as there may be; hundreds of the usual ones. */
const formBytes = 192 * 1024 * 1024;
/** Longer than any page takes while all is well, and no longer than a visitor takes for a moment. */
const patience = 1000;
/** Milliseconds after which pages that nobody asks for any more are let go. */
const sweepEvery = 360_000;
const year = 'public, max-age=31536000, immutable';

/** The site's process: static files, gateway to the API, page cache, and the site app behind them. */
export async function createSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const fastify = Fastify({
    logger: options.logger ?? false,
    bodyLimit,
    trustProxy: [...options.trustedProxies],
    // A CV may come over a slow line, but not for ever.
    requestTimeout: 300_000,
    http: options.slowHeads ?? slowHeads,
    rewriteUrl: (request) => withoutCampaign(readableUrl(request.url ?? '/')),
  });
  endConnections(fastify, options.closingPace);
  const cache = createPageCache({ maxAge: options.pageMaxAge || 1, maxBytes: 256 * 1024 * 1024 });
  const sweeping = setInterval(cache.sweep, sweepEvery).unref();
  fastify.addHook('onClose', () => clearInterval(sweeping));
  await fastify.register(fastifyCookie);
  fastify.addHook('onSend', async (_request, reply) => {
    reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin');
    if (!reply.hasHeader('permissions-policy'))
      reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(self)');
  });
  const secret = options.cacheSecret;
  const views = createPageCounts({
    reportViews: async (batch, counts, host) =>
      (await options.app()).reportViews({ secret, batch, counts, host }),
    reportVisits: async (batch, counts, host) =>
      (await options.app()).reportVisits({ secret, batch, counts, host }),
    reportTrials: async (batch, counts, host) =>
      (await options.app()).reportTrials({ secret, batch, counts, host }),
    onError: options.onLog,
  });
  const visitorOf = visitorsBy(options);
  if (options.cacheSecret !== '') views.start();
  fastify.addHook('onClose', () => (options.cacheSecret === '' ? undefined : views.close()));
  const purge = (): void => {
    cache.purge();
    void Promise.resolve(options.app()).then((app) => app.purge());
  };
  registerCacheCall(fastify, options, cache, purge);
  registerGateway(fastify, {
    forward: options.forward,
    siteHostOf: siteHost,
    now: options.now,
    bodyLimit,
    onError: (error) => options.onLog('Gateway Error', error),
    onApplyClick: (request) => views.did(visitorOf(request), 'apply_clicks'),
  });
  await registerFiles(fastify, options);
  registerPages(fastify, options, { cache, views, visitorOf });
  return { fastify, purge, expire: cache.expire, flushViews: views.flush };
}

/** Tells visitors apart for a day; without the secret that both hosts share, by one of this process. */
function visitorsBy({ cacheSecret, now }: SiteServerOptions) {
  const secret = cacheSecret || randomUUID();
  return (request: FastifyRequest): VisitorOfDay | undefined =>
    visitorOfDay({ address: request.ip, userAgent: request.headers['user-agent'] }, secret, now());
}

/** The site's host as the gateway passes it on: the one chosen on a dev-like host, else the request's. */
function siteHost(request: FastifyRequest): string {
  return siteHostOf(request.headers.host ?? '', request.cookies['dev-host']);
}

/** `DELETE /api/cache` with `key` (specification §7): from this machine, or with the secret. */
function registerCacheCall(
  fastify: FastifyInstance,
  options: SiteServerOptions,
  cache: PageCache,
  purge: () => void,
): void {
  fastify.delete<{ Querystring: { key?: string } }>('/api/cache', async (request, reply) => {
    const local =
      request.socket.remoteAddress === '127.0.0.1' ||
      request.socket.remoteAddress === '::1' ||
      request.socket.remoteAddress === '::ffff:127.0.0.1';
    const proxied = request.headers['x-forwarded-for'] !== undefined;
    const secret =
      options.cacheSecret !== '' && request.headers.authorization === `Bearer ${options.cacheSecret}`;
    if (!secret && (!local || proxied))
      return reply.code(403).send({ code: 'forbidden', message: 'Only this server may empty its cache.' });
    const { key } = request.query;
    const removed = cache.purge(key);
    if (key === undefined) purge();
    return { data: { removed } };
  });
}

async function registerFiles(
  fastify: FastifyInstance,
  { clientFolder, editorFolder, app, onLog }: SiteServerOptions,
): Promise<void> {
  fastify.get<{ Params: { file: string } }>('/assets/fonts/:file', async (request, reply) => {
    const file = await fontFile(request.params.file);
    if (!file) return reply.code(404).send();
    return reply.header('cache-control', year).type('font/woff2').send(file);
  });
  // Named after what they hold: a file of that name never changes.
  // Each that there is now has a route: otherwise its whole folder is listed for every request.
  const hashed = {
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
    wildcard: false,
  } as const;
  const globIgnore = ['**/*.{br,gz}'];
  if (clientFolder)
    await fastify.register(fastifyStatic, {
      ...hashed,
      globIgnore,
      root: clientFolder,
      prefix: '/assets/',
      decorateReply: false,
    });
  fastify.get('/assets/*', (_request, reply) => reply.callNotFound());
  if (editorFolder) {
    await fastify.register(fastifyStatic, {
      ...hashed,
      globIgnore,
      root: join(editorFolder, 'assets'),
      prefix: '/admin/assets/',
    });
    fastify.get('/admin/assets/*', (_request, reply) => reply.callNotFound());
    registerEditorPage(fastify, { folder: editorFolder, app, onLog });
  }
}

async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): Promise<FastifyReply> {
  const { etag } = page;
  reply.code(page.status).headers(page.headers).header('vary', 'accept-encoding, cookie');
  if (etag !== undefined) {
    reply.header('etag', etag);
    if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send();
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await page.bodyIn(encoding));
}

function setCookies(request: FastifyRequest, reply: FastifyReply, changes: readonly CookieChange[]): void {
  for (const { name, value, expires } of changes) {
    const options = {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
    } as const;
    if (value === undefined) reply.clearCookie(name, options);
    else
      reply.setCookie(
        name,
        value,
        expires === undefined ? options : { ...options, expires: new Date(expires) },
      );
  }
}

function noHost(reply: FastifyReply): FastifyReply {
  return reply.code(400).type('text/plain; charset=utf-8').send('The Host header is no host.');
}

/** Whether the API or its database is away. The data of a page holds its status inside, and says so in its head. */
function isAway({ status, headers }: AppResponse): boolean {
  return status === 503 || headers['retry-after'] !== undefined;
}

/** Whether a page that was asked for as data is another one. */
function leadsOn({ url }: FastifyRequest, { headers }: AppResponse): boolean {
  return url.startsWith(`${dataPrefix}/`) && Boolean(headers['location']);
}

function registerPages(
  fastify: FastifyInstance,
  options: SiteServerOptions,
  {
    cache,
    views,
    visitorOf,
  }: {
    readonly cache: PageCache;
    readonly views: PageCounts;
    readonly visitorOf: (request: FastifyRequest) => VisitorOfDay | undefined;
  },
): void {
  const splits = createPageSplits();
  const renders = createRendersInTime({
    patience: options.patience ?? patience,
    onLateError: (error) => options.onLog('Page Error', error),
  });
  async function render(request: FastifyRequest, asked: AppRequest, key: PageKey | undefined) {
    const generation = cache.generation();
    const app = await options.app();
    const result = await app.handle(asked);
    const page = encodePage({ ...result, headers: { 'cache-control': 'no-cache', ...result.headers } });
    const isStored = result.cacheable && !leadsOn(request, result) && cache.generation() === generation;
    if (key !== undefined && isStored) cache.set(splits.drawn(key, result.trial), page);
    return { result, page };
  }
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (foreignPost(request)) return refuse(request, reply, 403);
    const visitor = visitorOf(request);
    const address = options.pageMaxAge > 0 ? pageKey(request) : undefined;
    const key = address && splits.keyFor(address, visitor);
    const stored = key === undefined ? undefined : cache.get(key);
    if (stored) {
      views.note(request, stored, visitor);
      return sendCached(request, reply, stored.again());
    }
    const asked = appRequest(request, visitor);
    if (!asked) return noHost(reply);
    const aged = key === undefined ? undefined : cache.getAged(key);
    const rendered =
      key !== undefined && aged
        ? await renders.run(key.key, () => render(request, asked, address))
        : await render(request, asked, address);
    const before = rendered === undefined ? aged : isAway(rendered.result) && key && cache.getStale(key);
    if (before) {
      views.note(request, before, visitor);
      return sendCached(request, reply, before.again());
    }
    if (rendered === undefined) throw new Error('A page is late and there is none of before');
    const { result, page } = rendered;
    setCookies(request, reply, result.cookies);
    if (leadsOn(request, result)) {
      return reply
        .code(200)
        .header('x-location', headerAddress(result.headers['location'] ?? ''))
        .header('cache-control', 'no-store')
        .send({});
    }
    views.note(request, result, visitor);
    return sendAnswer(request, reply, result, page);
  }
  function sendAnswer(
    request: FastifyRequest,
    reply: FastifyReply,
    result: AppResponse,
    page: CachedPage,
  ): FastifyReply | Promise<FastifyReply> {
    const { location, ...headers } = result.headers;
    if (result.status === 204 || location)
      return reply
        .code(result.status)
        .headers(location ? { ...headers, location: headerAddress(location) } : headers)
        .send();
    return sendCached(request, reply, page);
  }
  /** What never reaches the site's pages is refused on a page all the same, in the visitor's language. */
  async function refuse(request: FastifyRequest, reply: FastifyReply, status: number): Promise<unknown> {
    const asked = appRequest(request);
    if (!asked) return noHost(reply);
    const app = await options.app();
    const result = await app.refuse(asked, status);
    return sendAnswer(request, reply, result, encodePage(result));
  }
  void fastify.register(async (scope) => {
    await scope.register(fastifyRateLimit, { global: false });
    scope.removeAllContentTypeParsers();
    const slots = createFormSlots(options.formBytes ?? formBytes);
    const places = new WeakMap<FastifyRequest, FormSlot>();
    scope.addHook('preParsing', async (request, reply, payload) => {
      const place = slots.enter();
      places.set(request, place);
      // Whoever hangs up leaves too, without an answer.
      reply.raw.once('close', place.leave);
      return payload;
    });
    scope.addHook('onResponse', async (request) => places.get(request)?.leave());
    scope.addContentTypeParser('*', (request: FastifyRequest, payload: IncomingMessage) =>
      readPostedForm(payload, request.headers['content-type'] ?? '', (bytes) =>
        places.get(request)?.hold(bytes),
      ).catch((cause: unknown) => {
        throw asRefusal(cause);
      }),
    );
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500 && !(error instanceof NoSlotForForms)) {
        options.onLog('Page Error', error);
        // Policy: what even the site's own pages of failures did not reach is said in words, and never in ours for it.
        return reply
          .code(500)
          .type('text/plain; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(serverErrorText(error));
      }
      if (status === 503) reply.header('retry-after', '10');
      return refuse(request, reply, status);
    });
    scope.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer });
    scope.route({
      method: 'POST',
      url: '/*',
      config: { rateLimit: { max: options.postsPerMinute ?? postsPerMinute, timeWindow: 60_000 } },
      handler: answer,
    });
    scope.route({
      method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/*',
      handler: (request, reply) => {
        void reply.header('allow', 'GET, HEAD, POST');
        return request.method === 'OPTIONS' ? reply.code(204).send() : refuse(request, reply, 405);
      },
    });
  });
}
