import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as App from '../app/index.ts';
import { createSiteServer, type SiteServer } from './create-site-server.ts';
import { freshNonce } from './encoded-page.ts';
import type { Forward } from './gateway.ts';

export interface BuiltSiteOptions {
  /** The API: calls of the site's own pages, and calls of browsers passed on. */
  readonly send?: App.Send;
  readonly apiUrl: string;
  readonly forward: Forward;
  readonly now: () => number;
  readonly cacheSecret: string;
  /** Addresses or ranges whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  /** Milliseconds; without news of changes pages are kept shorter. */
  readonly pageMaxAge: number;
  readonly onLog: (name: string, error: unknown) => void;
}

/** Where the builds are. */
export interface SiteBuilds {
  /** Scripts and style sheets of the browser, with their manifest. */
  readonly client: string;
  /** The site app for the server. */
  readonly server: string;
  /** The editor. */
  readonly editor: string;
}

const host = join(import.meta.dirname, '../..');

/** What `npm run build` writes in this repository. */
export const ownBuilds: SiteBuilds = {
  client: join(host, 'dist/client'),
  server: join(host, 'dist/server'),
  editor: join(host, '../editor/dist'),
};

/** All built style sheets, read at once: a build that replaces them under a running process must not break its pages. */
function sheetsOf(manifest: App.Manifest, folder: string): (file: string) => string {
  const files = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []));
  const sheets = new Map([...files].map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  return (file) => sheets.get(file) ?? '';
}

export interface BuiltApp {
  readonly app: typeof App;
  readonly assets: App.Assets;
}

/**
 * The site app as it was built for the server, and what it knows of the browser's files.
 * @throws Error when a build is missing
 */
export async function loadBuiltApp({
  client,
  server,
}: Omit<SiteBuilds, 'editor'> = ownBuilds): Promise<BuiltApp> {
  const app = (await import(pathToFileURL(join(server, 'index.js')).href)) as typeof App;
  const manifest = JSON.parse(readFileSync(join(client, 'manifest.json'), 'utf8')) as App.Manifest;
  return { app, assets: app.createAssets(manifest, sheetsOf(manifest, client), '/assets') };
}

/**
 * The site from its builds (`npm run build`): scripts of the browser, the app of the server, the editor beside it.
 * @throws Error when a build is missing
 */
export async function openBuiltSite(
  options: BuiltSiteOptions,
  builds: SiteBuilds = ownBuilds,
): Promise<SiteServer> {
  const { app, assets } = await loadBuiltApp(builds);
  const site = app.createSiteApp({
    send: options.send ?? app.axiosSend,
    apiUrl: options.apiUrl,
    assets,
    now: () => new Date(options.now()),
    nonce: freshNonce,
    maxAge: options.pageMaxAge,
    onLog: options.onLog,
  });
  return createSiteServer({
    app: () => site,
    forward: options.forward,
    clientFolder: builds.client,
    editorFolder: builds.editor,
    now: options.now,
    pageMaxAge: options.pageMaxAge,
    cacheSecret: options.cacheSecret,
    trustedProxies: options.trustedProxies,
    onLog: options.onLog,
  });
}
