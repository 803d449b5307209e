import { createClient } from '@boardwright/api-client';
import { pageKindOf } from '@boardwright/blocks-schema';
import { canvasAddress, readExamples, siteHostOf, visibleAddress } from '@boardwright/engine';
import type { AppRequest } from './app-types.ts';
import { enterSite, tokensInside } from './enter-site.ts';
import type { SiteAppOptions } from './responses.ts';
import type { SiteStore } from './site-store.ts';
import { tokensInCookies } from './tokens-in-cookies.ts';
import { visitorIn } from './visitor.ts';

/**
 * What the canvas will ask for at an address of the editor, so that the editor's first script can ask for it. Undefined
 * for who is not logged in as an admin, and where the editor shows no page, or one that is not known here.
 */
export async function findCanvasAddress(
  { cookies, host, url }: AppRequest,
  { send, apiUrl, now, onLog }: SiteAppOptions,
  store: SiteStore,
): Promise<string | undefined> {
  const tokens = tokensInCookies(cookies, now().getTime());
  if (tokens.read('admin') === undefined) return undefined;
  const siteHost = siteHostOf(host, cookies['dev-host']);
  const entry = await enterSite(store, siteHost, tokens, true);
  // Without a query the editor of a draft begins with the first steps.
  if (!entry || (entry.base.site.status === 'draft' && url.search === '')) return undefined;
  const { site, settings, locales } = entry.base;
  const query = url.searchParams;
  const asked = Number(query.get('page')) || undefined;
  const page = site.pages.find(({ id }) => id === asked) ?? (asked === undefined ? site.pages[0] : undefined);
  if (!page) return undefined;
  const defaultLocale = settings.default_language;
  const language = query.get('locale')?.toLowerCase();
  const locale = language !== undefined && locales.includes(language) ? language : defaultLocale;
  const api = createClient({
    send,
    baseUrl: apiUrl,
    locale: () => locale,
    siteHost: () => siteHost,
    tokens: tokensInside(tokens, entry.key),
    onLog: ({ name, error }) => onLog(name, error),
  });
  const examples = pageKindOf(page.key)?.detail ? await readExamples(api, site.job_board_id) : {};
  return canvasAddress(visibleAddress(page, { locale, defaultLocale }, examples), visitorIn(query));
}
