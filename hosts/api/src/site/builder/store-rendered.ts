import { and, eq, getTableColumns } from '../../platform/database/drizzle.ts';
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
}
