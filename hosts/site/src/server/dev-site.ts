import { randomUUID } from 'node:crypto';
import { createServer, type InlineConfig, type Plugin, type ViteDevServer } from 'vite';
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

/** A file that the process itself has read is not reloaded in a page: the process begins anew, and its pages with it. */
const restartedBy = (isRead: (file: string) => boolean): Plugin => ({
  name: 'restarted-by-process',
  hotUpdate: { order: 'pre', handler: ({ file }) => (isRead(file) ? [] : undefined) },
});

/**
 * The site and the editor from their sources, with hot reloading on the port that all is served on: a page that is open
 * finds it again when the process has begun anew. The site app is made anew whenever one of its modules changed.
 * @param isRead whether a change of a file makes the process begin anew
 */
export async function openDevSite(
  options: BuiltSiteOptions,
  configs: DevConfigs,
  isRead: (file: string) => boolean,
): Promise<SiteServer> {
  const cacheId = randomUUID();
  let made: { readonly module: typeof App; readonly app: App.SiteApp } | undefined;

  async function currentApp(): Promise<App.SiteApp> {
    const module = (await site.ssrLoadModule('/src/app/index.ts')) as typeof App;
    if (made?.module !== module) {
      const app = module.createSiteApp({
        send: options.send ?? module.axiosSend,
        apiUrl: options.apiUrl,
        assets: sourceAssets,
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
  const vite = (config: InlineConfig, appType: 'custom' | 'spa'): Promise<ViteDevServer> =>
    createServer({
      ...config,
      appType,
      plugins: [restartedBy(isRead), ...(config.plugins ?? [])],
      server: { ...config.server, middlewareMode: true, ws: { server: server.fastify.server } },
    });
  const site = await vite(configs.site, 'custom');
  const editor = await vite(configs.editor, 'spa');
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
