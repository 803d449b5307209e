import { and, eq, getTableColumns } from '../../platform/database/drizzle.ts';
import { blocks, blockSettings, pages, pageSettings } from '../../platform/database/schema.ts';
import { blockOfSite, pageOfSite, type Save } from './builder-context.ts';
import { expectNotTested } from '../experiments/running-experiments.queries.ts';
import { keepingRevision, pageOfBlock } from './page-revisions.ts';
import { expectUnchanged } from './stale-row.ts';

/**
 * Takes a block's settings in a language away: it shows those of the default language again. Already gone is gone.
 * @throws HttpError `conflict` with those of now, when somebody else wrote in between; `blockDeleted`, `pageDeleted`
 */
export async function deleteBlockLanguage(save: Save, id: number, revision: number): Promise<void> {
  const { tx, siteId } = save;
  const [row] = await tx
    .select({ ...getTableColumns(blockSettings), pageId: blocks.pageId })
    .from(blockSettings)
    .innerJoin(blocks, eq(blocks.id, blockSettings.blockId))
    .where(and(eq(blockSettings.id, id), eq(blocks.siteId, siteId)));
  if (!row) return;
  await blockOfSite(save, row.blockId);
  await expectNotTested(save, row.blockId);
  const { settings, version } = row;
  const pageId = await pageOfBlock(tx, { id: row.blockId, pageId: row.pageId });
  await expectUnchanged(save, row, { pageId, read: revision, current: { settings, version } });
  const forget = async (): Promise<void> => {
    await tx.delete(blockSettings).where(eq(blockSettings.id, id));
  };
  await (pageId === undefined ? forget() : keepingRevision(save, pageId, forget));
}

/**
 * Takes a page's label, title and description in a language away. Already gone is gone.
 * @throws HttpError `conflict` with those of now, when somebody else wrote in between; `pageDeleted`
 */
export async function deletePageLanguage(save: Save, id: number, revision: number): Promise<void> {
  const { tx, siteId } = save;
  const [row] = await tx
    .select(getTableColumns(pageSettings))
    .from(pageSettings)
    .innerJoin(pages, eq(pages.id, pageSettings.pageId))
    .where(and(eq(pageSettings.id, id), eq(pages.siteId, siteId)));
  if (!row) return;
  await pageOfSite(save, row.pageId);
  await expectUnchanged(save, row, {
    pageId: row.pageId,
    read: revision,
    current: { settings: row.settings },
  });
  await keepingRevision(save, row.pageId, async () => {
    await tx.delete(pageSettings).where(eq(pageSettings.id, id));
  });
}
