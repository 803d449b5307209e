import { and, asc, eq, inArray, isNull } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import {
  blocks,
  blockSettings,
  globalBlocks,
  pages,
  pageSettings,
  sites,
} from '../../platform/database/schema.ts';

/** All there is of a site's pages: five queries, whatever their number. */
export async function readSiteRows(db: Database, siteId: number, locales: readonly string[]) {
  const wanted = [...locales];
  const ofSite = and(eq(pages.siteId, siteId), isNull(pages.deletedAt));
  const pageRows = await db.select().from(pages).where(ofSite).orderBy(asc(pages.order), asc(pages.id));
  const pageTexts = await db
    .select({ pageId: pageSettings.pageId, locale: pageSettings.locale, settings: pageSettings.settings })
    .from(pageSettings)
    .innerJoin(pages, eq(pages.id, pageSettings.pageId))
    .where(and(ofSite, inArray(pageSettings.locale, wanted)));
  const blockRows = await db
    .select()
    .from(blocks)
    .where(and(eq(blocks.siteId, siteId), isNull(blocks.deletedAt)));
  const placed = await db
    .select({ pageId: globalBlocks.pageId, blockId: globalBlocks.blockId, order: globalBlocks.order })
    .from(globalBlocks)
    .innerJoin(pages, eq(pages.id, globalBlocks.pageId))
    .where(ofSite);
  const settings = await db
    .select({
      id: blockSettings.id,
      blockId: blockSettings.blockId,
      locale: blockSettings.locale,
      settings: blockSettings.settings,
      version: blockSettings.version,
    })
    .from(blockSettings)
    .innerJoin(blocks, eq(blocks.id, blockSettings.blockId))
    .where(and(eq(blocks.siteId, siteId), inArray(blockSettings.locale, wanted)));
  return { pages: pageRows, pageTexts, blocks: blockRows, placed, settings };
}
export type SiteRows = Awaited<ReturnType<typeof readSiteRows>>;

/** The site itself, freshly: its version is what others compare their copies with. */
export async function readSiteRow(db: Database, siteId: number) {
  const [site] = await db.select().from(sites).where(eq(sites.id, siteId));
  return site;
}
