import type { DocumentBlock, DocumentPage, SiteDocument } from '@boardwright/api-client/contract';
import { and, asc, eq, getTableColumns, inArray, isNull, or } from '../../platform/database/drizzle.ts';
import {
  blocks,
  blockSettings,
  globalBlocks,
  pages,
  pageSettings,
  type sites,
} from '../../platform/database/schema.ts';
import type { Writer } from './builder-context.ts';

type BlockRow = typeof blocks.$inferSelect;
type PageRow = typeof pages.$inferSelect;

/** What translations were written from is asked for by itself: it is as much as the words. */
function withoutSources<Table extends typeof blockSettings | typeof pageSettings>(table: Table) {
  const { sources: _sources, ...columns } = getTableColumns(table);
  return columns;
}
type SettingsRow = Omit<typeof blockSettings.$inferSelect, 'sources'>;
type TextsRow = Omit<typeof pageSettings.$inferSelect, 'sources'>;

/** Pages and blocks in every language, however many pages: five queries. */
export interface DocumentParts {
  readonly pages: DocumentPage[];
  readonly blocks: DocumentBlock[];
}

function presentBlock(
  { id, key, isGlobal, revision, customStyles }: BlockRow,
  rows: readonly SettingsRow[] = [],
): DocumentBlock {
  return {
    id,
    key,
    isGlobal,
    revision,
    custom_styles: customStyles ?? '',
    settings: Object.fromEntries(
      rows.map((row) => [
        row.locale,
        { id: row.id, revision: row.revision, version: row.version, settings: { ...row.settings } },
      ]),
    ),
  };
}

function presentPage(
  { id, key, revision, path }: PageRow,
  texts: readonly TextsRow[] = [],
  order: readonly number[] = [],
): DocumentPage {
  return {
    id,
    key,
    revision,
    path: { ...path },
    settings: Object.fromEntries(
      texts.map((row) => [row.locale, { id: row.id, revision: row.revision, settings: { ...row.settings } }]),
    ),
    blocks: [...order],
  };
}

/** Reads pages of a site with all their blocks. @param only these pages; all of them without */
export async function readParts(
  db: Writer,
  siteId: number,
  only?: readonly number[],
): Promise<DocumentParts> {
  const there = and(
    eq(pages.siteId, siteId),
    isNull(pages.deletedAt),
    ...(only ? [inArray(pages.id, [...only])] : []),
  );
  const pageRows = await db.select().from(pages).where(there).orderBy(asc(pages.order), asc(pages.id));
  const ids = pageRows.map(({ id }) => id);
  if (ids.length === 0) return { pages: [], blocks: [] };
  const texts = await db
    .select(withoutSources(pageSettings))
    .from(pageSettings)
    .where(inArray(pageSettings.pageId, ids));
  const placed = await db.select().from(globalBlocks).where(inArray(globalBlocks.pageId, ids));
  const onPages = placed.map(({ blockId }) => blockId);
  // Without pages to choose, all of the site's blocks: also those that stand nowhere now.
  const wanted = and(
    eq(blocks.siteId, siteId),
    isNull(blocks.deletedAt),
    only ? or(inArray(blocks.pageId, ids), inArray(blocks.id, onPages)) : undefined,
  );
  const pageIds = new Set(ids);
  const rows = await db.select().from(blocks).where(wanted);
  const visibleRows = rows.filter(({ pageId }) => pageId === null || pageIds.has(pageId));
  const settings = await db
    .select(withoutSources(blockSettings))
    .from(blockSettings)
    .innerJoin(blocks, eq(blocks.id, blockSettings.blockId))
    .where(wanted);
  const settingsOf = Map.groupBy(settings, ({ blockId }) => blockId);
  const textsOf = Map.groupBy(texts, ({ pageId }) => pageId);
  const known = new Set(visibleRows.map(({ id }) => id));
  const places = [
    ...visibleRows.flatMap(({ id, pageId, order }) => (pageId === null ? [] : [{ pageId, id, order }])),
    ...placed
      .filter(({ blockId }) => known.has(blockId))
      .map(({ pageId, blockId, order }) => ({ pageId, id: blockId, order })),
  ].sort((one, other) => one.order - other.order || one.id - other.id);
  const orderOf = Map.groupBy(places, ({ pageId }) => pageId);
  return {
    pages: pageRows.map((page) =>
      presentPage(
        page,
        textsOf.get(page.id),
        orderOf.get(page.id)?.map(({ id }) => id),
      ),
    ),
    blocks: visibleRows.map((block) => presentBlock(block, settingsOf.get(block.id))),
  };
}

/** A whole site as an admin edits it. The hash of its password never leaves the server. */
export function presentDocument(site: typeof sites.$inferSelect, parts: DocumentParts): SiteDocument {
  const { password: _password, ...settings } = site.settings;
  return {
    id: site.id,
    status: site.status,
    name: site.name,
    job_board_id: site.jobBoardId,
    revision: site.settingsRevision,
    version: site.version,
    default_language: site.defaultLocale,
    supported_languages: [...site.supportedLocales],
    settings: { ...settings, site_password_set: site.passwordHash !== null },
    texts: Object.fromEntries(Object.entries(site.texts).map(([locale, texts]) => [locale, { ...texts }])),
    cookie_scripts: site.cookieScripts.map((script) => ({ ...script })),
    ...parts,
  };
}
