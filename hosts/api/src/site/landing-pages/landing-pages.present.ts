import type { AdminLandingPage } from '@boardwright/api-client/contract';
import { isLocale } from '@boardwright/messages';
import type { Database } from '../../platform/database/connect.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { timeZoneOf } from '../../platform/site-calendar.ts';
import { countJobs } from './count-jobs.ts';
import { isThin } from './few-jobs.ts';
import { landingPageState, type LandingPageRow } from './landing-page-state.ts';
import { countViews, firstSearchDay, type LandingPageSummary } from './landing-pages.queries.ts';

export type PresentDeps = Parameters<typeof countJobs>[0] & { readonly db: Pick<Database, 'select'> };

/** Landing pages to the admins of their board: jobs are counted by the index, views of all by one query. */
export async function presentSummaries(
  deps: PresentDeps,
  tenant: Tenant,
  rows: readonly LandingPageSummary[],
): Promise<AdminLandingPage[]> {
  const now = deps.clock.now();
  const views = await countViews(
    deps.db,
    rows.map(({ id }) => id),
    firstSearchDay(now, timeZoneOf(tenant.site.settings)),
  );
  return Promise.all(
    rows.map(async (row) => {
      const jobs = await countJobs(deps, tenant, isLocale(row.locale) ? row.locale : 'en', row.query);
      return {
        id: row.id,
        locale: row.locale,
        state: landingPageState(row, now),
        slug: row.slug,
        title: row.title,
        description: row.description,
        seo_title: row.seoTitle,
        seo_description: row.seoDescription,
        query: { ...row.query },
        jobs_count: jobs,
        few_since: row.fewSince?.toISOString() ?? null,
        is_thin: isThin(row, jobs, tenant.site, now),
        views: views.get(row.id) ?? 0,
        image: row.image,
        published_at: row.publishedAt?.toISOString() ?? null,
        created_at: row.createdAt.toISOString(),
        updated_at: row.updatedAt.toISOString(),
        changed_by: row.changedBy,
        deleted_at: row.deletedAt?.toISOString() ?? null,
        revision: row.revision,
      };
    }),
  );
}

/** One landing page with its texts. */
export async function presentStored(
  deps: PresentDeps,
  tenant: Tenant,
  row: LandingPageRow,
): Promise<AdminLandingPage> {
  const [presented] = await presentSummaries(deps, tenant, [row]);
  if (!presented) throw new Error('A landing page was not presented');
  return { ...presented, text_above: row.textAbove, text_below: row.textBelow };
}
