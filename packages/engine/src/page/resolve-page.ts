import type { StoredPage } from '@boardwright/api-client/contract';
import { pageKindOf, type DetailKind } from '@boardwright/blocks-schema';

/** What of a page decides which address leads to it. */
type Routed = Pick<StoredPage, 'key' | 'path'>;

/** Where an address leads on a site (specification §2 'Page resolution'). A redirect and a 404 are values. */
export type Resolution<Page extends Routed = StoredPage> =
  | {
      readonly type: 'page';
      readonly locale: string;
      readonly page: Page;
      readonly detail?: DetailKind | undefined;
      readonly childSlug?: string | undefined;
    }
  | { readonly type: 'not-found'; readonly locale: string; readonly message: 'Page not found' };

export interface SplitPath {
  readonly locale: string;
  readonly slug?: string | undefined;
  readonly childSlug?: string | undefined;
  /** Set for a path with more segments than {locale?}/{slug}/{childSlug}: it names no page. */
  readonly tooDeep: boolean;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A hand-written address with a stray '%': nothing can be found under it, and that is the answer.
    return segment;
  }
}

/** `/ro/loc-de-munca/tester` → locale, slug and child slug. Only supported, non-default locales are prefixes. */
export function splitPath(path: string, defaultLocale: string, locales: readonly string[]): SplitPath {
  const segments = path.split('/').filter(Boolean).map(decoded);
  const [first] = segments;
  const prefixed = first !== undefined && first !== defaultLocale && locales.includes(first);
  const rest = prefixed ? segments.slice(1) : segments;
  const locale = prefixed ? first : defaultLocale;
  if (rest.length > 2) return { locale, tooDeep: true };
  return { locale, slug: rest[0], childSlug: rest[1], tooDeep: false };
}

function withPath<Page extends Routed>(
  pages: readonly Page[],
  locale: string,
  path: string,
): Page | undefined {
  return pages.find((page) => page.path[locale] === path);
}

/**
 * Finds the page of an address. No slug is home; one slug is a page's path; two are a detail page and its child,
 * else a page whose path is slug/childSlug. Pure.
 * @param path the address's path, with its locale prefix if it has one
 */
export function resolvePage<Page extends Routed = StoredPage>(
  path: string,
  site: { readonly pages: readonly Page[] },
  defaultLocale: string,
  locales: readonly string[],
): Resolution<Page> {
  const { locale, slug, childSlug, tooDeep } = splitPath(path, defaultLocale, locales);
  const missing = { type: 'not-found', locale, message: 'Page not found' } as const;
  if (tooDeep) return missing;
  if (!slug) {
    const home = site.pages.find((page) => page.key === 'p-home');
    return home ? { type: 'page', locale, page: home } : missing;
  }
  if (!childSlug) {
    const page = withPath(site.pages, locale, slug);
    return page ? { type: 'page', locale, page } : missing;
  }
  const parent = withPath(site.pages, locale, slug);
  const detail = parent && pageKindOf(parent.key)?.detail;
  if (parent && detail) return { type: 'page', locale, page: parent, detail, childSlug };
  const nested = withPath(site.pages, locale, `${slug}/${childSlug}`);
  return nested ? { type: 'page', locale, page: nested } : missing;
}
