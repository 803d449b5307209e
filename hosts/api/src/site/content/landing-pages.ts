import type { LandingPage } from '@boardwright/api-client/contract';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { landingPages } from '../../platform/database/schema.ts';
import { isLocale } from '@boardwright/messages';
import type { Tenant } from '../../platform/http/tenants.ts';
import { countJobs } from './count-jobs.ts';

type Row = typeof landingPages.$inferSelect;

/** A page of a board's landing pages in one language, in the admin's order. */
export async function findLandingPages(
  db: Database,
  boardId: number,
  query: { readonly page: number; readonly limit: number; readonly locale: string },
) {
  const where = and(eq(landingPages.jobBoardId, boardId), eq(landingPages.locale, query.locale));
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

export async function findLandingPage(db: Database, boardId: number, slug: string): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(landingPages)
    .where(and(eq(landingPages.jobBoardId, boardId), eq(landingPages.slug, slug)));
  return row;
}

/** A landing page with the number of jobs its search finds now. */
export async function presentLandingPage(
  deps: Parameters<typeof countJobs>[0],
  tenant: Tenant,
  { id, slug, title, description, locale, query }: Row,
): Promise<LandingPage> {
  const jobsCount = await countJobs(deps, tenant, isLocale(locale) ? locale : 'en', query);
  return { id, slug, title, description, locale, query: { ...query }, jobs_count: jobsCount };
}
