import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import { and, eq, isNull } from '../../platform/database/drizzle.ts';
import { pages, publishedBlocks, publishedPages, sites } from '../../platform/database/schema.ts';
import type { Save } from './builder-context.ts';
import { rememberPaths } from './page-forwards.ts';
import { storeAppearance, storePublished } from './published-content.ts';
import { forgetPlans } from './publish-plans.queries.ts';

/**
 * Visitors get every page as it is saved now; nothing changes for those who saw it a moment ago. What was planned
 * before is older than what they get.
 */
async function publishEverything(save: Pick<Save, 'tx' | 'siteId' | 'now'>): Promise<void> {
  const all = await save.tx
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.siteId, save.siteId), isNull(pages.deletedAt)));
  await save.tx.delete(publishedBlocks).where(eq(publishedBlocks.siteId, save.siteId));
  await forgetPlans(save);
  const by = { siteId: save.siteId, now: save.now, userId: undefined, author: '' };
  await storePublished(
    save.tx,
    by,
    all.map(({ id }) => id),
    { changing: [], appearance: true },
  );
}

/**
 * Whoever opens a site means it as it stands; what is saved from then on waits for them, where it publishes by hand.
 * @param before the site as it was until now
 * @param status what it becomes
 */
export async function publishWhenOpened(
  save: Pick<Save, 'tx' | 'siteId' | 'now'>,
  before: Pick<typeof sites.$inferSelect, 'status' | 'publishing'>,
  status: string | undefined,
): Promise<void> {
  if (before.status === 'draft' && status === 'active' && before.publishing === 'by_hand')
    await publishEverything(save);
}

/** What was saved since it was published goes to visitors: links to the paths they know lead on. */
async function publishNothingByHand(save: Save): Promise<void> {
  const published = await save.tx
    .select({ id: pages.id, before: publishedPages.path, path: pages.path })
    .from(publishedPages)
    .innerJoin(pages, eq(pages.id, publishedPages.pageId))
    .where(and(eq(publishedPages.siteId, save.siteId), isNull(pages.deletedAt)));
  for (const { id, before, path } of published) await rememberPaths(save, { id, path: before }, path);
  await forgetPlans(save);
  await storeAppearance(save, null);
  await save.tx.delete(publishedPages).where(eq(publishedPages.siteId, save.siteId));
  await save.tx.delete(publishedBlocks).where(eq(publishedBlocks.siteId, save.siteId));
}

/**
 * Chooses whether visitors see each save at once, or a page when it is published. By hand begins with what they see now;
 * at once shows them what was not published yet, and what was planned is planned no more.
 */
export async function choosePublishing(
  save: Save,
  { publishing }: BodyOf<Contract['siteBuilder']['choosePublishing']>,
): Promise<void> {
  const [site] = await save.tx.select().from(sites).where(eq(sites.id, save.siteId));
  if (!site || site.publishing === publishing) return;
  await save.tx.update(sites).set({ publishing }).where(eq(sites.id, save.siteId));
  if (publishing === 'live') await publishNothingByHand(save);
  else if (site.status === 'active') await publishEverything(save);
}
