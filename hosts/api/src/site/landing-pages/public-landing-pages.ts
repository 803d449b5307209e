import type { LandingPage } from '@boardwright/api-client/contract';
import { isLocale } from '@boardwright/messages';
import { and, asc, count, eq, getTableColumns } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { landingPages, landingPageSlugs } from '../../platform/database/schema.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { countJobs } from './count-jobs.ts';
import { isThin } from './few-jobs.ts';
import { inState, type LandingPageRow } from './landing-page-state.ts';
import type { LandingPageSummary } from './landing-pages.queries.ts';
import { relatedPages } from './related-pages.ts';

/** Others that are compared with one. */
const mostCompared = 500;

/** A page of a board's published landing pages in one language, in the admin's order. */
export async function findLandingPages(
  db: Database,
  boardId: number,
  now: Date,
  query: { readonly page: number; readonly limit: number; readonly locale: string },
) {
  const where = and(
    eq(landingPages.jobBoardId, boardId),
    inState('published', now),
    eq(landingPages.locale, query.locale),
  );
  const rows = await db
    .select()
    .from(landingPages)
    .where(where)
    .orderBy(asc(landingPages.order), asc(landingPages.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const [all] = await db.select({ total: count() }).from(landingPages).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** The published landing page at a slug, else the one that had it before. */
export async function findLandingPage(
  db: Database,
  boardId: number,
  now: Date,
  slug: string,
): Promise<LandingPageRow | undefined> {
  const published = and(eq(landingPages.jobBoardId, boardId), inState('published', now));
  const [row] = await db
    .select()
    .from(landingPages)
    .where(and(published, eq(landingPages.slug, slug)));
  if (row) return row;
  const [moved] = await db
    .select(getTableColumns(landingPages))
    .from(landingPageSlugs)
    .innerJoin(landingPages, eq(landingPages.id, landingPageSlugs.landingPageId))
    .where(and(published, eq(landingPageSlugs.jobBoardId, boardId), eq(landingPageSlugs.slug, slug)));
  return moved;
}

/** A landing page with the number of jobs its search finds now. */
export async function presentLandingPage(
  deps: Parameters<typeof countJobs>[0],
  tenant: Tenant,
  row: LandingPageSummary,
): Promise<LandingPage> {
  const { id, slug, title, description, locale, query, seoTitle, seoDescription, image } = row;
  const jobs = await countJobs(deps, tenant, isLocale(locale) ? locale : 'en', query);
  return {
    id,
    slug,
    title,
    description,
    seo_title: seoTitle,
    seo_description: seoDescription,
    image,
    locale,
    query: { ...query },
    jobs_count: jobs,
    is_indexed: jobs > 0 && !isThin(row, jobs, tenant.site, deps.clock.now()),
  };
}

/** One landing page with its texts and the ways on. */
export async function presentDetails(
  deps: Parameters<typeof countJobs>[0] & { readonly db: Database },
  tenant: Tenant,
  row: LandingPageRow,
): Promise<LandingPage> {
  const { id, slug, title, query, locale } = landingPages;
  const others = await deps.db
    .select({ id, slug, title, query })
    .from(landingPages)
    .where(
      and(
        eq(landingPages.jobBoardId, tenant.board.id),
        inState('published', deps.clock.now()),
        eq(locale, row.locale),
      ),
    )
    .orderBy(asc(landingPages.order), asc(id))
    .limit(mostCompared);
  return {
    ...(await presentLandingPage(deps, tenant, row)),
    text_above: row.textAbove,
    text_below: row.textBelow,
    related: relatedPages(row, others).map((other) => ({ title: other.title, slug: other.slug })),
  };
}
