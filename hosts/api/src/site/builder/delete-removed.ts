import { and, exists, eq, lte, ne, not } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { blockPresets, blocks, forwardRules, pageRevisions, pages } from '../../platform/database/schema.ts';

/** Milliseconds in which what was removed can be put back. */
export const restorableFor = 30 * 24 * 60 * 60 * 1000;

/**
 * Deletes what was taken off sites long enough ago: pages with their texts, blocks, revisions and former paths, blocks
 * that were removed by themselves, presets, and rules by which addresses lead on. A page with a revision that somebody gave a name stays: a name is given
 * to keep it. A page that goes back to a version with such a block gets one like it.
 * @returns how many pages, blocks and presets went
 */
export async function deleteRemoved(
  db: Database,
  now: Date,
): Promise<{ readonly pages: number; readonly blocks: number; readonly presets: number }> {
  const last = new Date(now.getTime() - restorableFor);
  const named = db
    .select({ id: pageRevisions.id })
    .from(pageRevisions)
    .where(and(eq(pageRevisions.pageId, pages.id), ne(pageRevisions.name, '')));
  // A row that is put back in this very moment is looked at once more, and stays.
  const deletedPages = await db
    .delete(pages)
    .where(and(lte(pages.deletedAt, last), not(exists(named))))
    .returning({ id: pages.id });
  const deletedBlocks = await db
    .delete(blocks)
    .where(lte(blocks.deletedAt, last))
    .returning({ id: blocks.id });
  const deletedPresets = await db
    .delete(blockPresets)
    .where(lte(blockPresets.deletedAt, last))
    .returning({ id: blockPresets.id });
  await db.delete(forwardRules).where(lte(forwardRules.deletedAt, last));
  return { pages: deletedPages.length, blocks: deletedBlocks.length, presets: deletedPresets.length };
}
