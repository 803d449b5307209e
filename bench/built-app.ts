import type { Send } from '@boardwright/api-client';
import { loadBuiltApp } from '@boardwright/site';

type SiteApp = ReturnType<Awaited<ReturnType<typeof loadBuiltApp>>['app']['createSiteApp']>;
type Request = Parameters<SiteApp['handle']>[0];

/** The built site app over some API, with the browser's files as they were built. */
export async function openApp(send: Send): Promise<SiteApp> {
  const { app, assets } = await loadBuiltApp();
  return app.createSiteApp({
    send,
    apiUrl: '',
    assets,
    now: () => new Date(),
    nonce: () => 'bench',
    maxAge: 3_600_000,
    onLog: (name, error) => console.error(name, error),
  });
}

/** The request of a visitor without cookies. */
export function visitTo(path: string, wantsData = false): Request {
  return {
    method: 'GET',
    host: 'localhost',
    url: new URL(path, 'http://localhost'),
    address: '127.0.0.1',
    cookies: {},
    wantsData,
  };
}
