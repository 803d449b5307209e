import { fewJobsDays } from '@boardwright/api-client/contract';
import { siteSettingsSchema } from '@boardwright/blocks-schema';
import { isLocale } from '@boardwright/messages';
import { and, eq } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { landingPages } from '../../platform/database/schema.ts';
import { findTenants } from '../../platform/http/find-tenants.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { countJobs } from './count-jobs.ts';
import { inState, type LandingPageRow } from './landing-page-state.ts';

const usual = siteSettingsSchema.properties.landing_page_jobs.default;
const day = 24 * 3_600_000;

/** Jobs that a landing page of a site has at least. */
export function fewestJobs(settings: Tenant['site']['settings']): number {
  return typeof settings.landing_page_jobs === 'number' ? settings.landing_page_jobs : usual;
}

/** Whether a landing page has too few jobs now, and has had for days: with enough it is whole again at once. */
export function isThin(
  { fewSince }: Pick<LandingPageRow, 'fewSince'>,
  jobs: number,
  { settings }: Pick<Tenant['site'], 'settings'>,
  now: Date,
): boolean {
  if (jobs >= fewestJobs(settings)) return false;
  return fewSince !== null && now.getTime() - fewSince.getTime() >= fewJobsDays * day;
}

type NoteDeps = Parameters<typeof countJobs>[0] & { readonly db: Database };

async function noteFewJobsOf(deps: NoteDeps, tenant: Tenant): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const rows = await db
    .select()
    .from(landingPages)
    .where(and(eq(landingPages.jobBoardId, tenant.board.id), inState('published', now)));
  for (const { id, locale, query, fewSince } of rows) {
    const jobs = await countJobs(deps, tenant, isLocale(locale) ? locale : 'en', query);
    const isFew = jobs < fewestJobs(tenant.site.settings);
    // What stays as it was is not written: a write ends the pages that are cached.
    if (isFew === (fewSince !== null)) continue;
    await db
      .update(landingPages)
      .set({ fewSince: isFew ? now : null })
      .where(eq(landingPages.id, id));
  }
}

/** Notes of each landing page that visitors see since when it has had too few jobs, or that it has enough. */
export async function noteFewJobs(deps: NoteDeps): Promise<void> {
  for (const tenant of await findTenants(deps.db, undefined)) await noteFewJobsOf(deps, tenant);
}
