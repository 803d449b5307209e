import { sql } from '../../platform/database/drizzle.ts';
import type { Save, Writer } from './builder-context.ts';

/** What is published, of which site, by whom. */
export interface Publication extends Pick<Save, 'siteId' | 'now' | 'author'> {
  /** Undefined for what stood there when publishing by hand began. */
  readonly userId: number | undefined;
  /** Numbers of pages of the site; each is replaced whole. */
  readonly pages: readonly number[];
  /** Numbers of shared blocks that change for visitors, on every page that shows them. */
  readonly blocks: readonly number[];
}

const numbers = (ids: readonly number[]) => sql`${sql.param([...ids])}::integer[]`;

/**
 * Copies pages from what the editor has to what visitors get: texts, own blocks with their settings, and where shared ones
 * stand. A shared block that visitors have not seen yet goes along; one that they know only when it is named.
 */
export async function storePublished(tx: Writer, publication: Publication): Promise<void> {
  const { siteId, userId = null, author, now, pages, blocks } = publication;
  const ids = numbers(pages);
  const ofSite = sql`page.site_id = ${siteId} and page.deleted_at is null and page.id = any (${ids})`;
  // Its texts, blocks and places go with it.
  await tx.execute(sql`delete from published_pages where site_id = ${siteId} and page_id = any (${ids})`);
  await tx.execute(sql`
    insert into published_pages (page_id, site_id, key, path, user_id, author, published_at)
    select page.id, page.site_id, page.key, page.path, ${userId}::integer, ${author}, ${now.toISOString()}::timestamptz
    from pages as page where ${ofSite}`);
  await tx.execute(sql`
    insert into published_page_settings (page_id, locale, settings)
    select own.page_id, own.locale, own.settings
    from page_settings as own join pages as page on page.id = own.page_id where ${ofSite}`);
  await tx.execute(sql`
    insert into published_global_blocks (page_id, block_id, "order")
    select placed.page_id, placed.block_id, placed."order"
    from global_blocks as placed join pages as page on page.id = placed.page_id
      join blocks as block on block.id = placed.block_id and block.deleted_at is null
    where ${ofSite}`);
  await storeBlocks(tx, siteId, sql`block.page_id = any (${ids})`);
  await tx.execute(sql`
    delete from published_blocks
    where site_id = ${siteId} and page_id is null and block_id = any (${numbers(blocks)})`);
  await dropUnplaced(tx, siteId);
  await storeBlocks(
    tx,
    siteId,
    sql`block.page_id is null
      and exists (select 1 from published_global_blocks as placed where placed.block_id = block.id)
      and not exists (select 1 from published_blocks as published
        where published.block_id = block.id and published.page_id is null)`,
  );
}

/** A shared block that stands on no page of visitors is none of theirs: what they see of it next is as it is then. */
export async function dropUnplaced(tx: Writer, siteId: number): Promise<void> {
  await tx.execute(sql`
    delete from published_blocks as published
    where published.site_id = ${siteId} and published.page_id is null
      and not exists (select 1 from published_global_blocks as placed where placed.block_id = published.block_id)`);
}

/** Blocks that are not published yet, with their settings. */
async function storeBlocks(tx: Writer, siteId: number, which: ReturnType<typeof sql>): Promise<void> {
  await tx.execute(sql`
    with stored as (
      insert into published_blocks (block_id, page_id, site_id, key, "order", custom_styles)
      select block.id, block.page_id, block.site_id, block.key, block."order", block.custom_styles
      from blocks as block
      where block.site_id = ${siteId} and block.deleted_at is null and ${which}
      returning id, block_id)
    insert into published_block_settings (published_block_id, locale, settings, version, settings_id)
    select stored.id, own.locale, own.settings, own.version, own.id
    from stored join block_settings as own on own.block_id = stored.block_id`);
}
