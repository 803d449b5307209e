import { randomUUID } from 'node:crypto';
import { createServer, type InlineConfig, type ViteDevServer } from 'vite';
import type * as App from '../app/index.ts';
import type { BuiltSiteOptions } from './built-site.ts';
import { createSiteServer, type SiteServer } from './create-site-server.ts';
import { freshNonce } from './encoded-page.ts';

/** Vite serves the sources as they are: one entry, its styles brought in by scripts. */
const sourceAssets: App.Assets = {
  entry: '/assets/src/entry-dev.ts',
  stylesOf: () => [],
  cssOf: () => '',
  chunksOf: () => [],
};

/** What Vite makes of the sources of both. */
export interface DevConfigs {
  readonly site: InlineConfig;
  readonly editor: InlineConfig;
}

/**
 * The site and the editor from their sources, with hot reloading. The site app is made anew whenever one of its
 * modules changed.
 * @param sockets two free ports for hot reloading: the site's and the editor's
 */
export async function openDevSite(
  options: BuiltSiteOptions,
  configs: DevConfigs,
  sockets: readonly [site: number, editor: number],
): Promise<SiteServer> {
  const vite = (config: InlineConfig, port: number, appType: 'custom' | 'spa'): Promise<ViteDevServer> =>
    createServer({
      ...config,
      appType,
      server: { ...config.server, middlewareMode: true, hmr: { port } },
    });
  const site = await vite(configs.site, sockets[0], 'custom');
  const editor = await vite(configs.editor, sockets[1], 'spa');
  const cacheId = randomUUID();
  let made: { readonly module: typeof App; readonly app: App.SiteApp } | undefined;

  async function currentApp(): Promise<App.SiteApp> {
    const module = (await site.ssrLoadModule('/src/app/index.ts')) as typeof App;
    if (made?.module !== module) {
      const app = module.createSiteApp({
        send: options.send ?? module.axiosSend,
        apiUrl: options.apiUrl,
        assets: sourceAssets,
        sockets: `ws://localhost:${sockets[0]}`,
        now: () => new Date(options.now()),
        nonce: freshNonce,
        maxAge: 2000,
        onLog: options.onLog,
      });
      made = { module, app };
    }
    return made.app;
  }

  const server = await createSiteServer({
    app: currentApp,
    forward: options.forward,
    now: options.now,
    pageMaxAge: 0,
    cacheSecret: options.cacheSecret || cacheId,
    trustedProxies: options.trustedProxies,
    onLog: options.onLog,
  });
  server.fastify.addHook('onRequest', (request, reply, done) => {
    const target = request.url.startsWith('/admin')
      ? editor
      : request.url.startsWith('/assets/') && !request.url.startsWith('/assets/fonts/')
        ? site
        : undefined;
    if (!target) return done();
    reply.hijack();
    target.middlewares(request.raw, reply.raw);
  });
  server.fastify.addHook('onClose', async () => {
    await Promise.all([site.close(), editor.close()]);
  });
  return server;
}
