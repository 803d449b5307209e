import { pageKindOf } from '@boardwright/blocks-schema';
import { and, eq } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { articles, landingPages, livePages } from '../../platform/database/schema.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { inState } from '../articles/article-state.ts';
import { inStateOf } from '../publishing/publication.ts';
import { type KnownAddress, knownAddress } from './suggest-answer.ts';

type Reader = Pick<Database, 'select'>;
/** Articles and landing pages that are thought of, of each. */
const most = 2000;

/** What visitors of a site may have meant: its pages, articles and landing pages in each language, and its list of jobs. */
export async function knownAddresses(
  db: Reader,
  { site, board }: Tenant,
  now: Date,
): Promise<{ readonly known: readonly KnownAddress[]; readonly jobList: string | undefined }> {
  const rows = await db
    .select({ key: livePages.key, path: livePages.path })
    .from(livePages)
    .where(eq(livePages.siteId, site.id));
  const prefix = (locale: string) => (locale === site.defaultLocale ? '' : `/${locale}`);
  const addressOf = (path: string | undefined, locale: string) =>
    path === undefined ? undefined : `${prefix(locale)}/${path}`;
  const ofPages = rows.flatMap(({ key, path }) =>
    // A page of details shows nothing by itself.
    key === 'p-home' || pageKindOf(key)?.detail !== undefined
      ? []
      : site.supportedLocales.flatMap((locale) => addressOf(path[locale], locale) ?? []),
  );
  const above = (detail: string, locale: string) =>
    addressOf(rows.find(({ key }) => pageKindOf(key)?.detail === detail)?.path[locale], locale);
  const news = await db
    .select({ slug: articles.slug, locale: articles.locale })
    .from(articles)
    .where(and(eq(articles.jobBoardId, board.id), inState('published', now)))
    .limit(most);
  const searches = await db
    .select({ slug: landingPages.slug, locale: landingPages.locale })
    .from(landingPages)
    .where(and(eq(landingPages.jobBoardId, board.id), inStateOf(landingPages, 'published', now)))
    .limit(most);
  const beneath = (detail: string, row: { readonly slug: string; readonly locale: string }) => {
    const page = above(detail, row.locale);
    return page === undefined ? [] : [`${page}/${row.slug}`];
  };
  const all = [
    ...ofPages,
    ...searches.flatMap((row) => beneath('landing-page', row)),
    ...news.flatMap((row) => beneath('article', row)),
  ];
  const list = rows.find(({ key }) => key === 'p-job-list')?.path[site.defaultLocale];
  return { known: all.map(knownAddress), jobList: addressOf(list, site.defaultLocale) };
}
