import { and, eq, inArray, isNull, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { pages, publishPlans, sites } from '../../platform/database/schema.ts';
import type { Save } from './builder-context.ts';
import { findProblems, type PublishProblem, rememberPublishedPaths, withdrawPage } from './publish-page.ts';
import { contentOf, findDuePlans, isWaiting, type PlanRow } from './publish-plans.queries.ts';
import { storeContent } from './published-content.ts';

/**
 * Does what a plan says: all of it, or nothing. A page that was deleted meanwhile is left out.
 * @returns what keeps it from visitors; then nothing has changed
 */
export async function runPlan(
  save: Pick<Save, 'tx' | 'siteId' | 'now'>,
  plan: PlanRow,
): Promise<readonly PublishProblem[]> {
  const { tx, siteId, now } = save;
  const planned = contentOf(plan);
  const there = await tx
    .select({ id: pages.id })
    .from(pages)
    .where(
      and(
        eq(pages.siteId, siteId),
        isNull(pages.deletedAt),
        inArray(pages.id, [...plan.pages, ...plan.offline]),
      ),
    );
  const isThere = (id: number) => there.some((page) => page.id === id);
  const rows = planned.pages
    .filter(({ page_id: id }) => isThere(id))
    .map(({ page_id: id, key, path }) => ({ id, key, path }));
  // First what makes room.
  const offline = plan.offline.filter(isThere);
  const problems = await findProblems(save, rows, offline);
  if (problems.length > 0) return problems;
  for (const id of offline) await withdrawPage(save, id);
  await rememberPublishedPaths(save, rows);
  const by = { siteId, userId: plan.userId ?? undefined, author: plan.author, now };
  await storeContent(tx, by, {
    ...planned,
    pages: planned.pages.filter(({ page_id: id }) => isThere(id)),
    blocks: planned.blocks.filter(({ page_id: id }) => id === null || isThere(id)),
  });
  await tx.update(publishPlans).set({ doneAt: now, problems: null }).where(eq(publishPlans.id, plan.id));
  return [];
}

/**
 * Publishes what is due, and what was missed while nobody was at work: each plan by itself, the earliest first. One that
 * another page stands in the way of is left as it was, with the reason beside it.
 * @param onError is given what broke; the others go on
 */
export async function publishPlanned(
  { db, now }: { readonly db: Database; readonly now: Date },
  onError: (error: unknown) => void,
): Promise<void> {
  for (const { id, siteId } of await findDuePlans(db, now))
    await db
      .transaction(async (tx) => {
        // As every save of a site: one after the other, and whoever keeps a copy learns of it.
        await tx
          .update(sites)
          .set({ version: sql`${sites.version} + 1` })
          .where(eq(sites.id, siteId));
        const [plan] = await tx
          .select()
          .from(publishPlans)
          .where(and(eq(publishPlans.id, id), isWaiting))
          .for('update');
        if (!plan) return;
        const problems = await runPlan({ tx, siteId, now }, plan);
        if (problems.length > 0)
          await tx.update(publishPlans).set({ problems }).where(eq(publishPlans.id, id));
      })
      // Policy: it is tried again with the next minute.
      .catch(onError);
}
