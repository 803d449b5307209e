import { describe, expect, it } from 'vitest';
import { contentEntries } from './sitemap-content.ts';

type Query = Readonly<Record<string, unknown>>;

/** A board with 250 Dutch articles, an English one, and two Dutch landing pages, one with too few jobs. */
function board(keys: readonly string[]) {
  const asked: Query[] = [];
  const articles = (locale: unknown) =>
    locale === 'nl'
      ? Array.from({ length: 250 }, (_, index) => ({
          slug: `n${index}`,
          updated_at: '2026-11-18T08:00:00.000Z',
        }))
      : [{ slug: 'one', updated_at: '2026-11-17T08:00:00.000Z' }];
  const paged = (items: readonly object[], { page, limit }: Query) => ({
    data: items.slice((Number(page) - 1) * Number(limit), Number(page) * Number(limit)),
    meta: { last_page: Math.ceil(items.length / Number(limit)) },
  });
  const api = {
    siteContent: {
      findArticles: async ({ query }: { readonly query: Query }) => {
        asked.push(query);
        return paged(articles(query['locale']), query);
      },
      findLandingPages: async ({ query }: { readonly query: Query }) => {
        asked.push(query);
        const own = [
          { slug: 'zorg', is_indexed: true },
          { slug: 'nergens', is_indexed: false },
        ];
        return paged(query['match[locale]'] === 'nl' ? own : [], query);
      },
    },
  };
  const paths: Readonly<Record<string, Record<string, string>>> = {
    'p-cms-article': { nl: 'nieuws-artikel', en: 'article' },
    'p-landing-pages': { nl: 'vacatures-zoeken' },
  };
  const view = {
    settings: { default_language: 'nl' },
    site: { job_board_id: 1 },
  };
  const pages = keys.map((key) => ({ key, path: paths[key] ?? {} }));
  const listed = ['nl', 'en'].map((locale) => ({ locale, pages }));
  // As much of a request as the sitemap reads.
  const request = { api, view, signal: new AbortController().signal } as never;
  return { asked, entries: () => contentEntries(request, listed) };
}

describe('the sitemap’s articles and landing pages', () => {
  it('are all of them, each in its own language', async () => {
    const entries = await board(['p-cms-article', 'p-landing-pages']).entries();
    expect(entries).toContainEqual({ path: '/nieuws-artikel/n249', lastmod: '2026-11-18' });
    expect(entries).toContainEqual({ path: '/en/article/one', lastmod: '2026-11-17' });
    expect(entries).toContainEqual({ path: '/vacatures-zoeken' });
    expect(entries).toContainEqual({ path: '/vacatures-zoeken/zorg' });
    expect(entries).toHaveLength(253);
  });

  it('leave out landing pages with too few jobs, and languages without the page', async () => {
    const paths = (await board(['p-landing-pages']).entries()).map(({ path }) => path);
    expect(paths).toEqual(['/vacatures-zoeken', '/vacatures-zoeken/zorg']);
  });

  it('are not asked for on a site without such pages', async () => {
    const { entries, asked } = board([]);
    expect(await entries()).toEqual([]);
    expect(asked).toEqual([]);
  });
});
