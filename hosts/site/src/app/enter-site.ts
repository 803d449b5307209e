import { ApiError } from '@boardwright/api-client';
import type { Bearer, SiteStore } from './site-store.ts';
import type { SiteView } from './site-view.ts';
import type { CookieTokens } from './tokens-in-cookies.ts';
import type { VisitTokens } from './visit-tokens.ts';

/** Whose token opens a draft or a locked site; by that of a preview link, one also sees what is not published yet. */
export type Key = 'site' | 'admin' | 'preview';

export interface Entry {
  /** In the site's own language; what an outsider may see of it when no key fits. */
  readonly base: SiteView;
  readonly key: Key | undefined;
  readonly view: (locale: string) => Promise<SiteView>;
}

/**
 * A draft opens for its admin, a locked site for who knows its password too (specification §4). That a cookie is there
 * proves nothing: the API must take its token, and one that it refuses is cleared.
 * @param isCanvas what the editor draws is the page as it is saved, be it published or not
 */
export async function enterSite(
  store: SiteStore,
  host: string,
  tokens: CookieTokens & Partial<Pick<VisitTokens, 'preview'>>,
  isCanvas: boolean,
): Promise<Entry | undefined> {
  const outside = await store.find(host);
  if (!outside) return undefined;
  const admin = isCanvas && outside.site.publishing === 'by_hand' ? tokens.read('admin') : undefined;
  const edited = admin && (await openedWith(store, host, { key: 'admin', token: admin, state: 'draft' }));
  if (edited) return edited;
  const preview = tokens.preview?.();
  if (preview !== undefined && preview !== 'over') {
    const inside = await openedWith(store, host, { key: 'site', token: preview.token });
    if (inside) return { ...inside, key: 'preview' };
    tokens.clear('site');
  }
  const draft = outside.site.status === 'draft';
  const locked = outside.settings.site_password_enabled;
  const keys: readonly Bearer['key'][] = draft ? ['admin'] : locked ? ['site', 'admin'] : [];
  for (const key of keys) {
    const token = tokens.read(key);
    const inside = token && (await openedWith(store, host, { key, token }));
    if (inside) return inside;
    if (token) tokens.clear(key);
  }
  return {
    base: outside,
    key: undefined,
    view: async (locale) => (await store.find(host, locale)) ?? outside,
  };
}

async function openedWith(store: SiteStore, host: string, as: Bearer): Promise<Entry | undefined> {
  try {
    const base = await store.find(host, undefined, as);
    if (!base) return undefined;
    return { base, key: as.key, view: async (locale) => (await store.find(host, locale, as)) ?? base };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return undefined;
    throw error;
  }
}

/** The tokens of this visit's calls: an admin who looks into a locked site needs no second password for its jobs. */
export function tokensInside(tokens: CookieTokens, key: Key | undefined): CookieTokens {
  if (key !== 'admin') return tokens;
  return {
    ...tokens,
    read: (owner) => tokens.read(owner) ?? (owner === 'site' ? tokens.read('admin') : undefined),
  };
}
