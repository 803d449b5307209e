import type { PageSnapshot, SitePublication } from '@boardwright/api-client/contract';
import { and, eq, inArray, isNull, or, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import {
  pages,
  publishedBlocks,
  publishedBlockSettings,
  publishedGlobalBlocks,
  publishedPages,
  publishedPageSettings,
  sites,
} from '../../platform/database/schema.ts';
import { appearanceOf, changedAppearance, publishedAppearanceOf } from '../../platform/appearance.ts';
import { HttpError } from '../../platform/http/http-error.ts';

type Reader = Pick<Database, 'select' | 'execute'>;

/** A block's content as one value, equal for two that show the same. */
const contentOf = (
  block: string,
  texts: string,
) => `jsonb_build_array(${block}.key, coalesce(${block}.custom_styles, ''),
  (select coalesce(jsonb_object_agg(own.locale, jsonb_build_array(own.version, own.settings)), '{}') from ${texts}))`;
const editedBlock = contentOf('block', 'block_settings as own where own.block_id = block.id');
const publishedBlock = contentOf(
  'block',
  'published_block_settings as own where own.published_block_id = block.id',
);

/** A page with its own blocks, and which shared ones stand among them, as one value. */
const editedPage = `jsonb_build_array(page.key, page.path,
  (select coalesce(jsonb_object_agg(own.locale, own.settings), '{}') from page_settings as own where own.page_id = page.id),
  (select coalesce(jsonb_agg(jsonb_build_array(id, content) order by "order", id), '[]') from (
    select block.id, block."order", ${editedBlock} as content from blocks as block
    where block.page_id = page.id and block.deleted_at is null
    union all select placed.block_id, placed."order", null from global_blocks as placed
      join blocks as block on block.id = placed.block_id and block.deleted_at is null
      where placed.page_id = page.id) as standing))`;
const publishedPage = `jsonb_build_array(live.key, live.path,
  (select coalesce(jsonb_object_agg(own.locale, own.settings), '{}')
    from published_page_settings as own where own.page_id = page.id),
  (select coalesce(jsonb_agg(jsonb_build_array(id, content) order by "order", id), '[]') from (
    select block.block_id as id, block."order", ${publishedBlock} as content from published_blocks as block
    where block.page_id = page.id
    union all select block_id, "order", null from published_global_blocks as placed where placed.page_id = page.id)
    as standing))`;

/** How a site publishes, and of one that does so by hand how each page and shared block stands to what visitors have. */
export async function findPublication(db: Reader, siteId: number): Promise<Omit<SitePublication, 'plans'>> {
  const [site] = await db.select().from(sites).where(eq(sites.id, siteId));
  if (!site) throw new HttpError('notFound');
  // Nobody has anything yet of a site that is not open.
  if (site.publishing === 'live' || site.status === 'draft')
    return { publishing: site.publishing, pages: [], changed_blocks: [], changed_appearance: [] };
  const { rows } = await db.execute<{
    id: number;
    author: string | null;
    published_at: string | Date | null;
    is_changed: boolean;
  }>(sql`
    select page.id, live.author, live.published_at,
      live.page_id is not null and ${sql.raw(editedPage)} <> ${sql.raw(publishedPage)} as is_changed
    from pages as page left join published_pages as live on live.page_id = page.id
    where page.site_id = ${siteId} and page.deleted_at is null order by page."order", page.id`);
  const { rows: changed } = await db.execute<{ id: number }>(sql`
    select edited.id from published_blocks as live join blocks as edited on edited.id = live.block_id
    where live.site_id = ${siteId} and live.page_id is null and edited.page_id is null
      and (select ${sql.raw(editedBlock)} from blocks as block where block.id = edited.id)
        <> (select ${sql.raw(publishedBlock)} from published_blocks as block where block.id = live.id)
    order by edited.id`);
  return {
    publishing: 'by_hand',
    pages: rows.map(({ id, author, published_at: at, is_changed }) => ({
      id,
      published: at === null ? null : { author: author ?? '', at: new Date(at).toISOString() },
      is_changed,
    })),
    changed_blocks: changed.map(({ id }) => id),
    changed_appearance: changedAppearance(publishedAppearanceOf(site), appearanceOf(site)),
  };
}

/**
 * A page as visitors have it, in the parts of the document.
 * @returns null for one that they do not have
 * @throws HttpError `notFound` for another site's page
 */
export async function readPublishedPage(
  db: Reader,
  siteId: number,
  id: number,
): Promise<PageSnapshot | null> {
  const [known] = await db
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.id, id), eq(pages.siteId, siteId)));
  if (!known) throw new HttpError('notFound');
  const [page] = await db.select().from(publishedPages).where(eq(publishedPages.pageId, id));
  if (!page) return null;
  const texts = await db.select().from(publishedPageSettings).where(eq(publishedPageSettings.pageId, id));
  const placed = await db.select().from(publishedGlobalBlocks).where(eq(publishedGlobalBlocks.pageId, id));
  const rows = await db
    .select()
    .from(publishedBlocks)
    .where(
      or(
        eq(publishedBlocks.pageId, id),
        and(
          isNull(publishedBlocks.pageId),
          inArray(
            publishedBlocks.blockId,
            placed.map(({ blockId }) => blockId),
          ),
        ),
      ),
    );
  const settings = await db
    .select()
    .from(publishedBlockSettings)
    .where(
      inArray(
        publishedBlockSettings.publishedBlockId,
        rows.map((row) => row.id),
      ),
    );
  const orderOf = new Map(placed.map(({ blockId, order }) => [blockId, order]));
  const order = (row: (typeof rows)[number]): number =>
    row.pageId === null ? (orderOf.get(row.blockId) ?? 0) : row.order;
  const standing = rows.toSorted((one, other) => order(one) - order(other) || one.blockId - other.blockId);
  return {
    page: {
      id,
      key: page.key,
      revision: 0,
      path: { ...page.path },
      settings: Object.fromEntries(
        texts.map(({ locale, settings: values }) => [locale, { id: 0, revision: 0, settings: values }]),
      ),
      blocks: standing.map(({ blockId }) => blockId),
    },
    blocks: standing.map((row) => ({
      id: row.blockId,
      key: row.key,
      isGlobal: row.pageId === null,
      revision: 0,
      custom_styles: row.customStyles ?? '',
      settings: Object.fromEntries(
        settings
          .filter(({ publishedBlockId }) => publishedBlockId === row.id)
          .map(({ locale, settingsId, version, settings: values }) => [
            locale,
            { id: settingsId, revision: 0, version, settings: values },
          ]),
      ),
    })),
  };
}
