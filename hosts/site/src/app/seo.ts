import { pagePath } from '@boardwright/engine';
import { pageKindOf } from '@boardwright/blocks-schema';
import type { AppResponse } from './app-types.ts';
import { escapeHtml } from './document.ts';
import type { PageRequest } from './handle-page.ts';
import { contentEntries } from './sitemap-content.ts';
import type { SiteView } from './site-view.ts';

function text(body: string, type: string, status = 200): AppResponse {
  return {
    status,
    headers: { 'content-type': `${type}; charset=utf-8` },
    cookies: [],
    body,
    cacheable: status === 200,
  };
}

/** What search engines may read: everything public, nothing of a draft or a locked site. */
export function robotsTxt(view: SiteView, origin: string): AppResponse {
  const open = view.site.status === 'active' && !view.settings.site_password_enabled;
  return text(
    open
      ? `User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /test-page\nSitemap: ${origin}/sitemap.xml\n`
      : 'User-agent: *\nDisallow: /\n',
    'text/plain',
  );
}

const hidden = new Set([
  'p-not-found-error',
  'p-account',
  'p-password-change',
  'p-password-forgot',
  'p-manage-job-alert',
]);
/** Jobs per sitemap file: five pages of the API. */
const jobsPerFile = 1000;
const jobsPerCall = 200;

function urlset(urls: readonly { readonly loc: string; readonly lastmod?: string }[]): AppResponse {
  const entries = urls.map(
    ({ loc, lastmod }) =>
      `<url><loc>${escapeHtml(loc)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</url>`,
  );
  return text(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`,
    'application/xml',
  );
}

/** Whether search engines are to leave out the page that shows a job. */
const hidesJobs = ({ site }: SiteView): boolean =>
  site.pages.find(({ key }) => key === 'p-job-details')?.settings.page_noindex === true;

async function listedJobs({ api, view, signal }: PageRequest): Promise<number> {
  if (hidesJobs(view)) return 0;
  const { meta } = await api.jobs.findBoardJobs({
    params: { boardId: view.site.job_board_id },
    query: { limit: 1 },
    signal,
  });
  return meta.total;
}

async function sitemapIndex(request: PageRequest, origin: string): Promise<AppResponse> {
  const total = await listedJobs(request);
  const files = [
    '/sitemap-pages.xml',
    ...Array.from({ length: Math.ceil(total / jobsPerFile) }, (_, index) => `/sitemap-jobs-${index + 1}.xml`),
  ];
  const entries = files.map((file) => `<sitemap><loc>${escapeHtml(origin + file)}</loc></sitemap>`).join('');
  return text(
    `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</sitemapindex>`,
    'application/xml',
  );
}

async function sitemapPages(
  request: PageRequest,
  origin: string,
  viewIn: (locale: string) => Promise<SiteView>,
): Promise<AppResponse> {
  const { view } = request;
  const { default_language: defaultLocale } = view.settings;
  // What search engines are to leave out, a page says in each language.
  const views = await Promise.all(view.locales.map(viewIn));
  const listed = views.map(({ locale, site }) => ({
    locale,
    pages: site.pages.filter(({ settings }) => !settings.page_noindex),
  }));
  const content = await contentEntries(request, listed);
  return urlset([
    ...listed.flatMap(({ locale, pages }) =>
      pages
        .filter(({ key }) => !hidden.has(key) && !pageKindOf(key)?.detail)
        .filter(({ path }) => path[locale] !== undefined)
        .map(({ key, path }) => ({
          loc: origin + pagePath({ locale, defaultLocale, paths: { [key]: path[locale] ?? '' } }, key),
        })),
    ),
    ...content.map(({ path, ...entry }) => ({ loc: origin + path, ...entry })),
  ]);
}

async function sitemapJobs(
  { api, view, signal }: PageRequest,
  origin: string,
  file: number,
): Promise<AppResponse> {
  if (hidesJobs(view)) return text('', 'text/plain', 404);
  const { default_language: defaultLocale } = view.settings;
  const calls = jobsPerFile / jobsPerCall;
  const pages = await Promise.all(
    Array.from({ length: calls }, (_, index) =>
      api.jobs.findBoardJobs({
        params: { boardId: view.site.job_board_id },
        query: { limit: jobsPerCall, page: (file - 1) * calls + index + 1, sort: '-from' },
        signal,
      }),
    ),
  );
  const jobs = pages.flatMap(({ data }) => data);
  if (jobs.length === 0) return text('', 'text/plain', 404);
  const board = { locale: view.locale, defaultLocale, paths: view.pathsOf };
  return urlset(
    jobs.map((job) => ({
      loc: origin + pagePath(board, 'p-job-details', job.slug),
      lastmod: job.from.slice(0, 10),
    })),
  );
}

/**
 * The sitemap, without what search engines are to leave out: an index, one file of pages, articles and landing pages, and
 * files of a thousand active jobs each.
 * @param viewIn the site in a language
 */
export function sitemap(
  request: PageRequest,
  url: URL,
  viewIn: (locale: string) => Promise<SiteView>,
): Promise<AppResponse> | AppResponse {
  const { origin, pathname } = url;
  if (pathname === '/sitemap.xml') return sitemapIndex(request, origin);
  if (pathname === '/sitemap-pages.xml') return sitemapPages(request, origin, viewIn);
  const file = /^\/sitemap-jobs-(\d{1,5})\.xml$/.exec(pathname)?.[1];
  return file && Number(file) > 0 ? sitemapJobs(request, origin, Number(file)) : text('', 'text/plain', 404);
}
