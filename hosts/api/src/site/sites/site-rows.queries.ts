import { and, asc, eq, inArray, isNull } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import {
  articles,
  articleSlugs,
  blockPresets,
  blocks,
  blockSettings,
  forwardRules,
  globalBlocks,
  landingPages,
  landingPageSlugs,
  mailTexts,
  media,
  mediaCaptions,
  pageForwards,
  pages,
  pageSettings,
  products,
  segmentGroups,
  segments,
  siteHosts,
} from '../../platform/database/schema.ts';
import { tenantOf } from '../../platform/http/find-tenants.ts';
import { ofBoard } from '../../platform/search-sync/offered-segments.ts';

type Reader = Pick<Database, 'select'>;

async function pageRows(db: Reader, siteId: number) {
  const live = await db
    .select()
    .from(pages)
    .where(and(eq(pages.siteId, siteId), isNull(pages.deletedAt)))
    .orderBy(asc(pages.order), asc(pages.id));
  const ids = live.map(({ id }) => id);
  const none = ids.length === 0;
  const texts = none ? [] : await db.select().from(pageSettings).where(inArray(pageSettings.pageId, ids));
  const former = none
    ? []
    : await db
        .select()
        .from(pageForwards)
        .where(
          and(
            eq(pageForwards.siteId, siteId),
            inArray(pageForwards.pageId, ids),
            isNull(pageForwards.deletedAt),
          ),
        )
        .orderBy(asc(pageForwards.locale), asc(pageForwards.path));
  const places = none ? [] : await db.select().from(globalBlocks).where(inArray(globalBlocks.pageId, ids));
  return { pages: live, texts, former, places };
}

async function blockRows(db: Reader, siteId: number) {
  const all = await db
    .select()
    .from(blocks)
    .where(and(eq(blocks.siteId, siteId), isNull(blocks.deletedAt)))
    .orderBy(asc(blocks.order), asc(blocks.id));
  const settings = await db
    .select()
    .from(blockSettings)
    .innerJoin(blocks, eq(blocks.id, blockSettings.blockId))
    .where(and(eq(blocks.siteId, siteId), isNull(blocks.deletedAt)));
  const presets = await db
    .select()
    .from(blockPresets)
    .where(and(eq(blockPresets.siteId, siteId), isNull(blockPresets.deletedAt)))
    .orderBy(asc(blockPresets.id));
  return { blocks: all, settings: settings.map(({ block_settings: row }) => row), presets };
}

async function contentRows(db: Reader, boardId: number) {
  return {
    segments: await db
      .select({ segment: segments, group: segmentGroups.key })
      .from(segments)
      .innerJoin(segmentGroups, eq(segmentGroups.id, segments.segmentGroupId))
      .where(ofBoard(boardId))
      .orderBy(asc(segmentGroups.order), asc(segmentGroups.id), asc(segments.order), asc(segments.id)),
    products: await db
      .select()
      .from(products)
      .where(eq(products.jobBoardId, boardId))
      .orderBy(asc(products.order), asc(products.id)),
    articles: await db
      .select()
      .from(articles)
      .where(and(eq(articles.jobBoardId, boardId), isNull(articles.deletedAt)))
      .orderBy(asc(articles.id)),
    articleSlugs: await db
      .select()
      .from(articleSlugs)
      .where(eq(articleSlugs.jobBoardId, boardId))
      .orderBy(asc(articleSlugs.slug)),
    landingPages: await db
      .select()
      .from(landingPages)
      .where(and(eq(landingPages.jobBoardId, boardId), isNull(landingPages.deletedAt)))
      .orderBy(asc(landingPages.order), asc(landingPages.id)),
    landingPageSlugs: await db
      .select()
      .from(landingPageSlugs)
      .where(eq(landingPageSlugs.jobBoardId, boardId))
      .orderBy(asc(landingPageSlugs.slug)),
    redirects: await db
      .select()
      .from(forwardRules)
      .where(and(eq(forwardRules.jobBoardId, boardId), isNull(forwardRules.deletedAt)))
      .orderBy(asc(forwardRules.path)),
  };
}

/** Everything of a site that its copy takes along. What stands in no query here is nobody else's: people, jobs, orders. */
export async function readSiteRows(db: Reader, siteId: number) {
  const tenant = await tenantOf(db, siteId);
  const hosts = await db
    .select({ host: siteHosts.host })
    .from(siteHosts)
    .where(and(eq(siteHosts.siteId, siteId), eq(siteHosts.type, 'site')));
  return {
    ...tenant,
    // Its main address is not among them on the machine of who tries it.
    hosts: [...new Set([tenant.board.host, ...hosts.map(({ host }) => host)])].filter((host) => host !== ''),
    ...(await pageRows(db, siteId)),
    blocksOf: await blockRows(db, siteId),
    content: await contentRows(db, tenant.board.id),
    mails: await db
      .select()
      .from(mailTexts)
      .where(eq(mailTexts.siteId, siteId))
      .orderBy(asc(mailTexts.kind), asc(mailTexts.locale)),
    library: await db
      .select()
      .from(media)
      .where(and(eq(media.siteId, siteId), isNull(media.deletedAt)))
      .orderBy(asc(media.id)),
    captions: await db
      .select()
      .from(mediaCaptions)
      .where(and(eq(mediaCaptions.siteId, siteId), isNull(mediaCaptions.deletedAt)))
      .orderBy(asc(mediaCaptions.mediaId), asc(mediaCaptions.language)),
  };
}
export type SiteRows = Awaited<ReturnType<typeof readSiteRows>>;
