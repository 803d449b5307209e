import { type BlockSchemas, defaultPath, toWire, writeSettings } from '@boardwright/blocks-schema';
import type { Database } from '../platform/database/connect.ts';
import {
  blocks,
  blockSettings,
  globalBlocks,
  jobBoards,
  pages,
  pageSettings,
  siteHosts,
  sites,
} from '../platform/database/schema.ts';
import type { DemoBlock, DemoPage, DemoSite } from './demo-site.ts';

/** Where a site is written, and the schemas of the blocks it may have. */
export interface SiteWriter {
  readonly db: Pick<Database, 'insert'>;
  readonly schemas: BlockSchemas;
}

/** A block's settings as they are stored: wire prefix, the version of today's schema (0 for a block we do not know). */
function storedSettings(schemas: BlockSchemas, key: string, settings: object) {
  const schema = schemas[key];
  const values = settings as Readonly<Record<string, unknown>>;
  return schema ? writeSettings(schema, values) : { settings: toWire(key, values), version: 0 };
}

async function insertBlock(
  { db, schemas }: SiteWriter,
  siteId: number,
  pageId: number | null,
  order: number,
  block: DemoBlock,
) {
  const [row] = await db
    .insert(blocks)
    .values({
      siteId,
      pageId,
      key: block.key,
      order,
      isGlobal: pageId === null,
      customStyles: block.customStyles ?? null,
    })
    .returning({ id: blocks.id });
  const blockId = row?.id ?? 0;
  const perLocale = Object.entries(block.settings).map(([locale, settings]) => ({
    blockId,
    locale: locale.toUpperCase(),
    ...storedSettings(schemas, block.key, settings),
  }));
  if (perLocale.length > 0) await db.insert(blockSettings).values(perLocale);
  return blockId;
}

async function insertPage(
  writer: SiteWriter,
  site: DemoSite,
  page: DemoPage,
  order: number,
  shared: Map<string, number>,
) {
  const { db } = writer;
  const paths = site.locales.map((locale) => [
    locale,
    page.path[locale] ?? defaultPath(page.key, locale, order),
  ]);
  const [row] = await db
    .insert(pages)
    .values({
      siteId: site.id,
      key: page.key,
      path: Object.fromEntries(paths) as Record<string, string>,
      order,
    })
    .returning({ id: pages.id });
  const pageId = row?.id ?? 0;
  const texts = Object.entries(page.settings).map(([locale, settings]) => ({
    pageId,
    locale: locale.toUpperCase(),
    settings,
  }));
  if (texts.length > 0) await db.insert(pageSettings).values(texts);
  for (const [position, block] of page.blocks.entries()) {
    if (block.isGlobal === undefined) {
      await insertBlock(writer, site.id, pageId, position, block);
      continue;
    }
    const blockId = shared.get(block.isGlobal) ?? (await insertBlock(writer, site.id, null, 0, block));
    shared.set(block.isGlobal, blockId);
    await db.insert(globalBlocks).values({ pageId, blockId, order: position });
  }
}

/**
 * Writes a site with its board, hosts, pages and blocks.
 * @param url where the site is reached, as 'http://localhost:3000'
 */
export async function insertSite(writer: SiteWriter, site: DemoSite, url: string): Promise<void> {
  const { db } = writer;
  const { board } = site;
  await db.insert(jobBoards).values({
    id: board.id,
    host: site.hosts[0] ?? '',
    url,
    slug: board.slug,
    name: board.name,
    jobUrlTemplate: board.jobPath,
    applyUrlTemplate: `${board.jobPath}#apply`,
    newsletters: [...(board.newsletters ?? [])],
    email: board.email ?? null,
  });
  await db.insert(sites).values({
    id: site.id,
    status: site.status,
    name: site.name,
    jobBoardId: board.id,
    defaultLocale: site.defaultLocale,
    supportedLocales: [...site.locales],
    settings: { ...site.settings },
    texts: Object.fromEntries(
      Object.entries(site.texts).map(([locale, texts]) => [locale.toUpperCase(), { ...texts }]),
    ),
    cookieScripts: site.cookieScripts.map((script) => ({ ...script })),
    // One that is open from the start was never opened, so nothing was published: it shows what is saved.
    ...(site.status === 'active' && { publishing: 'live' }),
  });
  if (site.hosts.length > 0)
    await db
      .insert(siteHosts)
      .values(site.hosts.map((host) => ({ host: host.toLowerCase(), siteId: site.id })));
  const shared = new Map<string, number>();
  for (const [order, page] of site.pages.entries()) await insertPage(writer, site, page, order, shared);
}
