import { and, eq, getTableColumns, sql } from '../../platform/database/drizzle.ts';
import { blocks, blockSettings, pages, pageSettings } from '../../platform/database/schema.ts';
import type { Save } from './builder-context.ts';

/**
 * Another language becomes the default. What its visitors saw of the default before, because nothing was written in
 * it, is written in it now: a page shows no less than it did.
 */
export async function storeRendered({ tx, siteId }: Save, before: string, own: string): Promise<void> {
  const locale = own.toUpperCase();
  const from = before.toUpperCase();
  const settings = await tx
    .select(getTableColumns(blockSettings))
    .from(blockSettings)
    .innerJoin(blocks, eq(blocks.id, blockSettings.blockId))
    .where(and(eq(blocks.siteId, siteId), eq(blockSettings.locale, from)));
  const texts = await tx
    .select(getTableColumns(pageSettings))
    .from(pageSettings)
    .innerJoin(pages, eq(pages.id, pageSettings.pageId))
    .where(and(eq(pages.siteId, siteId), eq(pageSettings.locale, from)));
  if (settings.length > 0)
    await tx
      .insert(blockSettings)
      .values(
        settings.map(({ blockId, settings: values, version }) => ({
          blockId,
          locale,
          settings: values,
          version,
        })),
      )
      .onConflictDoNothing();
  if (texts.length > 0)
    await tx
      .insert(pageSettings)
      .values(texts.map(({ pageId, settings: values }) => ({ pageId, locale, settings: values })))
      .onConflictDoNothing();
  // The same of what was published by hand.
  await tx.execute(sql`
    insert into published_block_settings (published_block_id, locale, settings, version, settings_id)
    select own.published_block_id, ${locale}, own.settings, own.version, coalesce(edited.id, own.settings_id)
    from published_block_settings as own
    join published_blocks as block on block.id = own.published_block_id
    left join block_settings as edited on edited.block_id = block.block_id and edited.locale = ${locale}
    where block.site_id = ${siteId} and own.locale = ${from}
    on conflict do nothing`);
  await tx.execute(sql`
    insert into published_page_settings (page_id, locale, settings)
    select own.page_id, ${locale}, own.settings
    from published_page_settings as own join published_pages as page on page.page_id = own.page_id
    where page.site_id = ${siteId} and own.locale = ${from}
    on conflict do nothing`);
}
