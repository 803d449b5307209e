import type { StoredPage } from '@boardwright/api-client/contract';
import { pagePath } from '@boardwright/engine';
import type { PageRequest } from './handle-page.ts';

export interface SitemapEntry {
  /** With its locale's prefix. */
  readonly path: string;
  /** ISO 8601 day. */
  readonly lastmod?: string;
}

type Asked = Pick<PageRequest, 'api' | 'view' | 'signal'>;

/** The pages of a site that search engines may list in a language. */
export interface ListedPages {
  readonly locale: string;
  readonly pages: readonly Pick<StoredPage, 'key' | 'path'>[];
}

interface Page<Item> {
  readonly data: readonly Item[];
  readonly meta: { readonly last_page: number };
}

/** A sitemap holds so many of each kind and language: five pages of the API. */
const perCall = 200;
const mostCalls = 5;

async function all<Item>(read: (page: number) => Promise<Page<Item>>): Promise<readonly Item[]> {
  const first = await read(1);
  const calls = Math.min(first.meta.last_page, mostCalls);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, calls - 1) }, (_, index) => read(index + 2)),
  );
  return [first, ...rest].flatMap(({ data }) => data);
}

/**
 * Articles and landing pages of each language, where the site has a page that shows them. A landing page with too few
 * jobs stays out of search engines.
 */
export async function contentEntries(
  { api, view, signal }: Asked,
  listed: readonly ListedPages[],
): Promise<readonly SitemapEntry[]> {
  const { default_language: defaultLocale } = view.settings;
  const boardId = view.site.job_board_id;
  const found = await Promise.all(
    listed.map(async ({ locale, pages }): Promise<readonly SitemapEntry[]> => {
      const paths = Object.fromEntries(
        pages.flatMap(({ key, path }) => (path[locale] === undefined ? [] : [[key, path[locale]]])),
      );
      const pathTo = (key: string, slug?: string) => pagePath({ locale, defaultLocale, paths }, key, slug);
      const [articles, landingPages] = await Promise.all([
        paths['p-cms-article'] === undefined
          ? []
          : all((page) => api.siteContent.findArticles({ query: { page, limit: perCall, locale }, signal })),
        paths['p-landing-pages'] === undefined
          ? undefined
          : all((page) =>
              api.siteContent.findLandingPages({
                params: { id: boardId },
                query: { page, limit: perCall, 'match[locale]': locale },
                signal,
              }),
            ),
      ]);
      return [
        ...articles.map(({ slug, updated_at }) => ({
          path: pathTo('p-cms-article', slug),
          lastmod: updated_at.slice(0, 10),
        })),
        ...(landingPages ? [{ path: pathTo('p-landing-pages') }] : []),
        ...(landingPages ?? [])
          .filter(({ is_indexed }) => is_indexed)
          .map(({ slug }) => ({ path: pathTo('p-landing-pages', slug) })),
      ];
    }),
  );
  return found.flat();
}
