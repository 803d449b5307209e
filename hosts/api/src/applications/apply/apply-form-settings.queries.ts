import { isHiddenBlock, jobDetails, readSettings, type SettingsOf } from '@boardwright/blocks-schema';
import { problemsOf } from '@boardwright/blocks-schema/validate';
import { and, asc, eq, inArray, isNull, or } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { liveBlockSettings, liveGlobalBlocks, livePages } from '../../platform/database/schema.ts';

/**
 * The job details block of a site's job page, as it is set in a language: it decides what an application must hold
 * (§2 'Visibility modes'). A site without one asks what an untouched block asks.
 */
export async function findApplyForm(
  db: Database,
  siteId: number,
  locale: string,
  defaultLocale: string,
): Promise<SettingsOf<typeof jobDetails>> {
  const wanted = locale.toUpperCase();
  const isJobPage = and(eq(livePages.siteId, siteId), eq(livePages.key, 'p-job-details'));
  const jobPage = db.select({ id: livePages.id }).from(livePages).where(isJobPage);
  const placed = db
    .select({ id: liveGlobalBlocks.blockId })
    .from(liveGlobalBlocks)
    .where(inArray(liveGlobalBlocks.pageId, jobPage));
  const rows = await db
    .select({
      locale: liveBlockSettings.locale,
      settings: liveBlockSettings.settings,
      version: liveBlockSettings.version,
    })
    .from(liveBlockSettings)
    .where(
      and(
        eq(liveBlockSettings.siteId, siteId),
        eq(liveBlockSettings.key, jobDetails.key),
        or(
          inArray(liveBlockSettings.pageId, jobPage),
          and(isNull(liveBlockSettings.pageId), inArray(liveBlockSettings.blockId, placed)),
        ),
        inArray(liveBlockSettings.locale, [wanted, defaultLocale.toUpperCase()]),
      ),
    )
    .orderBy(asc(liveBlockSettings.blockId));
  const visible = rows.filter(({ settings }) => !isHiddenBlock(jobDetails.key, settings));
  const row = visible.find((candidate) => candidate.locale === wanted) ?? visible[0];
  return readSettings(jobDetails, row?.settings ?? {}, row?.version ?? jobDetails.version, problemsOf)
    .settings;
}
