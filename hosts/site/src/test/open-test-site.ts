import type { Send } from '@boardwright/api-client';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createSiteApp, type Assets } from '../app/index.ts';
import {
  createSiteServer,
  type Forward,
  type GatewayRequest,
  type SiteServerOptions,
} from '../server/index.ts';
import { apiInMemory, boardHost, type ApiInMemory } from './board-in-memory.ts';

export interface TestSite extends ApiInMemory {
  readonly fastify: FastifyInstance;
  readonly purge: () => void;
  readonly expire: () => void;
  readonly flushViews: () => Promise<void>;
  /** Has the API answer in another way from now on. */
  readonly answerBy: (send: Send) => void;
  /** What the gateway passed on. */
  readonly forwarded: GatewayRequest[];
  readonly logged: string[];
  /** A request to the board's own host. */
  readonly ask: (request: InjectOptions | string) => Promise<LightMyRequestResponse>;
}

const assets: Assets = {
  entry: '/assets/site/entry.js',
  stylesOf: () => [],
  cssOf: () => '',
  chunksOf: () => [],
};

export interface TestSiteOptions {
  readonly forward?: Forward;
  readonly cacheSecret?: string;
  /** 0 keeps no page. */
  readonly pageMaxAge?: number;
  readonly postsPerMinute?: number;
  readonly closingPace?: SiteServerOptions['closingPace'];
  readonly slowHeads?: SiteServerOptions['slowHeads'];
  readonly formBytes?: number;
  readonly patience?: number;
  /** Folder of a built editor. */
  readonly editorFolder?: string;
}

/** Now, in every test. */
export const testNow = Date.parse('2026-11-20T10:00:00.000Z');

/** The whole site process without a socket, over an API in memory. */
export async function openTestSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const api = apiInMemory();
  const forwarded: GatewayRequest[] = [];
  const logged: string[] = [];
  let nonces = 0;
  let { send } = api;
  const app = createSiteApp({
    send: (request) => send(request),
    apiUrl: '',
    assets,
    now: () => new Date(testNow),
    nonce: () => `nonce-${(nonces += 1)}`,
    maxAge: 60_000,
    onLog: (name, error) => logged.push(`${name}: ${String(error)}`),
  });
  const { fastify, purge, expire, flushViews } = await createSiteServer({
    app: () => app,
    forward: async (request) => {
      forwarded.push(request);
      if (options.forward) return options.forward(request);
      return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from('{}') };
    },
    now: () => testNow,
    pageMaxAge: options.pageMaxAge ?? 60_000,
    postsPerMinute: options.postsPerMinute,
    closingPace: options.closingPace,
    slowHeads: options.slowHeads,
    formBytes: options.formBytes,
    patience: options.patience,
    ...(options.editorFolder !== undefined && { editorFolder: options.editorFolder }),
    cacheSecret: options.cacheSecret ?? 'the-secret',
    trustedProxies: ['10.0.0.0/8'],
    onLog: (name, error) => logged.push(`${name}: ${String(error)}`),
  });
  const ask = (request: InjectOptions | string) => {
    const whole = typeof request === 'string' ? { url: request } : request;
    return fastify.inject({ method: 'GET', ...whole, headers: { host: boardHost, ...whole.headers } });
  };
  const answerBy = (other: Send) => void (send = other);
  return { ...api, answerBy, fastify, purge, expire, flushViews, forwarded, logged, ask };
}

/** A session's cookie as the site sets it. */
export function sessionCookie(role: string, token: string, end = testNow + 3_600_000): string {
  return `auth.${role}=${end}.${token}`;
}
