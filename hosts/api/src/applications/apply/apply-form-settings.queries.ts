import { jobDetails, readSettings, type SettingsOf } from '@boardwright/blocks-schema';
import { problemsOf } from '@boardwright/blocks-schema/validate';
import { and, asc, eq, inArray } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { blocks, blockSettings, globalBlocks, pages } from '../../platform/database/schema.ts';

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
  const onPage = db
    .select({ id: blocks.id })
    .from(blocks)
    .innerJoin(pages, eq(pages.id, blocks.pageId))
    .where(and(eq(pages.siteId, siteId), eq(pages.key, 'p-job-details'), eq(blocks.key, jobDetails.key)))
    .unionAll(
      db
        .select({ id: blocks.id })
        .from(blocks)
        .innerJoin(globalBlocks, eq(globalBlocks.blockId, blocks.id))
        .innerJoin(pages, eq(pages.id, globalBlocks.pageId))
        .where(and(eq(pages.siteId, siteId), eq(pages.key, 'p-job-details'), eq(blocks.key, jobDetails.key))),
    );
  const rows = await db
    .select({
      locale: blockSettings.locale,
      settings: blockSettings.settings,
      version: blockSettings.version,
    })
    .from(blockSettings)
    .where(
      and(
        inArray(blockSettings.blockId, onPage),
        inArray(blockSettings.locale, [wanted, defaultLocale.toUpperCase()]),
      ),
    )
    .orderBy(asc(blockSettings.blockId));
  const row = rows.find((candidate) => candidate.locale === wanted) ?? rows[0];
  return readSettings(jobDetails, row?.settings ?? {}, row?.version ?? jobDetails.version, problemsOf)
    .settings;
}
