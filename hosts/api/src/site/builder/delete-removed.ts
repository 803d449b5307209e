import {
  and,
  type AnyPgColumn,
  eq,
  exists,
  isNull,
  lte,
  ne,
  not,
  or,
  sql,
} from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import {
  articles,
  blockPresets,
  blocks,
  forwardRules,
  hostClaims,
  landingPages,
  pageForwards,
  pageRevisions,
  pages,
  previewLinks,
  publishedBlocks,
  publishPlans,
} from '../../platform/database/schema.ts';
import { restorableFor } from '../../platform/restorable-for.ts';

/**
 * Deletes what was taken off sites long enough ago: pages with their texts, blocks, revisions and former paths, blocks
 * that were removed by themselves, presets, rules by which addresses lead on, articles and landing pages; and preview links that ended, and plans that were done so long ago. A page with a
 * revision that somebody gave a name stays: a name is given to keep it. So does a block that visitors have still, or a plan holds, where
 * pages are published by hand, and the page it was moved to. A page that goes back to a version with such a block gets one
 * like it.
 * @returns how many pages, blocks, presets and articles went
 */
export async function deleteRemoved(
  db: Database,
  now: Date,
): Promise<Readonly<Record<'pages' | 'blocks' | 'presets' | 'articles', number>>> {
  const last = new Date(now.getTime() - restorableFor);
  const named = db
    .select({ id: pageRevisions.id })
    .from(pageRevisions)
    .where(and(eq(pageRevisions.pageId, pages.id), ne(pageRevisions.name, '')));
  const elsewhere = db
    .select({ id: publishedBlocks.id })
    .from(publishedBlocks)
    .innerJoin(blocks, eq(blocks.id, publishedBlocks.blockId))
    .where(
      and(
        eq(blocks.pageId, pages.id),
        or(isNull(publishedBlocks.pageId), ne(publishedBlocks.pageId, pages.id)),
      ),
    );
  // What a plan holds comes, or comes back, once its time has come.
  const plannedBlock = (block: AnyPgColumn) =>
    sql`exists (select 1 from publish_plans as plan, jsonb_array_elements(plan.content -> 'blocks') as held
      where plan.done_at is null and (held ->> 'block_id')::integer = ${block})`;
  const planned = db
    .select({ id: blocks.id })
    .from(blocks)
    .where(and(eq(blocks.pageId, pages.id), plannedBlock(blocks.id)));
  // A row that is put back in this very moment is looked at once more, and stays.
  const deletedPages = await db
    .delete(pages)
    .where(and(lte(pages.deletedAt, last), not(exists(named)), not(exists(elsewhere)), not(exists(planned))))
    .returning({ id: pages.id });
  // Taken off in the editor, and not yet where visitors are.
  const published = db
    .select({ id: publishedBlocks.id })
    .from(publishedBlocks)
    .where(eq(publishedBlocks.blockId, blocks.id));
  const deletedBlocks = await db
    .delete(blocks)
    .where(and(lte(blocks.deletedAt, last), not(exists(published)), not(plannedBlock(blocks.id))))
    .returning({ id: blocks.id });
  const deletedPresets = await db
    .delete(blockPresets)
    .where(lte(blockPresets.deletedAt, last))
    .returning({ id: blockPresets.id });
  await db.delete(forwardRules).where(lte(forwardRules.deletedAt, last));
  await db.delete(pageForwards).where(lte(pageForwards.deletedAt, last));
  await db.delete(hostClaims).where(lte(hostClaims.deletedAt, last));
  await db.delete(publishPlans).where(lte(publishPlans.doneAt, last));
  await db.delete(previewLinks).where(lte(previewLinks.endsAt, last));
  await db.delete(landingPages).where(lte(landingPages.deletedAt, last));
  const deletedArticles = await db
    .delete(articles)
    .where(lte(articles.deletedAt, last))
    .returning({ id: articles.id });
  return {
    pages: deletedPages.length,
    blocks: deletedBlocks.length,
    presets: deletedPresets.length,
    articles: deletedArticles.length,
  };
}
