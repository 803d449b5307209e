import { type AnyPgColumn, and, asc, eq, inArray, isNull, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import {
  blocks,
  blockSettings,
  globalBlocks,
  liveBlocks,
  liveBlockSettings,
  liveGlobalBlocks,
  livePages,
  livePageSettings,
  pages,
  pageSettings,
  sites,
} from '../../platform/database/schema.ts';
import { asPublished } from '../../platform/appearance.ts';

/** Of a site that publishes by hand: what visitors see, or what the editor has. They are one where it is live at once. */
export type SiteState = 'published' | 'draft';

/** All there is of a site's pages: six queries, whatever their number. */
export async function readSiteRows(
  db: Pick<Database, 'select'>,
  siteId: number,
  locales: readonly string[],
  state: SiteState = 'published',
) {
  return state === 'draft' ? readDraft(db, siteId, [...locales]) : readPublished(db, siteId, [...locales]);
}
export type SiteRows = Awaited<ReturnType<typeof readPublished>>;

/** Whether search engines are to leave a page out, in one of its languages. */
const isLeftOut = (settings: AnyPgColumn) =>
  sql<boolean>`coalesce(${settings} ->> 'page_noindex' = 'true', false)`;

async function readPublished(db: Pick<Database, 'select'>, siteId: number, locales: string[]) {
  const { id, key, path } = livePages;
  const { pageId, locale, settings } = livePageSettings;
  const texts = liveBlockSettings;
  return {
    pages: await db
      .select({ id, key, path })
      .from(livePages)
      .where(eq(livePages.siteId, siteId))
      .orderBy(asc(livePages.order), asc(livePages.id)),
    pageTexts: await db
      .select({ pageId, locale, settings })
      .from(livePageSettings)
      .where(and(eq(livePageSettings.siteId, siteId), inArray(locale, locales))),
    listings: await db
      .select({ pageId, locale, isLeftOut: isLeftOut(settings) })
      .from(livePageSettings)
      .where(eq(livePageSettings.siteId, siteId)),
    blocks: await db.select().from(liveBlocks).where(eq(liveBlocks.siteId, siteId)),
    placed: await db
      .select({
        pageId: liveGlobalBlocks.pageId,
        blockId: liveGlobalBlocks.blockId,
        order: liveGlobalBlocks.order,
      })
      .from(liveGlobalBlocks)
      .where(eq(liveGlobalBlocks.siteId, siteId)),
    settings: await db
      .select({
        id: texts.id,
        blockId: texts.blockId,
        pageId: texts.pageId,
        locale: texts.locale,
        settings: texts.settings,
        version: texts.version,
      })
      .from(texts)
      .where(and(eq(texts.siteId, siteId), inArray(texts.locale, locales))),
  };
}

async function readDraft(db: Pick<Database, 'select'>, siteId: number, locales: string[]): Promise<SiteRows> {
  const ofSite = and(eq(pages.siteId, siteId), isNull(pages.deletedAt));
  return {
    pages: await db
      .select({ id: pages.id, key: pages.key, path: pages.path })
      .from(pages)
      .where(ofSite)
      .orderBy(asc(pages.order), asc(pages.id)),
    pageTexts: await db
      .select({ pageId: pageSettings.pageId, locale: pageSettings.locale, settings: pageSettings.settings })
      .from(pageSettings)
      .innerJoin(pages, eq(pages.id, pageSettings.pageId))
      .where(and(ofSite, inArray(pageSettings.locale, locales))),
    listings: await db
      .select({
        pageId: pageSettings.pageId,
        locale: pageSettings.locale,
        isLeftOut: isLeftOut(pageSettings.settings),
      })
      .from(pageSettings)
      .innerJoin(pages, eq(pages.id, pageSettings.pageId))
      .where(ofSite),
    blocks: await db
      .select()
      .from(blocks)
      .where(and(eq(blocks.siteId, siteId), isNull(blocks.deletedAt))),
    placed: await db
      .select({ pageId: globalBlocks.pageId, blockId: globalBlocks.blockId, order: globalBlocks.order })
      .from(globalBlocks)
      .innerJoin(pages, eq(pages.id, globalBlocks.pageId))
      .where(ofSite),
    settings: await db
      .select({
        id: blockSettings.id,
        blockId: blockSettings.blockId,
        pageId: blocks.pageId,
        locale: blockSettings.locale,
        settings: blockSettings.settings,
        version: blockSettings.version,
      })
      .from(blockSettings)
      .innerJoin(blocks, eq(blocks.id, blockSettings.blockId))
      .where(and(eq(blocks.siteId, siteId), inArray(blockSettings.locale, locales))),
  };
}

export type SiteRow = typeof sites.$inferSelect;

/** The site itself, freshly: its version is what others compare their copies with. Its appearance as `state` has it. */
export async function readSiteRow(
  db: Database,
  siteId: number,
  state: SiteState,
): Promise<SiteRow | undefined> {
  const [site] = await db.select().from(sites).where(eq(sites.id, siteId));
  return site && state === 'published' ? asPublished(site) : site;
}
